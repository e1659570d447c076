/** Countries and dictionaries of the mock API. Names come from the Unicode CLDR that Node carries. */
import { countryIconPath } from '@amberlane/contract/site/country-icon';
import { COUNTRIES, COUNTRY_TIME_ZONE, DEFAULT_HEADER_COUNTRY, LOCALE_FACTS, localesOf, type Country, type Locale } from '@amberlane/contract/site';
import { GOODS_TYPES } from '@amberlane/contract/domain';
import type { CountryEntry } from '@amberlane/contract/calls/countries';
import type { DictionaryEntry, DictionaryType } from '@amberlane/contract/calls/dictionaries';

const nameOf = (country: Country, locale: Locale): string => new Intl.DisplayNames(LOCALE_FACTS[locale].tag, { type: 'region' }).of(country) ?? country;

const HOURS = '09:00–17:00';
/** Digits only: the same in every language. */
const OPEN_TIME: CountryEntry['openTime'] = { en: HOURS, 'zh-CN': HOURS, fr: HOURS, ar: HOURS, ur: HOURS, tr: HOURS };

function countryEntry(code: Country, locale: Locale): CountryEntry {
  return {
    code,
    nameEN: nameOf(code, 'en'),
    nameCN: nameOf(code, 'zh-CN'),
    nameAR: nameOf(code, 'ar'),
    nameFR: nameOf(code, 'fr'),
    nameUR: nameOf(code, 'ur'),
    nameTR: nameOf(code, 'tr'),
    countryName: nameOf(code, locale),
    iconWeb: countryIconPath(code),
    defaultMark: code === DEFAULT_HEADER_COUNTRY ? 1 : 0,
    contact: '+000 800 000 001/+000 800 000 002',
    email: `desk.${code.toLowerCase()}@amberlane.example/support.${code.toLowerCase()}@amberlane.example`,
    openTime: OPEN_TIME,
    hours: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '09:00', to: '17:00' }],
    timeZone: COUNTRY_TIME_ZONE[code],
    langList: localesOf(code).map((langKey) => ({ name: LOCALE_FACTS[langKey].name, langKey })),
  };
}

export const countryList = (locale: Locale): CountryEntry[] => COUNTRIES.map((code) => countryEntry(code, locale));

/** Any national number of six to twelve digits. */
export const phoneRules = (): { code: Country; phoneRegex: string; contactRegex: string; textMessages: boolean }[] =>
  COUNTRIES.map((code) => ({ code, phoneRegex: '^\\+?\\d{6,15}$', contactRegex: '^\\+?\\d{6,15}$', textMessages: true }));

const ENTRIES_PER_DICTIONARY = 4;

/** Codes that the contract or a form names; every other dictionary has made-up ones. */
const CODES: Readonly<Partial<Record<DictionaryType, readonly string[]>>> = {
  LOCAL_GOODS_TYPE: GOODS_TYPES,
  INTL_GOODS_TYPE: GOODS_TYPES,
  SHIP_REQUIRE: ['COMMON_PACKAGE', 'DOCUMENT', 'LARGE_PACKAGE', 'PALLET'],
  PICKUP_TIME: ['ANY', 'MORNING', 'NOON', 'AFTERNOON', 'EVENING'],
  CONTACT_WAY: ['PHONE', 'EMAIL', 'WHATSAPP', 'WECHAT', 'SMS'],
};

/** Labels say which entry of which language they are: nobody mistakes them for copy. */
export const dictionary = (type: DictionaryType, locale: Locale): DictionaryEntry[] =>
  (CODES[type] ?? Array.from({ length: ENTRIES_PER_DICTIONARY }, (_, index) => `${type}_${index + 1}`)).map((dictCode, index) => ({
    type,
    dictCode,
    dictName: `${LOCALE_FACTS[locale].name} ${index + 1}`,
    sort: index + 1,
  }));
