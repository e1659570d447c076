/** Pages of this remote on the site, for tests. */
import type { PageModule } from '@amberlane/core';
import { everyPage } from '@amberlane/testing/mock-api/every-page';
import { pageOnSite, type PageOnSite, type SiteOptions } from '@amberlane/testing/render-page';
import { byPath, type AnswersByPath } from '@amberlane/testing/test-transport';
import mockApi from './mock-api.ts';
import declaration from '../remote.config.ts';

interface FranchiseOptions extends Pick<SiteOptions, 'at' | 'market' | 'nickName' | 'params' | 'routes' | 'preloaded'> {
  /** The mock API answers every other call. */
  readonly answers?: AnswersByPath;
}

/** Visitors, unless the test says otherwise; no call is tried again by itself. */
export const franchiseOnSite = (page: PageModule, { answers = {}, ...more }: FranchiseOptions = {}): PageOnSite =>
  pageOnSite(page, { remote: declaration, answer: byPath(answers), mockApi: [everyPage, mockApi], retryDelay: () => null, ...more });
