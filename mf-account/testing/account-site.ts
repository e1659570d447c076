/** Pages of this remote on the site, for tests: a customer is signed in unless the test says otherwise. */
import type { PageModule } from '@amberlane/core';
import { pageOnSite, type PageOnSite, type SiteOptions } from '@amberlane/testing/render-page';
import { byPath, type AnswersByPath } from '@amberlane/testing/test-transport';
import type { Customer } from '../src/api/customer-api.ts';
import declaration from '../remote.config.ts';

interface AccountOptions extends Pick<SiteOptions, 'market' | 'nickName' | 'params' | 'routes'> {
  /** A call without an answer gets a failure of the service. */
  readonly answers?: AnswersByPath;
}

export const accountOnSite = (page: PageModule, { answers = {}, nickName = 'Ama', ...more }: AccountOptions = {}): PageOnSite =>
  pageOnSite(page, { remote: declaration, answer: byPath(answers), nickName, retryDelay: () => null, ...more });

/** The customer that most tests are about. */
export const AMA: Customer = {
  userId: 'account-1', userName: 'ama@example.com', userPin: 'pin-1', nickName: 'Ama', email: 'ama@example.com', phone: null, countryCode: 'GH', locale: 'en', passwordSet: true, passwordPolicy: 'strong',
  profile: {
    title: 'Ms', familyName: 'Boateng', firstName: 'Ama', companyName: '', companyAddress: '', contactPhone: '+233231234567',
    provinceCode: '', cityCode: '', areaCode: '', province: '', city: '', area: '', district: '', street: '',
  },
};
