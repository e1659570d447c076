import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isWholePhoneEnd, readPhoneEnd } from './phone-end.ts';

/** First digit of each script that people type on. */
const ZEROS = { Latin: 0x30, 'Arabic-Indic': 0x0660, Persian: 0x06f0, 'full-width': 0xff10 };

describe('end of a phone', () => {
  it.each(Object.entries(ZEROS))('reads %s digits', (_script, zero) => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 4, maxLength: 4 }), (digits) => {
        const typed = digits.map((digit) => String.fromCharCode(zero + digit)).join('');
        expect(readPhoneEnd(typed)).toBe(digits.join(''));
      }),
    );
  });

  it('drops whatever is no digit and what is too much, and reads its own answer the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const read = readPhoneEnd(typed);
        expect(read).toMatch(/^\d{0,4}$/);
        expect(readPhoneEnd(read)).toBe(read);
      }),
    );
    expect(readPhoneEnd(' 01-43 ')).toBe('0143');
    expect(readPhoneEnd('01435')).toBe('0143');
  });

  it.each([['0143', true], ['014', false], ['', false]])('%p is whole: %p', (digits, whole) => {
    expect(isWholePhoneEnd(digits)).toBe(whole);
  });
});
