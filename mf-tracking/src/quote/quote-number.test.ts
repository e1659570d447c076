import { expect, it } from '@jest/globals';
import { quoteNumber } from './quote-number.ts';

it('names a quote by signs that nobody takes for each other, always the same ones, and by no day', () => {
  const number = quoteNumber({ quoteId: 'a.b' });
  expect(number).toMatch(/^Q-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(quoteNumber({ quoteId: 'a.b' })).toBe(number);
  expect(quoteNumber({ quoteId: 'a.c' })).not.toBe(number);
});
