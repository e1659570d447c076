/** Playwright's `test` with the page objects of the franchise squad. */
import { test as siteTest } from '@amberlane/testing/fixtures';
import { JobsPage } from './page-objects/jobs-page.ts';

export { expect } from '@amberlane/testing/fixtures';

interface FranchisePages {
  readonly jobsPage: JobsPage;
}

export const test = siteTest.extend<FranchisePages>({
  jobsPage: async ({ page, market }, use) => use(new JobsPage(page, market)),
});
