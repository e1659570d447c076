import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { millimetresOf, milliwattHours, wholeNumberOf, wholeWattHours } from './measures.ts';

/** First digit and decimal sign of the scripts that readers type in. */
const SCRIPTS = [['0', '.'], ['0', ','], ['٠', '٫'], ['۰', '٫'], ['０', '．']] as const;

const inScript = (plain: string, [zero, sign]: (typeof SCRIPTS)[number]): string =>
  plain.replace(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit))).replace('.', sign);

describe('measures as typed', () => {
  it('are the same in the digits of every script', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), fc.constantFrom(...SCRIPTS), (millimetres, script) => {
        expect(millimetresOf(inScript((millimetres / 10).toFixed(1), script))).toBe(millimetres);
        expect(wholeNumberOf(inScript(String(millimetres), script))).toBe(millimetres);
      }),
    );
  });

  it.each(['', 'abc', '4.55', '-3', '1e3', '<b>', '٫'])('%s is no length', (typed) => expect(millimetresOf(typed)).toBeNull());
  it.each(['1.5', 'two', '', '1,5'])('%s is no count', (typed) => expect(wholeNumberOf(typed)).toBeNull());

  it('reckon energy without losing a fraction, and round it up', () => {
    expect(milliwattHours('3.85', '5000')).toBe(19_250);
    expect(milliwattHours('٣٫٧', '۲۰۰۰')).toBe(7_400);
    expect(milliwattHours('3.7', '')).toBeNull();
    expect(milliwattHours('9'.repeat(14), '9'.repeat(13))).toBeNull();
    expect(wholeWattHours('99.9')).toBe(100);
    expect(wholeWattHours('100.01')).toBe(101);
  });
});
