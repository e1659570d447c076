/** Labels that stand before the parts of a pasted address, in the languages of the site. Pure. */
import type { AddressField } from '@amberlane/contract/domain/address-rules';
import { dotless } from './plain-text.ts';

export type LabelledField = AddressField | 'name' | 'phone' | 'email' | 'country' | 'divisions' | 'address' | 'ignored';

/** Longest spellings first within a field; all of them in small letters after `plainText`. */
const LABELS: Readonly<Partial<Record<LabelledField, readonly string[]>>> = {
  name: [
    'full name', 'recipient name', 'receiver name', 'recipient', 'receiver', 'consignee', 'contact person', 'contact name', 'customer name', 'name', 'ship to', 'deliver to', 'attn', 'attention',
    'nom complet', 'nom et prénom', 'destinataire', 'nom', 'ad soyad', 'adı soyadı', 'isim soyisim', 'alıcı adı', 'alıcı', 'isim',
    '收货人姓名', '收件人姓名', '联系人', '收货人', '收件人', '姓名', '收货方', '收件方',
    'اسم المستلم', 'الاسم الكامل', 'اسم المستلم', 'المستلم', 'المرسل إليه', 'الاسم', 'اسم', 'وصول کنندہ', 'پورا نام', 'نام',
  ],
  phone: [
    'phone number', 'mobile number', 'contact number', 'telephone', 'mobile no', 'phone no', 'phone', 'mobile', 'tel no', 'tel', 'cell', 'whatsapp', 'contact', 'gsm', 'mob', 'ph',
    'numéro de téléphone', 'téléphone', 'portable', 'telefon numarası', 'cep telefonu', 'telefon', 'cep',
    '手机号码', '联系电话', '电话号码', '联系方式', '手机号', '手机', '电话',
    'رقم الجوال', 'رقم الهاتف', 'رقم الموبايل', 'الجوال', 'الهاتف', 'الموبايل', 'جوال', 'هاتف', 'موبايل', 'تلفون', 'فون نمبر', 'موبائل نمبر', 'رابطہ نمبر', 'موبائل', 'فون',
  ],
  email: ['email address', 'e-mail', 'email', 'mail', 'adresse e-mail', 'courriel', 'e-posta', 'eposta', '电子邮箱', '邮箱', 'البريد الإلكتروني', 'ای میل'],
  country: ['country', 'pays', 'ülke', '国家', 'الدولة', 'البلد', 'ملک'],
  divisions: ['所在地区', '省市区', '所在区域', '收货地区', '地区'],
  province: ['state/region', 'province/state', 'state', 'province', 'region', 'county', 'emirate', 'governorate', 'région', 'il', 'şehir', '省份', '省', 'المحافظة', 'المنطقة', 'الإمارة', 'الجهة', 'صوبہ'],
  city: ['city/town', 'city', 'town', 'lga', 'sub-county', 'ville', 'ilçe', '城市', '市', 'المدينة', 'مدينة', 'شہر', 'ضلع'],
  area: ['area', 'neighbourhood', 'neighborhood', 'suburb', 'district', 'quartier', 'mahalle', '区县', '区', 'الحي', 'حي', 'علاقہ'],
  address: [
    'delivery address', 'shipping address', 'street address', 'home address', 'full address', 'address line 1', 'address', 'adresse de livraison', 'adresse', 'teslimat adresi', 'açık adres', 'adres',
    '详细地址', '收货地址', '收件地址', '联系地址', '街道地址', '地址', 'عنوان التوصيل', 'العنوان بالتفصيل', 'العنوان', 'عنوان', 'مکمل پتہ', 'پتہ',
  ],
  street: ['street name', 'street', 'rue', 'cadde', 'sokak', 'اسم الشارع', 'الشارع', 'شارع', 'گلی'],
  street2: ['address line 2'],
  building: ['building number', 'building no', 'building name', 'building', 'bina no', 'bina', 'رقم المبنى', 'المبنى'],
  postcode: ['postal code', 'post code', 'zip code', 'postcode', 'zip', 'code postal', 'posta kodu', '邮政编码', '邮编', 'الرمز البريدي', 'الرمز البريدى', 'پوسٹل کوڈ', 'پوسٹ کوڈ'],
  landmark: ['nearest landmark', 'closest landmark', 'famous landmark', 'landmark', 'point de repère', 'repère', 'تفصیلی نشانی', 'أقرب معلم', 'علامة مميزة', 'معلم', 'مشہور جگہ', 'قریبی جگہ', 'yakın yer', '地标'],
  poBox: ['p.o. box', 'po box', 'p o box', 'boîte postale', 'صندوق البريد', 'ص.ب', 'ص ب'],
  shortAddress: ['short national address', 'short address', 'national address', 'العنوان الوطني المختصر', 'العنوان المختصر', 'العنوان الوطني'],
  additionalNo: ['additional number', 'additional no', 'secondary number', 'الرقم الإضافي', 'الرقم الفرعي'],
  digitalAddress: ['ghana post gps', 'ghanapostgps', 'ghanapost gps', 'digital address', 'gps address', 'gps'],
  makani: ['makani number', 'makani no', 'makani', 'رقم مكاني', 'مكاني'],
  ignored: ['alternative number', 'note', 'remark', 'remarks', 'notes', 'company', 'order', 'ملاحظات', 'not', '备注', '订单号'],
};

const FIELD_OF = new Map(Object.entries(LABELS).flatMap(([field, labels]) => labels.map((label) => [dotless(label), field as LabelledField] as const)));

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const SPELLINGS = [...FIELD_OF.keys()].sort((a, b) => b.length - a.length).map(escaped).join('|');
/** A label at the start of a line or after a mark or a blank, and what parts it from its value. */
const LABEL = new RegExp(`(?<=^|[\\n,;|.\\s]|(?<=\\p{Script=Han}|\\d))(?<label>${SPELLINGS})\\s*(?:\\([^)\\n]{0,20}\\)\\s*)?[:=](?!/)\\s*`, 'giu');
/** Labels that stand alone before a dash or a tab, at the start of a line only. */
const DASHED = new RegExp(`^(?<label>${SPELLINGS})\\s*(?:-|\\.|\\t)\\s+`, 'gimu');

export interface Labelled {
  readonly field: LabelledField;
  readonly value: string;
}

/** Parts of the text with what their labels say, in the order of the text; `free` has no label. */
export function readLabels(text: string): { readonly labelled: readonly Labelled[]; readonly free: string } {
  const shadow = dotless(text);
  const found = [...shadow.matchAll(LABEL), ...shadow.matchAll(DASHED)].sort((a, b) => a.index - b.index).filter((match, index, all) => index === 0 || match.index >= (all[index - 1]?.index ?? 0) + (all[index - 1]?.[0].length ?? 0));
  const [first] = found;
  if (!first) return { labelled: [], free: text };
  const labelled = found.map((match, index) => ({
    field: FIELD_OF.get((match.groups?.['label'] ?? '').toLowerCase()) ?? 'ignored',
    value: text.slice(match.index + match[0].length, found[index + 1]?.index ?? text.length),
  }));
  return { labelled: labelled.flatMap(withFreeRest), free: [text.slice(0, first.index), ...labelled.map(freeRest)].filter((part) => part.trim() !== '').join('\n') };
}

/** A value ends with its line; only an address runs over several. What follows is free again. */
const LONG: ReadonlySet<LabelledField> = new Set<LabelledField>(['address', 'divisions']);
const lineEnd = (value: string): number => {
  const start = value.length - value.trimStart().length;
  const end = value.indexOf('\n', start);
  return end < 0 ? value.length : end;
};
const trimmed = (value: string): string => value.replace(/^[\s,;|]+|[\s,;|]+$/g, '');
const withFreeRest = ({ field, value }: Labelled): readonly Labelled[] => {
  const kept = trimmed(LONG.has(field) ? value : value.slice(0, lineEnd(value)));
  return kept === '' ? [] : [{ field, value: kept }];
};
const freeRest = ({ field, value }: Labelled): string => (LONG.has(field) ? '' : value.slice(lineEnd(value)));
