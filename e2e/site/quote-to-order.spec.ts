/** From a quote into the order: the form of another squad's page takes over what the price was asked for. */
import { newCustomer } from '@amberlane/testing/customers';
import { takeOver } from '@amberlane/testing/wait-for-hydration';
import { words } from '@amberlane/testing/words';
import { expect, test } from '../setup/site-test.ts';

const say = words('en');
const PARCEL = 'weight=6&length=46&width=34&height=30&goods=CLOTHES&brand=1&value=1800&purpose=gift';

test('a quote is booked with everything filled in, and the form says when its price is another one', async ({ page }) => {
  test.slow();
  await newCustomer(page, null);
  await page.goto(`/ng-en/express/order-quote?${PARCEL}`);
  await takeOver(page);
  await expect(page.getByText(/^Q-[0-9A-Z]{4}-[0-9A-Z]{4}$/)).toBeVisible();
  // Who goes on has a draft on the account with all that the form was handed.
  const keeping = page.waitForRequest((request) => /\/(addOrder|editWebsiteOrder)$/.test(request.url()) && (request.postData() ?? '').includes('CLOTHES'));
  await page.getByRole('link', { name: say('quote.action.ship') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('ship.international.title') })).toBeVisible();
  await expect(page.getByRole('combobox', { name: say('ship.to'), exact: true })).toHaveValue('NG');
  await page.getByRole('button', { name: say('ship.next.sender') }).click();
  expect((await keeping).postDataJSON()).toMatchObject({ weightGrams: 6_000, length: 46, purpose: 'gift', goods: [{ goodsType: 'CLOTHES', branded: true, unitPrice: 180_000 }] });
});

test('a question to an expert knows the shipment that was priced', async ({ page }) => {
  await page.goto(`/ng-en/quote?${PARCEL}`);
  await takeOver(page);
  await page.getByRole('link', { name: say('quote.action.expert') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('contact-proficient.title') })).toBeVisible();
  await expect(page.getByRole('textbox', { name: say('contact-proficient.question') })).toHaveValue(/6/);
});
