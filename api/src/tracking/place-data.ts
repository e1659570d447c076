/**
 * Cities of the network with their names in the six languages (en, zh-CN, fr, ar, ur, tr) and IANA zone. Codes are
 * the country and the city's UN/LOCODE or airport letters; Ikeja and Foshan are scan sites beside a gateway.
 */
import type { Country } from '@amberlane/contract';
import type { LocaleNames } from '../database/tables.ts';

export interface StartingPlace {
  readonly code: string;
  readonly country: Country;
  readonly timeZone: string;
  readonly names: LocaleNames;
}

type Names = readonly [en: string, zh: string, fr: string, ar: string, ur: string, tr: string];
type City = readonly [code: string, ...names: Names];

const CITIES: readonly { country: Country; timeZone: string; cities: readonly City[] }[] = [
  {
    country: 'CN',
    timeZone: 'Asia/Shanghai',
    cities: [
      ['CN-CAN', 'Guangzhou', '广州', 'Canton', 'قوانغتشو', 'گوانگژو', 'Guangzhou'],
      ['CN-FOS', 'Foshan', '佛山', 'Foshan', 'فوشان', 'فوشان', 'Foshan'],
      ['CN-SZX', 'Shenzhen', '深圳', 'Shenzhen', 'شنتشن', 'شینزین', 'Shenzhen'],
      ['CN-YIW', 'Yiwu', '义乌', 'Yiwu', 'ييوو', 'ییوو', 'Yiwu'],
      ['CN-HGH', 'Hangzhou', '杭州', 'Hangzhou', 'هانغتشو', 'ہانگژو', 'Hangzhou'],
      ['CN-SHA', 'Shanghai', '上海', 'Shanghai', 'شنغهاي', 'شنگھائی', 'Şanghay'],
      ['CN-DGG', 'Dongguan', '东莞', 'Dongguan', 'دونغقوان', 'ڈونگوان', 'Dongguan'],
    ],
  },
  {
    country: 'NG',
    timeZone: 'Africa/Lagos',
    cities: [
      ['NG-LOS', 'Lagos', '拉各斯', 'Lagos', 'لاغوس', 'لاگوس', 'Lagos'],
      ['NG-IKJ', 'Ikeja', '伊凯贾', 'Ikeja', 'إيكيجا', 'اکیجا', 'Ikeja'],
      ['NG-ABV', 'Abuja', '阿布贾', 'Abuja', 'أبوجا', 'ابوجا', 'Abuja'],
      ['NG-KAN', 'Kano', '卡诺', 'Kano', 'كانو', 'کانو', 'Kano'],
      ['NG-PHC', 'Port Harcourt', '哈科特港', 'Port Harcourt', 'بورت هاركورت', 'پورٹ ہارکورٹ', 'Port Harcourt'],
      ['NG-IBA', 'Ibadan', '伊巴丹', 'Ibadan', 'إبادان', 'ایبادان', 'İbadan'],
    ],
  },
  {
    country: 'GH',
    timeZone: 'Africa/Accra',
    cities: [
      ['GH-ACC', 'Accra', '阿克拉', 'Accra', 'أكرا', 'اکرا', 'Akra'],
      ['GH-KMS', 'Kumasi', '库马西', 'Kumasi', 'كوماسي', 'کوماسی', 'Kumasi'],
      ['GH-TML', 'Tamale', '塔马利', 'Tamale', 'تامالي', 'تمالے', 'Tamale'],
      ['GH-TEM', 'Tema', '特马', 'Tema', 'تيما', 'تیما', 'Tema'],
    ],
  },
  {
    country: 'KE',
    timeZone: 'Africa/Nairobi',
    cities: [
      ['KE-NBO', 'Nairobi', '内罗毕', 'Nairobi', 'نيروبي', 'نیروبی', 'Nairobi'],
      ['KE-MBA', 'Mombasa', '蒙巴萨', 'Mombasa', 'مومباسا', 'ممباسا', 'Mombasa'],
      ['KE-KIS', 'Kisumu', '基苏木', 'Kisumu', 'كيسومو', 'کسومو', 'Kisumu'],
      ['KE-NUU', 'Nakuru', '纳库鲁', 'Nakuru', 'ناكورو', 'ناکورو', 'Nakuru'],
    ],
  },
  {
    country: 'UG',
    timeZone: 'Africa/Kampala',
    cities: [
      ['UG-EBB', 'Entebbe', '恩德培', 'Entebbe', 'عنتيبي', 'اینٹیبی', 'Entebbe'],
      ['UG-KLA', 'Kampala', '坎帕拉', 'Kampala', 'كمبالا', 'کمپالا', 'Kampala'],
      ['UG-JIN', 'Jinja', '金贾', 'Jinja', 'جينجا', 'جنجا', 'Jinja'],
    ],
  },
  {
    country: 'MA',
    timeZone: 'Africa/Casablanca',
    cities: [
      ['MA-CAS', 'Casablanca', '卡萨布兰卡', 'Casablanca', 'الدار البيضاء', 'کاسابلانکا', 'Kazablanka'],
      ['MA-RBA', 'Rabat', '拉巴特', 'Rabat', 'الرباط', 'رباط', 'Rabat'],
      ['MA-RAK', 'Marrakesh', '马拉喀什', 'Marrakech', 'مراكش', 'مراکش شہر', 'Marakeş'],
      ['MA-TNG', 'Tangier', '丹吉尔', 'Tanger', 'طنجة', 'طنجہ', 'Tanca'],
    ],
  },
  {
    country: 'EG',
    timeZone: 'Africa/Cairo',
    cities: [
      ['EG-CAI', 'Cairo', '开罗', 'Le Caire', 'القاهرة', 'قاہرہ', 'Kahire'],
      ['EG-ALY', 'Alexandria', '亚历山大', 'Alexandrie', 'الإسكندرية', 'اسکندریہ', 'İskenderiye'],
      ['EG-GIZ', 'Giza', '吉萨', 'Gizeh', 'الجيزة', 'جیزہ', 'Gize'],
      ['EG-MAN', 'Mansoura', '曼苏拉', 'Mansourah', 'المنصورة', 'منصورہ', 'Mansure'],
    ],
  },
  {
    country: 'SA',
    timeZone: 'Asia/Riyadh',
    cities: [
      ['SA-RUH', 'Riyadh', '利雅得', 'Riyad', 'الرياض', 'ریاض', 'Riyad'],
      ['SA-JED', 'Jeddah', '吉达', 'Djeddah', 'جدة', 'جدہ', 'Cidde'],
      ['SA-DMM', 'Dammam', '达曼', 'Dammam', 'الدمام', 'دمام', 'Dammam'],
      ['SA-MED', 'Medina', '麦地那', 'Médine', 'المدينة المنورة', 'مدینہ منورہ', 'Medine'],
    ],
  },
  {
    country: 'AE',
    timeZone: 'Asia/Dubai',
    cities: [
      ['AE-DXB', 'Dubai', '迪拜', 'Dubaï', 'دبي', 'دبئی', 'Dubai'],
      ['AE-AUH', 'Abu Dhabi', '阿布扎比', 'Abou Dabi', 'أبوظبي', 'ابوظہبی', 'Abu Dabi'],
      ['AE-SHJ', 'Sharjah', '沙迦', 'Charjah', 'الشارقة', 'شارجہ', 'Şarika'],
    ],
  },
  {
    country: 'PK',
    timeZone: 'Asia/Karachi',
    cities: [
      ['PK-KHI', 'Karachi', '卡拉奇', 'Karachi', 'كراتشي', 'کراچی', 'Karaçi'],
      ['PK-LHE', 'Lahore', '拉合尔', 'Lahore', 'لاهور', 'لاہور', 'Lahor'],
      ['PK-ISB', 'Islamabad', '伊斯兰堡', 'Islamabad', 'إسلام آباد', 'اسلام آباد', 'İslamabad'],
      ['PK-LYP', 'Faisalabad', '费萨拉巴德', 'Faisalabad', 'فيصل آباد', 'فیصل آباد', 'Faysalabad'],
    ],
  },
  {
    country: 'TR',
    timeZone: 'Europe/Istanbul',
    cities: [
      ['TR-IST', 'Istanbul', '伊斯坦布尔', 'Istanbul', 'إسطنبول', 'استنبول', 'İstanbul'],
      ['TR-ANK', 'Ankara', '安卡拉', 'Ankara', 'أنقرة', 'انقرہ', 'Ankara'],
      ['TR-IZM', 'Izmir', '伊兹密尔', 'Izmir', 'إزمير', 'ازمیر', 'İzmir'],
    ],
  },
];

export const STARTING_PLACES: readonly StartingPlace[] = CITIES.flatMap(({ country, timeZone, cities }) =>
  cities.map(([code, en, zh, fr, ar, ur, tr]) => ({ code, country, timeZone, names: { en, 'zh-CN': zh, fr, ar, ur, tr } })),
);
