import { describe, expect, it } from '@jest/globals';
import { foldLetters } from './letters.ts';

describe('letters that make no difference', () => {
  it.each([
    ['case and accents', 'Électricité', 'electricite'],
    ['full width', 'ＡＢＣ１２', 'abc12'],
    ['vowel marks of Arabic', 'شُحِنَتْ', 'شحنت'],
    ['the stroke that lengthens', 'شــحــنة', 'شحنة'],
    ['carriers of the hamza', 'أإآٱ', 'اااا'],
    ['the end of an Arabic word', 'مستشفى', 'مستشفي'],
    ['the bound ta', 'شحنة', 'شحنه'],
    ['an Arabic keyboard for Urdu', 'كراچي', 'کراچی'],
    ['the two h of Urdu', 'پته', 'پتہ'],
    ['nasal and plain n of Urdu', 'کہاں', 'کہان'],
    ['digits of Arabic and of Urdu', '٤٧ ۴۷', '47 47'],
  ])('%s', (_what, one, other) => {
    expect(foldLetters(one)).toBe(foldLetters(other));
  });

  it.each(['İstanbul', 'istanbul', 'ISTANBUL', 'ıstanbul', 'İSTANBUL'])('%s is Istanbul', (city) => {
    expect(foldLetters(city)).toBe('istanbul');
  });

  it('keeps apart what are different words', () => {
    expect(foldLetters('بطارية')).not.toBe(foldLetters('بضاعة'));
    expect(foldLetters('运单')).not.toBe(foldLetters('单运'));
  });
});
