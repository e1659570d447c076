/** The status page: an application with a question of ours, feedback that was answered, and a reference that nobody has. */
import { MARKET_PER_LANGUAGE } from '@amberlane/testing/market-per-language';
import { takeOver } from '@amberlane/testing/wait-for-hydration';
import { expect, test } from '@amberlane/testing/fixtures';
import { readsInAnyWidth } from '../testing/any-width.ts';
import { CASE_KEY, feedbackView } from '../testing/sample-case.ts';

for (const market of MARKET_PER_LANGUAGE) {
  test.describe(`in ${market.locale}`, () => {
    test.use({ market });

    test('nothing fits, and nobody is told which of both is wrong', async ({ page, segment, say, watch }) => {
      await page.goto(`/${segment}/service/case?reference=FR-0000-0000`);
      await takeOver(page);
      const main = page.getByRole('main');
      await expect(main.locator('[name=reference]')).toHaveValue('FR-0000-0000');
      watch.expectFault(/Failed to load resource/);
      await main.locator('[name=email]').fill('nobody@example.com');
      await main.getByRole('button', { name: say('case.show') }).click();
      await expect(main.getByRole('alert')).toBeVisible();
      await readsInAnyWidth(page);
    });

    test('an application shows its clock, and takes an answer', { tag: '@alone' }, async ({ page, segment, say, isolated }) => {
      test.skip(isolated === null, 'needs the application of the mock API');
      await page.goto(`/${segment}/service/case?reference=${CASE_KEY.reference}`);
      await takeOver(page);
      const main = page.getByRole('main');
      await main.locator('[name=email]').fill(CASE_KEY.email);
      await main.getByRole('button', { name: say('case.show') }).click();
      await expect(main.getByRole('heading', { level: 2, name: say('case.status', { status: 'VERIFICATION' }) })).toBeFocused();
      await expect(main.getByText(say('case.onTime'))).toBeVisible();
      await readsInAnyWidth(page);
      await main.locator('[name=text]').fill('Yes, it is.');
      await main.getByRole('button', { name: say('case.answer.send') }).click();
      await expect(main.getByText(say('case.done.answer'))).toBeVisible();
      await main.getByRole('button', { name: say('case.withdraw'), exact: true }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expect(page).toBeAccessible();
      await page.getByRole('alertdialog').getByRole('button', { name: say('case.withdraw.keep') }).click();
      await expect(page.getByRole('alertdialog')).toBeHidden();
    });

    test('feedback asks whether it is settled', { tag: '@alone' }, async ({ page, segment, say, isolated }) => {
      test.skip(isolated === null, 'needs the feedback of the mock API');
      await page.goto(`/${segment}/service/case?reference=${feedbackView().reference}`);
      await takeOver(page);
      const main = page.getByRole('main');
      await main.locator('[name=email]').fill(CASE_KEY.email);
      await main.getByRole('button', { name: say('case.show') }).click();
      await expect(main.getByRole('radiogroup', { name: say('case.rate.question') })).toBeVisible();
      await readsInAnyWidth(page);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ market: { country: 'NG', locale: 'en' }, javaScriptEnabled: false });

  test('the page says what to do instead', async ({ page, segment }) => {
    await page.goto(`/${segment}/service/case`);
    await expect(page.getByRole('main').getByText(/call our office/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show status' })).toBeHidden();
  });
});
