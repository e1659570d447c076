/** What the columns of a file are called: in our templates, on the page, and in the files of shops. Pure. */
import { ADDRESS_FIELDS } from '@amberlane/contract/domain/address-rules';
import { columnOfHead, csvHead, type CsvColumn } from '@amberlane/contract/domain/address-csv-columns';
import { IMPORT_COLUMNS, type ImportColumn } from '@amberlane/contract/domain/order-import';
import type { Locale } from '@amberlane/contract/site';

type Heads = readonly [en: string, zh: string, fr: string, ar: string, ur: string, tr: string];

const OWN: Readonly<Partial<Record<ImportColumn, Heads>>> = {
  acceptName: ['Recipient name', '收件人姓名', 'Nom du destinataire', 'اسم المستلم', 'وصول کنندہ کا نام', 'Alıcı adı'],
  acceptLocalName: ['Recipient name in local script', '收件人姓名（当地文字）', 'Nom du destinataire en écriture locale', 'اسم المستلم بالكتابة المحلية', 'وصول کنندہ کا نام مقامی رسم الخط میں', 'Alıcı adı (yerel yazı)'],
  acceptCompany: ['Recipient company', '收件人公司', 'Entreprise du destinataire', 'شركة المستلم', 'وصول کنندہ کی کمپنی', 'Alıcının şirketi'],
  acceptPhone: ['Recipient phone', '收件人电话', 'Téléphone du destinataire', 'هاتف المستلم', 'وصول کنندہ کا فون', 'Alıcı telefonu'],
  acceptPhone2: ['Second phone number', '备用电话', 'Deuxième téléphone', 'رقم هاتف ثانٍ', 'دوسرا فون نمبر', 'İkinci telefon'],
  acceptEmail: ['Recipient email', '收件人邮箱', 'E-mail du destinataire', 'بريد المستلم الإلكتروني', 'وصول کنندہ کی ای میل', 'Alıcı e-postası'],
  nationalId: ['Recipient ID number', '收件人证件号', 'Numéro d’identité du destinataire', 'رقم هوية المستلم', 'وصول کنندہ کا شناختی نمبر', 'Alıcı kimlik numarası'],
  country: ['Country', '国家', 'Pays', 'البلد', 'ملک', 'Ülke'],
  product: ['Service', '服务', 'Service', 'الخدمة', 'سروس', 'Hizmet'],
  goodsType: ['Goods category', '物品类别', 'Catégorie de marchandise', 'فئة البضاعة', 'سامان کی قسم', 'Ürün kategorisi'],
  goodsNameEn: ['Goods name in English', '英文品名', 'Désignation en anglais', 'اسم البضاعة بالإنجليزية', 'سامان کا نام انگریزی میں', 'Ürün adı (İngilizce)'],
  goodsNameCn: ['Goods name in Chinese', '中文品名', 'Désignation en chinois', 'اسم البضاعة بالصينية', 'سامان کا نام چینی میں', 'Ürün adı (Çince)'],
  hsCode: ['HS code', '海关编码（HS）', 'Code SH', 'رمز النظام المنسق (HS)', 'HS کوڈ', 'GTİP / HS kodu'],
  quantity: ['Quantity', '数量', 'Quantité', 'الكمية', 'تعداد', 'Adet'],
  unitPrice: ['Unit price', '单价', 'Prix unitaire', 'سعر الوحدة', 'فی عدد قیمت', 'Birim fiyat'],
  weightKg: ['Weight, kg', '重量（公斤）', 'Poids, kg', 'الوزن، كغم', 'وزن، کلوگرام', 'Ağırlık, kg'],
  pieces: ['Pieces', '件数', 'Nombre de colis', 'عدد القطع', 'نگوں کی تعداد', 'Parça sayısı'],
  length: ['Length, cm', '长（厘米）', 'Longueur, cm', 'الطول، سم', 'لمبائی، سینٹی میٹر', 'Uzunluk, cm'],
  width: ['Width, cm', '宽（厘米）', 'Largeur, cm', 'العرض، سم', 'چوڑائی، سینٹی میٹر', 'Genişlik, cm'],
  height: ['Height, cm', '高（厘米）', 'Hauteur, cm', 'الارتفاع، سم', 'اونچائی، سینٹی میٹر', 'Yükseklik, cm'],
  batteryWh: ['Energy per battery, Wh', '单块电池额定能量（瓦时）', 'Énergie par batterie, Wh', 'طاقة البطارية الواحدة، واط ساعة', 'فی بیٹری توانائی، واٹ آور', 'Pil başına enerji, Wh'],
  batteryCount: ['Number of batteries', '电池数量', 'Nombre de batteries', 'عدد البطاريات', 'بیٹریوں کی تعداد', 'Pil sayısı'],
  cod: ['Cash on delivery', '代收货款', 'Contre-remboursement', 'الدفع عند الاستلام', 'کیش آن ڈیلیوری', 'Kapıda ödeme'],
  insuredValue: ['Insured value', '保价金额', 'Valeur assurée', 'القيمة المؤمّن عليها', 'بیمہ شدہ مالیت', 'Sigortalı değer'],
  mallNo: ['Shop order number', '店铺订单号', 'Numéro de commande de la boutique', 'رقم طلب المتجر', 'اسٹور کا آرڈر نمبر', 'Mağaza sipariş numarası'],
  sender: ['Sender', '寄件人', 'Expéditeur', 'المرسل', 'بھیجنے والا', 'Gönderici'],
  handover: ['Drop-off or pickup', '自送或上门取件', 'Dépôt ou enlèvement', 'تسليم في النقطة أو استلام من العنوان', 'جمع کرانا یا پک اپ', 'Bırakma veya adresten alım'],
  pickupDate: ['Pickup date', '取件日期', 'Date d’enlèvement', 'تاريخ الاستلام', 'پک اپ کی تاریخ', 'Alım tarihi'],
  pickupTime: ['Pickup time', '取件时段', 'Horaire d’enlèvement', 'وقت الاستلام', 'پک اپ کا وقت', 'Alım saati'],
  remark: ['Note', '备注', 'Remarque', 'ملاحظة', 'نوٹ', 'Not'],
};

/** What our own templates called them before: files that shops keep still fit. */
const FORMER: Readonly<Partial<Record<ImportColumn, readonly string[]>>> = {
  acceptLocalName: ['Recipient name in the local script', '收件人当地文字姓名', 'مقامی رسم الخط میں وصول کنندہ کا نام', 'Yerel yazıyla alıcı adı'],
  acceptCompany: ['收件公司', 'Société du destinataire', 'Alıcı şirket'],
  acceptPhone2: ['Second phone', 'Second téléphone', 'هاتف آخر', 'دوسرا فون'],
  nationalId: ["N° d'identité du destinataire"],
  product: ['产品'],
  goodsType: ['货物类别', 'Eşya türü'],
  goodsNameEn: ['سامان کا انگریزی نام', 'Eşyanın İngilizce adı'],
  goodsNameCn: ['سامان کا چینی نام', 'Eşyanın Çince adı'],
  hsCode: ['HS 编码', 'رمز النظام المنسق', 'ایچ ایس کوڈ', 'GTİP (HS) kodu'],
  unitPrice: ['Unit value', 'Valeur unitaire', 'قيمة القطعة', 'Birim değer'],
  weightKg: ['重量（千克）', 'الوزن، كغ'],
  pieces: ['پارسلوں کی تعداد', 'Koli sayısı'],
  length: ['لمبائی، سم'],
  width: ['چوڑائی، سم'],
  height: ['اونچائی، سم'],
  batteryWh: [
    'Battery energy, Wh', '电池能量（瓦时）', 'Énergie de la batterie, Wh', 'طاقة البطارية، واط ساعة', 'بیٹری کی توانائی، واٹ آور', 'Pil enerjisi, Wh',
    'Battery, Wh', '电池瓦时', 'Batterie, Wh', 'البطارية، واط ساعة', 'بیٹری، واٹ آور', 'Pil, Wh',
  ],
  cod: ['货到付款'],
  insuredValue: ['قيمة التأمين', 'Sigorta bedeli'],
  mallNo: ['Your order number', '您的订单号', 'Votre numéro de commande', 'Votre n° de commande', 'رقم طلبك', 'آپ کا آرڈر نمبر', 'Sipariş numaranız'],
};

const COLUMN: Readonly<Record<Locale, number>> = { en: 0, 'zh-CN': 1, fr: 2, ar: 3, ur: 4, tr: 5 };

const asAddress = (column: string): CsvColumn | null => ADDRESS_FIELDS.find((field) => field === column) ?? null;

/** The name of a column in a language of the site. */
export function columnHead(column: ImportColumn, locale: Locale): string {
  const address = asAddress(column);
  if (address) return csvHead(address, locale);
  return OWN[column]?.[COLUMN[locale]] ?? column;
}

/** Columns without which no row becomes a shipment: every country of the site requires a province or what it has in its place. */
export const NEEDED_COLUMNS: readonly ImportColumn[] = ['acceptName', 'acceptPhone', 'country', 'province', 'city', 'street', 'goodsNameEn', 'quantity', 'unitPrice', 'weightKg'];

/** What shops, marketplaces and spreadsheets call them; folded as {@link fold} does. */
const OTHER: Readonly<Partial<Record<ImportColumn, readonly string[]>>> = {
  acceptName: ['name', 'fullname', 'customername', 'customer', 'recipient', 'receiver', 'receivername', 'consignee', 'shippingname', 'shiptoname', '收件人', '姓名', '收货人', '收货人姓名', 'destinataire', 'nom', 'المستلم', 'الاسم', 'وصولكنندہ', 'نام', 'alıcı', 'adsoyad'],
  acceptPhone: ['phone', 'mobile', 'mobilenumber', 'phonenumber', 'telephone', 'tel', 'shippingphone', 'receiverphone', '电话', '手机', '手机号', '收件电话', '联系电话', 'telephone', 'portable', 'الهاتف', 'الجوال', 'رقمالجوال', 'فون', 'موبائل', 'telefon', 'ceptelefonu'],
  acceptEmail: ['email', 'mail', 'emailaddress', '邮箱', 'courriel', 'البريدالالكتروني', 'ایمیل', 'eposta'],
  country: ['countrycode', 'shippingcountry', 'shiptocountry', 'destination', '国家地区', '目的国', 'الدولة', 'destinationcountry'],
  province: ['state', 'region', 'shippingstate', 'shippingprovince', '省', '州', 'wilaya', 'المنطقة', 'صوبہ', 'il'],
  city: ['shipcity', 'shippingcity', 'shiptocity', 'town', '城市', 'ville', 'المدينة', 'شہر', 'ilçe', 'şehir'],
  street: ['address', 'address1', 'addressline1', 'shippingaddress1', 'streetaddress', '地址', '详细地址', 'adresse', 'العنوان', 'پتہ', 'adres'],
  street2: ['address2', 'addressline2', 'shippingaddress2'],
  postcode: ['zip', 'zipcode', 'postalcode', 'shippingzip', '邮编', 'cp', 'الرمزالبريدي', 'postakodu'],
  goodsNameEn: ['product', 'productname', 'item', 'itemname', 'description', 'goods', 'goodsname', 'goodsdescription', 'lineitemname', '品名', 'designation', 'البضاعة', 'سامان', 'ürün', 'ürünadı'],
  goodsNameCn: ['中文名称', '中文申报名', 'chinesename'],
  quantity: ['qty', 'count', 'lineitemquantity', 'pcs', '件', 'quantite', 'miktar'],
  unitPrice: ['price', 'value', 'unitvalue', 'itemprice', 'declaredvalue', 'lineitemprice', '价格', '申报单价', 'prix', 'السعر', 'قیمت', 'fiyat'],
  weightKg: ['weight', 'weightkg', 'kg', 'grossweight', 'weightg', 'weightgrams', 'grams', 'weightgram', '重量', '重量克', '重量kg', '重量g', 'poids', 'poidsg', 'الوزن', 'وزن', 'ağırlık', 'ağırlıkg', 'kilo'],
  pieces: ['packages', 'parcels', 'boxes', '箱数', 'colis', 'الطرود', 'koli'],
  product: ['shippingmethod', 'shippingservice', '渠道', '运输方式'],
  cod: ['codamount', 'cashondelivery', '代收', 'contreremboursement'],
  insuredValue: ['insurance', 'insuredamount', '保价', 'assurance', 'sigorta'],
  mallNo: ['order', 'orderno', 'ordernumber', 'orderid', 'reference', 'ref', '订单号', '订单编号', 'commande', 'رقمالطلب', 'آرڈرنمبر', 'siparisno', 'siparişno', 'siparişnumarası'],
  sender: ['shipper', 'sendername', 'from', '发件人', '寄件人姓名', 'expediteur', 'المرسل', 'gonderen'],
  handover: ['shipway', 'handovermethod', 'collection', '交件方式'],
  remark: ['notes', 'comment', 'comments', 'remarks', 'ملاحظات'],
  nationalId: ['idnumber', 'nationalid', 'cpf', 'cnic', 'tckimlikno', '身份证', '证件号'],
  hsCode: ['hs', 'hscode', 'tariffcode', '海关编码', 'gtip'],
};

/** Letters and digits alone: case, accents, blanks and signs of a head are free. */
export const fold = (head: string): string => head.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/ı/g, 'i').replace(/[^\p{L}\p{N}]/gu, '');

const BY_HEAD: ReadonlyMap<string, ImportColumn> = new Map(
  IMPORT_COLUMNS.flatMap((column) => [column, ...(OWN[column] ?? []), ...(FORMER[column] ?? []), ...(OTHER[column] ?? [])].map((head) => [fold(head), column] as const)),
);

/** The column that a head means, in any of the six languages or as shops call it; null when it says nothing to us. */
export function guessColumn(head: string): ImportColumn | null {
  const own = BY_HEAD.get(fold(head));
  if (own) return own;
  const address = columnOfHead(head);
  return address ? (IMPORT_COLUMNS.find((column) => column === address) ?? null) : null;
}

/** A weight whose head says grams. */
export const isInGrams = (head: string): boolean => /(?:^|[^\p{L}])(?:g|gr|gram|grams|grammes|gramme|克|غ|جرام|غرام|گرام)(?:[^\p{L}]|$)|重量克/iu.test(head.normalize('NFKC').replaceAll('_', ' '));
