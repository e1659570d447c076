/** Sentences around a quote in en, zh-CN, fr, ar, ur, tr; marks are filled with figures. */
import type { ChargeableWeight, LineCode, NoteCode } from '@amberlane/contract/domain';
import type { Locale } from '@amberlane/contract/site';

type Row = readonly [en: string, zh: string, fr: string, ar: string, ur: string, tr: string];

const COLUMN: Readonly<Record<Locale, number>> = { en: 0, 'zh-CN': 1, fr: 2, ar: 3, ur: 4, tr: 5 };
const inLanguage = (row: Row, locale: Locale): string => row[COLUMN[locale]] ?? row[0];

const LINES: Readonly<Record<LineCode, Row>> = {
  FREIGHT_FIRST: ['Freight, first {grams} kg', '运费，首重 {grams} kg', 'Fret, premier palier de {grams}\u00a0kg', 'أجرة الشحن، أول {grams} كغ', 'کرایہ، پہلے {grams} کلوگرام', 'Taşıma ücreti, ilk {grams} kg'],
  FREIGHT_STEPS: [
    'Freight from {from} to {to} kg: {steps} × {step} kg', '运费，{from} 至 {to} kg：{steps} × {step} kg', 'Fret de {from} à {to}\u00a0kg\u00a0: {steps} × {step}\u00a0kg',
    'أجرة الشحن من {from} إلى {to} كغ: \u2066{steps} × {step}\u2069 كغ', 'کرایہ {from} سے {to} کلوگرام تک: \u2066{steps} × {step}\u2069 کلوگرام', 'Taşıma ücreti, {from}–{to} kg: {steps} × {step} kg',
  ],
  PHONE_TABLET: ['Surcharge for phones and tablets', '手机和平板附加费', 'Supplément pour téléphones et tablettes', 'رسم إضافي على الهواتف والأجهزة اللوحية', 'فون اور ٹیبلیٹ کی اضافی رقم', 'Telefon ve tablet ek ücreti'],
  BRAND: ['Surcharge for branded goods', '品牌敏感货附加费', 'Supplément pour articles de marque', 'رسم إضافي على البضائع ذات العلامة التجارية', 'برانڈ والے سامان کی اضافی رقم', 'Markalı ürün ek ücreti'],
  REMOTE_AREA: ['Remote area: more days, no charge', '偏远地区：时效延长，不另收费', 'Zone isolée\u00a0: délai plus long, sans frais', 'منطقة نائية: مدة أطول بلا رسوم', 'دور دراز علاقہ: زیادہ دن، کوئی اضافی رقم نہیں', 'Uzak bölge: süre uzar, ücret alınmaz'],
  CASH_ON_DELIVERY: [
    'Cash on delivery: {percent} of the amount, at least {min}, at most {max}', '货到付款：代收金额的 {percent}，最低 {min}，最高 {max}', 'Contre-remboursement\u00a0: {percent} du montant, {min} au moins, {max} au plus',
    'الدفع عند الاستلام: {percent} من المبلغ، الحد الأدنى {min} والحد الأقصى {max}', 'کیش آن ڈیلیوری: رقم کا {percent}، کم از کم {min}، زیادہ سے زیادہ {max}', 'Kapıda ödeme: tutar üzerinden {percent}, en az {min}, en çok {max}',
  ],
  INSURANCE: ['Insurance: {percent} of the insured value', '保价费：保价金额的 {percent}', 'Assurance\u00a0: {percent} de la valeur assurée', 'التأمين: {percent} من القيمة المؤمّن عليها', 'بیمہ: بیمہ شدہ مالیت کا {percent}', 'Sigorta: sigorta bedeli üzerinden {percent}'],
  CLEARANCE: ['Customs clearance fee', '清关费', 'Frais de dédouanement', 'رسم التخليص الجمركي', 'کسٹم کلیئرنس فیس', 'Gümrük işlemleri ücreti'],
  TAX_ESTIMATE: [
    'Taxes at the destination, estimate: {percent} of the declared value', '目的地税费估算：申报价值的 {percent}', 'Taxes à destination, estimation\u00a0: {percent} de la valeur déclarée',
    'ضرائب بلد الوصول، تقدير: {percent} من القيمة المصرّح بها', 'منزل کے ٹیکس کا تخمینہ: ظاہر کردہ مالیت کا {percent}', 'Varış ülkesi vergileri (tahmini): beyan edilen değer üzerinden {percent}',
  ],
};

const NOTES: Readonly<Record<NoteCode, Row>> = {
  CONFIRM_BY_HAND: [
    'The parcel weighs over {max} kg: our experts confirm this price before you book.', '货物重量超过 {max} kg，下单前须由我们的专家确认此报价。', "L'envoi dépasse {max}\u00a0kg\u00a0: nos experts confirment ce prix avant la commande.",
    'وزن الشحنة يتجاوز {max} كغ: يؤكد خبراؤنا هذا السعر قبل الحجز.', 'وزن {max} کلوگرام سے زیادہ ہے: بکنگ سے پہلے ہمارے ماہرین اس قیمت کی تصدیق کرتے ہیں۔', 'Gönderi {max} kg sınırını aşıyor: bu fiyatı sipariş öncesinde uzmanlarımız onaylar.',
  ],
  PIECE_TOO_HEAVY: [
    'A piece may weigh up to {max} kg. Please split the goods into more pieces.', '单件不得超过 {max} kg，请将货物分装为更多件。', 'Un colis peut peser {max}\u00a0kg au plus. Veuillez répartir la marchandise en plusieurs colis.',
    'الحد الأقصى لوزن القطعة {max} كغ. يُرجى توزيع البضاعة على قطع أكثر.', 'ایک نگ کا وزن زیادہ سے زیادہ {max} کلوگرام ہو سکتا ہے۔ براہِ کرم سامان کو مزید نگوں میں بانٹیں۔', 'Bir parça en çok {max} kg olabilir. Lütfen eşyayı daha fazla parçaya bölün.',
  ],
  REMOTE_DAYS: [
    'The destination is a remote area: delivery takes {from} to {to} working days more.', '目的地属于偏远地区，派送时效延长 {from} 至 {to} 个工作日。', 'La destination est une zone isolée\u00a0: comptez {from} à {to} jours ouvrés de plus.',
    'الوجهة منطقة نائية: يستغرق التسليم أيام عمل إضافية من {from} إلى {to}.', 'منزل دور دراز علاقہ ہے: ترسیل میں {from} سے {to} کام کے دن مزید لگتے ہیں۔', 'Varış yeri uzak bölgede: teslimat {from}–{to} iş günü daha uzun sürer.',
  ],
  NO_CATEGORY_SURCHARGE: [
    'No surcharge for phones, tablets and branded goods to this country.', '寄往该国的手机、平板及品牌货不收附加费。', 'Aucun supplément vers ce pays pour les téléphones, les tablettes et les articles de marque.',
    'لا رسوم إضافية إلى هذا البلد على الهواتف والأجهزة اللوحية والبضائع ذات العلامة التجارية.', 'اس ملک کے لیے فون، ٹیبلیٹ اور برانڈ والے سامان پر کوئی اضافی رقم نہیں۔', 'Bu ülkeye gönderilen telefon, tablet ve markalı ürünler için ek ücret alınmaz.',
  ],
  TAXES_INCLUDED: [
    'The freight includes taxes at the destination.', '运费已含目的地税费。', 'Le fret comprend les taxes à destination.',
    'أجرة الشحن تشمل ضرائب بلد الوصول.', 'کرائے میں منزل کے ٹیکس شامل ہیں۔', 'Taşıma ücretine varış ülkesi vergileri dahildir.',
  ],
  TAX_FREE: [
    'The declared value lies within the duty-free limit of {max}.', '申报价值在免税额度 {max} 以内。', 'La valeur déclarée reste dans la franchise de {max}.',
    'القيمة المصرّح بها ضمن حد الإعفاء الجمركي: {max}.', 'ظاہر کردہ مالیت {max} کی ڈیوٹی فری حد کے اندر ہے۔', 'Beyan edilen değer gümrük muafiyeti sınırı içinde: {max}.',
  ],
  TAX_NEEDS_VALUE: [
    'Enter the declared value to see clearance and taxes.', '填写申报价值后可查看清关费和税费。', 'Indiquez la valeur déclarée pour voir les frais de dédouanement et les taxes.',
    'أدخل القيمة المصرّح بها لمعرفة رسوم التخليص والضرائب.', 'کلیئرنس اور ٹیکس دیکھنے کے لیے ظاہر کردہ مالیت درج کریں۔', 'Gümrük ücretini ve vergileri görmek için beyan edilen değeri girin.',
  ],
  TAX_NOT_ESTIMATED: [
    'Duties and taxes are fixed by customs at the destination and are not in this price.', '关税及税费由目的地海关核定，未包含在此报价中。', 'Les droits et taxes sont fixés par la douane du pays de destination et ne sont pas compris dans ce prix.',
    'تحدد جمارك بلد الوصول الرسوم والضرائب، وهي غير مشمولة في هذا السعر.', 'ڈیوٹی اور ٹیکس منزل کا کسٹم طے کرتا ہے، یہ اس قیمت میں شامل نہیں۔', 'Vergi ve harçları varış ülkesinin gümrüğü belirler; bu fiyata dahil değildir.',
  ],
  NO_FUEL_SURCHARGE: ['There is no fuel surcharge.', '不收取燃油附加费。', 'Aucun supplément carburant.', 'لا توجد رسوم وقود إضافية.', 'ایندھن کی کوئی اضافی رقم نہیں۔', 'Yakıt ek ücreti alınmaz.'],
  COMPENSATION: [
    'If an uninsured parcel is lost, we refund the freight and up to {max} of the value of the goods.', '未保价包裹如遗失，退还运费，并按货值最高赔偿 {max}。', "En cas de perte d'un colis non assuré, nous remboursons le fret et la valeur de la marchandise jusqu'à {max}.",
    'عند فقدان طرد غير مؤمّن عليه نعيد أجرة الشحن ونعوّض قيمة البضاعة حتى {max}.', 'بغیر بیمے کا پارسل گم ہو جائے تو ہم کرایہ اور سامان کی مالیت {max} تک واپس کرتے ہیں۔', 'Sigortasız bir paket kaybolursa taşıma ücretini iade eder, eşya değerini {max} tutarına kadar karşılarız.',
  ],
  REDELIVERY: [
    'The first {attempts} delivery attempts within {days} days are free; each further one costs {fee}.', '{days} 天内前 {attempts} 次派送免费，之后每次收取 {fee}。', 'Les {attempts} premières tentatives de livraison, dans les {days} jours, sont gratuites\u202f; chaque tentative suivante coûte {fee}.',
    'نحاول التسليم مجانًا (عدد المحاولات: {attempts}، المهلة بالأيام: {days})، ثم {fee} لكل محاولة إضافية.', '{days} دن کے اندر ترسیل کی پہلی {attempts} کوششیں مفت ہیں، پھر ہر کوشش کے {fee}۔', '{days} gün içindeki ilk {attempts} teslimat denemesi ücretsizdir; sonraki her deneme için {fee} alınır.',
  ],
};

const WEIGHT: Readonly<Record<ChargeableWeight['wonBy'], Row>> = {
  actual: [
    'Charged by actual weight: {chargeable} kg.', '按实际重量计费：{chargeable} kg。', 'Facturé au poids réel\u00a0: {chargeable}\u00a0kg.',
    'يُحتسب السعر على الوزن الفعلي: {chargeable} كغ.', 'قیمت اصل وزن پر: {chargeable} کلوگرام۔', 'Gerçek ağırlığa göre ücretlendirilir: {chargeable} kg.',
  ],
  volume: [
    'Charged by volume weight, because the parcel is large for its weight: {chargeable} kg.', '包裹体积较大，按体积重量计费：{chargeable} kg。', 'Facturé au poids volumétrique, le colis étant volumineux pour son poids\u00a0: {chargeable}\u00a0kg.',
    'يُحتسب السعر على الوزن الحجمي لأن الطرد كبير قياسًا إلى وزنه: {chargeable} كغ.', 'پارسل وزن کے لحاظ سے بڑا ہے، اس لیے قیمت حجمی وزن پر: {chargeable} کلوگرام۔', 'Paket ağırlığına göre hacimli olduğundan hacim ağırlığıyla ücretlendirilir: {chargeable} kg.',
  ],
  minimum: [
    'Charged by the minimum weight: {chargeable} kg.', '按最低计费重量计费：{chargeable} kg。', 'Facturé au poids minimal\u00a0: {chargeable}\u00a0kg.',
    'يُحتسب السعر على الحد الأدنى للوزن: {chargeable} كغ.', 'قیمت کم از کم وزن پر: {chargeable} کلوگرام۔', 'En düşük ağırlık üzerinden ücretlendirilir: {chargeable} kg.',
  ],
};

const ESTIMATE: Row = ['Estimate, rules of {day}', '估算价格，依据{day}的规则', 'Estimation, règles du {day}', 'تقدير وفق قواعد يوم {day}', 'تخمینہ، {day} کے قواعد کے مطابق', 'Tahmini fiyat, kural tarihi: {day}'];

const DISPLAY: Row = [
  'For information only, converted at our rates of {day}. You pay in CNY.', '仅供参考，按我们{day}的汇率折算，实际以 CNY 结算。', 'À titre indicatif, converti à nos taux du {day}. Le paiement se fait en CNY.',
  'للاطلاع فقط، محوّل بأسعار صرف يوم {day}. الدفع بعملة CNY.', 'صرف معلومات کے لیے، {day} کی شرحِ تبادلہ پر۔ ادائیگی CNY میں ہوتی ہے۔', 'Yalnızca bilgi amaçlıdır, kur tarihi: {day}. Ödeme CNY ile yapılır.',
];

export const lineSentence = (code: LineCode, locale: Locale): string => inLanguage(LINES[code], locale);
export const noteSentence = (code: NoteCode, locale: Locale): string => inLanguage(NOTES[code], locale);
export const weightSentence = (wonBy: ChargeableWeight['wonBy'], locale: Locale): string => inLanguage(WEIGHT[wonBy], locale);
export const estimateSentence = (locale: Locale): string => inLanguage(ESTIMATE, locale);
export const displaySentence = (locale: Locale): string => inLanguage(DISPLAY, locale);
