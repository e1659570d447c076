/** The price of a parcel from a reader's side: typed in any digits, explained line by line, refused with a reason, and when things fail. */
import type { Page } from '@playwright/test';
import { ERROR } from '@amberlane/contract/calls';
import { type Market } from '@amberlane/contract/site';
import { ERROR_MESSAGES } from '@amberlane/contract/calls/error-messages';
import { expect, test } from '@amberlane/testing/fixtures';
import { takeOver } from '@amberlane/testing/wait-for-hydration';

const PRICE_CALL = '**/v1/api/quote/quoteCalc';
const PARCEL = 'weight=6.2&length=46&width=34&height=30&brand=1';

/** Three kilograms in the digits of the script. */
const MARKETS: readonly { readonly market: Market; readonly three: string }[] = [
  { market: { country: 'NG', locale: 'en' }, three: '3' },
  { market: { country: 'SA', locale: 'ar' }, three: '٣' },
  { market: { country: 'PK', locale: 'ur' }, three: '۳' },
  { market: { country: 'NG', locale: 'zh-CN' }, three: '３' },
];

const QUOTE_NUMBER = /^Q-[0-9A-Z]{4}-[0-9A-Z]{4}$/;

const lines = (page: Page) => page.getByRole('table').first();

for (const { market, three } of MARKETS) {
  test.describe(`in ${market.locale}`, () => {
    test.use({ market });

    test('is explained line by line, follows the typing, and says what is wrong', { tag: '@alone' }, async ({ page, segment, say }) => {
      const weight = page.getByLabel(say('quote.form.weight'), { exact: true });
      await page.goto(`/${segment}/quote?${PARCEL}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('quote.title.result'));
      await expect(lines(page)).toContainText(say('quote.lines.freight'));
      await expect(page.getByText(QUOTE_NUMBER)).toBeVisible();
      await expect(page).toFitItsWidth();
      await expect(page).toBeAccessible();
      await takeOver(page);
      const before = await lines(page).innerText();
      await weight.fill(three);
      await page.getByText(say('quote.form.size'), { exact: true }).click();
      for (const side of ['length', 'width', 'height']) await page.getByLabel(say(`quote.form.${side}`), { exact: true }).fill('');
      await expect(lines(page)).not.toHaveText(before);
      await expect(page).toHaveURL(new RegExp(`weight=${encodeURIComponent(three)}`));
      await expect(weight).toHaveValue(three);
      await weight.fill('');
      await weight.press('Enter');
      await expect(weight).toHaveAccessibleDescription(new RegExp(say('quote.fault.required')));
      await expect(page.getByRole('main').getByRole('alert')).toContainText(say('quote.form.weight'));
      await expect(page.getByRole('main').getByRole('form').getByRole('alert').locator('..')).toBeFocused();
      await page.setViewportSize({ width: 320, height: 700 });
      await expect(page).toFitItsWidth();
      await expect(page).toBeAccessible();
    });
  });
}

test.describe('in Nigeria', () => {
  test.use({ market: { country: 'NG', locale: 'en' } });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the form, its questions and the other products work', async ({ page, say }) => {
      await page.goto('/ng-en/quote');
      await page.getByLabel(say('quote.form.weight'), { exact: true }).fill('2');
      await expect(page.getByLabel(say('quote.form.wattHours'))).toBeHidden();
      await page.getByText(say('quote.form.battery'), { exact: true }).first().click();
      await page.getByLabel(say('quote.battery.builtIn')).check();
      await page.getByLabel(say('quote.form.wattHours')).fill('19.2');
      await page.getByRole('button', { name: say('quote.form.submit') }).click();
      await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('Lagos');
      await expect(page.getByLabel(say('quote.form.wattHours'))).toHaveValue('19.2');
      await expect(page.getByRole('button', { name: say('quote.action.copy') })).toBeHidden();
      await page.getByRole('link', { name: say('quote-figures.product.smallParcel') }).or(page.getByRole('link', { name: say('quote-figures.product.specialLine') })).click();
      await expect(page).toHaveURL(/product=/);
      await expect(page.getByLabel(say('quote.form.weight'), { exact: true })).toHaveValue('2');
      await page.goto('/ng-en/quote?weight=&length=46');
      await expect(page.getByRole('alert').getByRole('link')).toHaveCount(3);
    });
  });

  test('the address of quotes for orders shows the same page with what its old links say, and names the other address as its own', async ({ page, say }) => {
    await page.goto('/ng-en/express/order-quote?weight=2&goods=BATTERY_BUILT_IN&wattHours=19.2&currency=USD&value=50');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('quote.title.result'));
    await expect(page.getByLabel(say('quote.battery.builtIn'))).toBeChecked();
    await expect(page.getByLabel(say('quote.form.wattHours'))).toHaveValue('19.2');
    await expect(page.getByText(QUOTE_NUMBER)).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/ng-en\/quote$/);
    await takeOver(page);
    await page.getByLabel(say('quote.form.weight'), { exact: true }).fill('3');
    await expect(page).toHaveURL(/\/ng-en\/quote\?.*weight=3/);
    await expect(page).toBeAccessible();
  });

  test('a printed quote has its number and expiry and none of the form', async ({ page, say }) => {
    await page.goto(`/ng-en/quote?${PARCEL}`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(QUOTE_NUMBER)).toBeVisible();
    const [beginning = ''] = say('quote.result.valid', { day: '§', time: '', country: '' }).split('§');
    await expect(page.getByText(beginning.trim())).toBeVisible();
    await expect(page.getByLabel(say('quote.form.weight'), { exact: true })).toBeHidden();
    await expect(page.getByRole('button', { name: say('quote.action.copy') })).toBeHidden();
  });

  test('goods that are not taken are refused with a reason, without asking; the verdict is told for every country', async ({ page, say }) => {
    await page.goto(`/ng-en/quote?${PARCEL}`);
    await takeOver(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('quoteCalc')) asked.push(request.url());
    });
    await page.getByText(say('quote.form.battery'), { exact: true }).first().click();
    await page.getByLabel(say('quote.battery.alone')).check();
    const verdict = page.getByRole('region', { name: say('quote.verdict.title', { country: say('quote.country.NG') }) });
    await expect(verdict).toContainText(say('quote.verdict.refused'));
    await expect(page.getByRole('radiogroup')).toHaveAccessibleDescription(say('quote.fault.batteryAlone'));
    expect(asked).toEqual([]);
    await page.getByLabel(say('quote.battery.none')).check();
    await page.getByText(say('quote.form.inside'), { exact: true }).click();
    await page.getByLabel(say('quote.form.goods')).selectOption('LIQUID_POWDER');
    await expect(verdict.getByRole('listitem').filter({ hasText: say('quote.ruling.refused') }).first()).toBeVisible();
    await expect(verdict.getByRole('listitem').filter({ hasText: say('quote.ruling.conditional') }).first()).toBeVisible();
    await verdict.getByText(say('quote.verdict.all')).first().click();
    await expect(verdict.getByRole('row', { name: new RegExp(say('quote.country.MA')) })).toContainText(say('quote.verdict.taken'));
    await expect(verdict.getByRole('row', { name: new RegExp(say('quote.country.GH')) })).toContainText(say('quote.verdict.surcharge'));
    await expect(page).toBeAccessible();
  });

  test('a question that is outdated is given up, and its answer never takes the place of a newer one', async ({ page, say }) => {
    await page.goto(`/ng-en/quote?${PARCEL}`);
    await takeOver(page);
    let first = true;
    await page.route(PRICE_CALL, async (route) => {
      const answer = await route.fetch();
      if (first) {
        first = false;
        await new Promise((resolve) => setTimeout(resolve, 2_500));
      }
      await route.fulfill({ response: answer }).catch(() => undefined);
    });
    const weight = page.getByLabel(say('quote.form.weight'), { exact: true });
    const given = page.waitForEvent('requestfailed', (request) => request.url().includes('quoteCalc') && (request.postData() ?? '').includes('20000'));
    await weight.fill('20');
    await expect(page.getByText(say('quote.result.busy'))).toBeVisible();
    await weight.fill('12');
    await expect(page).toHaveURL(/weight=12/);
    await given;
    await expect(lines(page)).toContainText('12.00 kg');
    await expect(lines(page)).not.toContainText('20.00 kg');
  });

  test('a service that fails keeps the entry and the earlier price, and is tried again', async ({ page, say, watch }) => {
    watch.expectFault(/Failed to load resource/);
    const message = ERROR_MESSAGES[ERROR.SERVICE].en;
    await page.goto(`/ng-en/quote?${PARCEL}`);
    await takeOver(page);
    await page.route(PRICE_CALL, (route) => route.fulfill({ status: 500, json: { success: false, error: { code: ERROR.SERVICE, message, requestId: 'r-1' } } }));
    await page.getByLabel(say('quote.form.weight'), { exact: true }).fill('9');
    await expect(page.getByRole('main').getByRole('alert')).toContainText(message);
    await expect(page.getByRole('complementary').getByText(say('quote.result.older'))).toBeVisible();
    await expect(page).toBeAccessible();
    await page.unroute(PRICE_CALL);
    await page.getByRole('link', { name: say('shell.failure.retry') }).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeHidden();
    await expect(page.getByLabel(say('quote.form.weight'), { exact: true })).toHaveValue('9');
  });

  for (const { width, height } of [{ width: 1280, height: 800 }, { width: 768, height: 1000 }, { width: 360, height: 780 }]) {
    test(`the price is in the window after the form was sent, and the button is gone: ${width} px`, async ({ page, say }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/ng-en/quote');
      await takeOver(page);
      await page.getByLabel(say('quote.form.weight'), { exact: true }).fill('6.2');
      await page.getByLabel(say('quote.form.weight'), { exact: true }).press('Enter');
      await expect(page).toHaveURL(/weight=6\.2/);
      await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('Lagos');
      await expect(page.getByRole('button', { name: say('quote.form.submit') })).toBeHidden();
      const prices = page.getByRole('complementary').getByText(/^CNY\s[\d,]+\.\d\d$/);
      await expect(prices.first()).toBeInViewport();
      // However far the reader scrolls within the form and its figures, the price stays.
      await page.getByRole('heading', { name: say('quote.notes.title') }).scrollIntoViewIfNeeded();
      const sum = await prices.first().innerText();
      await expect.poll(async () => {
        const seen = page.getByText(sum, { exact: true });
        const boxes = await Promise.all((await seen.all()).map(async (one) => one.boundingBox()));
        return boxes.some((box) => box !== null && box.y >= 0 && box.y + box.height <= height);
      }).toBe(true);
      await expect(page).toFitItsWidth();
      await expect(page).toBeAccessible();
    });
  }

  test('what was typed before React started is kept and priced', async ({ page, say }) => {
    await page.goto('/ng-en/quote');
    await page.evaluate(() => {
      const field = document.querySelector('input[name="weight"]');
      const city = document.querySelector('select[name="destination"]');
      if (field instanceof HTMLInputElement) field.value = '5';
      if (city instanceof HTMLSelectElement) city.value = 'GH-ACC';
    });
    await takeOver(page);
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('Accra');
    await expect(page.getByLabel(say('quote.form.weight'), { exact: true })).toHaveValue('5');
    await expect(page.getByLabel(say('quote.form.destination'), { exact: true })).toHaveValue('GH-ACC');
  });

  test('the whole form is used by keyboard, and the address is the price', async ({ page, context, say }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/ng-en/quote');
    await takeOver(page);
    await page.getByLabel(say('quote.form.weight'), { exact: true }).focus();
    await page.keyboard.type('4');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
    await page.getByRole('button', { name: say('quote.action.copy') }).press('Enter');
    await expect(page.getByText(say('quote.action.copied'))).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/ng-en\/quote\?.*weight=4/);
  });
});
