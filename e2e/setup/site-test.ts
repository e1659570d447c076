/** Playwright's `test` for the whole site: with the page objects of every remote that the site's tests walk through. */
import { mergeTests } from '@playwright/test';
import { test as accountTest } from '../../mf-account/testing/fixtures.ts';
import { test as contentTest } from '../../mf-content/testing/fixtures.ts';
import { test as trackingTest } from '../../mf-tracking/testing/fixtures.ts';

export { expect } from '@amberlane/testing/fixtures';

export const test = mergeTests(accountTest, contentTest, trackingTest);
