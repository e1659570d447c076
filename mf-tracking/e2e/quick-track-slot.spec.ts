/** The track box alone, in the page that isolation makes for it. */
import { expect, test } from '../testing/fixtures.ts';

test('leads from its own page to the results', { tag: '@alone' }, async ({ trackPage, page, segment, isolated, say }) => {
  test.skip(isolated === null, 'the whole site has no such page');
  await page.goto(`/${segment}/slots/quick-track`);
  await expect(page.getByRole('heading', { level: 1, name: 'quick-track' })).toBeVisible();
  const form = page.getByRole('main');
  await form.getByRole('textbox').fill('GH520938177409');
  await form.getByRole('button', { name: say('quick-track.submit') }).click();
  await expect(trackPage.asked).toContainText('GH520938177409');
});
