/**
 * Address books as files: which columns, under which heads in six languages, and how a cell that a spreadsheet would run
 * is marked (OWASP ASVS 5, 1.2.10). Written by `address-csv.ts`, read by the page that imports.
 */
import { ADDRESS_FIELDS } from './address-rules.ts';
import type { Locale } from '../site/markets.ts';

/** `country` is an ISO 3166 code; names of countries are read as well. The rest are fields of an entry and of its address. */
export const CSV_COLUMNS = ['name', 'localName', 'company', 'mobile', 'email', 'country', ...ADDRESS_FIELDS] as const;
export type CsvColumn = (typeof CSV_COLUMNS)[number];

/** Heads in the order of {@link COLUMN}. */
const HEADS: Readonly<Record<CsvColumn, readonly [en: string, zh: string, fr: string, ar: string, ur: string, tr: string]>> = {
  name: ['Name', '姓名', 'Nom', 'الاسم', 'نام', 'Ad soyad'],
  localName: ['Name in the local script', '当地文字姓名', 'Nom en écriture locale', 'الاسم بالكتابة المحلية', 'مقامی رسم الخط میں نام', 'Yerel yazıyla ad'],
  company: ['Company', '公司', 'Société', 'الشركة', 'کمپنی', 'Şirket'],
  mobile: ['Phone', '电话', 'Téléphone', 'الهاتف', 'فون', 'Telefon'],
  email: ['Email', '邮箱', 'E-mail', 'البريد الإلكتروني', 'ای میل', 'E-posta'],
  country: ['Country', '国家', 'Pays', 'البلد', 'ملک', 'Ülke'],
  province: ['State, region or province', '省/州/地区', 'Région ou province', 'المنطقة أو المحافظة', 'صوبہ یا علاقہ', 'İl veya bölge'],
  city: ['City or district', '城市', 'Ville ou district', 'المدينة', 'شہر یا ضلع', 'İlçe veya şehir'],
  area: ['Area or town', '区/镇', 'Quartier', 'الحي', 'محلہ', 'Mahalle'],
  street: ['Street and number', '街道门牌', 'Rue et numéro', 'الشارع والرقم', 'گلی اور نمبر', 'Sokak ve numara'],
  street2: ['Estate, building, floor', '小区、楼栋、楼层', 'Résidence, immeuble, étage', 'المجمع والمبنى والطابق', 'کالونی، عمارت، منزل', 'Site, bina, kat'],
  building: ['Building, flat', '楼号、房号', 'Bâtiment, appartement', 'المبنى والشقة', 'عمارت، فلیٹ', 'Bina, daire'],
  postcode: ['Postcode', '邮政编码', 'Code postal', 'الرمز البريدي', 'پوسٹ کوڈ', 'Posta kodu'],
  landmark: ['Landmark', '地标', 'Point de repère', 'علامة مميزة', 'نشانی', 'Tarif noktası'],
  poBox: ['P.O. Box', '邮政信箱', 'Boîte postale', 'صندوق البريد', 'پوسٹ بکس', 'Posta kutusu'],
  shortAddress: ['Short national address', '国家短地址', 'Adresse nationale courte', 'العنوان الوطني المختصر', 'مختصر قومی پتہ', 'Kısa ulusal adres'],
  additionalNo: ['Additional number', '附加号码', 'Numéro complémentaire', 'الرقم الإضافي', 'اضافی نمبر', 'Ek numara'],
  digitalAddress: ['Digital address', '数字地址', 'Adresse numérique', 'العنوان الرقمي', 'ڈیجیٹل پتہ', 'Dijital adres'],
  makani: ['Makani number', 'Makani 号码', 'Numéro Makani', 'رقم مكاني', 'مکانی نمبر', 'Makani numarası'],
  localAddress: ['Address in the local script', '当地文字地址', 'Adresse en écriture locale', 'العنوان بالكتابة المحلية', 'مقامی رسم الخط میں پتہ', 'Yerel yazıyla adres'],
};

const COLUMN: Readonly<Record<Locale, number>> = { en: 0, 'zh-CN': 1, fr: 2, ar: 3, ur: 4, tr: 5 };

export const csvHead = (column: CsvColumn, locale: Locale): string => HEADS[column][COLUMN[locale]] ?? HEADS[column][0];

/** Letters and digits alone: case, blanks and signs of a head are free. */
const foldHead = (head: string): string => head.normalize('NFKD').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** What files of shops and phones call them. */
const OTHER_HEADS: Readonly<Record<string, CsvColumn>> = {
  fullname: 'name', tel: 'mobile', telephone: 'mobile', phonenumber: 'mobile', mail: 'email', state: 'province', region: 'province', zip: 'postcode', zipcode: 'postcode', postalcode: 'postcode', address: 'street',
};

const BY_HEAD: ReadonlyMap<string, CsvColumn> = new Map([
  ...Object.entries(OTHER_HEADS),
  ...CSV_COLUMNS.flatMap((column) => [column, ...HEADS[column]].map((head) => [foldHead(head), column] as const)),
]);

/** The column that a head means, in any of the six languages or by its key; null for one that is none of ours. */
export const columnOfHead = (head: string): CsvColumn | null => BY_HEAD.get(foldHead(head)) ?? null;

/** What a spreadsheet would take for a formula, behind any number of apostrophes: each writing adds one, each reading takes one. */
export const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;

/** The text that `csvText` wrote: without the apostrophe in front of what would be a formula. */
export const cellText = (cell: string): string => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell);
