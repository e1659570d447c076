/** The search for English in the code, which `documents.spec.ts` and the pseudo language use, finds what is planted. */
import { expect, test } from '@amberlane/testing/fixtures';
import { hardCodedText } from '@amberlane/testing/hard-coded-text';

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
