/** Labels of the notice to an office, in the language of its country. */
import type { Locale } from '@amberlane/contract/site';

type Row = readonly [en: string, zh: string, fr: string, ar: string, ur: string, tr: string];

const LABELS = {
  franchise: ['New franchise application', '新的加盟申请', 'Nouvelle candidature de franchise', 'طلب امتياز جديد', 'نئی فرنچائز درخواست', 'Yeni bayilik başvurusu'],
  business: ['New business enquiry', '新的企业客户咨询', "Nouvelle demande d'entreprise", 'استفسار جديد من شركة', 'نئی کاروباری درخواست', 'Yeni kurumsal talep'],
  expert: ['New question to the experts', '新的专家咨询', 'Nouvelle question aux experts', 'سؤال جديد إلى الخبراء', 'ماہرین سے نیا سوال', 'Uzmanlara yeni soru'],
  feedback: ['New feedback', '新的客户反馈', 'Nouvel avis client', 'ملاحظات جديدة من عميل', 'صارف کی نئی رائے', 'Yeni geri bildirim'],
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
