/** Every text of the site comes from the messages: seen where a forgotten English one stands out, in other scripts. */
import type { Market } from '@amberlane/contract/site';
import { expect, test } from '@amberlane/testing/fixtures';
import { hardCodedText } from '@amberlane/testing/hard-coded-text';
import { takeOver } from '@amberlane/testing/wait-for-hydration';

const MARKETS: readonly Market[] = [
  { country: 'EG', locale: 'ar' },
  { country: 'PK', locale: 'ur' },
  { country: 'CN', locale: 'zh-CN' },
];

const PATHS = ['', '/track', '/track?numbers=GH520938177409,SA673401955282,XX1', '/user-opt/login', '/privacy-policy', '/no-such-page'];

for (const market of MARKETS) {
  test.describe(`in ${market.locale}`, () => {
    test.use({ market });

    test('no page has a text that is not from its messages', async ({ page, segment, watch }) => {
      watch.expectFault(/404|400/);
      const found: string[] = [];
      for (const path of PATHS) {
        await page.goto(`/${segment}${path}`);
        await takeOver(page);
        found.push(...(await hardCodedText(page)).map((fault) => `${path || '/'}  ${fault}`));
      }
      expect(found).toEqual([]);
    });
  });
}

test.describe('planted', () => {
  test.use({ market: { country: 'EG', locale: 'ar' } });

  test('a text, a label and a hint in English are caught; a waybill and the brand are not', async ({ page, segment }) => {
    await page.goto(`/${segment}`);
    const before = await hardCodedText(page);
    await page.evaluate(() => {
      const planted = document.createElement('p');
      planted.textContent = 'Track your parcel';
      const field = document.createElement('input');
      field.placeholder = 'Waybill number';
      field.setAttribute('aria-label', 'Search');
      const fine = document.createElement('p');
      fine.textContent = 'Amberlane GH520938177409 desk.gh@amberlane.example';
      document.body.append(planted, field, fine);
    });
    expect((await hardCodedText(page)).filter((fault) => !before.includes(fault))).toEqual(['p: "Track your parcel"', 'aria-label: "Search"', 'placeholder: "Waybill number"']);
  });
});
