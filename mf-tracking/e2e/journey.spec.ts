/** The journey of a parcel from a reader's side: a map from city to city that never mirrors, and the same as a list. */
import type { Page } from '@playwright/test';
import type { Market } from '@amberlane/contract/site';
import { expect, test } from '../testing/fixtures.ts';
import { takeOver } from '@amberlane/testing/wait-for-hydration';

/** By air from Guangzhou over Dubai and Lagos to Accra. */
const IN_TRANSIT = 'GH520938177409';
const HELD = 'PK918203744566';

const MARKETS: readonly Market[] = [
  { country: 'GH', locale: 'en' },
  { country: 'EG', locale: 'ar' },
  { country: 'PK', locale: 'ur' },
  { country: 'NG', locale: 'zh-CN' },
];

const rowOf = (page: Page, number: string) => page.locator('details', { has: page.locator('summary', { hasText: number }) });

for (const market of MARKETS) {
  test.describe(`in ${market.locale}`, () => {
    test.use({ market });

    test('is drawn from east to west in every language, with the land when it is seen, in another row when it is opened', async ({ trackPage, page, say }) => {
      await trackPage.open(`${IN_TRANSIT},${HELD}`);
      await takeOver(page);
      const mapOf = (number: string) => rowOf(page, number).getByRole('img', { name: say('track.journey.map'), exact: true });
      for (const number of [IN_TRANSIT, HELD]) {
        const row = rowOf(page, number);
        if ((await row.getAttribute('open')) === null) await row.locator('summary').first().click();
      }
      await rowOf(page, HELD).getByRole('figure').scrollIntoViewIfNeeded();
      await expect(mapOf(HELD).locator('path[d*="H"]')).toBeAttached();
      await expect(rowOf(page, IN_TRANSIT).getByRole('figure').locator('[aria-current]')).toContainText(say('track.journey.left'));
      await rowOf(page, IN_TRANSIT).getByRole('figure').scrollIntoViewIfNeeded();
      await expect(mapOf(IN_TRANSIT)).toBeVisible();
      // The parcel flies westwards: its first city is on the right, in right-to-left pages too.
      const legs = await mapOf(IN_TRANSIT).locator('path[d*="Q"]').evaluateAll((paths) => paths.map((path) => path.getAttribute('d') ?? ''));
      const ends = legs.map((leg) => leg.split(/[MQ ]/).filter(Boolean).map(Number));
      expect(ends.length).toBeGreaterThan(1);
      for (const [from = 0, , , , to = 0] of ends) expect(to).toBeLessThan(from);
      await page.setViewportSize({ width: 320, height: 700 });
      await expect(page).toFitItsWidth();
      // What the header half covers is too small for axe.
      await page.evaluate(() => scrollTo(0, 0));
      await expect(page).toBeAccessible();
    });
  });
}
