/** What the papers of an order say, in en, zh-CN, fr, ar, ur, tr. Terms of customs are those of the UPU form and of the customs of each country. */
import type { Locale } from '@amberlane/contract/site';

type Row = readonly [en: string, zh: string, fr: string, ar: string, ur: string, tr: string];

const COLUMN: Readonly<Record<Locale, number>> = { en: 0, 'zh-CN': 1, fr: 2, ar: 3, ur: 4, tr: 5 };

const WORDS = {
  // All papers
  sender: ['Sender', '寄件人', 'Expéditeur', 'المرسل', 'بھیجنے والا', 'Gönderici'],
  recipient: ['Recipient', '收件人', 'Destinataire', 'المستلم', 'وصول کنندہ', 'Alıcı'],
  waybill: ['Tracking number', '运单号', 'Numéro de suivi', 'رقم التتبع', 'ٹریکنگ نمبر', 'Takip numarası'],
  orderNo: ['Order number', '订单号', 'Numéro de commande', 'رقم الطلب', 'آرڈر نمبر', 'Sipariş numarası'],
  reference: ['Your reference', '客户参考号', 'Votre référence', 'رقمك المرجعي', 'آپ کا حوالہ', 'Referansınız'],
  date: ['Date', '日期', 'Date', 'التاريخ', 'تاریخ', 'Tarih'],
  pieces: ['Pieces', '件数', 'Colis', 'عدد القطع', 'تعداد', 'Parça sayısı'],
  page: ['Page', '页', 'Page', 'صفحة', 'صفحہ', 'Sayfa'],
  // Commercial invoice
  invoiceTitle: ['Commercial invoice', '商业发票', 'Facture commerciale', 'فاتورة تجارية', 'تجارتی انوائس', 'Ticari fatura'],
  invoiceNo: ['Invoice number', '发票号', 'Numéro de facture', 'رقم الفاتورة', 'انوائس نمبر', 'Fatura numarası'],
  shipper: ['Shipper / exporter', '寄件人 / 出口商', 'Expéditeur / exportateur', 'المرسل / المصدّر', 'بھیجنے والا / برآمد کنندہ', 'Gönderen / ihracatçı'],
  consignee: ['Consignee / importer', '收件人 / 进口商', 'Destinataire / importateur', 'المستلم / المستورد', 'وصول کنندہ / درآمد کنندہ', 'Alıcı / ithalatçı'],
  phone: ['Phone', '电话', 'Téléphone', 'الهاتف', 'فون', 'Telefon'],
  email: ['Email', '电子邮箱', 'E-mail', 'البريد الإلكتروني', 'ای میل', 'E-posta'],
  nationalId: ['ID / tax number', '证件号 / 税号', "N° d'identité / fiscal", 'رقم الهوية / الرقم الضريبي', 'شناختی / ٹیکس نمبر', 'Kimlik / vergi no'],
  exportCountry: ['Country of export', '出口国', "Pays d'exportation", 'بلد التصدير', 'برآمد کا ملک', 'İhracat ülkesi'],
  destinationCountry: ['Country of destination', '目的国', 'Pays de destination', 'بلد الوصول', 'منزل کا ملک', 'Varış ülkesi'],
  terms: ['Terms of delivery (Incoterms 2020)', '贸易条款（Incoterms 2020）', 'Conditions (Incoterms 2020)', 'شروط التسليم (Incoterms 2020)', 'ترسیل کی شرائط (Incoterms 2020)', 'Teslim şekli (Incoterms 2020)'],
  DAP: ['DAP: the recipient pays duties and taxes', 'DAP：关税和税费由收件人支付', 'DAP : droits et taxes à la charge du destinataire', 'DAP: الرسوم والضرائب على المستلم', 'DAP: ڈیوٹی اور ٹیکس وصول کنندہ ادا کرے گا', 'DAP: vergileri alıcı öder'],
  DDP: ['DDP: duties and taxes are included in the freight', 'DDP：关税和税费已包含在运费中', 'DDP : droits et taxes compris dans le fret', 'DDP: الرسوم والضرائب مشمولة في أجرة الشحن', 'DDP: ڈیوٹی اور ٹیکس کرائے میں شامل ہیں', 'DDP: vergiler taşıma ücretine dahildir'],
  reason: ['Reason for export', '出口原因', "Motif de l'exportation", 'سبب التصدير', 'برآمد کی وجہ', 'İhracat nedeni'],
  ecommerce: ['Sale', '销售', 'Vente', 'بيع', 'فروخت', 'Satış'],
  gift: ['Gift', '礼品', 'Cadeau', 'هدية', 'تحفہ', 'Hediye'],
  sample: ['Commercial sample', '商业样品', 'Échantillon commercial', 'عينة تجارية', 'تجارتی نمونہ', 'Ticari numune'],
  currency: ['Currency', '币种', 'Devise', 'العملة', 'کرنسی', 'Para birimi'],
  grossWeight: ['Gross weight (kg)', '毛重（kg）', 'Poids brut (kg)', 'الوزن القائم (كغ)', 'مجموعی وزن (کلوگرام)', 'Brüt ağırlık (kg)'],
  description: ['Description of goods', '货物描述', 'Désignation des marchandises', 'وصف البضاعة', 'سامان کی تفصیل', 'Eşyanın tanımı'],
  hsCode: ['HS code', 'HS 编码', 'Code SH', 'رمز HS', 'HS کوڈ', 'GTİP / HS kodu'],
  origin: ['Origin', '原产国', 'Origine', 'المنشأ', 'اصل ملک', 'Menşe'],
  quantity: ['Quantity', '数量', 'Quantité', 'الكمية', 'تعداد', 'Adet'],
  unitPrice: ['Unit price', '单价', 'Prix unitaire', 'سعر الوحدة', 'فی عدد قیمت', 'Birim fiyat'],
  amount: ['Amount', '金额', 'Montant', 'المبلغ', 'رقم', 'Tutar'],
  goodsTotal: ['Total value of goods', '货物总价值', 'Valeur totale des marchandises', 'القيمة الإجمالية للبضاعة', 'سامان کی کل مالیت', 'Toplam eşya bedeli'],
  freight: ['Freight and charges, paid by the sender', '运费及其他费用（寄件人支付）', "Fret et frais, payés par l'expéditeur", 'أجرة الشحن والرسوم، يدفعها المرسل', 'کرایہ اور اخراجات، بذمہ بھیجنے والا', 'Taşıma ücreti ve masraflar, gönderici öder'],
  invoiceDeclaration: [
    'I declare that the information on this invoice is true and correct and that the goods are of the stated origin.', '本人声明本发票所载内容真实无误，货物原产地如上所示。',
    "Je certifie que les informations de cette facture sont exactes et que l'origine des marchandises est celle indiquée.", 'أقرّ بأن المعلومات الواردة في هذه الفاتورة صحيحة ودقيقة وأن منشأ البضاعة كما هو مذكور.',
    'میں تصدیق کرتا/کرتی ہوں کہ اس انوائس کی معلومات درست ہیں اور سامان کا اصل ملک وہی ہے جو لکھا گیا ہے۔', 'Bu faturadaki bilgilerin doğru olduğunu ve eşyanın belirtilen menşeli olduğunu beyan ederim.',
  ],
  nameAndTitle: ['Name and position', '姓名和职务', 'Nom et fonction', 'الاسم والصفة', 'نام اور عہدہ', 'Ad ve unvan'],
  signature: ['Signature and stamp', '签名盖章', 'Signature et cachet', 'التوقيع والختم', 'دستخط اور مہر', 'İmza ve kaşe'],
  // CN 23
  cn23Title: ['Customs declaration', '报关单', 'Déclaration en douane', 'بيان جمركي', 'کسٹم ڈیکلریشن', 'Gümrük beyannamesi'],
  mayBeOpened: ['May be opened officially', '海关可开拆查验', "Peut être ouvert d'office", 'يجوز فتحه رسميًا', 'سرکاری طور پر کھولا جا سکتا ہے', 'Resen açılabilir'],
  senderReference: ["Sender's customs reference", '寄件人海关编号', "Référence en douane de l'expéditeur", 'المرجع الجمركي للمرسل', 'بھیجنے والے کا کسٹم حوالہ', 'Göndericinin gümrük referansı'],
  importerReference: ["Importer's reference (tax or ID number)", '进口商编号（税号或证件号）', "Référence de l'importateur (code fiscal)", 'مرجع المستورد (الرقم الضريبي أو الهوية)', 'درآمد کنندہ کا حوالہ (ٹیکس یا شناختی نمبر)', 'İthalatçı referansı (vergi / kimlik no)'],
  importerContact: ["Importer's phone and email", '进口商电话和邮箱', "Téléphone et e-mail de l'importateur", 'هاتف المستورد وبريده', 'درآمد کنندہ کا فون اور ای میل', 'İthalatçının telefonu ve e-postası'],
  contents: ['Detailed description of contents', '内件详细说明', 'Désignation détaillée du contenu', 'وصف مفصل للمحتويات', 'مشمولات کی تفصیل', 'İçeriğin ayrıntılı tanımı'],
  netWeight: ['Net weight (kg)', '净重（kg）', 'Poids net (kg)', 'الوزن الصافي (كغ)', 'خالص وزن (کلوگرام)', 'Net ağırlık (kg)'],
  value: ['Value', '价值', 'Valeur', 'القيمة', 'مالیت', 'Değer'],
  tariffNumber: ['HS tariff number', 'HS 税则号', 'N° tarifaire SH', 'البند التعريفي HS', 'HS ٹیرف نمبر', 'HS tarife no'],
  originCountry: ['Country of origin', '原产国', "Pays d'origine", 'بلد المنشأ', 'اصل ملک', 'Menşe ülkesi'],
  totalGross: ['Total gross weight (kg)', '总毛重（kg）', 'Poids brut total (kg)', 'إجمالي الوزن القائم (كغ)', 'کل مجموعی وزن (کلوگرام)', 'Toplam brüt ağırlık (kg)'],
  totalValue: ['Total value', '总价值', 'Valeur totale', 'القيمة الإجمالية', 'کل مالیت', 'Toplam değer'],
  fees: ['Postal charges / fees', '邮资 / 费用', "Frais de port / frais", 'أجور البريد / الرسوم', 'ڈاک خرچ / فیس', 'Gönderi ücreti / masraflar'],
  category: ['Category of item', '物品类别', "Catégorie de l'envoi", 'فئة البعيثة', 'شے کی قسم', 'Gönderi türü'],
  documents: ['Documents', '文件', 'Documents', 'وثائق', 'دستاویزات', 'Belge'],
  returned: ['Returned goods', '退货', 'Retour de marchandise', 'بضاعة مرتجعة', 'واپس شدہ سامان', 'İade eşya'],
  other: ['Other (please explain)', '其他（请说明）', 'Autre (à préciser)', 'أخرى (يُرجى التوضيح)', 'دیگر (وضاحت کریں)', 'Diğer (açıklayın)'],
  explanation: ['Explanation', '说明', 'Explication', 'التوضيح', 'وضاحت', 'Açıklama'],
  comments: [
    'Comments (e.g. goods subject to quarantine, sanitary or phytosanitary inspection)', '备注（如需检疫、卫生或植物检疫）', 'Observations (p. ex. quarantaine, contrôle sanitaire ou phytosanitaire)',
    'ملاحظات (مثل الحجر الصحي أو الفحص الصحي والزراعي)', 'تبصرے (مثلاً قرنطینہ یا صحت و نباتات کا معائنہ)', 'Açıklamalar (karantina, sağlık veya bitki sağlığı denetimi vb.)',
  ],
  licence: ['Licence – number(s)', '许可证号', 'Licence – numéro(s)', 'الترخيص – الرقم', 'لائسنس – نمبر', 'Lisans – numara'],
  certificate: ['Certificate – number(s)', '证书号', 'Certificat – numéro(s)', 'الشهادة – الرقم', 'سرٹیفکیٹ – نمبر', 'Sertifika – numara'],
  invoice: ['Invoice – number', '发票号', 'Facture – numéro', 'الفاتورة – الرقم', 'انوائس – نمبر', 'Fatura – numara'],
  office: ['Office of origin / date of posting', '原寄局 / 交寄日期', "Bureau d'origine / date de dépôt", 'مكتب المنشأ / تاريخ الإيداع', 'روانگی کا دفتر / تاریخ', 'Kabul yeri / kabul tarihi'],
  cn23Declaration: [
    'I certify that the particulars given in this customs declaration are correct and that this item does not contain any dangerous article or articles prohibited by legislation or by postal or customs regulations.',
    '本人证明本报关单所填内容属实，邮件内不含任何危险物品或法律、邮政及海关规定禁止寄递的物品。',
    "Je certifie que les renseignements donnés dans la présente déclaration sont exacts et que cet envoi ne contient aucun objet dangereux ou interdit par la législation ou la réglementation postale ou douanière.",
    'أشهد بصحة البيانات الواردة في هذا البيان الجمركي وبأن هذه البعيثة لا تحتوي على أي مادة خطرة أو ممنوعة بموجب التشريعات أو اللوائح البريدية أو الجمركية.',
    'میں تصدیق کرتا/کرتی ہوں کہ اس ڈیکلریشن کی تفصیلات درست ہیں اور اس میں کوئی خطرناک یا قانون، ڈاک یا کسٹم کے ضوابط کے تحت ممنوع شے نہیں ہے۔',
    'Bu beyannamedeki bilgilerin doğru olduğunu ve gönderinin tehlikeli ya da mevzuat, posta veya gümrük kurallarınca yasak hiçbir eşya içermediğini onaylarım.',
  ],
  dateSignature: ["Date and sender's signature", '日期和寄件人签名', "Date et signature de l'expéditeur", 'التاريخ وتوقيع المرسل', 'تاریخ اور بھیجنے والے کے دستخط', 'Tarih ve gönderici imzası'],
  // Receipt
  receiptTitle: ['Receipt', '收据', 'Reçu', 'إيصال', 'رسید', 'Makbuz'],
  service: ['Service', '服务产品', 'Service', 'الخدمة', 'سروس', 'Hizmet'],
  smallParcel: ['Small parcel', '小包', 'Petit colis', 'طرد صغير', 'چھوٹا پارسل', 'Küçük paket'],
  specialLine: ['Special line', '专线', 'Ligne dédiée', 'الخط الخاص', 'خصوصی لائن', 'Özel hat'],
  localDelivery: ['Local delivery', '本地派送', 'Livraison locale', 'التوصيل المحلي', 'مقامی ترسیل', 'Yerel teslimat'],
  route: ['Route', '线路', 'Trajet', 'المسار', 'روٹ', 'Güzergâh'],
  actualWeight: ['Weight', '重量', 'Poids', 'الوزن', 'وزن', 'Ağırlık'],
  chargeableWeight: ['Chargeable weight', '计费重量', 'Poids facturable', 'الوزن المحتسب', 'قابلِ حساب وزن', 'Ücrete esas ağırlık'],
  kg: ['kg', 'kg', 'kg', 'كغ', 'کلوگرام', 'kg'],
  charge: ['Charge', '费用项目', 'Prestation', 'البند', 'مد', 'Kalem'],
  rule: ['Rule', '规则', 'Règle', 'القاعدة', 'قاعدہ', 'Kural'],
  rate: ['Rate', '费率', 'Tarif', 'السعر', 'ریٹ', 'Birim ücret'],
  shippingTotal: ['Shipping, total', '运费合计', "Expédition, total", 'أجرة الشحن، الإجمالي', 'شپنگ، کل', 'Gönderim ücreti, toplam'],
  total: ['Total', '合计', 'Total', 'الإجمالي', 'کل رقم', 'Toplam'],
  estimated: [
    'This is the price that was calculated when the order was sent. It changes only if we measure another weight or size.', '此价格为下单时计算的价格，仅在我们实测的重量或尺寸不同时调整。',
    "Ce prix a été calculé à l'envoi de la commande. Il ne change que si nous mesurons un autre poids ou d'autres dimensions.", 'هذا هو السعر المحسوب عند إرسال الطلب، ولا يتغير إلا إذا قسنا وزنًا أو أبعادًا مختلفة.',
    'یہ وہ قیمت ہے جو آرڈر بھیجتے وقت طے ہوئی۔ یہ صرف اس صورت میں بدلتی ہے جب ہماری پیمائش میں وزن یا سائز مختلف ہو۔', 'Bu, sipariş gönderildiğinde hesaplanan fiyattır. Yalnızca ölçtüğümüz ağırlık veya boyut farklıysa değişir.',
  ],
  taxNote: [
    'Duties and taxes that customs charge at the destination are not part of this receipt unless a line above names them.', '除非上文列明，目的地海关收取的关税和税费不包含在本收据内。',
    "Les droits et taxes perçus par la douane à destination ne figurent pas sur ce reçu, sauf si une ligne ci-dessus les mentionne.", 'لا يشمل هذا الإيصال الرسوم والضرائب التي تستوفيها جمارك بلد الوصول إلا إذا ذُكرت في أحد البنود أعلاه.',
    'منزل پر کسٹم کی طرف سے لی جانے والی ڈیوٹی اور ٹیکس اس رسید میں شامل نہیں، سوائے اس کے کہ اوپر درج ہوں۔', 'Varış ülkesi gümrüğünün aldığı vergiler, yukarıda bir satırda belirtilmedikçe bu makbuza dahil değildir.',
  ],
  linesMissing: [
    'The lines of this price are not on record; the total is.', '此价格的明细未保存，仅有合计金额。', "Le détail de ce prix n'a pas été conservé\u00a0; le total fait foi.", 'تفاصيل هذا السعر غير محفوظة، والإجمالي هو المسجل.',
    'اس قیمت کی تفصیل محفوظ نہیں، صرف کل رقم درج ہے۔', 'Bu fiyatın kalemleri kayıtlı değil; yalnızca toplam kayıtlı.',
  ],
  cod: ['Collected from the recipient (COD)', '代收货款（向收件人收取）', 'À encaisser auprès du destinataire', 'يُحصَّل من المستلم', 'وصول کنندہ سے وصولی (COD)', 'Alıcıdan tahsil edilecek (kapıda ödeme)'],
  insured: ['Insured value', '保价金额', 'Valeur assurée', 'القيمة المؤمّن عليها', 'بیمہ شدہ مالیت', 'Sigorta bedeli'],
} as const satisfies Readonly<Record<string, Row>>;

export type WordKey = keyof typeof WORDS;

export const word = (key: WordKey, locale: Locale): string => WORDS[key][COLUMN[locale]] ?? WORDS[key][0];

/** English first, which customs read everywhere, then the reader's language. */
export function bothWords(key: WordKey, locale: Locale): string {
  const [english, own] = [word(key, 'en'), word(key, locale)];
  return english === own ? english : `${english} · ${own}`;
}
