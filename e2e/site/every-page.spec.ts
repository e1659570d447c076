/**
 * Every public page in a browser: it fits 360 and 1280 px, can be used by everyone, and says nothing in the console. What
 * does not need a browser is asked of all languages in `documents.spec.ts`; how much room texts have, in `e2e/languages`.
 */
import { marketSegment, type Locale } from '@amberlane/contract/site';
import { accessibilityFaults } from '@amberlane/testing/accessibility';
import { expect, test } from '@amberlane/testing/fixtures';
import { MARKET_PER_LANGUAGE } from '@amberlane/testing/market-per-language';
import { publicPages } from '@amberlane/testing/public-pages';

const PHONE = { width: 360, height: 800 };
const DESK = { width: 1280, height: 800 };
/** What a browser sees of a page is the same in languages of one direction; Urdu has its own script and line heights. */
const WIDTHS: ReadonlyMap<Locale, readonly (typeof PHONE)[]> = new Map([['en', [PHONE, DESK]], ['ar', [PHONE, DESK]], ['ur', [PHONE]]]);

const pages = await publicPages();

for (const market of MARKET_PER_LANGUAGE) {
  const widths = WIDTHS.get(market.locale) ?? [];
  if (widths.length === 0) continue;

  test.describe(`in ${market.locale}`, () => {
    test.use({ market });

    for (const { path } of pages.filter(({ countries }) => countries.includes(market.country))) {
      test(`${path || 'home'} fits its width, and everyone can use it`, async ({ page }) => {
        await page.goto(`/${marketSegment(market)}${path && `/${path}`}`);
        for (const viewport of widths) {
          await page.setViewportSize(viewport);
          await expect(page).toFitItsWidth();
          expect(await accessibilityFaults(page), `at ${viewport.width} px`).toEqual([]);
        }
      });
    }
  });
}
