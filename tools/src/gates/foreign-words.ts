/**
 * Words and letters that belong to another of our languages: a sentence that was left over, typed on another keyboard
 * or taken from a neighbouring script. Pure; the English original need not be known.
 */
import type { Locale } from '@amberlane/contract/site';

interface ForeignSign {
  readonly sign: RegExp;
  /** What it is, for the fault. */
  readonly is: string;
}

const ENGLISH: ForeignSign = { sign: /(?<![\p{L}\p{M}’'-])(?:the|and|with|your|you|from|our|this|that|which|will)(?![\p{L}\p{M}’'-])/giu, is: 'English' };
/** Look like Latin letters and are none. */
const GREEK_CYRILLIC: ForeignSign = { sign: /[\p{Script=Greek}\p{Script=Cyrillic}]/gu, is: 'Greek or Cyrillic' };
const HAN: ForeignSign = { sign: /\p{Script=Han}+/gu, is: 'Chinese' };
const ARABIC_SCRIPT: ForeignSign = { sign: /\p{Script=Arabic}+/gu, is: 'in Arabic script' };

/** A language without a row is not looked at. Forms of one letter have different signs in Arabic and in Urdu; searches and fonts treat them as different letters. */
const SIGNS: Readonly<Partial<Record<Locale, readonly ForeignSign[]>>> = {
  en: [HAN, ARABIC_SCRIPT, GREEK_CYRILLIC],
  fr: [ENGLISH, HAN, ARABIC_SCRIPT, GREEK_CYRILLIC],
  tr: [ENGLISH, HAN, ARABIC_SCRIPT, GREEK_CYRILLIC],
  'zh-CN': [ENGLISH, ARABIC_SCRIPT, GREEK_CYRILLIC, { sign: /[國際運單號體電話請時間價費稅關們這個嗎後來處發貨]/gu, is: 'traditional Chinese or Japanese' }, { sign: /[\u3040-\u30ff]+/gu, is: 'Japanese' }],
  ar: [ENGLISH, HAN, GREEK_CYRILLIC, { sign: /\S*[ٹڈڑںےہھکی]\S*/gu, is: 'in the letters of Urdu' }],
  ur: [ENGLISH, HAN, GREEK_CYRILLIC, { sign: /\S*[\u064a\u0643\u0649\u0629]\S*/gu, is: 'in the letters of Arabic' }],
};

/** Each foreign word or letter of a text in a language, once, as the end of a sentence. */
export const foreignWords = (locale: Locale, text: string): string[] =>
  (SIGNS[locale] ?? []).flatMap(({ sign, is }) => [...new Set(text.match(sign) ?? [])].map((found) => `"${found}" is ${is}`));
