/**
 * The service countries as the site starts with them (spec §3 Country, §9 opening hours). The contacts are those of
 * the fictional brand.
 */
import { COUNTRY_TIME_ZONE, COUNTRIES, DEFAULT_HEADER_COUNTRY, type Country } from '@amberlane/contract/site';
import type { OpeningHours } from '@amberlane/contract/calls/countries';
import type { LocaleNames } from '../database/tables.ts';
import { textInEveryLanguage } from '../texts.ts';

interface CountryFacts {
  readonly phones: readonly string[];
  readonly mails: readonly string[];
  readonly hours: OpeningHours;
  /** National or international spelling of a mobile number without separators; linear time on any input. */
  readonly phoneRegex: string;
  /** The same of every line on which people and companies are reached: landlines, mobiles, freephone and common numbers. */
  readonly contactRegex: string;
}

const DAILY = [1, 2, 3, 4, 5, 6, 7];
const MONDAY_TO_SATURDAY = [1, 2, 3, 4, 5, 6];
/** Where spec §9 names none. */
const USUAL_HOURS: OpeningHours = [{ days: DAILY, from: '09:00', to: '17:00' }];

const FACTS: Readonly<Record<Country, CountryFacts>> = {
  MA: {
    phones: ['+212 800 000 142', '+212 800 000 143'],
    mails: ['casablanca@amberlane.example', 'support.ma@amberlane.example'],
    hours: [{ days: MONDAY_TO_SATURDAY, from: '09:00', to: '21:00' }],
    phoneRegex: '^(?:\\+?212|0)?[67]\\d{8}$',
    contactRegex: '^(?:\\+?212|0)?[5-8]\\d{8}$',
  },
  GH: {
    phones: ['+233 800 000 142', '+233 800 000 143'],
    mails: ['accra@amberlane.example', 'support.gh@amberlane.example'],
    hours: [{ days: MONDAY_TO_SATURDAY, from: '08:30', to: '18:30' }],
    phoneRegex: '^(?:\\+?233|0)?[25]\\d{8}$',
    contactRegex: '^(?:\\+?233|0)?(?:[235]\\d{8}|800\\d{5,6})$',
  },
  NG: {
    phones: ['+234 700 000 0142', '+234 700 000 0143'],
    mails: ['lagos@amberlane.example', 'support.ng@amberlane.example'],
    hours: [{ days: MONDAY_TO_SATURDAY, from: '08:30', to: '17:30' }],
    phoneRegex: '^(?:\\+?234|0)?[789]\\d{9}$',
    contactRegex: '^(?:\\+?234|0)?[2789]\\d{9}$',
  },
  KE: {
    phones: ['+254 800 000 142', '+254 800 000 143'],
    mails: ['nairobi@amberlane.example', 'support.ke@amberlane.example'],
    hours: USUAL_HOURS,
    phoneRegex: '^(?:\\+?254|0)?[17]\\d{8}$',
    contactRegex: '^(?:\\+?254|0)?(?:[17]\\d{8}|[24-6]\\d{6,8}|800\\d{6,7})$',
  },
  UG: {
    phones: ['+256 800 000 142', '+256 800 000 143'],
    mails: ['kampala@amberlane.example', 'support.ug@amberlane.example'],
    hours: [{ days: DAILY, from: '09:00', to: '22:00' }],
    phoneRegex: '^(?:\\+?256|0)?7\\d{8}$',
    contactRegex: '^(?:\\+?256|0)?(?:[2347]\\d{8}|800\\d{6})$',
  },
  CN: {
    phones: ['+86 400 000 0142', '+86 400 000 0143'],
    mails: ['guangzhou@amberlane.example', 'support.cn@amberlane.example'],
    hours: USUAL_HOURS,
    phoneRegex: '^(?:\\+?86)?1[3-9]\\d{9}$',
    contactRegex: '^(?:\\+?86|0)?(?:1[3-9]\\d{9}|10\\d{8}|[2-9]\\d{9}|[3-9]\\d{10})$',
  },
  EG: {
    phones: ['+20 800 000 0142', '+20 800 000 0143'],
    mails: ['cairo@amberlane.example', 'support.eg@amberlane.example'],
    hours: USUAL_HOURS,
    phoneRegex: '^(?:\\+?20|0)?1[0125]\\d{8}$',
    contactRegex: '^(?:\\+?20|0)?(?:1[0125]\\d{8}|1[35]\\d{6,7}|2\\d{8}|3\\d{7}|[4-689]\\d{7,8}|800\\d{7})$',
  },
  PK: {
    phones: ['+92 800 00142', '+92 800 00143'],
    mails: ['karachi@amberlane.example', 'support.pk@amberlane.example'],
    hours: [
      { days: [1, 2, 3, 4, 5], from: '09:30', to: '18:00' },
      { days: [6], from: '09:30', to: '13:30' },
    ],
    phoneRegex: '^(?:\\+?92|0)?3\\d{9}$',
    contactRegex: '^(?:\\+?92|0)?(?:3\\d{9}|[24-9]\\d{8,9}|[24-9]\\d{1,2}111\\d{6}|800\\d{5})$',
  },
  SA: {
    phones: ['+966 800 000 0142', '+966 800 000 0143'],
    mails: ['riyadh@amberlane.example', 'support.sa@amberlane.example'],
    hours: USUAL_HOURS,
    phoneRegex: '^(?:\\+?966|0)?5\\d{8}$',
    contactRegex: '^(?:\\+?966|0)?(?:[15]\\d{8}|92\\d{7}|800\\d{7})$',
  },
  AE: {
    phones: ['+971 800 00142', '+971 800 00143'],
    mails: ['dubai@amberlane.example', 'support.ae@amberlane.example'],
    hours: USUAL_HOURS,
    phoneRegex: '^(?:\\+?971|0)?5\\d{8}$',
    contactRegex: '^(?:\\+?971|0)?(?:5\\d{8}|[2-4679]\\d{7}|600\\d{6}|800\\d{4,7})$',
  },
  TR: {
    phones: ['+90 800 000 01 42', '+90 800 000 01 43'],
    mails: ['istanbul@amberlane.example', 'support.tr@amberlane.example'],
    hours: USUAL_HOURS,
    phoneRegex: '^(?:\\+?90|0)?5\\d{9}$',
    contactRegex: '^(?:\\+?90|0)?(?:[2-5]\\d{9}|8[05]0\\d{7}|444\\d{4})$',
  },
};

export interface StartingCountry extends CountryFacts {
  readonly code: Country;
  readonly names: LocaleNames;
  readonly timeZone: string;
  readonly isDefault: boolean;
}

export const STARTING_COUNTRIES: readonly StartingCountry[] = COUNTRIES.map((code) => ({
  ...FACTS[code],
  code,
  names: textInEveryLanguage(`country-names.${code}`),
  timeZone: COUNTRY_TIME_ZONE[code],
  isDefault: code === DEFAULT_HEADER_COUNTRY,
}));
