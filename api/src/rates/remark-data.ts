/**
 * Remarks of the rate table in en, zh-CN, fr, ar, ur, tr. The marks in braces are filled from the rules of the day
 * when a remark is read, so that the table never differs from the bill.
 */
import type { LocaleNames } from '../database/tables.ts';

type Row = readonly [code: string, en: string, zh: string, fr: string, ar: string, ur: string, tr: string];

const ROWS: readonly Row[] = [
  [
    'WAYBILL_LIMIT', 'One parcel per waybill, at most {waybillKg} kg.', '一票一件，每票不超过 {waybillKg} kg。', 'Un colis par lettre de transport, {waybillKg}\u00a0kg au plus.',
    'طرد واحد لكل بوليصة، بوزن أقصاه {waybillKg} كغ.', 'ہر ویبل پر ایک پارسل، زیادہ سے زیادہ {waybillKg} کلوگرام۔', 'Her gönderi tek paketten oluşur, en çok {waybillKg} kg.',
  ],
  [
    'PIECE_LIMIT', 'At most {pieceKg} kg per piece.', '单件不超过 {pieceKg} kg。', '{pieceKg}\u00a0kg au plus par colis.',
    'الحد الأقصى لوزن القطعة {pieceKg} كغ.', 'ہر نگ زیادہ سے زیادہ {pieceKg} کلوگرام۔', 'Parça başına en çok {pieceKg} kg.',
  ],
  [
    'CONFIRM_BY_HAND', 'Above {confirmKg} kg we confirm the price by hand.', '超过 {confirmKg} kg 需人工确认报价。', 'Au-delà de {confirmKg}\u00a0kg, nous confirmons le prix sur devis.',
    'نؤكد السعر يدويًا لما يتجاوز وزنه {confirmKg} كغ.', '{confirmKg} کلوگرام سے زیادہ پر قیمت کی تصدیق ہمارا عملہ کرتا ہے۔', '{confirmKg} kg üzerinde fiyatı ekibimiz onaylar.',
  ],
  [
    'REMOTE_AREA', 'Remote area: {remoteFrom} to {remoteTo} working days more.', '偏远地区，时效延长 {remoteFrom} 至 {remoteTo} 个工作日。', 'Zone isolée\u00a0: {remoteFrom} à {remoteTo} jours ouvrés de plus.',
    'منطقة نائية: أيام عمل إضافية من {remoteFrom} إلى {remoteTo}.', 'دور دراز علاقہ: {remoteFrom} سے {remoteTo} کام کے دن مزید لگتے ہیں۔', 'Uzak bölge: ek süre {remoteFrom}–{remoteTo} iş günü.',
  ],
  [
    'TAXES_INCLUDED', 'The price includes taxes in Morocco.', '价格已含摩洛哥当地税费。', 'Le prix comprend les taxes au Maroc.',
    'السعر يشمل الضرائب في المغرب.', 'قیمت میں مراکش کے ٹیکس شامل ہیں۔', 'Fiyata Fas’taki vergiler dahildir.',
  ],
  [
    'NO_CATEGORY_SURCHARGE', 'No surcharge for phones, tablets and branded goods.', '手机、平板及品牌货不收附加费。', 'Aucun supplément pour les téléphones, les tablettes et les articles de marque.',
    'لا رسوم إضافية على الهواتف والأجهزة اللوحية والبضائع ذات العلامة التجارية.', 'فون، ٹیبلیٹ اور برانڈ والے سامان پر کوئی اضافی رقم نہیں۔', 'Telefon, tablet ve markalı ürünler için ek ücret alınmaz.',
  ],
  [
    'CATEGORY_SURCHARGE', 'Phones and tablets: {phone} more per kg. Branded goods: {brand} more per kg.', '手机、平板每公斤加收 {phone}；品牌货每公斤加收 {brand}。', 'Téléphones et tablettes\u00a0: {phone} de plus par kg. Articles de marque\u00a0: {brand} de plus par kg.',
    'رسم إضافي لكل كيلوغرام: الهواتف والأجهزة اللوحية {phone}، والبضائع ذات العلامة التجارية {brand}.', 'فون اور ٹیبلیٹ: فی کلوگرام {phone} مزید۔ برانڈ والا سامان: فی کلوگرام {brand} مزید۔', 'Telefon ve tablet: kg başına {phone} ek ücret. Markalı ürün: kg başına {brand} ek ücret.',
  ],
  [
    'SHORT_ADDRESS', "Saudi Arabia asks for the consignee's short national address on every parcel.", '寄往沙特阿拉伯的每个包裹均须填写收件人的国家短地址。', "L'Arabie saoudite exige l'adresse nationale courte du destinataire sur chaque colis.",
    'تشترط السعودية العنوان الوطني المختصر للمستلم على كل طرد.', 'سعودی عرب میں ہر پارسل پر وصول کنندہ کا مختصر قومی پتہ لازمی ہے۔', 'Suudi Arabistan her pakette alıcının kısa ulusal adresini ister.',
  ],
  [
    'FULL_CUSTOMS', 'Türkiye no longer has simplified clearance: customs set the duty of every parcel.', '土耳其已取消简易清关，每个包裹的税费由海关核定。', 'La Turquie a supprimé le dédouanement simplifié\u00a0: la douane fixe les droits de chaque colis.',
    'ألغت تركيا التخليص المبسّط: تحدد الجمارك رسوم كل طرد.', 'ترکیہ میں آسان کلیئرنس ختم ہو چکی ہے: ہر پارسل کی ڈیوٹی کسٹم طے کرتا ہے۔', 'Türkiye’de basitleştirilmiş gümrükleme kaldırıldı: her paketin vergisini gümrük belirler.',
  ],
  [
    'LOW_THRESHOLD', 'Pakistan: goods above {threshold} are subject to duty.', '巴基斯坦：货值超过 {threshold} 须缴纳关税。', 'Pakistan\u00a0: les marchandises de plus de {threshold} sont soumises à des droits.',
    'باكستان: تخضع للرسوم البضائع التي تتجاوز قيمتها {threshold}.', 'پاکستان: {threshold} سے زیادہ مالیت کے سامان پر ڈیوٹی لگتی ہے۔', 'Pakistan: değeri {threshold} üzerindeki eşya vergiye tabidir.',
  ],
];

export const STARTING_REMARKS: readonly { readonly code: string; readonly texts: LocaleNames }[] = ROWS.map(([code, en, zh, fr, ar, ur, tr]) => ({
  code,
  texts: { en, 'zh-CN': zh, fr, ar, ur, tr },
}));
