import { describe, expect, it } from '@jest/globals';
import type { Locale } from '@amberlane/contract/site';
import { foldLetters } from './letters.ts';
import { formsOf } from './word-forms.ts';

const forms = (word: string, locale: Locale): readonly string[] => formsOf(foldLetters(word), locale);

describe('two ways to write one word meet in a form', () => {
  it.each<[Locale, string, string]>([
    ['en', 'batteries', 'battery'],
    ['en', 'boxes', 'box'],
    ['en', 'duties', 'duty'],
    ['fr', 'batteries', 'batterie'],
    ['fr', 'locaux', 'local'],
    ['ar', 'الشحنة', 'شحنة'],
    ['ar', 'والجمارك', 'جمارك'],
    ['ar', 'للجمارك', 'الجمارك'],
    ['ar', 'بالطرد', 'طرد'],
    ['ar', 'شحنتي', 'شحنة'],
    ['ar', 'بطاريات', 'بطارية'],
    ['ar', 'طردي', 'طرد'],
    ['ur', 'بیٹریاں', 'بیٹری'],
    ['ur', 'پارسلوں', 'پارسل'],
    ['tr', 'gümrükte', 'gümrük'],
    ['tr', 'depodan', 'depo'],
  ])('%s: %s, %s', (locale, one, other) => {
    expect(forms(one, locale).filter((form) => forms(other, locale).includes(form))).not.toEqual([]);
  });

  it('the word itself comes first, and no form is shorter than a word', () => {
    expect(forms('بكم', 'ar')[0]).toBe(foldLetters('بكم'));
    for (const form of forms('وبالطرد', 'ar')) expect(form.length).toBeGreaterThanOrEqual(3);
    expect(forms('gas', 'en')).toEqual(['gas']);
    expect(forms('运单', 'zh-CN')).toEqual(['运单']);
  });
});
