/**
 * Cities of the network with their names in the six languages (en, zh-CN, fr, ar, ur, tr), IANA zone and position. Codes are
 * the country and the city's UN/LOCODE or airport letters; Ikeja and Foshan are sites beside a gateway.
 */
import type { Country } from '@amberlane/contract/site';
import type { LocaleNames } from '../database/tables.ts';

export interface StartingPlace {
  readonly code: string;
  readonly country: Country;
  readonly timeZone: string;
  readonly latTenths: number;
  readonly lngTenths: number;
  readonly names: LocaleNames;
}

type Names = readonly [en: string, zh: string, fr: string, ar: string, ur: string, tr: string];
/** Tenths of a degree: near enough for a map from city to city, and no nearer. */
type City = readonly [code: string, latTenths: number, lngTenths: number, ...names: Names];

const CITIES: readonly { country: Country; timeZone: string; cities: readonly City[] }[] = [
  {
    country: 'CN',
    timeZone: 'Asia/Shanghai',
    cities: [
      ['CN-CAN', 231, 1133, 'Guangzhou', '广州', 'Guangzhou', 'غوانزو', 'گوانگژو', 'Guangzhou'],
      ['CN-FOS', 230, 1131, 'Foshan', '佛山', 'Foshan', 'فوشان', 'فوشان', 'Foshan'],
      ['CN-SZX', 225, 1141, 'Shenzhen', '深圳', 'Shenzhen', 'شنجن', 'شینزین', 'Shenzhen'],
      ['CN-YIW', 293, 1201, 'Yiwu', '义乌', 'Yiwu', 'ييوو', 'ییوو', 'Yiwu'],
      ['CN-HGH', 303, 1202, 'Hangzhou', '杭州', 'Hangzhou', 'هانغتشو', 'ہانگژو', 'Hangzhou'],
      ['CN-SHA', 312, 1215, 'Shanghai', '上海', 'Shanghai', 'شنغهاي', 'شنگھائی', 'Şanghay'],
      ['CN-DGG', 230, 1137, 'Dongguan', '东莞', 'Dongguan', 'دونغوان', 'ڈونگوان', 'Dongguan'],
    ],
  },
  {
    country: 'NG',
    timeZone: 'Africa/Lagos',
    cities: [
      ['NG-LOS', 65, 34, 'Lagos', '拉各斯', 'Lagos', 'لاغوس', 'لاگوس', 'Lagos'],
      ['NG-IKJ', 66, 33, 'Ikeja', '伊凯贾', 'Ikeja', 'إيكيجا', 'اکیجا', 'Ikeja'],
      ['NG-ABV', 91, 74, 'Abuja', '阿布贾', 'Abuja', 'أبوجا', 'ابوجا', 'Abuja'],
      ['NG-KAN', 120, 85, 'Kano', '卡诺', 'Kano', 'كانو', 'کانو', 'Kano'],
      ['NG-PHC', 48, 70, 'Port Harcourt', '哈科特港', 'Port Harcourt', 'بورت هاركورت', 'پورٹ ہارکورٹ', 'Port Harcourt'],
      ['NG-IBA', 74, 39, 'Ibadan', '伊巴丹', 'Ibadan', 'إبادان', 'ایبادان', 'İbadan'],
    ],
  },
  {
    country: 'GH',
    timeZone: 'Africa/Accra',
    cities: [
      ['GH-ACC', 56, -2, 'Accra', '阿克拉', 'Accra', 'أكرا', 'اکرا', 'Akra'],
      ['GH-KMS', 67, -16, 'Kumasi', '库马西', 'Kumasi', 'كوماسي', 'کوماسی', 'Kumasi'],
      ['GH-TML', 94, -8, 'Tamale', '塔马利', 'Tamale', 'تامالي', 'تمالے', 'Tamale'],
      ['GH-TEM', 57, 0, 'Tema', '特马', 'Tema', 'تيما', 'تیما', 'Tema'],
    ],
  },
  {
    country: 'KE',
    timeZone: 'Africa/Nairobi',
    cities: [
      ['KE-NBO', -13, 368, 'Nairobi', '内罗毕', 'Nairobi', 'نيروبي', 'نیروبی', 'Nairobi'],
      ['KE-MBA', -40, 397, 'Mombasa', '蒙巴萨', 'Mombasa', 'مومباسا', 'ممباسا', 'Mombasa'],
      ['KE-KIS', -1, 348, 'Kisumu', '基苏木', 'Kisumu', 'كيسومو', 'کسومو', 'Kisumu'],
      ['KE-NUU', -3, 361, 'Nakuru', '纳库鲁', 'Nakuru', 'ناكورو', 'ناکورو', 'Nakuru'],
    ],
  },
  {
    country: 'UG',
    timeZone: 'Africa/Kampala',
    cities: [
      ['UG-EBB', 1, 325, 'Entebbe', '恩德培', 'Entebbe', 'عنتيبي', 'اینٹیبی', 'Entebbe'],
      ['UG-KLA', 3, 326, 'Kampala', '坎帕拉', 'Kampala', 'كمبالا', 'کمپالا', 'Kampala'],
      ['UG-JIN', 4, 332, 'Jinja', '金贾', 'Jinja', 'جينجا', 'جنجا', 'Jinja'],
    ],
  },
  {
    country: 'MA',
    timeZone: 'Africa/Casablanca',
    cities: [
      ['MA-CAS', 336, -76, 'Casablanca', '卡萨布兰卡', 'Casablanca', 'الدار البيضاء', 'کاسابلانکا', 'Kazablanka'],
      ['MA-RBA', 340, -68, 'Rabat', '拉巴特', 'Rabat', 'الرباط', 'رباط', 'Rabat'],
      ['MA-RAK', 316, -80, 'Marrakesh', '马拉喀什', 'Marrakech', 'مراكش', 'مراکش شہر', 'Marakeş'],
      ['MA-TNG', 358, -58, 'Tangier', '丹吉尔', 'Tanger', 'طنجة', 'طنجہ', 'Tanca'],
    ],
  },
  {
    country: 'EG',
    timeZone: 'Africa/Cairo',
    cities: [
      ['EG-CAI', 300, 312, 'Cairo', '开罗', 'Le Caire', 'القاهرة', 'قاہرہ', 'Kahire'],
      ['EG-ALY', 312, 299, 'Alexandria', '亚历山大', 'Alexandrie', 'الإسكندرية', 'اسکندریہ', 'İskenderiye'],
      ['EG-GIZ', 300, 311, 'Giza', '吉萨', 'Gizeh', 'الجيزة', 'جیزہ', 'Gize'],
      ['EG-MAN', 310, 314, 'Mansoura', '曼苏拉', 'Mansourah', 'المنصورة', 'منصورہ', 'Mansure'],
    ],
  },
  {
    country: 'SA',
    timeZone: 'Asia/Riyadh',
    cities: [
      ['SA-RUH', 247, 467, 'Riyadh', '利雅得', 'Riyad', 'الرياض', 'ریاض', 'Riyad'],
      ['SA-JED', 215, 392, 'Jeddah', '吉达', 'Djeddah', 'جدة', 'جدہ', 'Cidde'],
      ['SA-DMM', 264, 501, 'Dammam', '达曼', 'Dammam', 'الدمام', 'دمام', 'Dammam'],
      ['SA-MED', 245, 396, 'Medina', '麦地那', 'Médine', 'المدينة المنورة', 'مدینہ منورہ', 'Medine'],
    ],
  },
  {
    country: 'AE',
    timeZone: 'Asia/Dubai',
    cities: [
      ['AE-DXB', 252, 553, 'Dubai', '迪拜', 'Dubaï', 'دبي', 'دبئی', 'Dubai'],
      ['AE-AUH', 245, 544, 'Abu Dhabi', '阿布扎比', 'Abou Dabi', 'أبوظبي', 'ابوظہبی', 'Abu Dabi'],
      ['AE-SHJ', 253, 554, 'Sharjah', '沙迦', 'Charjah', 'الشارقة', 'شارجہ', 'Şarika'],
    ],
  },
  {
    country: 'PK',
    timeZone: 'Asia/Karachi',
    cities: [
      ['PK-KHI', 249, 670, 'Karachi', '卡拉奇', 'Karachi', 'كراتشي', 'کراچی', 'Karaçi'],
      ['PK-LHE', 315, 743, 'Lahore', '拉合尔', 'Lahore', 'لاهور', 'لاہور', 'Lahor'],
      ['PK-ISB', 337, 731, 'Islamabad', '伊斯兰堡', 'Islamabad', 'إسلام آباد', 'اسلام آباد', 'İslamabad'],
      ['PK-LYP', 314, 731, 'Faisalabad', '费萨拉巴德', 'Faisalabad', 'فيصل آباد', 'فیصل آباد', 'Faysalabad'],
    ],
  },
  {
    country: 'TR',
    timeZone: 'Europe/Istanbul',
    cities: [
      ['TR-IST', 410, 290, 'Istanbul', '伊斯坦布尔', 'Istanbul', 'إسطنبول', 'استنبول', 'İstanbul'],
      ['TR-ANK', 399, 329, 'Ankara', '安卡拉', 'Ankara', 'أنقرة', 'انقرہ', 'Ankara'],
      ['TR-IZM', 384, 271, 'Izmir', '伊兹密尔', 'Izmir', 'إزمير', 'ازمیر', 'İzmir'],
    ],
  },
];

export const STARTING_PLACES: readonly StartingPlace[] = CITIES.flatMap(({ country, timeZone, cities }) =>
  cities.map(([code, latTenths, lngTenths, en, zh, fr, ar, ur, tr]) => ({ code, country, timeZone, latTenths, lngTenths, names: { en, 'zh-CN': zh, fr, ar, ur, tr } })),
);
