import { expect, it } from '@jest/globals';
import { quoteNumber } from './quote-number.ts';

it('names a quote by the day of its rules and signs that nobody takes for each other, always the same ones', () => {
  const number = quoteNumber({ quoteId: 'a.b', day: '2026-11-20' });
  expect(number).toMatch(/^Q-20261120-[0-9A-HJKMNP-TV-Z]{8}$/);
  expect(quoteNumber({ quoteId: 'a.b', day: '2026-11-20' })).toBe(number);
  expect(quoteNumber({ quoteId: 'a.c', day: '2026-11-20' })).not.toBe(number);
});
