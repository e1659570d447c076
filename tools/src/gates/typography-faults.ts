/**
 * Whether a text is set as its language is set: quotation marks, spaces, punctuation, digits. A pure verdict over one
 * text; what it finds and a program can repair is repaired by `npm run i18n -- --fix` (`i18n/typography-repair.ts`).
 */
import type { Locale } from '@amberlane/contract/site';
import { CODE, VALUE } from './message-text.ts';

interface TypographyRule {
  /** Languages that it is for; none: all. */
  readonly locales?: readonly Locale[];
  readonly except?: readonly Locale[];
  readonly sign: RegExp;
  /** End of the sentence: what is wrong. */
  readonly says: string;
}

/** Units after which nothing else of a word follows. */
export const UNITS = String.raw`(?:kg|g|km|cm|mm|m|m²|m³|h|min|Wh|mAh|ko|Ko|Mo|KB|MB|€|CNY|USD|MAD|NGN|GHS|KES|UGX|EGP|SAR|AED|PKR|TRY|HKD)(?![\p{L}\d])`;
const AMOUNT = String.raw`[\d${VALUE}]`;
const HAN = String.raw`\p{Script=Han}`;
const FULL_WIDTH = '，。：；！？、（）《》';
/** Letters of Arabic and Urdu, and what may close a phrase of theirs. */
const ARABIC_END = String.raw`[\p{Script=Arabic}»)”“${VALUE}${CODE}]`;

const RULES: readonly TypographyRule[] = [
  { sign: /["'`´]/u, says: 'has a straight quotation mark or apostrophe' },
  { sign: /\.{3}|‥/u, says: 'has dots in a row instead of …' },
  { sign: /[ \u00a0\u202f]{2,}/u, says: 'has two spaces in a row' },
  { sign: /[٠-٩۰-۹０-９]/u, says: 'has digits that are not Latin' },
  { sign: /[Ａ-Ｚａ-ｚ]/u, says: 'has full-width Latin letters' },
  { sign: /\( | \)/u, says: 'has a space inside of a bracket' },
  { except: ['fr'], sign: /[ \u00a0\u202f](?:[,;:!?،؛؟۔]|\.(?![\p{L}\d.]))/u, says: 'has a space before its punctuation' },
  { sign: new RegExp(String.raw`\d(?:kg|km|cm|mm|Wh|mAh|KB|MB)(?![\p{L}\d])`, 'u'), says: 'wants a space before the unit' },
  { locales: ['en', 'zh-CN', 'ar', 'ur'], sign: new RegExp(String.raw`${AMOUNT}[ \u00a0\u202f]%|%\d`, 'u'), says: 'writes a percentage otherwise than 5%' },
  { locales: ['tr'], sign: new RegExp(String.raw`${AMOUNT}\s?%`, 'u'), says: 'writes a percentage otherwise than %5' },
  { locales: ['en', 'tr', 'zh-CN'], sign: /[«»„]/u, says: 'has quotation marks of another language; these are “ ”' },

  { locales: ['fr'], sign: /(?<!^|[\u202f!?(])[;!?]/mu, says: 'wants a narrow no-break space (U+202F) before ; ! ?' },
  { locales: ['fr'], sign: new RegExp(String.raw`(?<!^|\u202f)(?:(?<!${AMOUNT}):(?!//)|:(?!${AMOUNT}|//))`, 'mu'), says: 'wants a narrow no-break space (U+202F) before :' },
  { locales: ['fr'], sign: /«(?!\u202f)|(?<!\u202f)»/u, says: 'wants a narrow no-break space (U+202F) inside of « »' },
  { locales: ['fr'], sign: /^[^«]*[“”„]/u, says: 'has quotation marks of another language; these are « »' },
  { locales: ['fr'], sign: /[ \u00a0\u202f](?:,|\.(?![\p{L}\d.]))/u, says: 'has a space before its punctuation' },
  { locales: ['fr'], sign: new RegExp(String.raw`${AMOUNT} ${UNITS}|${AMOUNT} ?%`, 'u'), says: 'wants a no-break space (U+00A0) before the unit' },

  { locales: ['zh-CN'], sign: new RegExp(String.raw`${HAN}(?:[,;:!?]|\.(?![\p{L}\d]))|[,;:!?]${HAN}`, 'u'), says: 'has half-width punctuation beside Chinese' },
  { locales: ['zh-CN'], sign: new RegExp(String.raw`${HAN} ?\(|\) ?${HAN}|\(${HAN}|${HAN}\)`, 'u'), says: 'has half-width brackets beside Chinese' },
  { locales: ['zh-CN'], sign: new RegExp(String.raw`[ \u00a0][${FULL_WIDTH}]|[${FULL_WIDTH}][ \u00a0]|${HAN} “|” ${HAN}`, 'u'), says: 'has a space beside full-width punctuation' },
  { locales: ['zh-CN'], sign: /[「」『』]/u, says: 'has quotation marks of another country; these are “ ”' },
  { locales: ['zh-CN'], sign: new RegExp(String.raw`${AMOUNT}\s?CNY|CNY\s?${AMOUNT}`, 'u'), says: 'says CNY beside an amount, where it is 元' },
  { locales: ['zh-CN'], sign: new RegExp(String.raw`\d{4} 年|\d年 \d|\d 月|\d月 \d|月\d{1,2} 日|${HAN} (?:\d{4}年|\d{1,2}月)|月\d{1,2}日 ${HAN}`, 'u'), says: 'writes a date otherwise than 10月1日, as Intl does, without spaces' },

  { locales: ['ar', 'ur'], sign: new RegExp(String.raw`\p{Script=Arabic}(?:.*${ARABIC_END})?[,;?](?!\d)`, 'u'), says: 'has a Latin comma, semicolon or question mark' },
  { locales: ['ur'], sign: /\p{Script=Arabic}\.(?![\p{L}\d.])/u, says: 'has a Latin full stop, where it is ۔' },
  { locales: ['ar'], sign: /۔/u, says: 'has the full stop of Urdu' },
  { locales: ['ar'], sign: /[“”„]/u, says: 'has quotation marks of another language; these are « »' },
  { locales: ['ur'], sign: /[«»„]/u, says: 'has quotation marks of another language; these are ” “' },
  { locales: ['ur'], sign: /^[^”“]*“/u, says: 'opens its quotation marks with “, where it is ”' },
  { locales: ['ar'], sign: /«[ \u00a0\u202f]|[ \u00a0\u202f]»/u, says: 'has a space inside of its quotation marks' },

  { locales: ['tr'], sign: new RegExp(String.raw`${VALUE}[’'][a-zçğıöşü]`, 'u'), says: 'puts a suffix on an inserted word' },
];

const isFor = ({ locales, except }: TypographyRule, locale: Locale): boolean => (locales?.includes(locale) ?? true) && !(except?.includes(locale) ?? false);

/** Messages that are no sentence or show a sign, each with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'help.alike': 'words that a search takes for each other, written for the search',
  'form.password.rule.special': 'shows the signs # and !',
};

export const isTypographyException = (id: string): boolean => EXCEPTIONS[id] !== undefined;

/** Faults of what a reader sees of a text (`wordings`), each once, as the end of a sentence. */
export const typographyFaults = (locale: Locale, shown: readonly string[], id = ''): string[] =>
  isTypographyException(id) ? [] : RULES.filter((rule) => isFor(rule, locale) && shown.some((text) => rule.sign.test(text))).map(({ says }) => says);
