import { expect, test } from '@amberlane/testing/fixtures';

for (const segment of ['gh-en', 'eg-ar']) {
  test(`the page stands at /${segment}/sample`, async ({ page }) => {
    const response = await page.goto(`/${segment}/sample`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
