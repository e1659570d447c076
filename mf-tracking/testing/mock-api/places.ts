/** The places of the mock API's parcels, with their names in six languages. */
import type { Country, Locale } from '@amberlane/contract/site';
import type { TrackPlace } from '@amberlane/contract/calls/tracking';

interface KnownPlace {
  readonly country: Country;
  readonly timeZone: string;
  readonly position: TrackPlace['position'];
  readonly names: Readonly<Record<Locale, string>>;
}

const MARKETS = {
  'CN-CAN': { country: 'CN', timeZone: 'Asia/Shanghai', position: { lat: 23.1, lng: 113.3 }, names: { en: 'Guangzhou', 'zh-CN': '广州', fr: 'Guangzhou', ar: 'غوانزو', ur: 'گوانگژو', tr: 'Guangzhou' } },
  'AE-DXB': { country: 'AE', timeZone: 'Asia/Dubai', position: { lat: 25.2, lng: 55.3 }, names: { en: 'Dubai', 'zh-CN': '迪拜', fr: 'Dubaï', ar: 'دبي', ur: 'دبئی', tr: 'Dubai' } },
  'NG-LOS': { country: 'NG', timeZone: 'Africa/Lagos', position: { lat: 6.5, lng: 3.4 }, names: { en: 'Lagos', 'zh-CN': '拉各斯', fr: 'Lagos', ar: 'لاغوس', ur: 'لاگوس', tr: 'Lagos' } },
  'GH-ACC': { country: 'GH', timeZone: 'Africa/Accra', position: { lat: 5.6, lng: -0.2 }, names: { en: 'Accra', 'zh-CN': '阿克拉', fr: 'Accra', ar: 'أكرا', ur: 'اکرا', tr: 'Akra' } },
  'KE-NBO': { country: 'KE', timeZone: 'Africa/Nairobi', position: { lat: -1.3, lng: 36.8 }, names: { en: 'Nairobi', 'zh-CN': '内罗毕', fr: 'Nairobi', ar: 'نيروبي', ur: 'نیروبی', tr: 'Nairobi' } },
  'UG-KLA': { country: 'UG', timeZone: 'Africa/Kampala', position: { lat: 0.3, lng: 32.6 }, names: { en: 'Kampala', 'zh-CN': '坎帕拉', fr: 'Kampala', ar: 'كمبالا', ur: 'کمپالا', tr: 'Kampala' } },
  'MA-CAS': { country: 'MA', timeZone: 'Africa/Casablanca', position: { lat: 33.6, lng: -7.6 }, names: { en: 'Casablanca', 'zh-CN': '卡萨布兰卡', fr: 'Casablanca', ar: 'الدار البيضاء', ur: 'کاسابلانکا', tr: 'Kazablanka' } },
  'EG-CAI': { country: 'EG', timeZone: 'Africa/Cairo', position: { lat: 30, lng: 31.2 }, names: { en: 'Cairo', 'zh-CN': '开罗', fr: 'Le Caire', ar: 'القاهرة', ur: 'قاہرہ', tr: 'Kahire' } },
  'PK-KHI': { country: 'PK', timeZone: 'Asia/Karachi', position: { lat: 24.9, lng: 67 }, names: { en: 'Karachi', 'zh-CN': '卡拉奇', fr: 'Karachi', ar: 'كراتشي', ur: 'کراچی', tr: 'Karaçi' } },
  'SA-RUH': { country: 'SA', timeZone: 'Asia/Riyadh', position: { lat: 24.7, lng: 46.7 }, names: { en: 'Riyadh', 'zh-CN': '利雅得', fr: 'Riyad', ar: 'الرياض', ur: 'ریاض', tr: 'Riyad' } },
  'TR-IST': { country: 'TR', timeZone: 'Europe/Istanbul', position: { lat: 41, lng: 29 }, names: { en: 'Istanbul', 'zh-CN': '伊斯坦布尔', fr: 'Istanbul', ar: 'إسطنبول', ur: 'استنبول', tr: 'İstanbul' } },
} as const satisfies Record<string, KnownPlace>;

export type PlaceCode = keyof typeof MARKETS;

const MAIN_PLACE: Readonly<Record<Country, PlaceCode>> = {
  CN: 'CN-CAN', AE: 'AE-DXB', NG: 'NG-LOS', GH: 'GH-ACC', KE: 'KE-NBO', UG: 'UG-KLA', MA: 'MA-CAS', EG: 'EG-CAI', PK: 'PK-KHI', SA: 'SA-RUH', TR: 'TR-IST',
};

export const mainPlaceOf = (country: Country): PlaceCode => MAIN_PLACE[country];

export function trackPlaceOf(code: PlaceCode, locale: Locale): TrackPlace {
  const { country, timeZone, position, names } = MARKETS[code];
  return { code, name: names[locale], country, timeZone, position };
}
