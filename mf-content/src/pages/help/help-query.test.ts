import { describe, expect, it } from '@jest/globals';
import { helpPath, LONGEST_QUESTION, readHelpQuery, readQuestion } from './help-query.ts';

describe('what the address asks', () => {
  it('is read from the field of the form, without what nobody sees', () => {
    expect(readHelpQuery(new URLSearchParams('q=  held \u202e by%0A customs\u0000 '))).toEqual({ text: 'held by customs', cut: false, tooShort: false });
    expect(readHelpQuery(new URLSearchParams('other=1'))).toBeNull();
    expect(readQuestion(' \u200f ')).toBeNull();
  });

  it('is cut between characters when it is too long', () => {
    const query = readQuestion('𠮷'.repeat(LONGEST_QUESTION + 1));
    expect(query?.text).toBe('𠮷'.repeat(LONGEST_QUESTION));
    expect(query?.cut).toBe(true);
  });

  it.each([
    ['a', true],
    ['!?', true],
    ['ab', false],
    ['税', false],
    ['ش', true],
  ])('"%s" is too short: %s', (typed, tooShort) => {
    expect(readQuestion(typed)?.tooShort).toBe(tooShort);
  });

  it('goes back into an address', () => {
    expect(helpPath('help', 'a & b?')).toBe('help?q=a+%26+b%3F');
    expect(readHelpQuery(new URLSearchParams(helpPath('help', 'طرد & كرتون').split('?')[1]))?.text).toBe('طرد & كرتون');
    expect(helpPath('help', '')).toBe('help');
  });
});
