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
  [ERROR.CASE_MOVED_ON]: {
    en: 'This has moved on since you opened it. Look at where it stands now.',
    'zh-CN': '您打开页面后，进度已有更新。请查看最新状态。',
    fr: "Ce dossier a avancé depuis que vous l'avez ouvert. Consultez son état actuel.",
    ar: 'تغيّرت حالة هذا الطلب منذ أن فتحته. يُرجى الاطلاع على حالته الآن.',
    ur: 'آپ کے کھولنے کے بعد اس کی صورتِ حال بدل گئی ہے۔ براہِ کرم تازہ صورتِ حال دیکھیں۔',
    tr: 'Siz açtıktan sonra bu başvurunun durumu değişti. Lütfen güncel durumuna bakın.',
  },
  [ERROR.JOB_CLOSED]: {
    en: 'This position is closed. Look at the other open positions.',
    'zh-CN': '该职位已停止招聘，请查看其他在招职位。',
    fr: 'Ce poste est clos. Consultez les autres postes ouverts.',
    ar: 'أُغلق التقديم لهذه الوظيفة. يُرجى الاطلاع على الوظائف الشاغرة الأخرى.',
    ur: 'اس آسامی کے لیے درخواستیں بند ہو چکی ہیں۔ دیگر خالی آسامیاں دیکھیں۔',
    tr: 'Bu ilan kapandı. Diğer açık pozisyonlara bakın.',
  },
  [ERROR.UPLOAD_GONE]: {
    en: 'This file is no longer here. Choose it again.',
    'zh-CN': '该文件已失效，请重新选择。',
    fr: "Ce fichier n'est plus disponible. Choisissez-le à nouveau.",
    ar: 'لم يعد هذا الملف موجودًا. يُرجى اختياره من جديد.',
    ur: 'یہ فائل اب موجود نہیں۔ اسے دوبارہ منتخب کریں۔',
    tr: 'Bu dosya artık yok. Lütfen yeniden seçin.',
  },
  [ERROR.UPLOAD_NOT_CHECKED]: {
    en: 'The file could not be checked for viruses just now. Try again in a few minutes.',
    'zh-CN': '暂时无法对文件进行病毒检查，请几分钟后重试。',
    fr: "Le fichier n'a pas pu être soumis à l'antivirus. Réessayez dans quelques minutes.",
    ar: 'تعذّر فحص الملف من الفيروسات الآن. يُرجى المحاولة بعد بضع دقائق.',
    ur: 'فائل کی وائرس جانچ ابھی نہیں ہو سکی۔ چند منٹ بعد دوبارہ کوشش کریں۔',
    tr: 'Dosya şu anda virüs taramasından geçirilemedi. Birkaç dakika sonra yeniden deneyin.',
  },
} as const satisfies Record<number, Sentences>;
