/** Rates and quotes. */
import { ERROR } from '../error-codes.ts';
import type { Sentences } from './sentences.ts';

export const QUOTES = {
  [ERROR.NO_RATE]: {
    en: 'There is no price for this lane and product today. Please choose another city or product, or contact our experts.',
    'zh-CN': '该线路和产品当前没有报价。请更换城市或产品，或联系我们的专家。',
    fr: "Aucun tarif n'existe aujourd'hui pour cette liaison et ce service. Veuillez choisir une autre ville ou un autre service, ou contacter nos experts.",
    ar: 'لا يوجد سعر اليوم لهذا المسار وهذه الخدمة. يُرجى اختيار مدينة أو خدمة أخرى، أو التواصل مع خبرائنا.',
    ur: 'آج اس راستے اور سروس کی کوئی قیمت موجود نہیں۔ براہِ کرم دوسرا شہر یا سروس منتخب کریں، یا ہمارے ماہرین سے رابطہ کریں۔',
    tr: 'Bu hat ve hizmet için bugün geçerli bir fiyat yok. Lütfen başka bir şehir ya da hizmet seçin veya uzmanlarımıza ulaşın.',
  },
  [ERROR.GOODS_NOT_ACCEPTED]: {
    en: 'We do not take these goods on an ordinary waybill. Please contact our experts for a quote.',
    'zh-CN': '普通运单不承运此类货物。请联系我们的专家单独询价。',
    fr: "Nous n'acceptons pas ces marchandises avec une lettre de transport ordinaire. Veuillez demander un devis à nos experts.",
    ar: 'لا نقبل هذه البضائع ببوليصة شحن عادية. يُرجى التواصل مع خبرائنا لطلب عرض سعر.',
    ur: 'یہ سامان عام ویبل پر نہیں لیا جاتا۔ قیمت معلوم کرنے کے لیے براہِ کرم ہمارے ماہرین سے رابطہ کریں۔',
    tr: 'Bu eşyayı standart gönderi olarak kabul etmiyoruz. Lütfen fiyat almak için uzmanlarımıza ulaşın.',
  },
  [ERROR.QUOTE_EXPIRED]: {
    en: 'This quote is no longer valid. Please ask for a new one: it takes a moment.',
    'zh-CN': '该报价已过期，请重新获取报价。',
    fr: "Ce devis n'est plus valable. Veuillez en demander un nouveau\u00a0: cela ne prend qu'un instant.",
    ar: 'انتهت صلاحية عرض السعر هذا. يُرجى طلب عرض جديد، ولن يستغرق ذلك سوى لحظات.',
    ur: 'اس قیمت کی میعاد ختم ہو چکی ہے۔ براہِ کرم نئی قیمت حاصل کریں، اس میں چند لمحے لگتے ہیں۔',
    tr: 'Bu teklifin süresi doldu. Lütfen yenisini alın: yalnızca birkaç saniye sürer.',
  },
  [ERROR.QUOTE_UNKNOWN]: {
    en: 'This quote does not belong to this shipment. Please ask for a new one.',
    'zh-CN': '该报价与当前货件不符，请重新获取报价。',
    fr: 'Ce devis ne correspond pas à cet envoi. Veuillez en demander un nouveau.',
    ar: 'عرض السعر هذا لا يخص هذه الشحنة. يُرجى طلب عرض جديد.',
    ur: 'یہ قیمت اس شپمنٹ کی نہیں۔ براہِ کرم نئی قیمت حاصل کریں۔',
    tr: 'Bu teklif bu gönderiye ait değil. Lütfen yeni bir teklif alın.',
  },
} as const satisfies Record<number, Sentences>;
