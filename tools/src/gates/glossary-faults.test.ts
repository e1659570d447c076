import { describe, expect, it } from '@jest/globals';
import { glossaryFaults, glossarySchema, staleExceptions } from './glossary-faults.ts';
import { LOCALES } from '@amberlane/contract/site';
import { wordings } from './message-text.ts';
import type { VisibleTexts } from './visible-texts.ts';

const glossary = glossarySchema.parse({
  terms: {
    waybill: {
      english: ['waybill', 'waybills'],
      never: ['tracking code'],
      in: {
        'zh-CN': { use: ['运单'] },
        fr: { use: ['lettre de transport', 'lettres de transport'], never: ['connaissement'] },
        ar: { use: ['بوليص'], never: ['وثيقة الشحن'] },
        ur: { use: ['ویبل'] },
        tr: { use: ['takip numara'], never: ['konşimento'] },
      },
    },
    parcel: { english: ['parcel'], in: { 'zh-CN': { use: [] }, fr: { use: [], never: ['paquet'] }, ar: { use: [] }, ur: { use: [] }, tr: { use: [] } } },
  },
  doNotSay: { en: { reckon: 'calculate', 'hand in': 'drop off' }, fr: { canton: 'Guangzhou' }, tr: { 'rafa kaldır-': 'depoya alma', dahil: 'dâhil' }, ar: { 'أيام طبيعية': 'أيام تقويمية' }, ur: { فالتو: 'اضافی' }, 'zh-CN': { 解析失败: '未找到' } },
  exceptions: { 'home.slogan': 'A headline does without it.' },
});

const good = {
  en: 'One parcel a waybill, {count, plural, one {# day} other {# days}}.',
  'zh-CN': '一张运单一件包裹。',
  fr: 'Un colis par lettre de transport.',
  ar: 'طرد واحد لكل بَوليصة.',
  ur: 'فی ویبل ایک پارسل۔',
  tr: 'Takip numarası başına bir gönderi.',
} as const;

const texts = (id: string, changed: Partial<Record<keyof typeof good, string>> = {}): VisibleTexts =>
  new Map([[id, Object.fromEntries(LOCALES.map((locale) => [locale, wordings({ ...good, ...changed }[locale])]))]]);

const planted = (changed: Partial<Record<keyof typeof good, string>>): string[] => glossaryFaults(glossary, texts('track.title', changed));

describe('the gate of words', () => {
  it('lets texts pass that keep the words, inflected or with marks of vowels', () => {
    expect(planted({})).toEqual([]);
    expect(planted({ fr: 'Un colis, deux lettres de transport.', tr: '<b>TAKİP NUMARANIZ</b> burada.' })).toEqual([]);
  });

  it('catches a translation that calls the thing otherwise, and says the sentence', () => {
    expect(planted({ fr: 'Un colis par bordereau.' })).toEqual([
      'fr track.title: English says "waybill", and "lettre de transport" or "lettres de transport" is missing: “Un colis par bordereau.”',
    ]);
    expect(planted({ 'zh-CN': '一张提单一件包裹。' })).toEqual(['zh-CN track.title: English says "waybill", and "运单" is missing: “一张提单一件包裹。”']);
  });

  it('catches a word that the glossary forbids, also beside the right one and in capitals', () => {
    expect(planted({ tr: 'KONŞİMENTO takip numarası' })).toEqual(['tr track.title: "konşimento" is not what the glossary calls "waybill": "takip numara": “KONŞİMENTO takip numarası”']);
    expect(planted({ ar: 'وَثيقة الشحن وبوليصة' })[0]).toContain('is not what the glossary calls "waybill"');
  });

  it('catches a forbidden word of a term that a translation may leave out', () => {
    expect(planted({ fr: 'Un paquet par lettre de transport.' })).toEqual(['fr track.title: "paquet" is not what the glossary calls "parcel": “Un paquet par lettre de transport.”']);
    expect(planted({ fr: 'Un par lettre de transport.' })).toEqual([]);
  });

  it('asks for the word of English as well', () => {
    expect(planted({ en: 'Your tracking code, please.' })).toEqual(['en track.title: "tracking code" is not what the glossary calls "waybill": “Your tracking code, please.”']);
  });

  it('asks for nothing where English does not use the term, nor where it is a part of another word', () => {
    expect(planted({ en: 'All waybilling is ours.', fr: 'Tout est à nous.', 'zh-CN': '全部', ar: 'كل', ur: 'سب', tr: 'Hepsi' })).toEqual([]);
  });

  it('finds words in each branch of a plural or a choice', () => {
    expect(planted({ en: '{kind, select, a {Your waybill} other {Nothing}}', ur: '{kind, select, a {آپ کا نمبر} other {کچھ نہیں}}' })[0]).toContain('ur track.title: English says "waybill"');
  });

  it('lets a listed message do without, and names exceptions that are left over', () => {
    expect(glossaryFaults(glossary, texts('home.slogan', { fr: 'Un seul papier.' }))).toEqual([]);
    expect(staleExceptions(glossary, new Set(['track.title']))).toEqual(['docs/glossary.json: the exception home.slogan names no message']);
  });

  it.each<[keyof typeof good, string, string]>([
    ['en', 'We reckon a price for each waybill of a parcel.', '"reckon" is not what we say: calculate'],
    ['en', 'Hand in the waybill and the parcel.', '"hand in" is not what we say: drop off'],
    ['fr', 'Un colis de Canton par lettre de transport.', '"canton" is not what we say: Guangzhou'],
    ['tr', 'Takip numarası rafa kaldırıldı.', '"rafa kaldır-" is not what we say: depoya alma'],
    ['ar', 'بوليصة خلال 3 أيَّام طبيعية', '"أيام طبيعية" is not what we say: أيام تقويمية'],
    ['ur', 'ویبل اور فالتو بیٹری۔', '"فالتو" is not what we say: اضافی'],
    ['zh-CN', '运单解析失败', '"解析失败" is not what we say: 未找到'],
  ])('catches what %s does not say: %s', (locale, text, fault) => {
    expect(planted({ [locale]: text })).toEqual([expect.stringContaining(fault)]);
  });

  it('takes a phrase for whole words, unless it is a stem', () => {
    expect(planted({ en: 'A reckoner in the waybill of a parcel.', fr: 'Cantonments : une lettre de transport.', tr: 'Takip numarası dahili hatta.' })).toEqual([]);
  });

  it('judges a text that not all languages have', () => {
    expect(glossaryFaults(glossary, new Map([['jobs.a', { ur: ['فالتو'] }]]))).toEqual(['ur jobs.a: "فالتو" is not what we say: اضافی: “فالتو”']);
  });

  it('refuses a term without its words in a language', () => {
    expect(glossarySchema.safeParse({ terms: { waybill: { english: ['waybill'], in: { fr: { use: ['x'] } } } }, exceptions: {} }).success).toBe(false);
  });
});
