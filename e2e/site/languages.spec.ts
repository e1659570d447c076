/** Six languages: each complete, in its direction, within its width, with a focus that shows (quality §3, §4). */
import type { Page } from '@playwright/test';
import { directionOf, languageTag, marketSegment } from '@amberlane/contract/site';
import { expect, test } from '@amberlane/testing/fixtures';
import { MARKET_PER_LANGUAGE } from '@amberlane/testing/market-per-language';

const PATHS = ['', '/track', '/track?numbers=GH520938177409,PK918203744566,NG40718352966'];
const WIDTHS = [320, 360, 768, 1280];

/** Things that hold the focus in turn and show it by nothing. */
async function unmarkedFocus(page: Page, presses: number): Promise<string[]> {
  const unmarked: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    const fault = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement) || focused === document.body) return null;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) || boxShadow !== 'none' ? null : focused.outerHTML.slice(0, 80);
    });
    if (fault) unmarked.push(fault);
  }
  return unmarked;
}

for (const market of MARKET_PER_LANGUAGE) {
  test.describe(`in ${market.locale}`, () => {
    test.use({ market, origin: async ({ sites }, use) => use(market.country === 'TR' ? sites.turkish : sites.site) });

    test('every page says which language it is in, and sticks out at no width', async ({ page }) => {
      for (const path of PATHS) {
        await page.goto(`/${marketSegment(market)}${path}`);
        await expect(page.locator('html')).toHaveAttribute('lang', languageTag(market));
        await expect(page.locator('html')).toHaveAttribute('dir', directionOf(market.locale));
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          await expect(page, `${path} at ${width} px`).toFitItsWidth();
        }
      }
    });

    test('what has the focus shows it', async ({ page }) => {
      await page.goto(`/${marketSegment(market)}/track`);
      expect(await unmarkedFocus(page, 15)).toEqual([]);
    });
  });
}

test('a control without a ring is seen', async ({ page }) => {
  await page.goto('/gh-en');
  await page.evaluate(() => {
    const silent = document.createElement('button');
    silent.style.outline = 'none';
    silent.style.boxShadow = 'none';
    document.body.prepend(silent);
  });
  expect(await unmarkedFocus(page, 1)).toHaveLength(1);
});
