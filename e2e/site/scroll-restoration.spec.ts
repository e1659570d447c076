/** Going back and forward finds each page where it was left, its content come late or not; a new page begins at its top. */
import type { Page } from '@playwright/test';
import { expect, test } from '../setup/site-test.ts';
import { takeOver } from '@amberlane/testing/wait-for-hydration';

const position = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

async function moveTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => {
    window.scrollTo({ top: to, behavior: 'instant' });
  }, top);
  await expect.poll(() => position(page)).toBe(top);
}

const PLACES = [
  { path: 'article-list', top: 300 },
  { path: 'service/help', top: 700 },
  { path: 'track?numbers=GH520938177409', top: 500 },
  { path: 'rates', top: 900 },
];

test('a page left in the instant in which it scrolls is found where it was left', async ({ page }) => {
  await page.goto('/gh-en/service/help');
  await takeOver(page);
  await page.locator('footer a[href="/gh-en/terms-of-use"]').evaluate((link: HTMLElement) => {
    window.scrollTo({ top: 700, behavior: 'instant' });
    link.click();
  });
  await expect(page).toHaveURL('/gh-en/terms-of-use');
  await page.goBack();
  await expect(page).toHaveURL('/gh-en/service/help');
  await expect.poll(() => position(page)).toBe(700);
});

for (const { path, top } of PLACES) {
  test(`${path} is found where it was left`, async ({ page }) => {
    await page.goto(`/gh-en/${path}`);
    await takeOver(page);
    await moveTo(page, top);
    // A link far from here: the press itself must not move the page.
    await page.locator('footer a[href="/gh-en/terms-of-use"]').evaluate((link: HTMLElement) => {
      link.click();
    });
    await expect(page).toHaveURL('/gh-en/terms-of-use');
    await expect.poll(() => position(page)).toBe(0);
    await moveTo(page, 400);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`/gh-en/${path.replace('?', '\\?')}$`));
    await expect.poll(() => position(page)).toBe(top);
    await page.goForward();
    await expect(page).toHaveURL('/gh-en/terms-of-use');
    await expect.poll(() => position(page)).toBe(400);
  });
}
