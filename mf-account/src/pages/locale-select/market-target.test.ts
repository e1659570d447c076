import { describe, expect, it } from '@jest/globals';
import { choiceHref, pathBack } from './market-target.ts';

const GHANA = { country: 'GH', locale: 'en' } as const;

describe('a chosen market', () => {
  it.each([
    ['', '/-/place?to=%2Fgh-en'],
    ['?return=/ma-fr/track?numbers=GH520938177409', '/-/place?to=%2Fgh-en%2Ftrack%3Fnumbers%3DGH520938177409'],
    ['?return=/ma-fr', '/-/place?to=%2Fgh-en'],
  ])('leads from %p to %s', (search, href) => expect(choiceHref(GHANA, pathBack(search))).toBe(href));

  it.each(['//evil.example/gh-en', 'https://evil.example/gh-en/track', '/-/sign-out', 'javascript:alert(1)', '/\\evil.example'])('never leads to %s', (target) => {
    expect(pathBack(`?${new URLSearchParams({ return: target }).toString()}`)).toBe('');
  });
});
