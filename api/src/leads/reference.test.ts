import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { newReference, readReference, REFERENCE_PREFIXES } from './reference.ts';

const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const references = fc
  .record({ prefix: fc.constantFrom(...REFERENCE_PREFIXES), values: fc.array(fc.nat(31), { minLength: 7, maxLength: 7 }) })
  .map(({ prefix, values }) => {
    const rest = [...values];
    return newReference(prefix, () => rest.shift() ?? 0);
  });

describe('references', () => {
  it('look like FR-7K3Q-9M2D and differ', () => {
    const made = Array.from({ length: 2000 }, () => newReference('FR'));
    expect(made.filter((reference) => !/^FR-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/.test(reference))).toEqual([]);
    expect(new Set(made).size).toBe(made.length);
  });

  it('are read as people type them', () => {
    const reference = newReference('FR', (below) => below - 32);
    expect(reference).toBe('FR-0000-0000');
    const typings = ['fr 0000 0000', 'FR0000OOOO', ' Fr-oooo-0000 ', 'FR-٠٠٠٠-۰۰۰۰', 'ＦＲ－００００－００００', '\u202aFR-0000-0000\u202c'];
    expect(typings.map(readReference)).toEqual(typings.map(() => reference));
    const ones = newReference('FB', () => 1);
    expect(readReference(ones.replaceAll('1', 'l'))).toBe(ones);
    expect(readReference(ones.replaceAll('1', 'I'))).toBe(ones);
  });

  it('are read back whatever they are', () => {
    fc.assert(fc.property(references, (reference) => expect(readReference(reference)).toBe(reference)));
  });

  it('are refused with one wrong symbol', () => {
    fc.assert(
      fc.property(references, fc.constantFrom(3, 4, 5, 6, 8, 9, 10, 11), fc.nat(31), (reference, at, symbol) => {
        const wrong = reference.slice(0, at) + SYMBOLS.charAt(symbol) + reference.slice(at + 1);
        expect(readReference(wrong)).toBe(wrong === reference ? reference : null);
      }),
    );
  });

  it('are refused with two symbols exchanged', () => {
    fc.assert(
      fc.property(references, fc.nat(7), fc.nat(7), (reference, left, right) => {
        const symbols = Array.from(reference.slice(3).replace('-', ''));
        [symbols[left], symbols[right]] = [symbols[right] ?? '', symbols[left] ?? ''];
        const exchanged = `${reference.slice(0, 3)}${symbols.slice(0, 4).join('')}-${symbols.slice(4).join('')}`;
        expect(readReference(exchanged)).toBe(exchanged === reference ? reference : null);
      }),
    );
  });

  it.each(['', 'FR', 'XX-0000-0000', 'FR-0000-000', 'FR-0000-00000', 'FR-000U-0000', "FR-0000-0000' or 1=1", 'NG407183529669'])('are not %p', (typed) => {
    expect(readReference(typed)).toBeNull();
  });
});
