import { expect, it } from '@jest/globals';
import { blankValues } from './values.ts';
import { withWholeWeight } from './whole-weight.ts';

const rounded = (weightGrams: string, knownWeight = ''): string => withWholeWeight({ ...blankValues('CN', 'CN'), weightGrams, knownWeight }).weightGrams;

it('rounds a weight with decimals up', () => {
  expect(rounded('2.3')).toBe('3');
  expect(rounded('2,3')).toBe('3');
});

it('leaves whole kilograms, what is no weight, and the weight of a quote', () => {
  expect(['2', '0', '', 'heavy'].map((typed) => rounded(typed))).toEqual(['2', '0', '', 'heavy']);
  expect(rounded('6.2', '6.2')).toBe('6.2');
});
