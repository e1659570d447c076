import { describe, expect, it } from '@jest/globals';
import { messageFigures } from './message-figures.ts';

const ENGLISH = { 'a.one': 'Track your parcel', 'a.two': 'Call us now', 'a.name': '{brand} API', 'a.four': 'OK' };

describe('figures of a language', () => {
  it('count messages and words without placeholders, and what is missing', () => {
    expect(messageFigures(ENGLISH, ENGLISH)).toMatchObject({ messages: 4, words: 8, missing: 0 });
    expect(messageFigures(ENGLISH, { 'a.four': 'OK' })).toMatchObject({ messages: 1, missing: 3 });
  });

  it('name what is still English, and let single words be', () => {
    expect(messageFigures(ENGLISH, { ...ENGLISH, 'a.one': 'Suivre votre colis' }).sameAsEnglish).toBe(1);
  });

  it('name the message that grew most', () => {
    expect(messageFigures(ENGLISH, { 'a.one': 'Suivre l’acheminement de votre colis' }).growth).toEqual({ id: 'a.one', percent: 112 });
  });

  it('count Chinese by characters', () => {
    expect(messageFigures(ENGLISH, { 'a.one': '查询包裹' }).words).toBe(4);
  });
});
