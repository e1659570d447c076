/** Labels in the scripts of the site, and one with more of everything than fits. Own data, nobody's address. */
import type { LabelData, LabelParty } from '../label-data.ts';

const sender: LabelParty = {
  name: '陈晓燕', company: '义乌市晨光日用品有限公司', phone: '+86 138 0013 8000',
  lines: ['稠州北路 699 号 B 座 1203 室', '稠城街道 义乌市', '浙江省 322000'], country: 'China', localLines: [],
};

const usual = {
  waybillNo: 'SA673401955282', product: 'SMALL PARCEL', delivery: 'Pickup', sender, pieces: 1, weightGrams: 1_250, cod: null, insured: null, remark: '',
  createdAt: new Date('2026-11-20T10:30:00Z'), created: 'Created 2026-11-20 18:30 Asia/Shanghai', trackingUrl: 'https://amberlane.example/sa-en/track?numbers=SA673401955282',
} as const;

export const LABELS = {
  ar: {
    ...usual, sortCode: 'RUH1', destination: 'Riyadh', cod: 'SAR 349.00',
    receiver: {
      name: 'عبد الرحمن بن محمد القحطاني', company: 'مؤسسة النور (فرع العليا)', phone: '+966 50 123 4567',
      lines: ['7421 طريق الملك فهد، مبنى 12', 'حي العليا', 'الرياض 12211', 'RRRD2929'], country: 'Saudi Arabia', localLines: ['شقة 5، الدور الثالث، مقابل برج المملكة'],
    },
    remark: 'يرجى الاتصال قبل التسليم بـ 30 دقيقة',
  },
  ur: {
    ...usual, waybillNo: 'PK918203744566', sortCode: 'KHI2', destination: 'Karachi', insured: 'CNY 1,200.00', trackingUrl: 'https://amberlane.example/pk-en/track?numbers=PK918203744566',
    receiver: {
      name: 'محترمہ عائشہ پروین چوہدری', company: '', phone: '+92 300 1234567',
      lines: ['مکان نمبر 14-B، گلی 7', 'گلشنِ اقبال، بلاک 5', 'کراچی 75300', 'سندھ'], country: 'Pakistan', localLines: ['نزد پٹیل ہسپتال، پہلی منزل'],
    },
    remark: 'دروازے پر گھنٹی بجائیں، شکریہ۔',
  },
  zh: {
    ...usual, waybillNo: 'CN550918273645', sortCode: 'YIW1', destination: 'Yiwu', delivery: 'Drop-off', pieces: 2, trackingUrl: 'https://amberlane.example/cn-en/track?numbers=CN550918273645',
    receiver: { ...sender, name: '欧阳娜娜', company: '广州白云国际物流园区', phone: '+86 20 8888 6666', lines: ['机场路 1128 号', '白云区 广州市', '广东省 510420'], localLines: [] },
    remark: '请放在门卫处，电话联系。',
  },
  tr: {
    ...usual, waybillNo: 'TR294618305726', sortCode: 'IST3', destination: 'İstanbul', insured: 'TRY 4,500.00', trackingUrl: 'https://amberlane.example/tr-en/track?numbers=TR294618305726',
    receiver: {
      name: 'Şükriye Işıl Güngör', company: 'Çağdaş Yayıncılık A.Ş.', phone: '+90 532 123 45 67',
      lines: ['Cihangir Mahallesi', 'Sıraselviler Caddesi No: 48 D: 6', '34433 Beyoğlu', 'İstanbul'], country: 'Türkiye', localLines: [],
    },
    remark: 'Kapıcıya bırakılabilir; öğleden önce ğüşiöç ĞÜŞİÖÇ ı.',
  },
  long: {
    ...usual, waybillNo: 'AE730182649501', sortCode: 'DXB-SOUTH', destination: 'Dubai Logistics City South', pieces: 5, weightGrams: 999_999, cod: 'UGX 1,000,000,000', insured: 'AED 9,999,999.99',
    trackingUrl: 'https://amberlane.example/ae-en/track?numbers=AE730182649501', product: 'SPECIAL LINE WITH A LONG NAME',
    sender: {
      name: 'Wolfeschlegelsteinhausenbergerdorff-Papadimitropoulos-Nwachukwu & Sons', company: 'Adekunle Chukwuemeka Trading Company of West Africa Limited, Lagos Branch', phone: '+234 803 123 4567',
      lines: ['Plot 1412B, Ahmadu Bello Way, off Adetokunbo Ademola Crescent, behind the old post office', 'Victoria Island Annex', 'Opposite the second filling station after the roundabout', 'Eti-Osa 101241', 'Lagos'],
      country: 'Nigeria', localLines: [],
    },
    receiver: {
      name: 'شركة الإمارات العالمية للتجارة العامة والخدمات اللوجستية (Emirates Global Trading & Logistics FZ-LLC)', company: 'Warehouse 7 – مستودع 7 – 七号仓库', phone: '+971 50 123 4567',
      lines: ['Building 12 (مبنى 12), Street 7A, near Al Maktoum International Airport, Gate 4', 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftsgebäude', 'P.O. Box 123456', 'Dubai South', 'Dubai'],
      country: 'United Arab Emirates', localLines: ['دبي الجنوب، شارع 7أ، مبنى 12، بالقرب من مطار آل مكتوم الدولي (DWC)، البوابة 4، خلف محطة الوقود الثانية بعد الدوار'],
    },
    remark: 'Fragile 易碎 قابل للكسر — call +971 50 123 4567 first; leave nothing outside because it rains, and the guard on the second floor takes no parcels after 18:00 on Fridays.',
  },
} as const satisfies Readonly<Record<string, LabelData>>;
