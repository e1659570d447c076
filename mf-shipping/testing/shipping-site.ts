/** Pages of this remote on the site, for tests: a customer is signed in unless the test says otherwise. */
import type { PageModule } from '@amberlane/core';
import { pageOnSite, type PageOnSite, type SiteOptions } from '@amberlane/testing/render-page';
import { byPath, type AnswersByPath } from '@amberlane/testing/test-transport';
import declaration from '../remote.config.ts';

interface ShippingOptions extends Pick<SiteOptions, 'market' | 'nickName' | 'params' | 'mockApi' | 'routes'> {
  /** A call without an answer gets a failure of the service, or goes to the mock API where one is given. */
  readonly answers?: AnswersByPath;
}

export const shippingOnSite = (page: PageModule, { answers = {}, nickName = 'Ama', ...more }: ShippingOptions = {}): PageOnSite =>
  pageOnSite(page, { remote: declaration, answer: byPath(answers), nickName, retryDelay: () => null, ...more });
