/** The map of service points alone, in the page that isolation makes for it: a late slot, as the shipping form has it. */
import { takeOver } from '@amberlane/testing/wait-for-hydration';
import { expect, test } from '../testing/fixtures.ts';

test('chooses what the list chooses, and the other way round', { tag: '@alone' }, async ({ page, segment, isolated, say }) => {
  test.skip(isolated === null, 'the whole site has no such page');
  await page.goto(`/${segment}/slots/service-point-map`);
  await takeOver(page);
  const map = page.getByRole('region', { name: say('points-map.choose.label') });
  const list = page.getByRole('main').getByRole('list');
  const [accra, kumasi] = ['Osu shop', 'Adum shop'] as const;
  await list.getByRole('button', { name: accra }).click();
  await expect(map.getByRole('button', { name: accra, pressed: true })).toBeVisible();
  await page.getByRole('button', { name: say('points-map.fit') }).click();
  await map.getByRole('button', { name: kumasi }).focus();
  await page.keyboard.press('Enter');
  await expect(list.getByRole('button', { name: kumasi })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status').filter({ hasText: kumasi })).toBeVisible();
});
