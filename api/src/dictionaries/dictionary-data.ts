/**
 * The eight dictionaries as the site starts with them (spec §3 Dictionary types), labels in en, zh-CN, fr, ar, ur,
 * tr. Battery classes after IATA packing instructions; 100 Wh is their limit for packed and built-in cells.
 */
import type { DictionaryType } from '@amberlane/contract/calls/dictionaries';
import type { LocaleNames } from '../database/tables.ts';

type Entry = readonly [code: string, en: string, zh: string, fr: string, ar: string, ur: string, tr: string];

const ENTRIES: Readonly<Record<DictionaryType, readonly Entry[]>> = {
  CYCLE: [
    ['DAY', 'Per day', '每天', 'Par jour', 'يوميًا', 'روزانہ', 'Günlük'],
    ['WEEK', 'Per week', '每周', 'Par semaine', 'أسبوعيًا', 'ہفتہ وار', 'Haftalık'],
    ['MONTH', 'Per month', '每月', 'Par mois', 'شهريًا', 'ماہانہ', 'Aylık'],
  ],
  SHIP_REQUIRE: [
    ['COMMON_PACKAGE', 'Common packages', '普通包裹', 'Colis courants', 'طرود عادية', 'عام پارسل', 'Standart paket'],
    ['DOCUMENT', 'Documents', '文件', 'Documents', 'مستندات', 'دستاویزات', 'Belge'],
    ['LARGE_PACKAGE', 'Large packages', '大件包裹', 'Colis volumineux', 'طرود كبيرة', 'بڑے پارسل', 'Büyük paket'],
    ['PALLET', 'Pallets', '托盘货物', 'Palettes', 'منصات نقالة', 'پیلٹ', 'Palet'],
  ],
  CONTACT_WAY: [
    ['PHONE', 'Phone call', '电话', 'Appel téléphonique', 'مكالمة هاتفية', 'فون کال', 'Telefon'],
    ['EMAIL', 'E-mail', '电子邮件', 'E-mail', 'البريد الإلكتروني', 'ای میل', 'E-posta'],
    ['WHATSAPP', 'WhatsApp', 'WhatsApp', 'WhatsApp', 'واتساب', 'واٹس ایپ', 'WhatsApp'],
    ['WECHAT', 'WeChat', '微信', 'WeChat', 'وي تشات', 'وی چیٹ', 'WeChat'],
    ['SMS', 'Text message', '短信', 'SMS', 'رسالة نصية', 'ایس ایم ایس', 'SMS'],
  ],
  PICKUP_TIME: [
    ['ANY', 'Any time of the day', '全天', 'Toute la journée', 'أي وقت خلال اليوم', 'دن میں کسی بھی وقت', 'Gün içinde her saat'],
    ['MORNING', '9:00–12:00', '9:00–12:00', '9\u00a0h–12\u00a0h', '9:00–12:00', '9:00–12:00', '09.00–12.00'],
    ['NOON', '12:00–14:00', '12:00–14:00', '12\u00a0h–14\u00a0h', '12:00–14:00', '12:00–14:00', '12.00–14.00'],
    ['AFTERNOON', '14:00–18:00', '14:00–18:00', '14\u00a0h–18\u00a0h', '14:00–18:00', '14:00–18:00', '14.00–18.00'],
    ['EVENING', '18:00–20:00', '18:00–20:00', '18\u00a0h–20\u00a0h', '18:00–20:00', '18:00–20:00', '18.00–20.00'],
  ],
  APPELLATION: [
    ['MR', 'Mr', '先生', 'M.', 'السيد', 'جناب', 'Bay'],
    ['MS', 'Ms', '女士', 'Mme', 'السيدة', 'محترمہ', 'Bayan'],
    ['DR', 'Dr', '博士', 'Dr', 'الدكتور', 'ڈاکٹر', 'Dr.'],
    ['NONE', 'No title', '不使用称谓', 'Sans civilité', 'بدون لقب', 'کوئی لقب نہیں', 'Unvansız'],
  ],
  LOCAL_GOODS_TYPE: [
    ['DOCUMENT', 'Documents', '文件', 'Documents', 'مستندات', 'دستاویزات', 'Belge'],
    ['CLOTHES', 'Clothes and shoes', '服装鞋类', 'Vêtements et chaussures', 'ملابس وأحذية', 'کپڑے اور جوتے', 'Giyim ve ayakkabı'],
    ['ELECTRONICS', 'Electronics', '电子产品', 'Électronique', 'إلكترونيات', 'الیکٹرانکس', 'Elektronik'],
    ['HOUSEHOLD', 'Household goods', '家居用品', 'Articles ménagers', 'أدوات منزلية', 'گھریلو سامان', 'Ev eşyası'],
    ['COSMETICS', 'Cosmetics', '化妆品', 'Cosmétiques', 'مستحضرات تجميل', 'کاسمیٹکس', 'Kozmetik'],
    ['FOOD', 'Packed food', '包装食品', 'Aliments emballés', 'أغذية معبأة', 'پیک شدہ خوراک', 'Ambalajlı gıda'],
    ['AUTO_PARTS', 'Car and motorcycle parts', '汽摩配件', 'Pièces auto et moto', 'قطع غيار سيارات ودراجات نارية', 'گاڑی اور موٹر سائیکل کے پرزے', 'Otomobil ve motosiklet parçası'],
    ['OTHER', 'Other goods', '其他物品', 'Autres articles', 'بضائع أخرى', 'دیگر سامان', 'Diğer'],
  ],
  INTL_GOODS_TYPE: [
    ['GENERAL', 'General goods', '普货', 'Marchandises générales', 'بضائع عامة', 'عام سامان', 'Genel eşya'],
    ['DOCUMENT', 'Documents', '文件', 'Documents', 'مستندات', 'دستاویزات', 'Belge'],
    ['CLOTHES', 'Clothes and shoes', '服装鞋类', 'Vêtements et chaussures', 'ملابس وأحذية', 'کپڑے اور جوتے', 'Giyim ve ayakkabı'],
    ['PHONE_TABLET', 'Phones and tablets', '手机和平板', 'Téléphones et tablettes', 'هواتف وأجهزة لوحية', 'فون اور ٹیبلیٹ', 'Telefon ve tablet'],
    ['BATTERY_BUILT_IN', 'With built-in battery, up to 100 Wh', '内置电池，不超过 100 Wh', 'Batterie intégrée, 100 Wh au plus', 'ببطارية مدمجة لا تتجاوز 100 Wh', 'اندرونی بیٹری، زیادہ سے زیادہ 100 Wh', 'Dahili pilli, en çok 100 Wh'],
    ['BATTERY_MATCHING', 'With matching batteries, at most 2 up to 100 Wh', '配套电池，最多 2 块，每块不超过 100 Wh', 'Avec batteries assorties, 2 au plus, 100 Wh au plus', 'مع بطاريات مرافقة، بحد أقصى 2 وحتى 100 Wh', 'ساتھ بیٹریاں، زیادہ سے زیادہ 2، ہر ایک 100 Wh تک', 'Uyumlu pilli, en çok 2 adet, en çok 100 Wh'],
    ['BATTERY_PURE', 'Batteries alone (dangerous goods)', '纯电池（危险品）', 'Batteries seules (matières dangereuses)', 'بطاريات منفردة (بضائع خطرة)', 'صرف بیٹریاں (خطرناک سامان)', 'Yalnız pil (tehlikeli madde)'],
    ['BRAND', 'Branded goods', '品牌敏感货', 'Articles de marque', 'بضائع ذات علامة تجارية', 'برانڈ والا سامان', 'Markalı ürün'],
    ['COSMETICS', 'Cosmetics', '化妆品', 'Cosmétiques', 'مستحضرات تجميل', 'کاسمیٹکس', 'Kozmetik'],
    ['LIQUID_POWDER', 'Liquids and powders', '液体和粉末', 'Liquides et poudres', 'سوائل ومساحيق', 'مائع اور پاؤڈر', 'Sıvı ve toz'],
    ['MAGNET', 'Magnetic goods', '带磁货物', 'Articles magnétiques', 'بضائع مغناطيسية', 'مقناطیسی سامان', 'Mıknatıslı ürün'],
    ['FOOD', 'Packed food', '包装食品', 'Aliments emballés', 'أغذية معبأة', 'پیک شدہ خوراک', 'Ambalajlı gıda'],
    ['AUTO_PARTS', 'Car and motorcycle parts', '汽摩配件', 'Pièces auto et moto', 'قطع غيار سيارات ودراجات نارية', 'گاڑی اور موٹر سائیکل کے پرزے', 'Otomobil ve motosiklet parçası'],
    ['OTHER', 'Other goods', '其他物品', 'Autres articles', 'بضائع أخرى', 'دیگر سامان', 'Diğer'],
  ],
  ORDER_STATUS: [
    ['DRAFT', 'Draft', '草稿', 'Brouillon', 'مسودة', 'مسودہ', 'Taslak'],
    ['SUBMITTED', 'Submitted', '已提交', 'Envoyée', 'تم الإرسال', 'جمع ہو گیا', 'Gönderildi'],
    ['ACCEPTED', 'Accepted', '已受理', 'Acceptée', 'تم القبول', 'منظور شدہ', 'Kabul edildi'],
    ['PICKED_UP', 'Picked up', '已揽收', 'Enlevée', 'تم الاستلام من المرسل', 'وصول کر لیا گیا', 'Teslim alındı'],
    ['IN_TRANSIT', 'In transit', '运输中', 'En transit', 'قيد النقل', 'راستے میں', 'Yolda'],
    ['DELIVERED', 'Delivered', '已签收', 'Livrée (signée)', 'تم التسليم', 'موصول شدہ', 'Teslim edildi'],
    ['RETURNED', 'Returned', '已退回', 'Retournée', 'تمت الإعادة', 'واپس', 'İade edildi'],
    ['CANCELLED', 'Cancelled', '已取消', 'Annulée', 'ملغى', 'منسوخ', 'İptal edildi'],
  ],
};

/** Entries of one dictionary in the order in which a form lists them. */
export function startingEntries(type: DictionaryType): readonly { code: string; names: LocaleNames }[] {
  return ENTRIES[type].map(([code, en, zh, fr, ar, ur, tr]) => ({ code, names: { en, 'zh-CN': zh, fr, ar, ur, tr } }));
}
