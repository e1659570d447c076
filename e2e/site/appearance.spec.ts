/** Dark and on paper: every page stays legible, and paper carries what a reader takes along (VISUAL §4, quality §3). */
import type { Market } from '@amberlane/contract/site';
import { expect, test } from '@amberlane/testing/fixtures';

const PAGES = [
  '',
  '/track',
  '/track?numbers=NG407183529669,PK918203744566,NG40718352966',
  '/terms-of-use',
  '/business/about-us',
  '/service/access',
  '/service/support',
  '/no-such-page',
];
const RESULTS = '/track?numbers=NG407183529669';
const OLDEST = 'Shipment information received – awaiting parcel';
const INK = 'rgb(28, 23, 18)';

const MARKETS: readonly Market[] = [
  { country: 'GH', locale: 'en' },
  { country: 'PK', locale: 'ur' },
];

for (const market of MARKETS) {
  test.describe(`dark, in ${market.locale}`, () => {
    test.use({ market });

    test('every page holds its contrast', async ({ page, context, origin, segment, watch }) => {
      watch.expectFault(/404/);
      await context.addCookies([{ name: 'theme', value: 'dark', url: origin }]);
      for (const path of PAGES) {
        await page.goto(`/${segment}${path}`);
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        await expect(page, path).toBeAccessible();
      }
    });
  });
}

test('paper carries the whole history, without the head and foot of the site', async ({ page, segment }) => {
  await page.goto(`/${segment}${RESULTS}`);
  const oldest = page.getByText(OLDEST);
  await expect(oldest).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(oldest).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('a dark page is printed in ink on white', async ({ page, context, origin, segment }) => {
  await context.addCookies([{ name: 'theme', value: 'dark', url: origin }]);
  await page.goto(`/${segment}${RESULTS}`);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).not.toHaveCSS('color', INK);
  await page.emulateMedia({ media: 'print' });
  await expect(title).toHaveCSS('color', INK);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});
