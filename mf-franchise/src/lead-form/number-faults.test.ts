import { describe, expect, it } from '@jest/globals';
import { numberFaults } from './number-faults.ts';

const RULES = [{ code: 'TR', phoneRegex: '^(?:\\+?90|0)?5\\d{9}$', contactRegex: '^(?:\\+?90|0)?[2-5]\\d{9}$' }] as const;
const codes = (contactNumber: string, country = 'TR') => numberFaults({ contactNumber, country }, RULES).map(({ field, code }) => [field, code]);

describe('the contact number of a form', () => {
  it('may be a landline of the chosen country', () => {
    expect([codes('0212 345 67 89'), codes('0501 234 56 78')]).toEqual([[], []]);
  });

  it('is refused when no line of the country is like it', () => {
    expect([codes('0212 345 67'), codes('+86 138 0055 0142')]).toEqual([[['contactNumber', 'phone']], [['contactNumber', 'phone']]]);
  });

  it('is judged once both are there', () => {
    expect([codes(''), codes('12', ''), numberFaults({ email: '' }, RULES)]).toEqual([[], [], []]);
  });
});
