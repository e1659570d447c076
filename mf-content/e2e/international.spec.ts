/** The international lines, from a reader's side. */
import { expect, test } from '@amberlane/testing/fixtures';

test('the overview answers under the spelling of the specification, and names its first address', async ({ page, origin, segment, say }) => {
  const answer = await page.request.get(`/${segment}/intlStraight`, { maxRedirects: 0 });
  expect(answer.status()).toBe(200);
  await page.goto(`/${segment}/intlStraight`);
  await expect(page.getByRole('heading', { level: 1, name: say('intl-straight.headline') })).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}/${segment}/product/intl-straight`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the head of business express leads to the lines of the invoice', async ({ page, segment, say }) => {
    await page.goto(`/${segment}/service/business-express`);
    await page.getByRole('link', { name: say('business-express.act.invoice') }).click();
    await expect(page.getByRole('heading', { name: say('business-express.parties.title') })).toBeInViewport();
  });
});

test('pictures stand still for readers who ask for it', async ({ page, segment }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['product/intl-straight', 'product/intl-straight-small', 'product/intl-straight-special', 'service/small-pac', 'service/business-express']) {
    await page.goto(`/${segment}/${path}`);
    expect(await page.getByRole('main').evaluate((main) => main.getAnimations({ subtree: true }).length), path).toBe(0);
  }
});
