/** Playwright's `test` with the page objects of tracking. */
import { test as siteTest } from '@amberlane/testing/fixtures';
import { TrackPage } from './page-objects/track-page.ts';

export { expect } from '@amberlane/testing/fixtures';

export const test = siteTest.extend<{ readonly trackPage: TrackPage }>({
  trackPage: async ({ page, market }, use) => use(new TrackPage(page, market)),
});
