/** What accounts write about a new sign-in address, in six languages; marks as in `account-emails.ts`. */
import type { Locale } from '@amberlane/contract/site';
import type { Wording } from './account-emails.ts';

/** `proofCode` goes to the account's own address; `contactTaken` goes to the owner of an address that another account asked for. */
export type ContactEmail = 'proofCode' | 'contactCode' | 'contactTaken' | 'contactChanged' | 'contactAdded';

export const CONTACT_WORDING: Readonly<Record<ContactEmail, Readonly<Record<Locale, Wording>>>> = {
  proofCode: {
    en: { subject: 'Your security code', text: '{code} is the code that confirms it is you before something important changes in your Amberlane account. If you did not ask for it, sign out your other devices on the security page of your account.' },
    'zh-CN': { subject: '您的安全验证码', text: '您的 Amberlane 安全验证码为 {code}，用于在账号进行重要更改前确认是您本人。如非您本人操作，请在账号的安全页面退出其他设备。' },
    fr: { subject: 'Votre code de sécurité', text: 'Le code {code} confirme qu’il s’agit bien de vous avant une modification importante de votre compte Amberlane. Si vous ne l’avez pas demandé, déconnectez vos autres appareils depuis la page Sécurité de votre compte.' },
    ar: { subject: 'رمز الأمان', text: 'الرمز {code} يؤكد هويتك قبل إجراء تغيير مهم في حسابك لدى Amberlane. إن لم تطلبه فسجّل الخروج من أجهزتك الأخرى في صفحة الأمان بحسابك.' },
    ur: { subject: 'آپ کا سیکیورٹی کوڈ', text: 'کوڈ {code} آپ کے Amberlane اکاؤنٹ میں کسی اہم تبدیلی سے پہلے آپ کی تصدیق کرتا ہے۔ اگر آپ نے یہ نہیں منگوایا تو اکاؤنٹ کے سیکیورٹی صفحے پر اپنے دوسرے آلات سے سائن آؤٹ کریں۔' },
    tr: { subject: 'Güvenlik kodunuz', text: '{code}, Amberlane hesabınızda önemli bir değişiklik yapılmadan önce kimliğinizi doğrulayan koddur. Kodu siz istemediyseniz hesabınızın güvenlik sayfasında diğer cihazlardaki oturumları kapatın.' },
  },
  contactCode: {
    en: { subject: 'Your code for the new sign-in address', text: '{code} is the code that makes this address or number part of your Amberlane account.' },
    'zh-CN': { subject: '您的账号变更验证码', text: '您正在将此邮箱或手机号用于 Amberlane 账号，验证码为 {code}。' },
    fr: { subject: 'Votre code pour la nouvelle adresse de connexion', text: 'Le code {code} rattache cette adresse ou ce numéro à votre compte Amberlane.' },
    ar: { subject: 'رمز تأكيد عنوان الدخول الجديد', text: 'الرمز {code} يضيف هذا البريد أو الرقم إلى حسابك في Amberlane.' },
    ur: { subject: 'نئے سائن اِن پتے کا کوڈ', text: 'کوڈ {code} سے یہ پتہ یا نمبر آپ کے Amberlane اکاؤنٹ میں شامل ہو جائے گا۔' },
    tr: { subject: 'Yeni oturum açma adresinizin kodu', text: 'Bu adresi ya da numarayı Amberlane hesabınıza ekleyen kod: {code}.' },
  },
  contactTaken: {
    en: { subject: 'Another account asked for your address', text: 'Someone wanted to use this address or number for another Amberlane account. It belongs to yours, so nothing was changed. If it was you, sign in with this address or number. If not, there is nothing to do.' },
    'zh-CN': { subject: '有人想在其他账号使用您的邮箱或手机号', text: '有人想将此邮箱或手机号用于另一个 Amberlane 账号。它已属于您的账号，因此未做任何更改。如是您本人操作，请用它登录；如非本人操作，无需处理。' },
    fr: { subject: 'Un autre compte a demandé votre adresse', text: "Quelqu'un a voulu utiliser cette adresse ou ce numéro pour un autre compte Amberlane. Comme le vôtre l'utilise déjà, rien n'a changé. Si c'était vous, connectez-vous avec cette adresse ou ce numéro. Sinon, vous n'avez rien à faire." },
    ar: { subject: 'طُلب استخدام عنوانك لحساب آخر', text: 'أراد شخص استخدام هذا البريد أو الرقم لحساب آخر في Amberlane. وهو تابع لحسابك، لذلك لم يتغيّر شيء. إن كنت أنت فسجّل الدخول به، وإلا فلا يلزمك أي إجراء.' },
    ur: { subject: 'کسی اور اکاؤنٹ نے آپ کا پتہ مانگا', text: 'کسی نے یہ پتہ یا نمبر کسی دوسرے Amberlane اکاؤنٹ کے لیے استعمال کرنا چاہا۔ یہ آپ کے اکاؤنٹ کا ہے، اس لیے کچھ نہیں بدلا۔ اگر یہ آپ تھے تو اسی سے سائن اِن کریں۔ ورنہ کچھ کرنے کی ضرورت نہیں۔' },
    tr: { subject: 'Başka bir hesap adresinizi istedi', text: 'Biri bu adresi ya da numarayı başka bir Amberlane hesabı için kullanmak istedi. Sizin hesabınıza ait olduğu için hiçbir şey değişmedi. Bunu yapan sizseniz bu adres ya da numarayla oturum açın. Siz değilseniz bir şey yapmanız gerekmez.' },
  },
  contactChanged: {
    en: { subject: 'Your sign-in address was changed', text: 'Your Amberlane account has a new sign-in address or number, and this one no longer opens it. All other devices were signed out. If it was not you, please contact our customer support at once.' },
    'zh-CN': { subject: '您的登录账号已更改', text: '您的 Amberlane 账号已更换登录邮箱或手机号，此邮箱或手机号不能再用于登录，其他设备均已退出登录。如非您本人操作，请立即联系我们的客户支持。' },
    fr: { subject: 'Votre adresse de connexion a changé', text: "Votre compte Amberlane a une nouvelle adresse ou un nouveau numéro de connexion\u202f; celui-ci ne l'ouvre plus. Tous les autres appareils ont été déconnectés. Si ce n'était pas vous, contactez tout de suite notre service client." },
    ar: { subject: 'تم تغيير عنوان الدخول', text: 'أصبح لحسابك في Amberlane بريد أو رقم جديد لتسجيل الدخول، ولم يعد هذا يفتحه. تم تسجيل الخروج من جميع الأجهزة الأخرى. إن لم تكن أنت فتواصل مع خدمة العملاء فورًا.' },
    ur: { subject: 'آپ کا سائن اِن پتہ بدل دیا گیا', text: 'آپ کے Amberlane اکاؤنٹ کا سائن اِن پتہ یا نمبر بدل دیا گیا ہے، اب اس سے سائن اِن نہیں ہو سکتا۔ باقی تمام آلات سے سائن آؤٹ کر دیا گیا ہے۔ اگر یہ آپ نے نہیں کیا تو فوراً ہمارے کسٹمر سپورٹ سے رابطہ کریں۔' },
    tr: { subject: 'Oturum açma adresiniz değişti', text: 'Amberlane hesabınızın yeni bir oturum açma adresi ya da numarası var; bununla artık oturum açılamaz. Diğer tüm cihazlarda oturum kapatıldı. Bunu yapan siz değilseniz lütfen hemen müşteri desteğimize başvurun.' },
  },
  contactAdded: {
    en: { subject: 'A sign-in address was added', text: 'A further address or number now opens your Amberlane account. All other devices were signed out. If it was not you, please contact our customer support at once.' },
    'zh-CN': { subject: '您的账号新增了登录方式', text: '您的 Amberlane 账号新增了可用于登录的邮箱或手机号，其他设备均已退出登录。如非您本人操作，请立即联系我们的客户支持。' },
    fr: { subject: 'Une adresse de connexion a été ajoutée', text: "Une autre adresse ou un autre numéro ouvre désormais votre compte Amberlane. Tous les autres appareils ont été déconnectés. Si ce n'était pas vous, contactez tout de suite notre service client." },
    ar: { subject: 'تمت إضافة عنوان دخول', text: 'يمكن الآن فتح حسابك في Amberlane ببريد أو رقم آخر. تم تسجيل الخروج من جميع الأجهزة الأخرى. إن لم تكن أنت فتواصل مع خدمة العملاء فورًا.' },
    ur: { subject: 'سائن اِن کا ایک پتہ شامل کیا گیا', text: 'اب ایک اور پتے یا نمبر سے بھی آپ کا Amberlane اکاؤنٹ کھلتا ہے۔ باقی تمام آلات سے سائن آؤٹ کر دیا گیا ہے۔ اگر یہ آپ نے نہیں کیا تو فوراً ہمارے کسٹمر سپورٹ سے رابطہ کریں۔' },
    tr: { subject: 'Bir oturum açma adresi eklendi', text: 'Amberlane hesabınız artık başka bir adres ya da numarayla da açılıyor. Diğer tüm cihazlarda oturum kapatıldı. Bunu yapan siz değilseniz lütfen hemen müşteri desteğimize başvurun.' },
  },
};
