/** From a quote into the order, and a package announced before it reaches us: from a reader's side. */
import type { Market } from '@amberlane/contract/site';
import { expect, test } from '@amberlane/testing/fixtures';
import { takeOver } from '@amberlane/testing/wait-for-hydration';

const MARKETS: readonly { readonly market: Market; readonly three: string }[] = [
  { market: { country: 'NG', locale: 'en' }, three: '3' },
  { market: { country: 'SA', locale: 'ar' }, three: '٣' },
  { market: { country: 'PK', locale: 'ur' }, three: '۳' },
];

for (const { market, three } of MARKETS) {
  test.describe(`in ${market.locale}`, () => {
    test.use({ market });

    test('a quote carries its number and expiry, says what is wrong, and is booked with everything filled in', async ({ page, segment, say }) => {
      await page.goto(`/${segment}/express/order-quote?weight=6.2&length=46&width=34&height=30&goods=CLOTHES&value=1800`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('order-quote.title'));
      await expect(page.getByText(/Q-\d{8}-[0-9A-Z]{8}/)).toBeVisible();
      await expect(page).toFitItsWidth();
      await expect(page).toBeAccessible();
      await takeOver(page);
      const book = page.getByRole('link', { name: say('order-quote.book') });
      await expect(book).toHaveAttribute('href', /intlorder-entry\?.*weight=6\.2.*goods=CLOTHES.*value=1800.*quote=/);
      const weight = page.getByLabel(say('order-quote.form.weight'));
      await weight.fill('');
      await weight.press('Enter');
      await expect(weight).toHaveAccessibleDescription(new RegExp(say('order-quote.fault.required')));
      await weight.fill(three);
      await weight.press('Enter');
      await expect(page).toHaveURL(new RegExp(`weight=${encodeURIComponent(three)}`));
      await expect(weight).toHaveValue(three);
      await page.setViewportSize({ width: 320, height: 700 });
      await expect(page).toFitItsWidth();
      await expect(page).toBeAccessible();
    });
  });
}

test.describe('in Nigeria', () => {
  test.use({ market: { country: 'NG', locale: 'en' } });

  test('without JavaScript the quote works as a form', async ({ browser, segment, say }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`/${segment}/express/order-quote`);
    await page.getByLabel(say('order-quote.form.weight')).fill('2');
    await page.getByRole('button', { name: say('order-quote.form.submit') }).click();
    await expect(page.getByText(/Q-\d{8}-[0-9A-Z]{8}/)).toBeVisible();
    await context.close();
  });

  test('a printed quote has its number and expiry and none of the form', async ({ page, segment, say }) => {
    await page.goto(`/${segment}/express/order-quote?weight=2`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/Q-\d{8}-[0-9A-Z]{8}/)).toBeVisible();
    await expect(page.getByRole('link', { name: say('order-quote.book') })).toBeHidden();
    await expect(page.getByLabel(say('order-quote.form.weight'))).toBeHidden();
  });

  test('pre-sent packages ask visitors to sign in', async ({ page, segment }) => {
    await page.goto(`/${segment}/express/presend-package`);
    await expect(page).toHaveURL(/user-opt\/login/);
  });
});
