/** The bar of four tools at the foot of a phone's screen: on which pages, when it comes, and for what it leaves. */
import type { Page } from '@playwright/test';
import { expect, test } from '../setup/site-test.ts';

const PHONE = { width: 360, height: 740 };
const NARROW = { width: 767, height: 740 };
const WIDE = { width: 768, height: 740 };
const FORM_FIELD = 'weight';

const bar = (page: Page, say: (id: string) => string) => page.getByRole('navigation', { name: say('shell.nav.tools') });
const scrollOn = (page: Page): Promise<void> => page.evaluate(() => scrollTo(0, 900));

test('comes on a phone once the first screen is behind the reader, and leads to the four tools', async ({ page, homePage, say }) => {
  await page.setViewportSize(PHONE);
  await homePage.open();
  await expect(bar(page, say)).toBeHidden();
  await scrollOn(page);
  await expect(bar(page, say)).toBeVisible();
  const tools = bar(page, say).getByRole('link');
  expect(await tools.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(['/gh-en/track', '/gh-en/express/order-entry', '/gh-en/quote', '/gh-en/location-map']);
  for (const tool of await tools.all()) expect((await tool.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  const box = await bar(page, say).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(PHONE.height, 0);
  await tools.first().click();
  await expect(page).toHaveURL(/\/gh-en\/track$/);
});

test('is there below 768 px and not above', async ({ page, homePage, say }) => {
  await page.setViewportSize(NARROW);
  await homePage.open();
  await scrollOn(page);
  await expect(bar(page, say)).toBeVisible();
  await page.setViewportSize(WIDE);
  await expect(bar(page, say)).toBeHidden();
});

test('leaves while somebody types, since the keyboard takes the room', async ({ page, homePage, say }) => {
  await page.setViewportSize(PHONE);
  await homePage.open();
  await scrollOn(page);
  await expect(bar(page, say)).toBeVisible();
  await page.locator(`main input[name="${FORM_FIELD}"]`).evaluate((field: HTMLInputElement) => {
    const tab = document.querySelector<HTMLInputElement>('input[value="quote"]');
    if (tab) tab.checked = true;
    field.focus({ preventScroll: true });
  });
  await expect(bar(page, say)).toBeHidden();
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await expect(bar(page, say)).toBeVisible();
});

test('is not on pages that are read', async ({ page, say }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/gh-en/terms-of-use');
  await scrollOn(page);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(bar(page, say)).toHaveCount(0);
});
