/** Playwright's `test` with the page objects of content. */
import { test as siteTest } from '@amberlane/testing/fixtures';
import { HomePage } from './page-objects/home-page.ts';

export { expect } from '@amberlane/testing/fixtures';

export const test = siteTest.extend<{ readonly homePage: HomePage }>({
  homePage: async ({ page, market }, use) => use(new HomePage(page, market)),
});
