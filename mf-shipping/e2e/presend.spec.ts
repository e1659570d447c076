/** Packages announced before they reach us, from a reader's side. */
import { expect, test } from '@amberlane/testing/fixtures';

test.use({ market: { country: 'NG', locale: 'en' } });

test('pre-sent packages ask visitors to sign in', async ({ page, segment }) => {
  await page.goto(`/${segment}/express/presend-package`);
  await expect(page).toHaveURL(/user-opt\/login/);
});
