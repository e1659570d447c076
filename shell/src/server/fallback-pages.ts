/** Pages that need no build: what the server says when the site itself can't (quality §5, "never a white page"). */
import { createHash } from 'node:crypto';
import { LOCALES, LOCALE_FACTS, directionOf, languageTag, marketSegment, type Locale, type Market } from '@amberlane/contract/site';

interface Wording {
  readonly title: string;
  readonly text: string;
}

/** Why the page of the site is not shown. */
export type PlainPageReason = 'busy' | 'failed' | 'starting' | 'tooLarge' | 'tooLong' | 'tooMany' | 'unreadable' | 'unknownHost';

const WORDING: Readonly<Record<PlainPageReason, Readonly<Record<Locale, Wording>>>> = {
  busy: {
    en: { title: 'Many people are here just now', text: 'This page needs a little longer. Please reload it in a few seconds.' },
    'zh-CN': { title: '当前访问人数较多', text: '此页面需要多等一会儿，请几秒后刷新。' },
    fr: { title: 'Beaucoup de visiteurs en ce moment', text: 'Cette page demande un peu plus de temps. Veuillez la recharger dans quelques secondes.' },
    ar: { title: 'عدد الزوّار كبير الآن', text: 'تحتاج هذه الصفحة إلى مزيد من الوقت. يُرجى إعادة تحميلها بعد ثوانٍ قليلة.' },
    ur: { title: 'اس وقت سائٹ پر بہت سے لوگ ہیں', text: 'اس صفحے میں کچھ وقت لگ رہا ہے۔ براہِ کرم چند سیکنڈ بعد اسے دوبارہ لوڈ کریں۔' },
    tr: { title: 'Şu anda site çok yoğun', text: 'Bu sayfa biraz daha zaman istiyor. Lütfen birkaç saniye sonra yeniden yükleyin.' },
  },
  failed: {
    en: { title: 'This page could not be shown', text: 'Something went wrong on our side. Please try again in a few minutes.' },
    'zh-CN': { title: '页面暂时无法显示', text: '我们的系统出现问题，请几分钟后再试。' },
    fr: { title: 'Cette page n’a pas pu s’afficher', text: 'Un problème est survenu de notre côté. Veuillez réessayer dans quelques minutes.' },
    ar: { title: 'تعذّر عرض هذه الصفحة', text: 'حدث خطأ لدينا. يُرجى المحاولة بعد بضع دقائق.' },
    ur: { title: 'یہ صفحہ دکھایا نہیں جا سکا', text: 'ہماری طرف سے کوئی خرابی پیش آئی۔ براہِ کرم چند منٹ بعد دوبارہ کوشش کریں۔' },
    tr: { title: 'Bu sayfa gösterilemedi', text: 'Bizden kaynaklanan bir sorun oluştu. Lütfen birkaç dakika sonra yeniden deneyin.' },
  },
  starting: {
    en: { title: 'We are just starting', text: 'The site will be here in a moment. Please reload this page.' },
    'zh-CN': { title: '网站正在启动', text: '网站即将就绪，请稍后刷新本页。' },
    fr: { title: 'Le site démarre', text: 'Le site sera disponible dans un instant. Veuillez recharger cette page.' },
    ar: { title: 'الموقع قيد التشغيل', text: 'سيكون الموقع جاهزًا بعد لحظات. يُرجى إعادة تحميل هذه الصفحة.' },
    ur: { title: 'سائٹ شروع ہو رہی ہے', text: 'سائٹ چند لمحوں میں دستیاب ہوگی۔ براہِ کرم یہ صفحہ دوبارہ لوڈ کریں۔' },
    tr: { title: 'Site açılıyor', text: 'Site birazdan hazır olacak. Lütfen bu sayfayı yenileyin.' },
  },
  tooLarge: {
    en: { title: 'Your upload is too large', text: 'Up to 4 MB can be sent at once. Please send less and try again.' },
    'zh-CN': { title: '上传内容过大', text: '一次最多可发送 4 MB，请减少后重试。' },
    fr: { title: 'Votre envoi est trop volumineux', text: 'Vous pouvez envoyer jusqu’à 4\u00a0Mo à la fois. Veuillez réduire votre envoi et réessayer.' },
    ar: { title: 'حجم ما أرسلته كبير جدًا', text: 'يمكن إرسال 4 ميغابايت على الأكثر في المرة الواحدة. يُرجى تقليل الحجم ثم المحاولة مرة أخرى.' },
    ur: { title: 'آپ کی بھیجی ہوئی فائل بہت بڑی ہے', text: 'ایک بار میں زیادہ سے زیادہ 4 ایم بی بھیجا جا سکتا ہے۔ براہِ کرم حجم کم کر کے دوبارہ کوشش کریں۔' },
    tr: { title: 'Gönderdiğiniz dosya çok büyük', text: 'Bir kerede en fazla 4 MB gönderilebilir. Lütfen boyutu küçültüp yeniden deneyin.' },
  },
  tooLong: {
    en: { title: 'Your list is too long', text: 'Up to 20 numbers can be tracked at once. Please shorten the list and try again.' },
    'zh-CN': { title: '列表过长', text: '一次最多可查询 20 个单号，请减少后重试。' },
    fr: { title: 'Votre liste est trop longue', text: 'Vous pouvez suivre jusqu’à 20 numéros à la fois. Veuillez raccourcir la liste et réessayer.' },
    ar: { title: 'القائمة أطول من المسموح به', text: 'يمكن تتبّع 20 رقمًا على الأكثر في المرة الواحدة. يُرجى تقصير القائمة ثم المحاولة مرة أخرى.' },
    ur: { title: 'آپ کی فہرست بہت لمبی ہے', text: 'ایک وقت میں زیادہ سے زیادہ 20 نمبر ٹریک کیے جا سکتے ہیں۔ براہِ کرم فہرست مختصر کر کے دوبارہ کوشش کریں۔' },
    tr: { title: 'Listeniz çok uzun', text: 'Bir kerede en fazla 20 numara sorgulanabilir. Lütfen listeyi kısaltıp yeniden deneyin.' },
  },
  tooMany: {
    en: { title: 'Too many requests', text: 'We received too many requests from your network. Please wait a few seconds and reload this page.' },
    'zh-CN': { title: '请求过于频繁', text: '来自您所在网络的请求过多，请稍等几秒后刷新本页。' },
    fr: { title: 'Trop de demandes', text: 'Nous recevons trop de demandes depuis votre réseau. Veuillez patienter quelques secondes, puis recharger cette page.' },
    ar: { title: 'عدد الطلبات كبير جدًا', text: 'وصلتنا طلبات كثيرة من شبكتك. يُرجى الانتظار بضع ثوانٍ ثم إعادة تحميل هذه الصفحة.' },
    ur: { title: 'بہت زیادہ درخواستیں', text: 'آپ کے نیٹ ورک سے بہت زیادہ درخواستیں موصول ہوئی ہیں۔ براہِ کرم چند سیکنڈ انتظار کر کے یہ صفحہ دوبارہ لوڈ کریں۔' },
    tr: { title: 'Çok fazla istek', text: 'Ağınızdan çok fazla istek aldık. Lütfen birkaç saniye bekleyip bu sayfayı yenileyin.' },
  },
  unreadable: {
    en: { title: 'This request could not be read', text: 'Please check the address, or start from the home page.' },
    'zh-CN': { title: '无法识别此请求', text: '请检查地址，或从首页重新开始。' },
    fr: { title: 'Cette demande n’a pas pu être lue', text: 'Veuillez vérifier l’adresse ou repartir de l’accueil.' },
    ar: { title: 'تعذّرت قراءة هذا الطلب', text: 'يُرجى التحقق من العنوان أو البدء من الصفحة الرئيسية.' },
    ur: { title: 'یہ درخواست پڑھی نہیں جا سکی', text: 'براہِ کرم پتہ جانچیں یا ہوم پیج سے شروع کریں۔' },
    tr: { title: 'Bu istek okunamadı', text: 'Lütfen adresi kontrol edin ya da ana sayfadan başlayın.' },
  },
  unknownHost: {
    en: { title: 'This address is not ours', text: 'No site is served under this name. Please check the address.' },
    'zh-CN': { title: '这不是我们的网址', text: '此域名下没有网站，请检查地址。' },
    fr: { title: 'Cette adresse n’est pas la nôtre', text: 'Aucun site n’est servi sous ce nom. Veuillez vérifier l’adresse.' },
    ar: { title: 'هذا العنوان لا يخصّنا', text: 'لا يوجد موقع بهذا الاسم. يُرجى التحقق من العنوان.' },
    ur: { title: 'یہ پتہ ہمارا نہیں', text: 'اس نام پر کوئی سائٹ موجود نہیں۔ براہِ کرم پتہ جانچیں۔' },
    tr: { title: 'Bu adres bize ait değil', text: 'Bu ad altında bir site yok. Lütfen adresi kontrol edin.' },
  },
};

const BACK: Readonly<Record<Locale, string>> = {
  en: 'Back to the page',
  'zh-CN': '返回页面',
  fr: 'Retour à la page',
  ar: 'العودة إلى الصفحة',
  ur: 'صفحے پر واپس جائیں',
  tr: 'Sayfaya dön',
};
const HOME: Readonly<Record<Locale, string>> = {
  en: 'Go to the home page',
  'zh-CN': '前往首页',
  fr: 'Aller à l’accueil',
  ar: 'الانتقال إلى الصفحة الرئيسية',
  ur: 'ہوم پیج پر جائیں',
  tr: 'Ana sayfaya git',
};
const REQUEST: Readonly<Record<Locale, string>> = {
  en: 'Request number:',
  'zh-CN': '请求编号：',
  fr: 'Numéro de la demande\u202f:',
  ar: 'رقم الطلب:',
  ur: 'درخواست نمبر:',
  tr: 'İstek numarası:',
};

const STYLE =
  'body{margin:0;min-block-size:100vh;display:grid;place-content:center;padding:1.5rem;box-sizing:border-box;font:1rem/1.8 system-ui,sans-serif;' +
  'color:#1c1712;background:#fff}main{max-inline-size:34rem;border-block-start:4px solid #ff8a14;padding-block-start:1rem}' +
  'h1,h2{font-size:1.5rem;line-height:1.5;margin:0}p{margin:.5rem 0}a{color:#a84a00}small{color:#70655a;overflow-wrap:anywhere}';

export const PLAIN_STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

export interface PlainPage {
  readonly reason: PlainPageReason;
  /** null where the reader's place is unknown. */
  readonly market: Market | null;
  /** Where it is known without a place; the page speaks all six where neither is. */
  readonly locale?: Locale;
  /** Path under the place to go back to; the home page when absent. */
  readonly back?: string;
  readonly requestId?: string;
}

/** The whole document. */
export function plainPage({ reason, market, locale = market?.locale, back = '', requestId }: PlainPage): string {
  const wording = WORDING[reason];
  const home = market ? `/${marketSegment(market)}${back && `/${escaped(back)}`}` : '/';
  const main = locale
    ? `<h1>${wording[locale].title}</h1><p>${wording[locale].text}</p>` +
      `<p><a href="${home}">${(back ? BACK : HOME)[locale]}</a></p>${requestId ? requestNumber(requestId, locale) : ''}`
    : LOCALES.map(
        (each) => `<section lang="${each}" dir="${directionOf(each)}"><h2>${wording[each].title}</h2><p>${wording[each].text}</p></section>`,
      ).join('');
  const spoken = locale ?? 'en';
  return (
    `<!doctype html><html lang="${market ? languageTag(market) : LOCALE_FACTS[spoken].tag}" dir="${directionOf(spoken)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${wording[spoken].title}</title><style>${STYLE}</style></head><body><main>${main}</main></body></html>`
  );
}

const requestNumber = (id: string, locale: Locale): string => `<p><small>${REQUEST[locale]} <bdi dir="ltr">${escaped(id)}</bdi></small></p>`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Text for HTML, between tags and inside quotes. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
