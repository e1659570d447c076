/**
 * What accounts write to their owners, in six languages: codes, and news about the password. A mail has a greeting and
 * the site's address, a text message only its sentences. No names, nothing from a request but the code and the known
 * names of a browser and a system.
 */
import type { Locale } from '@amberlane/contract/site';
import { CONTACT_WORDING, type ContactEmail } from './contact-emails.ts';
import { KEY_AND_CLOSING_WORDING, type KeyOrClosingEmail } from './key-and-closing-emails.ts';
import type { Message } from './messenger.ts';
import { WEBHOOK_WORDING, type WebhookEmail } from './webhook-emails.ts';

/** Emails about what was done in an account. They hold no code and wait in the outbox; all others are sent at once (`verification/send-code.ts`). */
export const OWNER_NOTICES = ['passwordChanged', 'newDevice', 'secondFactorOn', 'secondFactorOff', 'contactChanged', 'contactAdded', 'apiKeyMade', 'webhookAdded', 'webhookPaused', 'accountClosed', 'passwordGuesses'] as const;
export type OwnerNotice = (typeof OWNER_NOTICES)[number];

export type AccountEmail = 'signInCode' | 'registerCode' | 'resetCode' | 'alreadyRegistered' | 'noAccount' | OwnerNotice | ContactEmail | KeyOrClosingEmail | WebhookEmail;

export interface Wording {
  readonly subject: string;
  /** `{code}` marks the code, `{device}` and `{time}` where and when. */
  readonly text: string;
}

const KEEP_SECRET: Readonly<Record<Locale, string>> = {
  en: 'It is valid for 10 minutes. Please tell it to nobody: our staff never ask for it.',
  'zh-CN': '10 分钟内有效。请勿告知他人，我们的工作人员绝不会向您索取。',
  fr: 'Il est valable 10 minutes. Ne le communiquez à personne\u00a0: nos équipes ne vous le demanderont jamais.',
  ar: 'الرمز صالح لمدة 10 دقائق. لا تُطلع عليه أحدًا، فموظفونا لا يطلبونه أبدًا.',
  ur: 'یہ 10 منٹ تک کارآمد ہے۔ براہِ کرم کسی کو نہ بتائیں، ہمارا عملہ یہ کبھی نہیں مانگتا۔',
  tr: '10 dakika geçerlidir. Lütfen kimseyle paylaşmayın; çalışanlarımız bu kodu sizden asla istemez.',
};

const WORDING: Readonly<Record<AccountEmail, Readonly<Record<Locale, Wording>>>> = {
  ...CONTACT_WORDING,
  ...KEY_AND_CLOSING_WORDING,
  ...WEBHOOK_WORDING,
  signInCode: {
    en: { subject: 'Your sign-in code', text: '{code} is your code to sign in to Amberlane.' },
    'zh-CN': { subject: '您的登录验证码', text: '您的 Amberlane 登录验证码为 {code}。' },
    fr: { subject: 'Votre code de connexion', text: 'Votre code de connexion à Amberlane est {code}.' },
    ar: { subject: 'رمز تسجيل الدخول', text: 'رمز تسجيل الدخول إلى Amberlane هو {code}.' },
    ur: { subject: 'آپ کا سائن اِن کوڈ', text: 'Amberlane میں سائن اِن کا کوڈ {code} ہے۔' },
    tr: { subject: 'Oturum açma kodunuz', text: 'Amberlane oturum açma kodunuz: {code}.' },
  },
  registerCode: {
    en: { subject: 'Please confirm your e-mail address', text: 'Welcome to Amberlane. {code} is the code that confirms your e-mail address; enter it when you first sign in.' },
    'zh-CN': { subject: '请验证您的邮箱', text: '欢迎使用 Amberlane。您的邮箱验证码为 {code}，请在首次登录时输入。' },
    fr: { subject: 'Veuillez confirmer votre adresse e-mail', text: 'Bienvenue chez Amberlane. Le code {code} confirme votre adresse e-mail\u202f; saisissez-le lors de votre première connexion.' },
    ar: { subject: 'يُرجى تأكيد بريدك الإلكتروني', text: 'مرحبًا بك في Amberlane. رمز تأكيد بريدك الإلكتروني هو {code}، أدخله عند أول تسجيل دخول.' },
    ur: { subject: 'براہِ کرم اپنے ای میل کی تصدیق کریں', text: 'Amberlane میں خوش آمدید۔ آپ کے ای میل کی تصدیق کا کوڈ {code} ہے، پہلی بار سائن اِن کرتے وقت اسے درج کریں۔' },
    tr: { subject: 'Lütfen e-posta adresinizi onaylayın', text: 'Amberlane’e hoş geldiniz. E-posta adresinizi onaylayan kod: {code}. İlk kez oturum açarken girin.' },
  },
  resetCode: {
    en: { subject: 'Your code for a new password', text: '{code} is your code to choose a new Amberlane password. If you did not ask for it, your password stays as it is.' },
    'zh-CN': { subject: '重置密码验证码', text: '您的 Amberlane 密码重置验证码为 {code}。如非您本人操作，原密码不会改变。' },
    fr: { subject: 'Votre code de réinitialisation', text: "Votre code pour choisir un nouveau mot de passe Amberlane est {code}. Si vous n'en avez pas fait la demande, votre mot de passe reste inchangé." },
    ar: { subject: 'رمز إعادة تعيين كلمة المرور', text: 'رمز اختيار كلمة مرور جديدة في Amberlane هو {code}. إن لم تطلبه فستبقى كلمة مرورك كما هي.' },
    ur: { subject: 'نئے پاس ورڈ کا کوڈ', text: 'Amberlane کا نیا پاس ورڈ منتخب کرنے کا کوڈ {code} ہے۔ اگر آپ نے یہ نہیں منگوایا تو آپ کا پاس ورڈ وہی رہے گا۔' },
    tr: { subject: 'Yeni parola kodunuz', text: 'Yeni Amberlane parolanızı seçmek için kodunuz: {code}. Bu isteği siz yapmadıysanız parolanız değişmez.' },
  },
  alreadyRegistered: {
    en: { subject: 'You already have an account', text: 'Someone tried to register with this e-mail address. It already has an Amberlane account: please sign in, or choose a new password if you have forgotten yours. If it was not you, there is nothing to do.' },
    'zh-CN': { subject: '您已有账号', text: '有人尝试用此邮箱注册，但该邮箱已有 Amberlane 账号。请直接登录；如忘记密码，可重新设置。如非您本人操作，无需处理。' },
    fr: { subject: 'Vous avez déjà un compte', text: "Une inscription a été tentée avec cette adresse e-mail, qui a déjà un compte Amberlane. Veuillez vous connecter, ou choisir un nouveau mot de passe si vous l'avez oublié. Si ce n'était pas vous, vous n'avez rien à faire." },
    ar: { subject: 'لديك حساب بالفعل', text: 'حاول شخص التسجيل بهذا البريد الإلكتروني، وله حساب في Amberlane بالفعل. يُرجى تسجيل الدخول، أو اختيار كلمة مرور جديدة إن نسيتها. إن لم تكن أنت فلا يلزمك أي إجراء.' },
    ur: { subject: 'آپ کا اکاؤنٹ پہلے سے موجود ہے', text: 'کسی نے اس ای میل سے رجسٹر کرنے کی کوشش کی، جبکہ اس پر Amberlane اکاؤنٹ پہلے سے موجود ہے۔ براہِ کرم سائن اِن کریں، یا بھول جانے کی صورت میں نیا پاس ورڈ منتخب کریں۔ اگر یہ آپ نہیں تھے تو کچھ کرنے کی ضرورت نہیں۔' },
    tr: { subject: 'Zaten bir hesabınız var', text: 'Bu e-posta adresiyle kayıt denendi; adresin zaten bir Amberlane hesabı var. Lütfen oturum açın veya parolanızı unuttuysanız yenisini seçin. Bunu yapan siz değilseniz bir şey yapmanız gerekmez.' },
  },
  passwordGuesses: {
    en: { subject: 'Many wrong passwords for your account', text: 'Someone entered many wrong passwords for your Amberlane account. We now check each further try. You can sign in as usual. If you use the same password elsewhere, choose a new one, and switch on an authenticator app in your account.' },
    'zh-CN': { subject: '您的账号多次输入错误密码', text: '有人多次输入您 Amberlane 账号的错误密码。我们现在会检查每次尝试，您可照常登录。如您在其他网站使用相同密码，请更换密码，并在账号中启用身份验证器应用。' },
    fr: { subject: 'Nombreux mots de passe erronés pour votre compte', text: "De nombreux mots de passe erronés ont été saisis pour votre compte Amberlane. Chaque nouvelle tentative est désormais vérifiée. Vous pouvez vous connecter comme d'habitude. Si vous utilisez ce mot de passe ailleurs, choisissez-en un nouveau et activez une application d'authentification dans votre compte." },
    ar: { subject: 'كلمات مرور خاطئة كثيرة لحسابك', text: 'أدخل شخص كلمات مرور خاطئة كثيرة لحسابك في Amberlane. نتحقق الآن من كل محاولة جديدة. يمكنك تسجيل الدخول كالمعتاد. إن كنت تستخدم كلمة المرور نفسها في موقع آخر فاختر كلمة جديدة وفعّل تطبيق المصادقة في حسابك.' },
    ur: { subject: 'آپ کے اکاؤنٹ پر کئی غلط پاس ورڈ', text: 'کسی نے آپ کے Amberlane اکاؤنٹ کے لیے کئی بار غلط پاس ورڈ درج کیا۔ اب ہر نئی کوشش کی جانچ ہوتی ہے۔ آپ معمول کے مطابق سائن اِن کر سکتے ہیں۔ اگر یہی پاس ورڈ کہیں اور بھی استعمال کرتے ہیں تو نیا منتخب کریں اور اپنے اکاؤنٹ میں تصدیقی ایپ چالو کریں۔' },
    tr: { subject: 'Hesabınız için çok sayıda yanlış parola', text: 'Biri Amberlane hesabınız için çok sayıda yanlış parola girdi. Artık her yeni deneme denetleniyor. Her zamanki gibi oturum açabilirsiniz. Aynı parolayı başka yerde de kullanıyorsanız yenisini seçin ve hesabınızda kimlik doğrulama uygulamasını açın.' },
  },
  noAccount: {
    en: { subject: 'No account was found', text: 'Someone asked Amberlane for a new password, but there is no account here under this address or number. If it was you, please try another one or register. If not, there is nothing to do.' },
    'zh-CN': { subject: '未找到账号', text: '有人申请重置 Amberlane 密码，但此邮箱或手机号没有账号。如是您本人操作，请换一个再试或注册；如非本人操作，无需处理。' },
    fr: { subject: "Aucun compte n'a été trouvé", text: "Un nouveau mot de passe Amberlane a été demandé, mais aucun compte n'existe sous cette adresse ou ce numéro. Si c'était vous, essayez-en un autre ou inscrivez-vous. Sinon, vous n'avez rien à faire." },
    ar: { subject: 'لم نعثر على حساب', text: 'طُلبت كلمة مرور جديدة من Amberlane، لكن لا حساب بهذا البريد أو الرقم. إن كنت أنت فجرّب غيره أو سجّل حسابًا جديدًا، وإلا فلا يلزمك أي إجراء.' },
    ur: { subject: 'کوئی اکاؤنٹ نہیں ملا', text: 'کسی نے Amberlane سے نیا پاس ورڈ مانگا، لیکن اس پتے یا نمبر پر کوئی اکاؤنٹ نہیں۔ اگر یہ آپ تھے تو کوئی اور پتہ یا نمبر آزمائیں یا رجسٹر کریں۔ ورنہ کچھ کرنے کی ضرورت نہیں۔' },
    tr: { subject: 'Hesap bulunamadı', text: 'Amberlane’den yeni parola istendi, ancak bu adres ya da numarayla kayıtlı bir hesap yok. İsteği siz yaptıysanız başka bir adres deneyin ya da kaydolun. Siz değilseniz bir şey yapmanız gerekmez.' },
  },
  passwordChanged: {
    en: { subject: 'Your password was changed', text: 'The password of your Amberlane account was changed, and all other devices were signed out. If it was not you, choose a new password at once with “Forgot password” on our site.' },
    'zh-CN': { subject: '您的密码已更改', text: '您的 Amberlane 账号密码已更改，其他设备均已退出登录。如非您本人操作，请立即在我们的网站上通过“忘记密码”重新设置。' },
    fr: { subject: 'Votre mot de passe a été modifié', text: "Le mot de passe de votre compte Amberlane a été modifié et tous les autres appareils ont été déconnectés. Si ce n'était pas vous, choisissez tout de suite un nouveau mot de passe avec «\u00a0Mot de passe oublié\u00a0» sur notre site." },
    ar: { subject: 'تم تغيير كلمة المرور', text: 'تم تغيير كلمة مرور حسابك في Amberlane وتسجيل الخروج من جميع الأجهزة الأخرى. إن لم تكن أنت فاختر كلمة مرور جديدة فورًا عبر «نسيت كلمة المرور» في موقعنا.' },
    ur: { subject: 'آپ کا پاس ورڈ بدل دیا گیا', text: 'آپ کے Amberlane اکاؤنٹ کا پاس ورڈ بدل دیا گیا ہے اور باقی تمام آلات سے سائن آؤٹ کر دیا گیا ہے۔ اگر یہ آپ نے نہیں کیا تو ہماری سائٹ پر ”پاس ورڈ بھول گئے“ سے فوراً نیا پاس ورڈ منتخب کریں۔' },
    tr: { subject: 'Parolanız değiştirildi', text: 'Amberlane hesabınızın parolası değiştirildi ve diğer tüm cihazlarda oturum kapatıldı. Bunu yapan siz değilseniz sitemizdeki “Parolamı unuttum” bağlantısıyla hemen yeni bir parola seçin.' },
  },
  newDevice: {
    en: { subject: 'New device signed in', text: 'Your Amberlane account was signed in to on a device that we had not seen before: {device}, {time}. If it was you, there is nothing to do. If it was not you, change your password and sign out the other devices on the page “Security” of your personal centre.' },
    'zh-CN': { subject: '新设备登录提醒', text: '您的 Amberlane 账号在一台新设备上登录：{device}，{time}。如是您本人操作，无需处理；如非本人操作，请在个人中心的“账号安全”页面更改密码，并让其他设备退出登录。' },
    fr: { subject: 'Connexion depuis un nouvel appareil', text: "Une connexion à votre compte Amberlane a eu lieu depuis un appareil inconnu de nous\u202f: {device}, {time}. Si c'était vous, vous n'avez rien à faire. Sinon, changez de mot de passe et déconnectez les autres appareils à la page «\u202fSécurité\u202f» de votre espace personnel." },
    ar: { subject: 'تسجيل دخول من جهاز جديد', text: 'سُجّل الدخول إلى حسابك في Amberlane من جهاز لم نره من قبل: {device}، {time}. إن كنت أنت فلا يلزمك أي إجراء. وإن لم تكن أنت فغيّر كلمة المرور وسجّل خروج الأجهزة الأخرى من صفحة «الأمان» في المركز الشخصي.' },
    ur: { subject: 'نئے آلے سے سائن اِن', text: 'آپ کے Amberlane اکاؤنٹ میں ایسے آلے سے سائن اِن ہوا جو ہم نے پہلے نہیں دیکھا: {device}، {time}۔ اگر یہ آپ تھے تو کچھ کرنے کی ضرورت نہیں۔ اگر نہیں تو اپنے ذاتی مرکز کے صفحے ”سیکیورٹی“ پر پاس ورڈ بدلیں اور دوسرے آلات سے سائن آؤٹ کریں۔' },
    tr: { subject: 'Yeni cihazda oturum açıldı', text: 'Amberlane hesabınızda daha önce görmediğimiz bir cihazdan oturum açıldı: {device}, {time}. Bunu yapan sizseniz bir şey yapmanız gerekmez. Değilseniz kişisel merkezinizdeki “Güvenlik” sayfasında parolanızı değiştirin ve diğer cihazlardaki oturumları kapatın.' },
  },
  secondFactorOn: {
    en: { subject: 'Authenticator app switched on', text: 'From now on your Amberlane account also asks for a code of your authenticator app at sign-in. Keep your recovery codes in a safe place. If it was not you, please contact customer support at once.' },
    'zh-CN': { subject: '已开启身份验证器', text: '从现在起，登录您的 Amberlane 账号还需输入身份验证器应用中的验证码。请妥善保管恢复码。如非您本人操作，请立即联系客服。' },
    fr: { subject: "Application d'authentification activée", text: "Désormais, votre compte Amberlane demande aussi un code de votre application d'authentification à la connexion. Gardez vos codes de secours en lieu sûr. Si ce n'était pas vous, contactez tout de suite le service client." },
    ar: { subject: 'تم تفعيل تطبيق المصادقة', text: 'من الآن فصاعدًا يطلب حسابك في Amberlane رمزًا من تطبيق المصادقة عند تسجيل الدخول. احفظ رموز الاسترداد في مكان آمن. إن لم تكن أنت فتواصل مع خدمة العملاء فورًا.' },
    ur: { subject: 'تصدیقی ایپ آن ہو گئی', text: 'اب سے آپ کا Amberlane اکاؤنٹ سائن اِن پر تصدیقی ایپ کا کوڈ بھی مانگے گا۔ اپنے ریکوری کوڈ محفوظ جگہ رکھیں۔ اگر یہ آپ نے نہیں کیا تو فوراً کسٹمر سپورٹ سے رابطہ کریں۔' },
    tr: { subject: 'Kimlik doğrulama uygulaması açıldı', text: 'Amberlane hesabınız bundan böyle oturum açarken kimlik doğrulama uygulamanızdaki kodu da isteyecek. Kurtarma kodlarınızı güvenli bir yerde saklayın. Bunu yapan siz değilseniz hemen müşteri desteğine başvurun.' },
  },
  secondFactorOff: {
    en: { subject: 'Authenticator app switched off', text: 'Your Amberlane account no longer asks for a code of your authenticator app, and the recovery codes have ended. If it was not you, choose a new password at once with “Forgot password” on our site.' },
    'zh-CN': { subject: '已关闭身份验证器', text: '登录您的 Amberlane 账号不再需要身份验证器应用的验证码，恢复码也已失效。如非您本人操作，请立即在我们的网站上通过“忘记密码”重新设置密码。' },
    fr: { subject: "Application d'authentification désactivée", text: "Votre compte Amberlane ne demande plus de code de votre application d'authentification, et les codes de secours ne sont plus valables. Si ce n'était pas vous, choisissez tout de suite un nouveau mot de passe avec «\u202fMot de passe oublié\u202f» sur notre site." },
    ar: { subject: 'تم إيقاف تطبيق المصادقة', text: 'لم يعد حسابك في Amberlane يطلب رمزًا من تطبيق المصادقة، وانتهت صلاحية رموز الاسترداد. إن لم تكن أنت فاختر كلمة مرور جديدة فورًا عبر «نسيت كلمة المرور» في موقعنا.' },
    ur: { subject: 'تصدیقی ایپ بند ہو گئی', text: 'آپ کا Amberlane اکاؤنٹ اب تصدیقی ایپ کا کوڈ نہیں مانگتا اور ریکوری کوڈ ختم ہو گئے ہیں۔ اگر یہ آپ نے نہیں کیا تو ہماری سائٹ پر ”پاس ورڈ بھول گئے“ سے فوراً نیا پاس ورڈ منتخب کریں۔' },
    tr: { subject: 'Kimlik doğrulama uygulaması kapatıldı', text: 'Amberlane hesabınız artık kimlik doğrulama uygulamanızın kodunu istemiyor; kurtarma kodları da geçersiz oldu. Bunu yapan siz değilseniz sitemizdeki “Parolamı unuttum” bağlantısıyla hemen yeni bir parola seçin.' },
  },
};

/** Before the link that undoes a change. */
const UNDO: Readonly<Record<Locale, string>> = {
  en: 'Not you? Undo this change within 7 days:',
  'zh-CN': '不是您本人操作？请在 7 天内撤销此更改：',
  fr: 'Ce n’était pas vous\u202f? Annulez cette modification dans les 7 jours\u00a0:',
  ar: 'لم تكن أنت؟ تراجع عن هذا التغيير خلال 7 أيام:',
  ur: 'یہ آپ نہیں تھے؟ 7 دن کے اندر یہ تبدیلی واپس لیں:',
  tr: 'Bu değişikliği siz yapmadınız mı? 7 gün içinde geri alın:',
};

const UNKNOWN_DEVICE: Readonly<Record<Locale, string>> = {
  en: 'unknown device', 'zh-CN': '未知设备', fr: 'appareil inconnu', ar: 'جهاز غير معروف', ur: 'نامعلوم آلہ', tr: 'bilinmeyen cihaz',
};

const GREETING: Readonly<Record<Locale, string>> = { en: 'Hello,', 'zh-CN': '您好：', fr: 'Bonjour,', ar: 'مرحبًا،', ur: 'السلام علیکم،', tr: 'Merhaba,' };
const CLOSING: Readonly<Record<Locale, string>> = {
  en: 'Amberlane customer support',
  'zh-CN': 'Amberlane 客户支持',
  fr: 'Le service client Amberlane',
  ar: 'خدمة عملاء Amberlane',
  ur: 'Amberlane کسٹمر سپورٹ',
  tr: 'Amberlane müşteri desteği',
};

interface EmailParams {
  /** Six digits; kinds without a code leave it out. */
  readonly code?: string;
  /** `Chrome, Android`; '' when it is not known. */
  readonly device?: string;
  /** `2026-11-20 10:30 UTC`. */
  readonly time?: string;
  /** Address of the page that undoes what the email tells of; '' for none. */
  readonly undo?: string;
  /** Origin of the site, from the settings. */
  readonly site: string;
}

export interface WrittenEmail {
  readonly subject: string;
  /** Body of the mail. */
  readonly text: string;
  /** The same as a text message. */
  readonly short: string;
}

/** Writes an email. */
export function accountEmail(kind: AccountEmail, locale: Locale, { code = '', device = '', time = '', undo = '', site }: EmailParams): WrittenEmail {
  const { subject, text } = WORDING[kind][locale];
  const hasCode = text.includes('{code}');
  const sentences = text.replace('{code}', code).replace('{device}', device || UNKNOWN_DEVICE[locale]).replace('{time}', time) + (hasCode ? (locale === 'zh-CN' ? '' : ' ') + KEEP_SECRET[locale] : '');
  const undoing = undo === '' ? '' : `${UNDO[locale]}\n${undo}`;
  return { subject, short: [sentences, undoing].filter(Boolean).join('\n'), text: `${[GREETING[locale], sentences, undoing, `${CLOSING[locale]}\n${site}`].filter(Boolean).join('\n\n')}\n` };
}

/** The same as an email or as a text message. */
export const addressed = ({ subject, text, short }: WrittenEmail, to: { readonly kind: 'email' | 'mobile'; readonly address: string }): Message =>
  to.kind === 'email' ? { channel: 'mail', to: to.address, subject, text } : { channel: 'sms', to: to.address, subject: '', text: short };
