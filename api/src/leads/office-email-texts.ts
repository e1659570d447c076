/** Labels of the notice to an office, in the language of its country. */
import type { Locale } from '@amberlane/contract/site';

type Row = readonly [en: string, zh: string, fr: string, ar: string, ur: string, tr: string];

const LABELS = {
  franchise: ['New franchise application', '新的加盟申请', 'Nouvelle candidature de franchise', 'طلب امتياز جديد', 'نئی فرنچائز درخواست', 'Yeni bayilik başvurusu'],
  business: ['New business enquiry', '新的企业客户咨询', "Nouvelle demande d'entreprise", 'استفسار جديد من شركة', 'نئی کاروباری درخواست', 'Yeni kurumsal talep'],
  expert: ['New question to the experts', '新的专家咨询', 'Nouvelle question aux experts', 'سؤال جديد إلى الخبراء', 'ماہرین سے نیا سوال', 'Uzmanlara yeni soru'],
  feedback: ['New feedback', '新的客户反馈', 'Nouvel avis client', 'ملاحظات جديدة من عميل', 'صارف کی نئی رائے', 'Yeni geri bildirim'],
  job: ['New application for a position', '新的职位申请', 'Nouvelle candidature à un poste', 'طلب توظيف جديد', 'ملازمت کی نئی درخواست', 'Yeni iş başvurusu'],
  answered: ['The sender has written', '提交人有新回复', "L'expéditeur a écrit", 'كتب المرسل ردًا', 'درخواست گزار نے لکھا ہے', 'Gönderen yazdı'],
  reopened: ['Feedback opened again', '反馈已重新开启', 'Avis rouvert', 'أُعيد فتح الملاحظات', 'رائے دوبارہ کھولی گئی', 'Geri bildirim yeniden açıldı'],
  withdrawn: ['Withdrawn by the sender', '提交人已撤回', "Retiré par l'expéditeur", 'سحبه المرسل', 'درخواست گزار نے واپس لے لیا', 'Gönderen geri çekti'],
  unsettled: ['The answer did not settle it', '答复未能解决问题', "La réponse n'a pas suffi", 'لم يحل الرد المشكلة', 'جواب سے مسئلہ حل نہیں ہوا', 'Yanıt sorunu çözmedi'],
  text: ['Text', '内容', 'Texte', 'النص', 'متن', 'Metin'],
  files: ['Files, at the staff desk', '附件（见工作台）', 'Fichiers, dans l’espace du personnel', 'الملفات، في لوحة الموظفين', 'فائلیں، اسٹاف ڈیسک پر', 'Dosyalar, personel panelinde'],
  digest: ['More applications and messages', '更多申请与消息', 'Autres candidatures et messages', 'طلبات ورسائل أخرى', 'مزید درخواستیں اور پیغامات', 'Diğer başvuru ve mesajlar'],
  digestHint: ['They are at the staff desk.', '请在工作台查看。', 'Ils vous attendent dans l’espace du personnel.', 'تجدونها في لوحة الموظفين.', 'یہ اسٹاف ڈیسک پر موجود ہیں۔', 'Hepsi personel panelinde.'],
  position: ['Position', '职位', 'Poste', 'الوظيفة', 'آسامی', 'Pozisyon'],
  letter: ['Why this position', '应聘理由', 'Motivation', 'سبب التقدم للوظيفة', 'اس آسامی کی وجہ', 'Başvuru nedeni'],
  topic: ['Topic', '主题', 'Sujet', 'الموضوع', 'موضوع', 'Konu'],
  waybillNo: ['Waybill number', '运单号', 'Numéro de suivi', 'رقم البوليصة', 'ویبل نمبر', 'Takip numarası'],
  LATE: ['Late parcel', '包裹延误', 'Colis en retard', 'تأخر الطرد', 'پارسل میں تاخیر', 'Geciken gönderi'],
  DAMAGED: ['Damaged parcel', '包裹破损', 'Colis abîmé', 'طرد تالف', 'خراب پارسل', 'Hasarlı gönderi'],
  LOST: ['Lost parcel', '包裹丢失', 'Colis perdu', 'طرد مفقود', 'گم شدہ پارسل', 'Kayıp gönderi'],
  DELIVERY: ['Delivery', '派送', 'Livraison', 'التسليم', 'ترسیل', 'Teslimat'],
  CUSTOMS: ['Customs', '清关', 'Douane', 'الجمارك', 'کسٹمز', 'Gümrük'],
  PRICE: ['Price', '价格', 'Prix', 'السعر', 'قیمت', 'Fiyat'],
  SERVICE: ['Service and staff', '服务与人员', 'Service et personnel', 'الخدمة والموظفون', 'سروس اور عملہ', 'Hizmet ve personel'],
  WEBSITE: ['Website', '网站', 'Site web', 'الموقع الإلكتروني', 'ویب سائٹ', 'Web sitesi'],
  SUGGESTION: ['Suggestion', '建议', 'Suggestion', 'اقتراح', 'تجویز', 'Öneri'],
  OTHER: ['Something else', '其他', 'Autre', 'غير ذلك', 'کچھ اور', 'Diğer'],
  name: ['Name', '姓名', 'Nom', 'الاسم', 'نام', 'Ad soyad'],
  lastName: ['Last name', '姓', 'Nom de famille', 'اسم العائلة', 'خاندانی نام', 'Soyadı'],
  firstName: ['First name', '名', 'Prénom', 'الاسم الأول', 'پہلا نام', 'Adı'],
  title: ['Title', '称谓', 'Civilité', 'اللقب', 'لقب', 'Unvan'],
  company: ['Company', '公司', 'Entreprise', 'الشركة', 'کمپنی', 'Şirket'],
  companyAddress: ['Company address', '公司地址', "Adresse de l'entreprise", 'عنوان الشركة', 'کمپنی کا پتہ', 'Şirket adresi'],
  country: ['Country', '国家', 'Pays', 'البلد', 'ملک', 'Ülke'],
  contactNumber: ['Contact number', '联系电话', 'Téléphone', 'رقم الهاتف', 'رابطہ نمبر', 'Telefon'],
  email: ['E-mail', '邮箱', 'E-mail', 'البريد الإلكتروني', 'ای میل', 'E-posta'],
  logisticsExperience: ['Logistics experience', '物流经验', 'Expérience en logistique', 'خبرة في الخدمات اللوجستية', 'لاجسٹکس کا تجربہ', 'Lojistik deneyimi'],
  state: ['Intended state or region', '意向省/州', 'Région envisagée', 'المنطقة المطلوبة', 'مطلوبہ صوبہ یا علاقہ', 'Düşünülen il veya bölge'],
  city: ['City', '城市', 'Ville', 'المدينة', 'شہر', 'Şehir'],
  contactWay: ['Preferred contact', '首选联系方式', 'Contact souhaité', 'طريقة التواصل المفضلة', 'رابطے کا پسندیدہ طریقہ', 'Tercih edilen iletişim'],
  customerType: ['Customer type', '客户类型', 'Type de client', 'نوع العميل', 'صارف کی قسم', 'Müşteri türü'],
  customerStatus: ['New or regular', '新老客户', 'Nouveau ou habituel', 'جديد أم دائم', 'نیا یا مستقل', 'Yeni veya mevcut'],
  scope: ['International or domestic', '国际或国内', 'International ou national', 'دولي أم محلي', 'بین الاقوامی یا ملکی', 'Yurt dışı veya yurt içi'],
  transportMode: ['Single or regular', '单次或定期', 'Ponctuel ou régulier', 'مرة واحدة أم منتظم', 'ایک بار یا باقاعدہ', 'Tek seferlik veya düzenli'],
  cycle: ['Cycle', '周期', 'Fréquence', 'الدورية', 'دورانیہ', 'Sıklık'],
  volumePerCycle: ['Parcels in one cycle', '每周期件数', 'Colis par période', 'عدد الطرود في كل فترة', 'فی دورانیہ پارسل', 'Dönem başına paket'],
  serviceTypes: ['Service type', '服务类型', 'Type de service', 'نوع الخدمة', 'سروس کی قسم', 'Hizmet türü'],
  localWay: ['Handover', '交件方式', 'Remise', 'طريقة التسليم', 'حوالگی', 'Teslim şekli'],
  questions: ['Questions and suggestions', '问题与建议', 'Questions et suggestions', 'الأسئلة والاقتراحات', 'سوالات اور تجاویز', 'Soru ve öneriler'],
  remark: ['Remark', '备注', 'Remarque', 'ملاحظة', 'تبصرہ', 'Not'],
  otherInfo: ['Other information', '其他信息', 'Autres informations', 'معلومات أخرى', 'دیگر معلومات', 'Diğer bilgiler'],
  language: ['Language', '语言', 'Langue', 'اللغة', 'زبان', 'Dil'],
  answerBy: ['Please answer by', '请于此日前答复', 'Réponse à donner avant le', 'يُرجى الرد قبل', 'براہِ کرم اس تاریخ تک جواب دیں', 'Son yanıt tarihi'],
  yes: ['Yes', '是', 'Oui', 'نعم', 'ہاں', 'Evet'],
  no: ['No', '否', 'Non', 'لا', 'نہیں', 'Hayır'],
  BUSINESS: ['Business', '企业', 'Entreprise', 'شركة', 'کاروبار', 'Kurumsal'],
  INDIVIDUAL: ['Individual', '个人', 'Particulier', 'فرد', 'فرد', 'Bireysel'],
  NEW: ['New', '新客户', 'Nouveau', 'جديد', 'نیا', 'Yeni'],
  REGULAR: ['Regular', '长期', 'Régulier', 'منتظم', 'باقاعدہ', 'Düzenli'],
  INTERNATIONAL: ['International', '国际', 'International', 'دولي', 'بین الاقوامی', 'Yurt dışı'],
  DOMESTIC: ['Domestic', '国内', 'National', 'محلي', 'ملکی', 'Yurt içi'],
  SINGLE: ['Single shipment', '单次', 'Envoi ponctuel', 'شحنة واحدة', 'ایک بار', 'Tek seferlik'],
  SELF_DELIVERY: ['Brings the parcels', '自行送件', 'Dépose les colis', 'يُحضر الطرود بنفسه', 'خود پارسل لائیں گے', 'Paketleri kendisi getirir'],
  DOOR_PICKUP: ['Pick-up at the door', '上门取件', 'Enlèvement sur place', 'استلام من الباب', 'گھر سے وصولی', 'Kapıdan alım'],
} as const satisfies Record<string, Row>;

type Label = keyof typeof LABELS;

const COLUMN: Readonly<Record<Locale, 0 | 1 | 2 | 3 | 4 | 5>> = { en: 0, 'zh-CN': 1, fr: 2, ar: 3, ur: 4, tr: 5 };

/** The label in a language, or null for a word that is none of ours: a field's name, or a code that it holds. */
export const officeLabel = (word: string, locale: Locale): string | null => (isLabel(word) ? LABELS[word][COLUMN[locale]] : null);

const isLabel = (word: string): word is Label => Object.hasOwn(LABELS, word);
