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
} as const satisfies Record<number, Sentences>;
