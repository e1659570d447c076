/** Accounts, passwords and verification codes (spec §8). */
import { ERROR } from '../error-codes.ts';
import type { Sentences } from './sentences.ts';

export const ACCOUNTS = {
  [ERROR.CAPTCHA_WRONG]: {
    en: 'The characters do not match the picture, or the picture is too old. Please enter those of the new picture.',
    'zh-CN': '图形验证码不正确或已过期，请按新图片重新输入。',
    fr: "Les caractères ne correspondent pas à l'image, ou celle-ci a expiré. Veuillez saisir ceux de la nouvelle image.",
    ar: 'الأحرف لا تطابق الصورة أو انتهت صلاحيتها. يُرجى إدخال أحرف الصورة الجديدة.',
    ur: 'حروف تصویر سے نہیں ملتے یا تصویر پرانی ہو چکی ہے۔ براہِ کرم نئی تصویر کے حروف درج کریں۔',
    tr: 'Karakterler resimle eşleşmiyor ya da resmin süresi doldu. Lütfen yeni resimdeki karakterleri girin.',
  },
  [ERROR.CODE_WRONG]: {
    en: 'The verification code is not correct. Please check the newest message and enter it again.',
    'zh-CN': '验证码不正确，请核对最新一条消息后重新输入。',
    fr: 'Le code de vérification est incorrect. Veuillez reprendre celui du dernier message reçu.',
    ar: 'رمز التحقق غير صحيح. يُرجى مراجعة أحدث رسالة وإدخال الرمز من جديد.',
    ur: 'تصدیقی کوڈ درست نہیں۔ براہِ کرم تازہ ترین پیغام دیکھ کر دوبارہ درج کریں۔',
    tr: 'Doğrulama kodu yanlış. Lütfen en son iletiye bakıp kodu yeniden girin.',
  },
  [ERROR.CODE_EXPIRED]: {
    en: 'Verification code overtime. Please ask for a new code.',
    'zh-CN': '验证码已失效，请重新获取。',
    fr: "Le code de vérification n'est plus valable. Veuillez en demander un nouveau.",
    ar: 'انتهت صلاحية رمز التحقق. يُرجى طلب رمز جديد.',
    ur: 'تصدیقی کوڈ کی مدت ختم ہو گئی۔ براہِ کرم نیا کوڈ منگوائیں۔',
    tr: 'Doğrulama kodunun süresi doldu. Lütfen yeni bir kod isteyin.',
  },
  [ERROR.SIGN_IN_FAILED]: {
    en: 'The account or the password is not correct. Please check both, or reset your password.',
    'zh-CN': '账号或密码不正确，请核对后重试，或重置密码。',
    fr: 'Le compte ou le mot de passe est incorrect. Veuillez vérifier les deux ou réinitialiser votre mot de passe.',
    ar: 'الحساب أو كلمة المرور غير صحيحة. يُرجى التحقق من كليهما أو إعادة تعيين كلمة المرور.',
    ur: 'اکاؤنٹ یا پاس ورڈ درست نہیں۔ براہِ کرم دونوں جانچیں یا پاس ورڈ دوبارہ ترتیب دیں۔',
    tr: 'Hesap ya da parola yanlış. Lütfen ikisini de kontrol edin veya parolanızı sıfırlayın.',
  },
  [ERROR.ADDRESS_UNCONFIRMED]: {
    en: 'Please confirm your e-mail address: enter the code from the message we sent you when you registered.',
    'zh-CN': '请先验证您的邮箱：输入注册时我们发送给您的验证码。',
    fr: 'Veuillez confirmer votre adresse e-mail\u202f: saisissez le code reçu lors de votre inscription.',
    ar: 'يُرجى تأكيد بريدك الإلكتروني بإدخال الرمز الوارد في رسالة التسجيل.',
    ur: 'براہِ کرم اپنے ای میل کی تصدیق کریں: رجسٹریشن کے وقت بھیجے گئے پیغام کا کوڈ درج کریں۔',
    tr: 'Lütfen e-posta adresinizi onaylayın: kayıt sırasında size gönderdiğimiz kodu girin.',
  },
  [ERROR.OLD_PASSWORD_WRONG]: {
    en: 'Your old password is not correct. Please enter it again.',
    'zh-CN': '旧密码不正确，请重新输入。',
    fr: 'Votre ancien mot de passe est incorrect. Veuillez le saisir à nouveau.',
    ar: 'كلمة المرور القديمة غير صحيحة. يُرجى إدخالها من جديد.',
    ur: 'آپ کا پرانا پاس ورڈ درست نہیں۔ براہِ کرم دوبارہ درج کریں۔',
    tr: 'Eski parolanız yanlış. Lütfen yeniden girin.',
  },
  [ERROR.PASSWORD_ALREADY_SET]: {
    en: 'Your account already has a password. You can change it in your personal centre.',
    'zh-CN': '您的账号已设置密码，可在个人中心修改。',
    fr: 'Votre compte a déjà un mot de passe. Vous pouvez le modifier dans votre espace personnel.',
    ar: 'لحسابك كلمة مرور بالفعل. يمكنك تغييرها من المركز الشخصي.',
    ur: 'آپ کے اکاؤنٹ کا پاس ورڈ پہلے سے موجود ہے۔ آپ اسے ذاتی مرکز میں بدل سکتے ہیں۔',
    tr: 'Hesabınızın zaten bir parolası var. Parolanızı kişisel merkezinizden değiştirebilirsiniz.',
  },
  [ERROR.RESET_TICKET_OVER]: {
    en: 'Too much time has passed since you entered the code. Please ask for a new code and choose your password again.',
    'zh-CN': '验证已过期，请重新获取验证码后再设置密码。',
    fr: 'Trop de temps a passé depuis la saisie du code. Veuillez demander un nouveau code, puis choisir votre mot de passe.',
    ar: 'انتهت مهلة تعيين كلمة المرور. يُرجى طلب رمز جديد ثم اختيار كلمة المرور مرة أخرى.',
    ur: 'کوڈ درج کیے ہوئے زیادہ وقت گزر گیا ہے۔ براہِ کرم نیا کوڈ منگوا کر پاس ورڈ دوبارہ منتخب کریں۔',
    tr: 'Kodu girmenizin üzerinden çok zaman geçti. Lütfen yeni bir kod isteyip parolanızı yeniden seçin.',
  },
} as const satisfies Record<number, Sentences>;
