/** Playwright's `test` with the page objects of shipping. */
import { test as siteTest } from '@amberlane/testing/fixtures';
import { OrdersPage } from './page-objects/orders-page.ts';

export { expect } from '@amberlane/testing/fixtures';

interface ShippingPages {
  readonly ordersPage: OrdersPage;
}

export const test = siteTest.extend<ShippingPages>({
  ordersPage: async ({ page, market }, use) => use(new OrdersPage(page, market)),
});
