/** The rate table from a reader's side: found by place and weight in the digits of the page, read at any width, and when things fail. */
import { ERROR } from '@amberlane/contract/calls';
import { type Market } from '@amberlane/contract/site';
import { ERROR_MESSAGES } from '@amberlane/contract/calls/error-messages';
import { expect, test } from '@amberlane/testing/fixtures';
import { takeOver } from '@amberlane/testing/wait-for-hydration';

const RATE_CALL = '**/v1/api/intl/freight/rate/queryRate**';

interface Search {
  readonly market: Market;
  /** Two kilograms and a half as they are typed here. */
  readonly weight: string;
  /** Lagos in the script of the page. */
  readonly city: string;
}

const SEARCHES: readonly Search[] = [
  { market: { country: 'NG', locale: 'en' }, weight: '2.5', city: 'Lagos' },
  { market: { country: 'SA', locale: 'ar' }, weight: '٢٫٥', city: 'لاغوس' },
  { market: { country: 'PK', locale: 'ur' }, weight: '۲٫۵', city: 'لاگوس' },
  { market: { country: 'NG', locale: 'zh-CN' }, weight: '２．５', city: '拉各斯' },
];

for (const { market, weight, city } of SEARCHES) {
  test.describe(`in ${market.locale}`, () => {
    test.use({ market });

    test('prices a weight to a city, and is read whole on the narrowest phone', { tag: '@alone' }, async ({ page, segment, say }) => {
      await page.goto(`/${segment}/rates`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('rates.title'));
      await expect(page).toBeAccessible();
      await takeOver(page);
      await page.getByRole('combobox', { name: say('rates.form.country') }).selectOption('all');
      await page.getByRole('combobox', { name: say('rates.form.city') }).selectOption(city);
      await page.getByRole('textbox', { name: say('rates.form.weight') }).fill(weight);
      await page.getByRole('textbox', { name: say('rates.form.weight') }).press('Enter');
      await expect(page).toHaveURL(/weight=2\.5&q=/);
      await expect(page.getByRole('main').getByRole('status')).toBeFocused();
      const row = page.getByRole('row').filter({ hasText: say('rates.product.smallParcel') }).first();
      await expect(page.getByRole('rowheader', { name: city }).first()).toBeVisible();
      await expect(page.getByRole('columnheader', { name: say('rates.kilograms', { kg: 2.5 }) }).first()).toBeVisible();
      await page.setViewportSize({ width: 320, height: 700 });
      await row.locator('summary').first().focus();
      await page.keyboard.press('Enter');
      await expect(row.getByRole('definition').first()).toBeVisible();
      await expect(page).toFitItsWidth();
      await expect(page).toBeAccessible();
    });

    test('says at the field what is no weight or too much, and that the service fails', async ({ page, segment, say, watch }) => {
      watch.expectFault(/Failed to load resource/);
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(`/${segment}/rates?weight=300`);
      const field = page.getByRole('textbox', { name: say('rates.form.weight') });
      await expect(field).toHaveAccessibleDescription(/200/);
      await expect(page).toFitItsWidth();
      await takeOver(page);
      const message = ERROR_MESSAGES[ERROR.SERVICE][market.locale];
      await page.route(RATE_CALL, (route) => route.fulfill({ status: 500, json: { success: false, error: { code: ERROR.SERVICE, message, requestId: 'r-1' } } }));
      await field.fill('x');
      await field.press('Enter');
      await expect(page.getByRole('main').getByRole('alert')).toContainText(message);
      await expect(field).toHaveValue('x');
      await page.unroute(RATE_CALL);
      await page.getByRole('link', { name: say('shell.failure.retry') }).click();
      await expect(page.getByRole('table').first()).toBeVisible();
      await expect(field).toHaveAccessibleDescription(new RegExp(say('rates.weight.number', { sample: 1.5 }).slice(0, 8)));
    });
  });
}

test.describe('in Ghana', () => {
  test.use({ market: { country: 'GH', locale: 'en' } });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the form, the order, the steps and the way to a price work', async ({ page, say, isolated }) => {
      await page.goto('/gh-en/rates');
      await page.getByRole('combobox', { name: say('rates.form.product') }).selectOption('smallParcel');
      await page.getByRole('textbox', { name: say('rates.form.weight') }).fill('1,5');
      await page.getByRole('button', { name: say('rates.form.go') }).click();
      await expect(page).toHaveURL(/country=GH&q=&product=smallParcel&weight=1%2C5$/);
      await expect(page.getByRole('textbox', { name: say('rates.form.weight') })).toHaveValue('1.5');
      await page.getByRole('link', { name: say('rates.order.price') }).click();
      await expect(page).toHaveURL(/\/rates\?product=smallParcel&weight=1\.5&sort=price$/);
      const row = page.getByRole('row').nth(1);
      await row.locator('summary').first().click();
      await expect(row.getByRole('definition').first()).toBeVisible();
      const price = row.getByRole('link', { name: new RegExp(`^${say('rates.quote')}`) }).last();
      await expect(price).toHaveAttribute('href', /\/gh-en\/quote\?origin=CN-\w{3}&destination=GH-\w{3}&product=smallParcel&weight=1\.5$/);
      if (isolated !== null) return;
      await price.click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(/\/quote\?/);
    });
  });

  test('a name with a slip leads to the city that is meant', async ({ page, say }) => {
    await page.goto('/gh-en/rates?q=Cassablanca');
    const [before = ''] = say('rates.empty.nearest', { city: '§', country: '' }).split('§');
    await takeOver(page);
    await page.getByRole('link', { name: before.trim() }).click();
    await expect(page).toHaveURL(/rates\?country=MA&q=Casablanca$/);
    await expect(page.getByRole('main').getByRole('status')).toContainText(/[1-9]/);
    await expect(page.getByRole('rowheader').filter({ hasText: 'Casablanca' }).first()).toBeVisible();
  });
});
