/**
 * Countries and languages of the site, and the first segment of every address.
 * Source: spec §2 (route prefix), §4 (country-language flow), §9 (codes).
 */

/** ISO 3166-1 alpha-2 codes in the order in which the site lists them (spec §9). */
export const COUNTRIES = ['MA', 'GH', 'NG', 'KE', 'UG', 'CN', 'EG', 'PK', 'SA', 'AE', 'TR'] as const;
export type Country = (typeof COUNTRIES)[number];

/** BCP 47 tags used inside the product; the address and the wire have codes of their own. */
export const LOCALES = ['en', 'zh-CN', 'fr', 'ar', 'ur', 'tr'] as const;
export type Locale = (typeof LOCALES)[number];

export type Direction = 'ltr' | 'rtl';

interface LocaleFacts {
  /** Language part of `{country}-{language}` in the address; Simplified Chinese shows as `cn` (spec §2). */
  readonly path: string;
  /** Value of the `lang` request header (spec §7). `ur_UR` is no valid region and lives on the wire only. */
  readonly header: string;
  /** Script subtag form for `lang` and `hreflang`. */
  readonly tag: string;
  /** Endonym, shown in every language switcher. */
  readonly name: string;
  readonly dir: Direction;
}

export const LOCALE_FACTS = {
  en: { path: 'en', header: 'en_US', tag: 'en', name: 'English', dir: 'ltr' },
  'zh-CN': { path: 'cn', header: 'zh_CN', tag: 'zh-Hans', name: '简体中文', dir: 'ltr' },
  fr: { path: 'fr', header: 'fr_FR', tag: 'fr', name: 'Français', dir: 'ltr' },
  ar: { path: 'ar', header: 'ar_EG', tag: 'ar', name: 'العربية', dir: 'rtl' },
  ur: { path: 'ur', header: 'ur_UR', tag: 'ur', name: 'اردو', dir: 'rtl' },
  tr: { path: 'tr', header: 'tr_TR', tag: 'tr', name: 'Türkçe', dir: 'ltr' },
} as const satisfies Record<Locale, LocaleFacts>;

/** Languages offered per country, the country's own first (spec §9); Turkey has no Chinese (spec §4). */
export const COUNTRY_LOCALES = {
  MA: ['fr', 'en', 'zh-CN'],
  GH: ['en', 'zh-CN'],
  NG: ['en', 'zh-CN'],
  KE: ['en', 'zh-CN'],
  UG: ['en', 'zh-CN'],
  CN: ['zh-CN', 'en'],
  EG: ['ar', 'en', 'zh-CN'],
  PK: ['ur', 'en', 'zh-CN'],
  SA: ['ar', 'en', 'zh-CN'],
  AE: ['ar', 'en', 'zh-CN'],
  TR: ['tr', 'en'],
} as const satisfies Record<Country, readonly Locale[]>;

/** IANA zone of the country's main office. */
export const COUNTRY_TIME_ZONE = {
  MA: 'Africa/Casablanca',
  GH: 'Africa/Accra',
  NG: 'Africa/Lagos',
  KE: 'Africa/Nairobi',
  UG: 'Africa/Kampala',
  CN: 'Asia/Shanghai',
  EG: 'Africa/Cairo',
  PK: 'Asia/Karachi',
  SA: 'Asia/Riyadh',
  AE: 'Asia/Dubai',
  TR: 'Europe/Istanbul',
} as const satisfies Record<Country, string>;

/** Country and language of a page, parsed from its address. */
export interface Market {
  readonly country: Country;
  readonly locale: Locale;
}

/** Where a reader lands when nothing is known (spec §4): `/cn-en`, and `/tr-tr` on the Turkish host. */
export const FALLBACK_MARKET: Market = { country: 'CN', locale: 'en' };
export const TURKISH_FALLBACK_MARKET: Market = { country: 'TR', locale: 'tr' };
/** Country sent in the `countryCode` header when neither address nor cookie names one (spec §4, §7). */
export const DEFAULT_HEADER_COUNTRY: Country = 'GH';

export const isCountry = (code: string): code is Country => (COUNTRIES as readonly string[]).includes(code);
export const isLocale = (tag: string): tag is Locale => (LOCALES as readonly string[]).includes(tag);

export const localesOf = (country: Country): readonly Locale[] => COUNTRY_LOCALES[country];
export const directionOf = (locale: Locale): Direction => LOCALE_FACTS[locale].dir;

/** `gh-en`: the first segment of an address. */
export function marketSegment({ country, locale }: Market): string {
  return `${country.toLowerCase()}-${LOCALE_FACTS[locale].path}`;
}

/** What a first segment means: a page of the site, a known shape with unknown parts, or nothing of ours. */
export type SegmentReading =
  | { readonly kind: 'market'; readonly market: Market }
  /** `xx-en`, `gh-xx` or `gh-ur`: looks like a prefix, names a country or language that is not offered. */
  | { readonly kind: 'unknown'; readonly country: Country | null; readonly locale: Locale | null }
  | { readonly kind: 'none' };

/**
 * Reads `{country}-{language}`. The language part is a code of the address (`cn` for Chinese); `zh-cn` as a
 * language is accepted as its old spelling, so `/gh-zh-cn` reads as Chinese in Ghana (spec §4).
 */
export function readMarketSegment(segment: string): SegmentReading {
  const match = /^([a-z]{2})-([a-z]{2}(?:-[a-z]{2})?)$/i.exec(segment);
  if (!match) return { kind: 'none' };
  const code = (match[1] ?? '').toUpperCase();
  const path = (match[2] ?? '').toLowerCase();
  const country = isCountry(code) ? code : null;
  const locale = LOCALES.find((tag) => LOCALE_FACTS[tag].path === path || tag.toLowerCase() === path) ?? null;
  if (country && locale && localesOf(country).includes(locale)) return { kind: 'market', market: { country, locale } };
  return { kind: 'unknown', country, locale };
}

/** `zh-Hans-GH`, `ur-PK`: language tag for `lang` and `hreflang` attributes (BCP 47). */
export function languageTag({ country, locale }: Market): string {
  return `${LOCALE_FACTS[locale].tag}-${country}`;
}

/** Where CLDR knows no English of the country: formatters would take that of the United States, with the month before the day. */
const WITHOUT_OWN_ENGLISH: readonly Country[] = ['MA', 'CN', 'EG', 'SA', 'TR'];

/**
 * Tag for Intl formatters: the market's language with Latin digits and the Gregorian calendar (quality §4). Arabic is that of
 * the world: CLDR sets the Eastern percent sign of some countries beside Latin digits too, where it changes sides.
 */
export function formattingTag(market: Market): string {
  const { country, locale } = market;
  const ofTheWorld = locale === 'ar' || (locale === 'en' && WITHOUT_OWN_ENGLISH.includes(country));
  return `${ofTheWorld ? `${locale}-001` : languageTag(market)}-u-ca-gregory-nu-latn`;
}

/** All 27 country-language pairs of the site. */
export const MARKETS: readonly Market[] = COUNTRIES.flatMap((country) =>
  localesOf(country).map((locale) => ({ country, locale })),
);
