/** The address picker alone, in the page that isolation makes for it. */
import { signIn } from '@amberlane/testing/customers';
import { takeOver } from '@amberlane/testing/wait-for-hydration';
import { expect, test } from '../testing/fixtures.ts';

test('marks the entry that is chosen, as the page around it says', { tag: '@alone' }, async ({ page, segment, isolated }) => {
  test.skip(isolated === null, 'the whole site has no such page');
  await signIn(page);
  await page.goto(`/${segment}/slots/address-picker`);
  await takeOver(page);
  const entry = page.getByRole('button', { name: /Noura/ });
  await expect(entry).toHaveAttribute('aria-pressed', 'false');
  await entry.click();
  await expect(entry).toHaveAttribute('aria-pressed', 'true');
});
