/** Applications and messages to the company. */
import { ERROR } from '../error-codes.ts';
import type { Sentences } from './sentences.ts';

export const LEADS = {
  [ERROR.FORM_TOO_FAST]: {
    en: 'That was very quick. Please check what you filled in and send it again.',
    'zh-CN': '提交过快。请核对填写的内容后再次提交。',
    fr: 'Envoi trop rapide. Veuillez relire votre saisie, puis renvoyer le formulaire.',
    ar: 'أُرسل النموذج بسرعة كبيرة. يُرجى مراجعة ما كتبته ثم إعادة الإرسال.',
    ur: 'فارم بہت جلدی بھیجا گیا۔ براہِ کرم اپنا اندراج جانچ کر دوبارہ بھیجیں۔',
    tr: 'Form çok hızlı gönderildi. Lütfen yazdıklarınızı kontrol edip yeniden gönderin.',
  },
  [ERROR.APPLICATION_NOT_FOUND]: {
    en: 'We found no application with this reference and e-mail address. Please check both.',
    'zh-CN': '未找到与该编号和邮箱相符的申请，请核对后再试。',
    fr: "Aucune candidature ne correspond à cette référence et à cette adresse e-mail. Veuillez vérifier les deux.",
    ar: 'لا يوجد طلب بهذا الرقم المرجعي وهذا البريد الإلكتروني. يُرجى التحقق من كليهما.',
    ur: 'اس حوالہ نمبر اور ای میل سے کوئی درخواست نہیں ملی۔ براہِ کرم دونوں جانچ لیں۔',
    tr: 'Bu başvuru numarası ve e-posta adresiyle eşleşen bir başvuru bulunamadı. Lütfen ikisini de kontrol edin.',
  },
} as const satisfies Record<number, Sentences>;
