import { describe, expect, it } from '@jest/globals';
import { foldDigits } from '@amberlane/contract/domain/digits';
import { gramsOf, minorUnitsOf, plainNumber } from './typed-number.ts';

describe('numbers as people type them', () => {
  it.each([
    ['1.4', '1.4'],
    ['1,4', '1.4'],
    ['١٫٤', '1.4'],
    ['۱۲۳۴٫۵', '1234.5'],
    ['１２', '12'],
    ['1,250.50', '1250.50'],
    ['1.250,50', '1250.50'],
    ['1 250,50', '1250.50'],
    ['1,250', '1250'],
    ['1,250,000', '1250000'],
    ['1.250', '1.250'],
    ['.5', '0.5'],
    ['5.', '5'],
  ])('%s is %s', (typed, plain) => expect(plainNumber(typed)).toBe(plain));

  it.each(['', 'abc', '1.2.3', '1,2,3', '-4', '1e5', '1,25,0', '٫'])('%s is no number', (typed) => expect(plainNumber(typed)).toBeNull());

  it('weighs to the gram and no finer, without rounding', () => {
    expect(gramsOf('1.005')).toBe(1005);
    expect(gramsOf('٠٫٢')).toBe(200);
    expect(gramsOf('1.0005')).toBeNull();
    expect(gramsOf('heavy')).toBeNull();
  });

  it('counts money in the minor units of its currency', () => {
    expect(minorUnitsOf('1250.5', 'NGN')).toBe(125_050);
    expect(minorUnitsOf('1250', 'UGX')).toBe(1250);
    expect(minorUnitsOf('1250.5', 'UGX')).toBeNull();
    expect(minorUnitsOf('0.1', 'SAR')).toBe(10);
  });

  it('leaves letters alone', () => expect(foldDigits('طرد ٣')).toBe('طرد 3'));
});
