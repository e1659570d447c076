/** The start page of the account: what is left to set up, and the list that leads to every page of a customer. */
import { marketSegment, type Market } from '@amberlane/contract/site';
import { newCustomer } from '@amberlane/testing/customers';
import { expect, test } from '../testing/fixtures.ts';

const MARKETS: readonly Market[] = [
  { country: 'GH', locale: 'en' },
  { country: 'SA', locale: 'ar' },
  { country: 'CN', locale: 'zh-CN' },
];

for (const market of MARKETS) {
  test.describe(`in ${market.locale}`, () => {
    test.use({ market });

    test('the start page leads to what is left to set up, and its list to the pages of the account', async ({ page, say, isolated }) => {
      await newCustomer(page, isolated);
      const toDo = page.getByRole('region', { name: say('overview.todo') });
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`/${marketSegment(market)}/user-opt/overview`);
        await expect(toDo.getByRole('link', { name: say('overview.todo.twoStep.action') })).toBeVisible();
        await expect(page).toFitItsWidth();
        await expect(page).toBeAccessible();
      }
      const list = page.getByRole('navigation', { name: say('desk.list') });
      await expect(list.locator('[aria-current=page]')).toHaveText(say('account-menu.overview'));
      await list.getByRole('link', { name: say('account-menu.security') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('security.title'));
      await expect(page.getByRole('navigation', { name: say('desk.list') }).locator('[aria-current=page]')).toHaveText(say('account-menu.security'));
    });
  });
}
