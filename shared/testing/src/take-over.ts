/** The moment from which React answers. Before it, links and forms work as they do without JavaScript. */
import type { Page } from '@playwright/test';

/** A browser may drop a key that is pressed before the page's first frame; it is pressed anew after this time, ms. */
const AGAIN_MS = 2_000;

/** The first touch starts React: touches the page and waits until React has taken it over. */
export async function takeOver(page: Page): Promise<void> {
  const ready = page
    .evaluate(() => new Promise<void>((resolve) => document.addEventListener('amberlane:ready', () => resolve(), { once: true })))
    .then(() => true);
  do {
    await page.keyboard.press('Shift');
  } while (!(await Promise.race([ready, page.waitForTimeout(AGAIN_MS).then(() => false)])));
}
