/** Searching the very texts of the help centre, as readers of each language type. */
import { describe, expect, it } from '@jest/globals';
import { LOCALES, type Locale } from '@amberlane/contract/site';
import { createSiteIntl } from '@amberlane/core';
import { parse } from '@formatjs/icu-messageformat-parser';
import { factsOn } from '../../../facts/facts.ts';
import { messagesAt } from '../../../../testing/content-site.ts';
import { plainAnswers } from '../plain-answers.ts';
import { createHelpSearch, type HelpSearch, type PlainAnswer } from './help-search.ts';

const DAY = '2026-11-21';

function answersIn(locale: Locale): readonly PlainAnswer[] {
  const compiled = Object.fromEntries(Object.entries(messagesAt(locale, 'service/help')).map(([id, text]) => [id, parse(text)]));
  const intl = createSiteIntl({ country: 'GH', locale }, compiled, (error) => {
    throw error;
  });
  return plainAnswers({ intl, country: 'GH', facts: factsOn(DAY) });
}

const searchIn = (locale: Locale): HelpSearch => createHelpSearch(answersIn(locale), locale, messagesAt(locale, 'service/help')['help.alike'] ?? '');

const searches = Object.fromEntries(LOCALES.map((locale) => [locale, searchIn(locale)])) as Readonly<Record<Locale, HelpSearch>>;
const found = (locale: Locale, question: string): string[] => searches[locale](question).map(({ id }) => id);

describe('what readers type', () => {
  it.each<[Locale, string, string]>([
    ['en', 'nobody home', 'nobody-home'],
    ['en', 'held by customs', 'customs-held'],
    ['en', 'How do I send a power bank?', 'batteries'],
    ['en', 'where is my package', 'where-parcel'],
    ['en', 'volume weight', 'volume-weight'],
    ['en', 'fuel', 'fuel'],
    ['en', 'RRRD2929', 'saudi-arabia'],
    ['zh-CN', '运单', 'number-look'],
    ['zh-CN', '运单号是什么', 'number-look'],
    ['zh-CN', '快递丢了怎么办', 'claim'],
    ['zh-CN', '关税谁付', 'who-pays'],
    ['zh-CN', '充电宝', 'batteries'],
    ['fr', 'colis perdu', 'claim'],
    ['fr', 'ou est mon paquet', 'where-parcel'],
    ['fr', 'contre remboursement', 'cod-fee'],
    ['ar', 'البطارية', 'batteries'],
    ['ar', 'الجمارك تحتجز', 'customs-held'],
    ['ar', 'أين شحنتي', 'where-parcel'],
    ['ar', 'والوزن الحجمى', 'volume-weight'],
    ['ar', 'كلمه المرور', 'password'],
    ['ur', 'بیٹری', 'batteries'],
    ['ur', 'پاس ورڈ', 'password'],
    ['ur', 'میرا پیکٹ کہاں ہے', 'where-parcel'],
    ['ur', 'كسٹم نے روكا', 'customs-held'],
    ['tr', 'kargom nerede', 'where-parcel'],
    ['tr', 'GÜMRÜKTE', 'customs-held'],
    ['tr', 'sigorta', 'insurance'],
    ['tr', 'şifre', 'password'],
  ])('%s: %s', (locale, question, id) => {
    expect(found(locale, question).slice(0, 3)).toContain(id);
  });

  it('finds Arabic words with and without article, and with what is glued to them', () => {
    const [bare, ...others] = ['جمارك', 'الجمارك', 'والجمارك', 'بالجمارك', 'للجمارك'].map((word) => found('ar', word).toSorted());
    expect(bare?.length).toBeGreaterThan(2);
    for (const other of others) expect(other).toEqual(expect.arrayContaining([...(bare ?? [])].slice(0, 1)));
  });

  it.each(['istanbul', 'İstanbul', 'ISTANBUL', 'İSTANBUL', 'ıstanbul'])('%s is found as any of its spellings', (city) => {
    const search = createHelpSearch([{ id: 'city', group: 'Teslimat', question: 'İstanbul’da teslimat var mı?', lines: ['İstanbul’a her gün.'] }], 'tr', '');
    expect(search(city)).toEqual([{ id: 'city', question: ['', 'İstanbul', '’da teslimat var mı?'], passage: ['', 'İstanbul', '’a her gün.'] }]);
  });

  it('شحنة and الشحنة are one word', () => {
    const search = createHelpSearch([{ id: 'one', group: 'التتبّع', question: 'أين الشَّحنة؟', lines: ['الشـحنة في الطريق.'] }], 'ar', '');
    expect(search('شحنة')).toEqual([{ id: 'one', question: ['أين ', 'الشَّحنة', '؟'], passage: ['', 'الشـحنة', ' في الطريق.'] }]);
    expect(search('شحنتي')).toHaveLength(1);
  });
});

describe('typing errors', () => {
  it.each<[Locale, string, string]>([
    ['en', 'batterys', 'batteries'],
    ['en', 'insurence', 'insurance'],
    ['en', 'pasword', 'password'],
    ['fr', 'asurance', 'insurance'],
    ['ar', 'بطارييات', 'batteries'],
    ['ur', 'بیٹریی', 'batteries'],
    ['tr', 'gumrukk', 'customs-held'],
    ['tr', 'sigrota', 'insurance'],
  ])('%s: %s', (locale, question, id) => {
    expect(found(locale, question)).toContain(id);
  });

  it('a known word is not taken for another', () => {
    expect(found('en', 'duty')).not.toContain('packing');
  });
});

describe('what comes back', () => {
  it('is the sentence that holds the words, with the words marked', () => {
    const [first] = searches.en('short address');
    expect(first?.id).toBe('saudi-arabia');
    expect(first?.passage.filter((_piece, index) => index % 2 === 1)).toEqual(['short', 'address']);
    expect(first?.passage.join('')).toMatch(/^Every parcel needs/);
  });

  it.each([
    ['体积重量', '体积重量'],
    ['充电宝', '充电宝'],
    ['税', '税'],
  ])('marks the Chinese word %s as a whole, and no more', (question, marked) => {
    const [first] = searches['zh-CN'](question);
    const marks = [...(first?.question ?? []).filter((_piece, index) => index % 2 === 1), ...(first?.passage ?? []).filter((_piece, index) => index % 2 === 1)];
    expect(marks).toContain(marked);
    for (const mark of marks) expect(marked).toContain(mark);
  });

  it('is nothing when not even half of the words are known', () => {
    for (const locale of LOCALES) expect(found(locale, 'qqqqq wwwww zzzzz')).toEqual([]);
  });

  it('is at most ten answers', () => {
    expect(found('en', 'parcel')).toHaveLength(10);
  });
});

describe('the texts', () => {
  it.each(LOCALES)('are sixty in nine groups, none without an answer, in %s', (locale) => {
    const answers = answersIn(locale);
    expect(answers).toHaveLength(60);
    expect(new Set(answers.map(({ group }) => group)).size).toBe(9);
    expect(new Set(answers.map(({ question }) => question)).size).toBe(60);
    for (const { id, lines } of answers) expect([id, lines.join('').length > (locale === 'zh-CN' ? 20 : 60), /[{}<>]/.test(lines.join(''))]).toEqual([id, true, false]);
  });
});
