/** Packages announced before they reach us, from a reader's side. */
import { DEMO_CUSTOMER, signIn } from '@amberlane/testing/customers';
import { expect, test } from '@amberlane/testing/fixtures';

test.use({ market: { country: 'NG', locale: 'en' } });

test('pre-sent packages ask visitors to sign in', async ({ page, segment }) => {
  await page.goto(`/${segment}/express/presend-package`);
  await expect(page).toHaveURL(/user-opt\/login/);
});

test('the list of own parcels leads to the form, which knows the recipient and opens what is accepted', { tag: '@alone' }, async ({ page, segment, say }) => {
  await signIn(page, DEMO_CUSTOMER);
  await page.goto(`/${segment}/express/presend-package`);
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: say('presend.title') }).getByRole('table')).toBeVisible();
  await main.getByRole('link', { name: say('presend.form.label') }).first().click();
  await expect(page).toHaveURL(/new=1/);
  await expect(main.getByRole('heading', { level: 1, name: say('presend.form.label') })).toBeVisible();
  await expect(main.getByRole('group', { name: say('presend.receiver.title') }).getByRole('button', { name: say('presend.receiver.change.label') })).toBeVisible();
  const rulings = main.locator('details').filter({ has: page.getByRole('table', { includeHidden: true }) });
  await expect(rulings.getByRole('table')).toBeHidden();
  await rulings.locator('summary').click();
  await expect(rulings.getByRole('table')).toBeVisible();
  await main.getByRole('button', { name: say('presend.item.add') }).click();
  await expect(main.getByRole('group', { name: say('presend.item', { number: 2 }) })).toBeVisible();
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page).toFitItsWidth();
    await expect(page).toBeAccessible();
  }
});
