import { describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { CSV_COLUMNS, csvHead } from '@amberlane/contract/domain/address-csv-columns';
import { LOCALES } from '@amberlane/contract/site';
import { xlsxTemplate } from './xlsx-template.ts';

const partsIn = async (locale: (typeof LOCALES)[number]) => unzipSync(new Uint8Array(await (await xlsxTemplate(locale, 'Addresses')).arrayBuffer()));

describe('the template for spreadsheets', () => {
  it.each(LOCALES)('has all heads in %s', async (locale) => {
    const strings = [...strFromU8((await partsIn(locale))['xl/sharedStrings.xml'] ?? new Uint8Array()).matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text = '']) => text);
    expect(strings).toEqual(CSV_COLUMNS.map((column) => csvHead(column, locale)));
  });

  it('keeps what is typed as text', async () => {
    const parts = await partsIn('en');
    expect(strFromU8(parts['xl/styles.xml'] ?? new Uint8Array())).toMatch(/numFmtId="49"|formatCode="@"/);
  });
});
