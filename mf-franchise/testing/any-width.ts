/** A page of this remote in a wide and a narrow window. */
import type { Page } from '@playwright/test';
import { expect } from '@amberlane/testing/fixtures';

const WIDTHS = [1280, 320];

/** Fits and is accessible in either; from its top, where nothing lies under the header. */
export async function readsInAnyWidth(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page).toFitItsWidth();
    await expect(page).toBeAccessible();
  }
}
