import { describe, expect, it } from '@jest/globals';
import { CITIES } from '../../../testing/prices.ts';
import { readEntry } from '../../quote/quote-entry.ts';
import { judgeEntry } from '../../quote/validate-quote.ts';
import { quickQuestion, type TypedParcel } from './quick-question.ts';

const CITY_LIST = { origins: CITIES.origins.map((city) => ({ ...city })), destinations: CITIES.receivers, day: CITIES.day };
const asked = (typed: TypedParcel) => quickQuestion(typed, CITY_LIST, 'en');

describe('question of the quote box', () => {
  it.each([
    { destination: 'NG-LOS', weight: '2.5' },
    { destination: 'UG-KLA', weight: '0,3' },
    { destination: 'SA-RUH', weight: '١٢' },
  ])('is the one of the price page: $destination, $weight', (typed) => {
    const judgement = judgeEntry(readEntry(new URLSearchParams({ ...typed })), CITIES, 'GH');
    expect(judgement.kind).toBe('right');
    const { size: _size, ...request } = { size: null, ...(judgement.kind === 'right' && judgement.request) };
    expect(asked(typed)).toEqual({ ...request, locale: 'en' });
  });

  it.each(['', '0', 'two', '-1', '10001'])('is none for “%s” kilograms', (weight) => expect(asked({ destination: 'NG-LOS', weight })).toBeNull());

  it('is none for a city that nobody knows', () => expect(asked({ destination: '', weight: '1' })).toBeNull());
});
