/**
 * The service countries as the site starts with them (spec §3 Country, §9 opening hours). The contacts are those of
 * the fictional brand.
 */
import { COUNTRY_TIME_ZONE, COUNTRIES, DEFAULT_HEADER_COUNTRY, type Country } from '@amberlane/contract/site';
import type { OpeningHours } from '@amberlane/contract/calls/countries';
import type { LocaleNames } from '../database/tables.ts';

interface CountryFacts {
  readonly names: LocaleNames;
  readonly phones: readonly string[];
  readonly mails: readonly string[];
  readonly hours: OpeningHours;
  /** National or international spelling of a mobile number without separators; linear time on any input. */
  readonly phoneRegex: string;
}

const DAILY = [1, 2, 3, 4, 5, 6, 7];
const MONDAY_TO_SATURDAY = [1, 2, 3, 4, 5, 6];
/** Where spec §9 names none. */
const USUAL_HOURS: OpeningHours = [{ days: DAILY, from: '09:00', to: '17:00' }];

const FACTS: Readonly<Record<Country, CountryFacts>> = {
  MA: {
    names: { en: 'Morocco', 'zh-CN': '摩洛哥', fr: 'Maroc', ar: 'المغرب', ur: 'مراکش', tr: 'Fas' },
    phones: ['+212 800 000 142', '+212 800 000 143'],
    mails: ['casablanca@amberlane.example', 'support.ma@amberlane.example'],
    hours: [{ days: MONDAY_TO_SATURDAY, from: '09:00', to: '21:00' }],
    phoneRegex: '^(?:\\+?212|0)?[67]\\d{8}$',
  },
  GH: {
    names: { en: 'Ghana', 'zh-CN': '加纳', fr: 'Ghana', ar: 'غانا', ur: 'گھانا', tr: 'Gana' },
    phones: ['+233 800 000 142', '+233 800 000 143'],
    mails: ['accra@amberlane.example', 'support.gh@amberlane.example'],
    hours: [{ days: MONDAY_TO_SATURDAY, from: '08:30', to: '18:30' }],
    phoneRegex: '^(?:\\+?233|0)?[235]\\d{8}$',
  },
  NG: {
    names: { en: 'Nigeria', 'zh-CN': '尼日利亚', fr: 'Nigeria', ar: 'نيجيريا', ur: 'نائجیریا', tr: 'Nijerya' },
    phones: ['+234 700 000 0142', '+234 700 000 0143'],
    mails: ['lagos@amberlane.example', 'support.ng@amberlane.example'],
    hours: [{ days: MONDAY_TO_SATURDAY, from: '08:30', to: '17:30' }],
    phoneRegex: '^(?:\\+?234|0)?[789]\\d{9}$',
  },
  KE: {
    names: { en: 'Kenya', 'zh-CN': '肯尼亚', fr: 'Kenya', ar: 'كينيا', ur: 'کینیا', tr: 'Kenya' },
    phones: ['+254 800 000 142', '+254 800 000 143'],
    mails: ['nairobi@amberlane.example', 'support.ke@amberlane.example'],
    hours: USUAL_HOURS,
    phoneRegex: '^(?:\\+?254|0)?[17]\\d{8}$',
  },
  UG: {
    names: { en: 'Uganda', 'zh-CN': '乌干达', fr: 'Ouganda', ar: 'أوغندا', ur: 'یوگنڈا', tr: 'Uganda' },
    phones: ['+256 800 000 142', '+256 800 000 143'],
    mails: ['kampala@amberlane.example', 'support.ug@amberlane.example'],
    hours: [{ days: DAILY, from: '09:00', to: '22:00' }],
    phoneRegex: '^(?:\\+?256|0)?7\\d{8}$',
  },
  CN: {
    names: { en: 'China', 'zh-CN': '中国', fr: 'Chine', ar: 'الصين', ur: 'چین', tr: 'Çin' },
    phones: ['+86 400 000 0142', '+86 400 000 0143'],
    mails: ['guangzhou@amberlane.example', 'support.cn@amberlane.example'],
    hours: USUAL_HOURS,
    phoneRegex: '^(?:\\+?86)?1[3-9]\\d{9}$',
  },
  EG: {
    names: { en: 'Egypt', 'zh-CN': '埃及', fr: 'Égypte', ar: 'مصر', ur: 'مصر', tr: 'Mısır' },
    phones: ['+20 800 000 0142', '+20 800 000 0143'],
    mails: ['cairo@amberlane.example', 'support.eg@amberlane.example'],
    hours: USUAL_HOURS,
    phoneRegex: '^(?:\\+?20|0)?1[0125]\\d{8}$',
  },
  PK: {
    names: { en: 'Pakistan', 'zh-CN': '巴基斯坦', fr: 'Pakistan', ar: 'باكستان', ur: 'پاکستان', tr: 'Pakistan' },
    phones: ['+92 800 00142', '+92 800 00143'],
    mails: ['karachi@amberlane.example', 'support.pk@amberlane.example'],
    hours: [
      { days: [1, 2, 3, 4, 5], from: '09:30', to: '18:00' },
      { days: [6], from: '09:30', to: '13:30' },
    ],
    phoneRegex: '^(?:\\+?92|0)?3\\d{9}$',
  },
  SA: {
    names: { en: 'Saudi Arabia', 'zh-CN': '沙特阿拉伯', fr: 'Arabie saoudite', ar: 'المملكة العربية السعودية', ur: 'سعودی عرب', tr: 'Suudi Arabistan' },
    phones: ['+966 800 000 0142', '+966 800 000 0143'],
    mails: ['riyadh@amberlane.example', 'support.sa@amberlane.example'],
    hours: USUAL_HOURS,
    phoneRegex: '^(?:\\+?966|0)?5\\d{8}$',
  },
  AE: {
    names: { en: 'United Arab Emirates', 'zh-CN': '阿拉伯联合酋长国', fr: 'Émirats arabes unis', ar: 'الإمارات العربية المتحدة', ur: 'متحدہ عرب امارات', tr: 'Birleşik Arap Emirlikleri' },
    phones: ['+971 800 00142', '+971 800 00143'],
    mails: ['dubai@amberlane.example', 'support.ae@amberlane.example'],
    hours: USUAL_HOURS,
    phoneRegex: '^(?:\\+?971|0)?5\\d{8}$',
  },
  TR: {
    names: { en: 'Türkiye', 'zh-CN': '土耳其', fr: 'Turquie', ar: 'تركيا', ur: 'ترکیہ', tr: 'Türkiye' },
    phones: ['+90 800 000 01 42', '+90 800 000 01 43'],
    mails: ['istanbul@amberlane.example', 'support.tr@amberlane.example'],
    hours: USUAL_HOURS,
    phoneRegex: '^(?:\\+?90|0)?5\\d{9}$',
  },
};

export interface StartingCountry extends CountryFacts {
  readonly code: Country;
  readonly timeZone: string;
  readonly isDefault: boolean;
}

export const STARTING_COUNTRIES: readonly StartingCountry[] = COUNTRIES.map((code) => ({
  ...FACTS[code],
  code,
  timeZone: COUNTRY_TIME_ZONE[code],
  isDefault: code === DEFAULT_HEADER_COUNTRY,
}));
