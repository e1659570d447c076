/** Orders from a customer's side: found, printed, cancelled, deleted and taken back; a second tab follows. */
import type { Market } from '@amberlane/contract/site';
import { newCustomer } from '@amberlane/testing/customers';
import { MARKET_PER_LANGUAGE } from '@amberlane/testing/market-per-language';
import { expect, test } from '../testing/fixtures.ts';
import { newOrder } from '../testing/new-order.ts';
import { OrdersPage } from '../testing/page-objects/orders-page.ts';

const MARKETS: readonly Market[] = [
  { country: 'GH', locale: 'en' },
  { country: 'SA', locale: 'ar' },
];
const RECEIVER = 'Esi Quaye';

for (const market of MARKETS) {
  test.describe(`in ${market.locale}`, () => {
    test.use({ market });

    test('orders are found, printed as one file, and cancelled', { tag: '@alone' }, async ({ page, ordersPage: orders, isolated }) => {
      await newCustomer(page, isolated);
      const first = await newOrder(page, isolated, { acceptName: RECEIVER });
      const second = await newOrder(page, isolated, { acceptName: RECEIVER, weightGrams: 3_000 });
      await orders.open();
      await page.getByRole('searchbox').fill('quaye');
      await orders.button('my-order.apply').click();
      await expect(page).toHaveURL(/q=quaye/);
      await expect(orders.text('my-order.count', { count: 2 })).toBeVisible();
      await expect(page).toBeAccessible();
      await page.setViewportSize({ width: 320, height: 740 });
      await expect(page).toFitItsWidth();
      await expect(page).toBeAccessible();

      await orders.choosePage();
      await orders.button('my-order.print').click();
      await expect(page).toBeAccessible();
      await orders.button('my-order.labels.make').click();
      const file = await orders.link('my-order.labels.open').getAttribute('href');
      const answer = await page.request.get(file ?? '');
      expect(answer.headers()['content-type']).toContain('application/pdf');
      await orders.button('my-order.close').click();

      await orders.button('my-order.cancel').click();
      await expect(page).toBeAccessible();
      await orders.button('my-order.cancel.yes', { count: 2 }).click();
      await expect(orders.text('my-order.cancel.done', { count: 2, failed: 0 })).toBeVisible();
      await orders.button('my-order.close').click();
      for (const order of [first, second]) await expect(orders.row(order).getByText(orders.word('order-status.cancelled'), { exact: true })).toBeVisible();
    });

    test('an order is looked at, cancelled, deleted and taken back; another tab follows', { tag: '@alone' }, async ({ page, context, ordersPage: orders, isolated }) => {
      await newCustomer(page, isolated);
      const order = await newOrder(page, isolated, { acceptName: RECEIVER });
      const beside = new OrdersPage(await context.newPage(), market);
      await beside.open('q=quaye');
      await expect(beside.row(order).getByText(orders.word('order-status.submitted'))).toBeVisible();

      await orders.openOrder(order);
      await expect(page.getByRole('heading', { level: 1, name: order.waybillNo ?? '' })).toBeVisible();
      await expect(page).toBeAccessible();
      await page.setViewportSize({ width: 320, height: 740 });
      await expect(page).toFitItsWidth();
      await orders.action('order.cancel').click();
      await orders.button('order.cancel.yes').click();
      await expect(orders.text('order.next.cancelled')).toBeVisible();
      await expect(beside.row(order).getByText(orders.word('order-status.cancelled'), { exact: true })).toBeVisible();

      await orders.action('order.delete').click();
      await orders.button('order.delete.yes').click();
      await expect(orders.button('order.removed.undo')).toBeVisible();
      await expect(beside.row(order)).toBeHidden();
      await orders.button('order.removed.undo').click();
      await expect(orders.text('order.next.cancelled')).toBeVisible();
      await expect(beside.row(order)).toBeVisible();
    });
  });
}

test('nobody sees the order of another customer, nor any without signing in', async ({ page, ordersPage: orders, isolated, watch }) => {
  await newCustomer(page, isolated);
  const order = await newOrder(page, isolated, { acceptName: RECEIVER });
  await page.context().clearCookies();
  await orders.openOrder(order);
  await expect(page).toHaveURL(/user-opt\/login/);
  watch.expectFault(/404/);
  await newCustomer(page, isolated);
  await orders.openOrder(order);
  await expect(page.getByRole('heading', { name: orders.word('order.unknown.title') })).toBeVisible();
});

for (const market of MARKET_PER_LANGUAGE.filter(({ country }) => country !== 'TR')) {
  test(`list and order fit and are accessible in ${market.locale}`, async ({ page, isolated }) => {
    await newCustomer(page, isolated);
    const order = await newOrder(page, isolated, { acceptName: RECEIVER });
    const orders = new OrdersPage(page, market);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await orders.open();
      await expect(orders.row(order)).toBeVisible();
      await orders.choosePage();
      await expect(page).toFitItsWidth();
      await expect(page).toBeAccessible();
      await orders.openOrder(order);
      await expect(orders.action('order.cancel')).toBeVisible();
      await expect(page).toFitItsWidth();
      await expect(page).toBeAccessible();
    }
  });
}
