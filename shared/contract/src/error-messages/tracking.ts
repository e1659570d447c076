/** Tracking (spec §8). */
import { ERROR } from '../error-codes.ts';
import type { Sentences } from './sentences.ts';

export const TRACKING = {
  [ERROR.WAYBILL_REQUIRED]: {
    en: 'Please enter at least one waybill number.',
    'zh-CN': '请至少输入一个运单号。',
    fr: 'Veuillez saisir au moins un numéro de suivi.',
    ar: 'يُرجى إدخال رقم بوليصة واحد على الأقل.',
    ur: 'براہِ کرم کم از کم ایک ویبل نمبر درج کریں۔',
    tr: 'Lütfen en az bir gönderi takip numarası girin.',
  },
  [ERROR.TOO_MANY_WAYBILLS]: {
    en: 'You entered {count} waybill numbers. Up to {max} can be tracked at once: please remove some.',
    'zh-CN': '您输入了 {count} 个运单号，一次最多查询 {max} 个，请删减后再试。',
    fr: "Vous avez saisi {count} numéros. La limite est de {max} à la fois\u202f: veuillez en retirer.",
    ar: 'عدد أرقام البوالص المدخلة: {count}. الحد الأقصى في المرة الواحدة: {max}. يُرجى حذف بعضها.',
    ur: 'آپ نے {count} ویبل نمبر درج کیے۔ ایک وقت میں زیادہ سے زیادہ {max} دیکھے جا سکتے ہیں، براہِ کرم کچھ ہٹا دیں۔',
    tr: '{count} numara girdiniz. Bir kerede en çok {max} numara sorgulanabilir: lütfen bazılarını çıkarın.',
  },
  [ERROR.WAYBILL_MALFORMED]: {
    en: 'There is an error in the waybill number, please try again later',
    'zh-CN': '运单号有误，请核对后再试',
    fr: 'Le numéro de suivi est erroné, veuillez le vérifier et réessayer',
    ar: 'رقم البوليصة غير صحيح، يُرجى التحقق منه والمحاولة لاحقًا',
    ur: 'ویبل نمبر میں غلطی ہے، براہِ کرم جانچ کر دوبارہ کوشش کریں',
    tr: 'Takip numarasında hata var, lütfen kontrol edip yeniden deneyin',
  },
  [ERROR.NO_TRACK_INFO]: {
    en: 'No relevant waybill number information!',
    'zh-CN': '没有相关的运单信息！',
    fr: 'Aucune information pour ce numéro de suivi.',
    ar: 'لا توجد معلومات عن رقم البوليصة هذا.',
    ur: 'اس ویبل نمبر کی کوئی معلومات نہیں۔',
    tr: 'Bu takip numarasıyla ilgili bilgi yok.',
  },
  [ERROR.TRACKING_FAILED]: {
    en: 'Tracking failed. Please try again in a few minutes.',
    'zh-CN': '查询失败，请几分钟后再试。',
    fr: 'Le suivi a échoué. Veuillez réessayer dans quelques minutes.',
    ar: 'تعذّر التتبّع. يُرجى المحاولة بعد بضع دقائق.',
    ur: 'ٹریکنگ ناکام رہی۔ براہِ کرم چند منٹ بعد دوبارہ کوشش کریں۔',
    tr: 'Takip başarısız oldu. Lütfen birkaç dakika sonra yeniden deneyin.',
  },
  [ERROR.DETAILS_CLOSED]: {
    en: "The details stay closed: the digits must be the last four of the consignee's phone, and each waybill allows five tries a day.",
    'zh-CN': '无法显示详情：请输入收件人电话的后四位，每个运单每天最多可尝试五次。',
    fr: 'Les détails restent masqués\u00a0: indiquez les quatre derniers chiffres du téléphone du destinataire. Cinq essais par jour sont possibles pour chaque envoi.',
    ar: 'تعذّر عرض التفاصيل: أدخل آخر أربعة أرقام من هاتف المستلم. عدد المحاولات المسموح بها لكل بوليصة خمس في اليوم.',
    ur: 'تفصیلات نہیں دکھائی جا سکیں: وصول کنندہ کے فون کے آخری چار ہندسے درج کریں۔ ہر ویبل کے لیے ایک دن میں پانچ کوششیں ہو سکتی ہیں۔',
    tr: 'Ayrıntılar açılamadı: alıcının telefonunun son dört hanesini girin. Her gönderi için günde beş deneme yapılabilir.',
  },
  [ERROR.SHARE_ENDED]: {
    en: 'This link has ended. Ask whoever sent it for a new one.',
    'zh-CN': '此链接已过期，请向发送人索取新链接。',
    fr: 'Ce lien a expiré. Demandez-en un nouveau à la personne qui vous l’a envoyé.',
    ar: 'انتهت صلاحية هذا الرابط. اطلب رابطًا جديدًا ممن أرسله إليك.',
    ur: 'اس لنک کی مدت ختم ہو گئی ہے۔ جس نے بھیجا تھا اس سے نیا لنک مانگیں۔',
    tr: 'Bu bağlantının süresi doldu. Gönderen kişiden yenisini isteyin.',
  },
  [ERROR.SHARE_UNKNOWN]: {
    en: 'We do not know this link. Check that you have the whole of it, or ask whoever sent it for a new one.',
    'zh-CN': '无法识别此链接。请确认链接完整，或向发送人索取新链接。',
    fr: 'Nous ne connaissons pas ce lien. Vérifiez qu’il est complet ou demandez-en un nouveau à la personne qui vous l’a envoyé.',
    ar: 'هذا الرابط غير معروف لدينا. تأكد من نسخه كاملًا، أو اطلب رابطًا جديدًا ممن أرسله إليك.',
    ur: 'ہم اس لنک کو نہیں پہچانتے۔ دیکھ لیں کہ لنک پورا ہے، یا بھیجنے والے سے نیا لنک مانگیں۔',
    tr: 'Bu bağlantıyı tanımıyoruz. Eksiksiz olduğundan emin olun ya da gönderen kişiden yenisini isteyin.',
  },
} as const satisfies Record<number, Sentences>;
