/** The price in the quote box of the home page: it follows what is typed, says its days in the reader's language, and is the one of the quote page. */
import type { Locator } from '@playwright/test';
import type { Market } from '@amberlane/contract/site';
import { takeOver } from '@amberlane/testing/wait-for-hydration';
import { expect, test } from '../setup/site-test.ts';

const MARKETS: readonly Market[] = [
  { country: 'GH', locale: 'en' },
  { country: 'SA', locale: 'ar' },
  { country: 'NG', locale: 'zh-CN' },
];
/** Working days of the small parcel and of the special line (spec §9). */
const TRANSIT = [{ from: 5, to: 10 }, { from: 4, to: 8 }];

/** `193.60`, the first amount of a price. */
const amountIn = async (price: Locator): Promise<string> => /\d[\d,]*\.\d\d/.exec(await price.innerText())?.[0] ?? '';
const yuanIn = async (price: Locator): Promise<number> => Number((await amountIn(price)).replaceAll(',', ''));

for (const market of MARKETS) {
  test.describe(`in ${market.locale}`, () => {
    test.use({ market });

    test('the price follows the weight and the city, and is the one of the quote page', async ({ page, homePage, say }) => {
      await homePage.open();
      await takeOver(page);
      const main = page.getByRole('main');
      await page.getByRole('radio', { name: say('home.hero.quote'), exact: true }).locator('..').click();
      const box = main.getByRole('form', { name: say('quick-quote.submit') });
      const price = box.getByRole('status');
      const weight = box.getByLabel(say('quick-quote.weight'), { exact: true });
      await expect(price).toBeEmpty();

      await weight.focus();
      await expect(price).toContainText(/\d\.\d\d/);
      const said = await price.innerText();
      expect(TRANSIT.map((transit) => say('quick-quote.days', transit)).filter((days) => said.includes(days))).toHaveLength(1);
      const forOne = await yuanIn(price);

      await weight.fill('3');
      await expect.poll(() => yuanIn(price)).toBeGreaterThan(forOne);
      const forThree = await yuanIn(price);
      await box.getByRole('combobox').selectOption({ index: 1 });
      await expect.poll(() => yuanIn(price)).not.toBe(forThree);
      const forThreeElsewhere = await yuanIn(price);
      await expect(page).toBeAccessible();

      await weight.fill('?');
      await expect(price).toBeEmpty();
      await weight.fill('2.5');
      // The price of before stays until the new one has come.
      await expect.poll(async () => (await yuanIn(price)) || Infinity).toBeLessThan(forThreeElsewhere);
      const shown = await amountIn(price);
      await box.getByRole('button', { name: say('quick-quote.submit'), exact: true }).click();
      await expect(page).toHaveURL(/\/quote\?.*weight=2\.5/);
      await expect(main.getByText(shown).and(page.locator(':visible')).first()).toBeVisible();
    });
  });
}
