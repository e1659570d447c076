import { describe, expect, it } from '@jest/globals';
import { mergeTable, readTable, writeTable, type TranslationRow } from './translation-table.ts';

const ROWS: readonly TranslationRow[] = [
  { id: 'track.found', description: 'Above the list; {count} parcels, "found"', english: '{count, plural, one {# parcel} other {# parcels}}', translation: '{count, plural, one {# colis} many {# de colis} other {# colis}}' },
  { id: 'track.note', description: '', english: 'One line,\nand another', translation: 'Une ligne,\r\net une autre : « oui »' },
  { id: 'track.empty', description: 'Last', english: 'Nothing', translation: '' },
];

describe('the table for translators', () => {
  it('comes back as it went, with quotes, commas and line breaks', () => {
    expect(readTable(writeTable(ROWS))).toEqual(ROWS);
  });

  it('is refused with other columns', () => {
    expect(() => readTable('id;en\r\na;b\r\n')).toThrow('The columns must be');
  });

  it('keeps what is not in it, in the order of English', () => {
    const english = { 'a.one': 'One', 'a.two': 'Two', 'a.three': 'Three' };
    const { catalogue, refused } = mergeTable(english, { 'a.three': 'Trois', 'a.one': 'Une' }, [{ id: 'a.two', description: '', english: 'Two', translation: 'Deux' }]);
    expect(Object.entries(catalogue)).toEqual([['a.one', 'Une'], ['a.two', 'Deux'], ['a.three', 'Trois']]);
    expect(refused).toEqual([]);
  });

  it('refuses a translation of an older English text, of nothing, and an empty one', () => {
    const row = (id: string, english: string, translation: string): TranslationRow => ({ id, description: '', english, translation });
    const { catalogue, refused } = mergeTable({ 'a.one': 'One parcel', 'a.two': 'Two' }, { 'a.one': 'Un colis' }, [row('a.one', 'One', 'Un'), row('a.gone', 'Gone', 'Parti'), row('a.two', 'Two', ' ')]);
    expect(catalogue).toEqual({ 'a.one': 'Un colis' });
    expect(refused).toHaveLength(3);
  });

  it('refuses what is found wrong with a translation, and takes the others', () => {
    const english = { 'a.one': '{count} parcels', 'a.two': 'Two' };
    const rows = [{ id: 'a.one', description: '', english: '{count} parcels', translation: 'colis' }, { id: 'a.two', description: '', english: 'Two', translation: 'Deux' }];
    const { catalogue, refused } = mergeTable(english, {}, rows, ({ translation }) => (translation === 'colis' ? ['has no {count}'] : []));
    expect(catalogue).toEqual({ 'a.two': 'Deux' });
    expect(refused).toEqual(['a.one: the translation has no {count}']);
  });
});
