/** From the partners' page to an application: in steps with JavaScript, as one page without it. */
import { MARKET_PER_LANGUAGE } from '@amberlane/testing/market-per-language';
import { takeOver } from '@amberlane/testing/wait-for-hydration';
import { expect, test } from '@amberlane/testing/fixtures';
import { readsInAnyWidth } from '../testing/any-width.ts';

const REFERENCE = /^FR-[0-9A-Z]{4}-[0-9A-Z]{4}$/;

for (const market of MARKET_PER_LANGUAGE) {
  test.describe(`in ${market.locale}`, () => {
    test.use({ market });

    test('the partners’ page counts anew and shows the areas of another country', async ({ page, segment, say }) => {
      await page.goto(`/${segment}/business/join-us`);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name: say('join-us.title') })).toBeVisible();
      await readsInAnyWidth(page);
      await takeOver(page);
      const left = main.getByRole('row').filter({ hasText: say('join-us.month.left') });
      const before = (await left.textContent()) ?? '';
      await main.locator('[name=deliveries]').fill('500');
      await expect(left).not.toHaveText(before);
      await main.locator('[name=deliveries]').fill('-');
      await expect(main.getByText(say('join-us.earnings.fix'))).toBeVisible();
      await expect(page).toBeAccessible();
      // The window is narrow by now.
      await main.locator('#areas summary').first().click();
      await main.locator('#areas').getByRole('link', { name: say('shell.country.KE'), exact: true }).click();
      await expect(page).toHaveURL(/country=KE/);
      await expect(main.locator('#areas').getByRole('link', { name: say('shell.country.KE'), exact: true })).toHaveAttribute('aria-current', 'true');
      await expect(page).toBeAccessible();
    });

    test('an application goes through its steps, back and on, and ends with a reference', { tag: '@alone' }, async ({ page, segment, say }) => {
      await page.goto(`/${segment}/business/join-us/apply?country=NG`);
      await takeOver(page);
      const main = page.getByRole('main');
      const next = main.getByRole('button', { name: say('franchise-apply.next'), exact: true });
      const step = (id: string) => main.getByRole('heading', { level: 2, name: say(`franchise-apply.step.${id}`), exact: true });
      await next.click();
      await expect(main.locator('[name=name]')).toHaveAttribute('aria-invalid', 'true');
      await readsInAnyWidth(page);
      await main.locator('[name=name]').fill('Chukwuemeka Eze');
      await main.locator('[name=contactNumber]').fill('+2348031234567');
      await main.locator('[name=email]').fill('c.eze@example.com');
      await next.click();
      await expect(step('territory')).toBeFocused();
      await main.locator('[name=state]').fill('Enugu');
      await main.locator('[name=city]').fill('Nsukka');
      await readsInAnyWidth(page);
      await next.click();
      await expect(step('experience')).toBeFocused();
      await page.goBack();
      await expect(step('territory')).toBeVisible();
      await expect(main.locator('[name=city]')).toHaveValue('Nsukka');
      await next.click();
      await expect(step('experience')).toBeFocused();
      await readsInAnyWidth(page);
      await next.click();
      await expect(step('papers')).toBeFocused();
      await readsInAnyWidth(page);
      await next.click();
      await expect(step('review')).toBeFocused();
      await expect(main.getByText('Nsukka')).toBeVisible();
      await readsInAnyWidth(page);
      await main.getByRole('button', { name: say('franchise-apply.send') }).dblclick();
      await expect(main.getByText(REFERENCE)).toBeVisible();
      await readsInAnyWidth(page);
      await page.reload();
      await expect(main.getByText(REFERENCE)).toBeVisible();
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ market: { country: 'NG', locale: 'en' }, javaScriptEnabled: false });

  test('the application is one page, and the page after it tells the reference', async ({ page, segment, isolated }) => {
    test.skip(isolated !== null, 'the plain form goes to the API of the whole site');
    await page.goto(`/${segment}/business/join-us/apply`);
    const main = page.getByRole('main');
    await main.locator('[name=name]').fill('Chukwuemeka Eze');
    await main.locator('[name=contactNumber]').fill('+2348031234567');
    await main.locator('[name=email]').fill('c.eze@example.com');
    await main.locator('[name=state]').fill('Enugu');
    await main.locator('[name=city]').fill('Nsukka');
    await main.locator('form button[type=submit]').click();
    await expect(page).toHaveURL(/sent=1/);
    await expect(main.getByText(REFERENCE)).toBeVisible();
  });
});
