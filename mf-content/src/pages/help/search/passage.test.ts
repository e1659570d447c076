import { expect, it } from '@jest/globals';
import { bestSentence } from './passage.ts';

const LINES = ['Usually a paper is missing. Tracking names the reason.', 'Send the paper to your desk: the reason stands beside it.'];

it('shows the sentence with most of the words', () => {
  expect(bestSentence(LINES, new Set(['paper', 'reason']), 'en').join('')).toBe(LINES[1]);
  expect(bestSentence(LINES, new Set(['reason']), 'en')).toEqual(['Tracking names the ', 'reason', '.']);
});

it('shows the first when the words stand in the question alone', () => {
  expect(bestSentence(LINES, new Set(['customs']), 'en')).toEqual(['Usually a paper is missing.']);
  expect(bestSentence([], new Set(['customs']), 'en')).toEqual(['']);
});
