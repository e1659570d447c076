/** Keys and the batch push of tracking events. */
import { ERROR } from '../error-codes.ts';
import type { Sentences } from './sentences.ts';

export const PUSH = {
  [ERROR.API_KEY_WRONG]: {
    en: 'This API key is not valid. Send a key of this site in the header x-api-key.',
    'zh-CN': 'API 密钥无效。请在请求头 x-api-key 中提供本站的密钥。',
    fr: 'Cette clé d’API n’est pas valable. Envoyez une clé de ce site dans l’en-tête x-api-key.',
    ar: 'مفتاح API غير صالح. أرسل مفتاحًا صادرًا عن هذا الموقع في الترويسة x-api-key.',
    ur: 'یہ API کلید درست نہیں۔ ہیڈر x-api-key میں اس سائٹ کی کلید بھیجیں۔',
    tr: 'Bu API anahtarı geçerli değil. x-api-key başlığında bu sitenin verdiği bir anahtarı gönderin.',
  },
  [ERROR.API_KEY_EXPIRED]: {
    en: 'This API key has expired. Ask for a new one.',
    'zh-CN': '该 API 密钥已过期，请申请新的密钥。',
    fr: 'Cette clé d’API a expiré. Demandez-en une nouvelle.',
    ar: 'انتهت صلاحية مفتاح API هذا. اطلب مفتاحًا جديدًا.',
    ur: 'اس API کلید کی مدت ختم ہو چکی ہے۔ نئی کلید حاصل کریں۔',
    tr: 'Bu API anahtarının süresi doldu. Yeni bir anahtar isteyin.',
  },
  [ERROR.API_KEY_REVOKED]: {
    en: 'This API key was revoked. Ask for a new one.',
    'zh-CN': '该 API 密钥已被吊销，请申请新的密钥。',
    fr: 'Cette clé d’API a été révoquée. Demandez-en une nouvelle.',
    ar: 'أُلغي مفتاح API هذا. اطلب مفتاحًا جديدًا.',
    ur: 'یہ API کلید منسوخ ہو چکی ہے۔ نئی کلید حاصل کریں۔',
    tr: 'Bu API anahtarı iptal edildi. Yeni bir anahtar isteyin.',
  },
  [ERROR.API_KEY_SCOPE]: {
    en: 'This API key does not allow {scope}. Ask for a key with that scope.',
    'zh-CN': '该 API 密钥没有 {scope} 权限，请申请带有此权限的密钥。',
    fr: 'Cette clé d’API ne donne pas le droit {scope}. Demandez une clé qui l’accorde.',
    ar: 'لا يمنح مفتاح API هذا الصلاحية التالية: {scope}. اطلب مفتاحًا يتضمّنها.',
    ur: 'اس API کلید کو یہ اجازت حاصل نہیں: {scope}۔ ایسی کلید حاصل کریں جس میں یہ اجازت ہو۔',
    tr: 'Bu API anahtarında şu yetki yok: {scope}. Bu yetkiyi içeren bir anahtar isteyin.',
  },
  [ERROR.API_KEY_NOT_HERE]: {
    en: 'No API key opens this call. Leave the header x-api-key out, or sign in.',
    'zh-CN': '此接口不接受 API 密钥。请去掉请求头 x-api-key，或登录后再试。',
    fr: 'Aucune clé d’API n’ouvre cet appel. Retirez l’en-tête x-api-key ou connectez-vous.',
    ar: 'لا يفتح أي مفتاح API هذا الطلب. أزل الترويسة x-api-key أو سجّل الدخول.',
    ur: 'کوئی API کلید یہ کال نہیں کھولتی۔ ہیڈر x-api-key ہٹا دیں یا سائن اِن کریں۔',
    tr: 'Hiçbir API anahtarı bu çağrıyı açmaz. x-api-key başlığını kaldırın ya da oturum açın.',
  },
  [ERROR.API_KEYS_NOT_IN_PLAN]: {
    en: 'API keys come with the access plan, which your account does not have yet. Contact us to join it.',
    'zh-CN': 'API 密钥属于接入计划，您的账号尚未开通。请联系我们开通。',
    fr: 'Les clés d’API font partie de l’offre d’intégration, dont votre compte ne dispose pas encore. Contactez-nous pour y adhérer.',
    ar: 'مفاتيح API جزء من خطة الربط التي لا يتضمّنها حسابك بعد. تواصل معنا للانضمام إليها.',
    ur: 'API کلیدیں ایکسس پلان کا حصہ ہیں، جو ابھی آپ کے اکاؤنٹ میں شامل نہیں۔ شامل ہونے کے لیے ہم سے رابطہ کریں۔',
    tr: 'API anahtarları entegrasyon planına dahildir; hesabınızda bu plan henüz yok. Katılmak için bize ulaşın.',
  },
  [ERROR.API_KEYS_FULL]: {
    en: 'You have {max} API keys that work, and more are not possible. Revoke one that you no longer need.',
    'zh-CN': '您已有 {max} 个有效的 API 密钥，已达上限。请先吊销不再需要的密钥。',
    fr: 'Vous avez déjà {max} clés d’API valables, le maximum. Révoquez-en une dont vous n’avez plus besoin.',
    ar: 'بلغ عدد مفاتيح API السارية لديك الحد الأقصى: {max}. ألغِ مفتاحًا لم تعد تحتاج إليه.',
    ur: 'آپ کے پاس پہلے ہی {max} کارآمد API کلیدیں ہیں، اس سے زیادہ ممکن نہیں۔ جس کی ضرورت نہ ہو اسے منسوخ کریں۔',
    tr: 'Geçerli {max} API anahtarınız var; daha fazlası olamaz. Artık gerekmeyen birini iptal edin.',
  },
  [ERROR.WEBHOOKS_FULL]: {
    en: 'You have {max} webhook endpoints, and more are not possible. Delete one that you no longer need.',
    'zh-CN': '您已有 {max} 个 Webhook 端点，已达上限。请先删除不再需要的端点。',
    fr: 'Vous avez déjà {max} points de terminaison webhook, le maximum. Supprimez-en un dont vous n’avez plus besoin.',
    ar: 'بلغ عدد نقاط استقبال Webhook لديك الحد الأقصى: {max}. احذف نقطة لم تعد تحتاج إليها.',
    ur: 'آپ کے پاس پہلے ہی {max} ویب ہُک پتے ہیں، اس سے زیادہ ممکن نہیں۔ جس کی ضرورت نہ ہو اسے حذف کریں۔',
    tr: '{max} webhook uç noktanız var; daha fazlası olamaz. Artık gerekmeyen birini silin.',
  },
  [ERROR.WEBHOOK_PAUSED]: {
    en: 'This endpoint is paused, so nothing is sent to it. Resume it first.',
    'zh-CN': '该端点已暂停，不会收到任何推送。请先恢复。',
    fr: 'Ce point de terminaison est en pause\u202f: rien ne lui est envoyé. Réactivez-le d’abord.',
    ar: 'نقطة الاستقبال هذه متوقفة مؤقتًا ولا يُرسل إليها شيء. استأنفها أولًا.',
    ur: 'یہ پتہ عارضی طور پر بند ہے، اس لیے اس پر کچھ نہیں بھیجا جاتا۔ پہلے اسے دوبارہ چالو کریں۔',
    tr: 'Bu uç nokta duraklatıldı; ona hiçbir şey gönderilmez. Önce devam ettirin.',
  },
} as const satisfies Record<number, Sentences>;
