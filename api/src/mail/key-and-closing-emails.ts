/** Emails about what the owner of an account hands out or gives up: API keys and the account itself. */
import type { Locale } from '@amberlane/contract/site';
import type { Wording } from './account-emails.ts';

export type KeyOrClosingEmail = 'apiKeyMade' | 'closingCode' | 'accountClosed';

export const KEY_AND_CLOSING_WORDING: Readonly<Record<KeyOrClosingEmail, Readonly<Record<Locale, Wording>>>> = {
  apiKeyMade: {
    en: { subject: 'An API key was made', text: 'A new API key was made in your Amberlane account. Programs that hold it can act in your name. If it was not you, revoke it at once under “API keys” in your personal centre and change your password.' },
    'zh-CN': { subject: '已创建 API 密钥', text: '您的 Amberlane 账号中新建了一个 API 密钥，持有该密钥的程序可以您的名义操作。如非您本人操作，请立即在个人中心的“API 密钥”中吊销，并修改密码。' },
    fr: { subject: 'Une clé d’API a été créée', text: 'Une nouvelle clé d’API a été créée dans votre compte Amberlane. Les programmes qui la détiennent peuvent agir en votre nom. Si ce n’était pas vous, révoquez-la tout de suite sous «\u202fClés d’API\u202f» dans votre espace personnel et changez votre mot de passe.' },
    ar: { subject: 'أُنشئ مفتاح API', text: 'أُنشئ مفتاح API جديد في حسابك لدى Amberlane. يمكن للبرامج التي تحمله أن تتصرف باسمك. إن لم تكن أنت فألغِه فورًا من صفحة «مفاتيح API» في المركز الشخصي وغيّر كلمة مرورك.' },
    ur: { subject: 'ایک API کلید بنائی گئی', text: 'آپ کے Amberlane اکاؤنٹ میں ایک نئی API کلید بنائی گئی ہے۔ جن پروگراموں کے پاس یہ ہو وہ آپ کے نام سے کام کر سکتے ہیں۔ اگر یہ آپ نے نہیں کیا تو ذاتی مرکز میں ”API کلیدیں“ سے اسے فوراً منسوخ کریں اور اپنا پاس ورڈ بدلیں۔' },
    tr: { subject: 'Bir API anahtarı oluşturuldu', text: 'Amberlane hesabınızda yeni bir API anahtarı oluşturuldu. Anahtarı taşıyan programlar sizin adınıza işlem yapabilir. Bunu yapan siz değilseniz kişisel merkezinizdeki “API anahtarları” sayfasında hemen iptal edin ve parolanızı değiştirin.' },
  },
  closingCode: {
    en: { subject: 'Your code to close your account', text: '{code} is the code that closes your Amberlane account for good. If you do not want to close it, leave the code unused.' },
    'zh-CN': { subject: '注销账号验证码', text: '您的 Amberlane 账号注销验证码为 {code}，注销后无法恢复。如不想注销，请勿使用。' },
    fr: { subject: 'Votre code pour fermer votre compte', text: 'Le code {code} ferme définitivement votre compte Amberlane. Si vous ne souhaitez pas le fermer, ne l’utilisez pas.' },
    ar: { subject: 'رمز إغلاق حسابك', text: 'الرمز {code} يغلق حسابك في Amberlane نهائيًا. إن لم ترغب في إغلاقه فلا تستخدم الرمز.' },
    ur: { subject: 'اکاؤنٹ بند کرنے کا کوڈ', text: 'کوڈ {code} آپ کا Amberlane اکاؤنٹ ہمیشہ کے لیے بند کر دیتا ہے۔ اگر بند نہیں کرنا چاہتے تو اسے استعمال نہ کریں۔' },
    tr: { subject: 'Hesabınızı kapatma kodunuz', text: '{code}, Amberlane hesabınızı kalıcı olarak kapatan koddur. Kapatmak istemiyorsanız kodu kullanmayın.' },
  },
  accountClosed: {
    en: { subject: 'Your account is closed', text: 'Your Amberlane account is closed and your personal data in it is deleted. Parcels under way go on and can be tracked by their number. Orders stay in our books, without your account, for as long as the law asks. Thank you for having been with us; you can register again at any time.' },
    'zh-CN': { subject: '您的账号已注销', text: '您的 Amberlane 账号已注销，账号中的个人资料已删除。运输途中的包裹会继续派送，可凭运单号查询。订单记录将在法定期限内留存，不再与您的账号关联。感谢您的一路相伴，您可随时重新注册。' },
    fr: { subject: 'Votre compte est fermé', text: 'Votre compte Amberlane est fermé et les données personnelles qu’il contenait sont supprimées. Les colis en cours d’acheminement poursuivent leur route et se suivent par leur numéro. Les commandes restent dans nos livres, sans votre compte, aussi longtemps que la loi l’exige. Merci de votre confiance\u202f; vous pouvez vous réinscrire à tout moment.' },
    ar: { subject: 'أُغلق حسابك', text: 'أُغلق حسابك في Amberlane وحُذفت بياناتك الشخصية منه. تواصل الشحنات الجارية طريقها ويمكن تتبعها برقمها. تبقى الطلبات في سجلاتنا دون حسابك للمدة التي يفرضها القانون. شكرًا لثقتك بنا، ويمكنك التسجيل من جديد في أي وقت.' },
    ur: { subject: 'آپ کا اکاؤنٹ بند ہو گیا', text: 'آپ کا Amberlane اکاؤنٹ بند ہو گیا ہے اور اس میں موجود ذاتی معلومات حذف کر دی گئی ہیں۔ راستے میں موجود پارسل اپنا سفر جاری رکھیں گے اور نمبر سے ٹریک ہو سکیں گے۔ آرڈر قانونی مدت تک آپ کے اکاؤنٹ کے بغیر ہمارے ریکارڈ میں رہیں گے۔ ہمارے ساتھ رہنے کا شکریہ، آپ کسی بھی وقت دوبارہ رجسٹر کر سکتے ہیں۔' },
    tr: { subject: 'Hesabınız kapatıldı', text: 'Amberlane hesabınız kapatıldı ve içindeki kişisel verileriniz silindi. Yoldaki gönderiler ilerlemeye devam eder ve numarasıyla takip edilebilir. Siparişler, hesabınızla bağı olmadan, yasanın gerektirdiği süre kayıtlarımızda kalır. Bizimle olduğunuz için teşekkürler; dilediğiniz zaman yeniden kaydolabilirsiniz.' },
  },
};
