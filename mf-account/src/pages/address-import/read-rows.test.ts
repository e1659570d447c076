import { describe, expect, it } from '@jest/globals';
import { RULES } from '@amberlane/contract/domain';
import { csvText } from '@amberlane/contract/domain/address-csv';
import { decode } from './decode.ts';
import { countryOf, readRows, withZeros } from './read-rows.ts';

const rowsOf = (text: string) => {
  const file = readRows(text, 'GH');
  if ('refused' in file) throw new Error(file.refused);
  return file.rows;
};

describe('a file of addresses', () => {
  it('comes back as it was exported, in any language', () => {
    const text = csvText([{ name: '=SUM(A1)', localName: 'نورة', mobile: '+966505550142', country: 'SA', city: 'Riyadh', street: 'King Fahd "Road", 1', shortAddress: 'RRRD2929' }], 'ur');
    expect(rowsOf(text)).toMatchObject([
      { line: 2, findings: [], values: { name: '=SUM(A1)', localName: 'نورة', mobile: '+966505550142', address: { countryCode: 'SA', street: 'King Fahd "Road", 1', shortAddress: 'RRRD2929' } } },
    ]);
  });

  it.each([[';'], ['\t'], [',']])('is read with %j between its cells, whatever stands in further columns', (mark) => {
    const text = [['Ad soyad', 'Telefon', 'Ülke', 'Renk', 'Sokak ve numara'], ['Ayşe', '05325550142', 'Türkiye', 'kırmızı', 'Gül Sokak 8']].map((cells) => cells.join(mark)).join('\r\n');
    expect(rowsOf(text)).toMatchObject([{ values: { name: 'Ayşe', mobile: '05325550142', address: { countryCode: 'TR', street: 'Gül Sokak 8' } } }]);
  });

  it('tells what a spreadsheet did to it', () => {
    const [row] = rowsOf('name,phone,country,street,postcode\nAyşe,9.05325E+11,Turkey,Gül Sokak,6420');
    expect(row).toMatchObject({ findings: ['rounded', 'zeros'], values: { mobile: '' } });
    expect(row && withZeros(row.values)?.address.postcode).toBe('06420');
    expect(rowsOf('name,phone,country,street\nA,1,Atlantis,S')[0]).toMatchObject({ findings: ['country'], values: { address: { countryCode: 'GH' } } });
  });

  it('is refused without heads, rows, or with too many of them', () => {
    expect(readRows('Ama,024,Accra', 'GH')).toEqual({ refused: 'heads' });
    expect(readRows('name,phone,street\n\n', 'GH')).toEqual({ refused: 'empty' });
    expect(readRows(`name,phone,street\n${'a,1,s\n'.repeat(RULES.addressBook.maxImportRows + 1)}`, 'GH')).toEqual({ refused: 'tooMany' });
  });

  it('names its countries in any language', () => {
    expect(['gh', 'Maroc', '中国', 'المغرب', 'پاکستان', 'Birleşik Arap Emirlikleri', 'UAE', 'Atlantis'].map(countryOf)).toEqual(['GH', 'MA', 'CN', 'MA', 'PK', 'AE', 'AE', null]);
  });
});

describe('the letters of a file', () => {
  it('are UTF-8, UTF-16 or what spreadsheets of the language wrote of old', () => {
    expect(decode(new TextEncoder().encode('نورة'), 'ar')).toBe('نورة');
    expect(decode(Uint8Array.from([0xff, 0xfe, 0x41, 0x00]), 'en')).toBe('A');
    expect(decode(Uint8Array.from([0xe4, 0xe6, 0xd1, 0xc9]), 'ar')).toBe('نورة');
    expect(decode(Uint8Array.from([0xd6, 0xd0]), 'zh-CN')).toBe('中');
    expect(decode(Uint8Array.from([0xdd, 0xfe]), 'tr')).toBe('İş'.slice(0, 1) + 'ş');
  });
});
