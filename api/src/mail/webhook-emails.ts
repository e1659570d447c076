/** Emails about the webhook endpoints of an account. */
import type { Locale } from '@amberlane/contract/site';
import type { Wording } from './account-emails.ts';

export type WebhookEmail = 'webhookAdded' | 'webhookPaused';

export const WEBHOOK_WORDING: Readonly<Record<WebhookEmail, Readonly<Record<Locale, Wording>>>> = {
  webhookAdded: {
    en: { subject: 'A webhook endpoint was added', text: 'A webhook endpoint was added to your Amberlane account. Events of your orders and parcels are sent to it from now on. If it was not you, delete it at once under “API and webhooks” and change your password.' },
    'zh-CN': { subject: '已添加 Webhook 端点', text: '您的 Amberlane 账号新增了一个 Webhook 端点，订单和包裹事件将推送到该地址。如非您本人操作，请立即在“API 接口与事件推送”中删除，并修改密码。' },
    fr: { subject: 'Un point de terminaison webhook a été ajouté', text: 'Un point de terminaison webhook a été ajouté à votre compte Amberlane. Il reçoit désormais les événements de vos commandes et colis. Si ce n’était pas vous, supprimez-le immédiatement sous «\u202fAPI et webhooks\u202f» et changez votre mot de passe.' },
    ar: { subject: 'أُضيفت نقطة استقبال Webhook', text: 'أُضيفت نقطة استقبال Webhook إلى حسابك لدى Amberlane، وستُرسل إليها أحداث طلباتك وشحناتك من الآن. إن لم تكن أنت من أضافها فاحذفها فورًا من صفحة «واجهة البرمجة (API) وإشعارات الأحداث» وغيّر كلمة مرورك.' },
    ur: { subject: 'ویب ہُک پتہ شامل کیا گیا', text: 'آپ کے Amberlane اکاؤنٹ میں ایک ویب ہُک پتہ شامل کیا گیا ہے۔ اب آپ کے آرڈرز اور پارسلز کی اطلاعات اس پر بھیجی جائیں گی۔ اگر یہ آپ نے نہیں کیا تو ”API اور ویب ہُک“ سے اسے فوراً حذف کریں اور اپنا پاس ورڈ بدلیں۔' },
    tr: { subject: 'Bir webhook uç noktası eklendi', text: 'Amberlane hesabınıza bir webhook uç noktası eklendi. Sipariş ve gönderi olaylarınız artık bu adrese iletiliyor. Bunu yapan siz değilseniz “API ve webhook” sayfasından hemen silin ve parolanızı değiştirin.' },
  },
  webhookPaused: {
    en: { subject: 'A webhook endpoint is paused', text: 'One of your webhook endpoints has not accepted our deliveries for days, so we have paused it. Events are kept for 30 days. Once the endpoint works again, resume it under “API and webhooks”: everything that waits is then sent.' },
    'zh-CN': { subject: 'Webhook 端点已暂停', text: '您的一个 Webhook 端点连续多日未能接收推送，我们已将其暂停。事件会保留 30 天。端点恢复正常后，请在“API 接口与事件推送”中恢复推送，等待中的事件将全部补发。' },
    fr: { subject: 'Un point de terminaison webhook est en pause', text: 'L’un de vos points de terminaison webhook refuse nos envois depuis plusieurs jours\u202f: nous l’avons mis en pause. Les événements sont conservés 30 jours. Dès qu’il fonctionne à nouveau, réactivez-le sous «\u202fAPI et webhooks\u202f»\u202f: tout ce qui attend sera alors envoyé.' },
    ar: { subject: 'أُوقفت نقطة استقبال Webhook مؤقتًا', text: 'لم تقبل إحدى نقاط استقبال Webhook لديك ما نرسله منذ أيام، فأوقفناها مؤقتًا. نحتفظ بالأحداث لمدة 30 يومًا. عند عودة النقطة إلى العمل استأنفها من صفحة «واجهة البرمجة (API) وإشعارات الأحداث» ليُرسل كل ما ينتظر.' },
    ur: { subject: 'ویب ہُک پتہ عارضی طور پر بند', text: 'آپ کے ایک ویب ہُک پتے نے کئی دن سے ہماری اطلاعات قبول نہیں کیں، اس لیے ہم نے اسے عارضی طور پر بند کر دیا ہے۔ اطلاعات 30 دن محفوظ رہتی ہیں۔ جب پتہ دوبارہ کام کرنے لگے تو ”API اور ویب ہُک“ سے اسے چالو کریں، منتظر اطلاعات سب بھیج دی جائیں گی۔' },
    tr: { subject: 'Bir webhook uç noktası duraklatıldı', text: 'Webhook uç noktalarınızdan biri günlerdir gönderimlerimizi kabul etmiyor; bu nedenle duraklattık. Olaylar 30 gün saklanır. Uç nokta yeniden çalıştığında “API ve webhook” sayfasından devam ettirin; bekleyenlerin hepsi gönderilir.' },
  },
};
