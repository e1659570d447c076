/** Security: messages that pretend to come from a courier. */
import { written, type StartingArticle } from '../starting-article.ts';

export const FRAUD_MESSAGES: StartingArticle = {
  id: 'fraud-messages', type: 'SECURITY', countries: null, team: 'security', cover: 'shield', pinned: true, daysAgo: 12,
  texts: {
    en: written('"Your parcel is on hold": how to tell a false message', 'Fraudsters ask for a small fee in the name of couriers. Four checks keep your money and your data safe.', `
      A message says that your parcel waits for a small payment and offers a link. The amount is low, the hour is late, and many people pay. What the sender wants is not the fee but the number of your card.
      ## Check before you tap
      - Look up the waybill number on this site. If the parcel is unknown to us, the message is not about a parcel.
      - Open our site by typing its address or from your own bookmark, never from a link in a message.
      - Read the waybill number: two letters for the country, then twelve digits. Another form is not ours.
      - Call the number on our contact page, not the one in the message.
      ## What we never do
      We never ask for a password or a verification code. Our couriers do not ask for the six digits of a text message, and nobody needs your PIN to release a parcel from customs.
      ## If you have already paid
      Call your bank first and have the card blocked. Then change the password of every account that shares it, and send us the message through the contact form. We warn other customers and report the address that was used.`),
    'zh-CN': written('“您的包裹已被扣留”：如何识别诈骗短信', '不法分子冒充快递公司索要小额费用。做好四项核对，保护您的资金和信息安全。', `
      短信称您的包裹需补缴一小笔费用，并附上链接。金额不大，时间又晚，不少人便付了款。对方真正想要的不是这笔费用，而是您的银行卡号。
      ## 点击之前，请先核对
      - 在本网站查询运单号。如果我们查不到该包裹，这条短信就与包裹无关。
      - 请自行输入网址或使用自己的收藏夹打开本网站，切勿点击短信中的链接。
      - 核对运单号：两个国家字母加十二位数字。其他形式均不是我们的运单号。
      - 请拨打联系页面上的电话，不要拨打短信里的号码。
      ## 我们绝不会做的事
      我们绝不会向您索要密码或验证码。快递员不会询问短信中的六位数字，包裹清关放行也不需要您的银行卡密码。
      ## 如果您已经付款
      请先致电银行冻结银行卡，再修改所有使用相同密码的账户，并通过联系表单将短信转给我们。我们会提醒其他客户，并举报相关网址。`),
    fr: written('«\u00a0Votre colis est bloqué\u00a0»\u202f: reconnaître un faux message', 'Des escrocs réclament de petits frais au nom des transporteurs. Quatre vérifications protègent votre argent et vos données.', `
      Un message affirme que votre colis attend un petit paiement et propose un lien. Le montant est faible, l'heure tardive, et beaucoup paient. L'expéditeur ne cherche pas ces frais, mais votre numéro de carte.
      ## Vérifiez avant de cliquer
      - Cherchez le numéro de suivi sur ce site. Si le colis nous est inconnu, le message ne concerne aucun colis.
      - Ouvrez notre site en saisissant son adresse ou depuis vos favoris, jamais depuis le lien d'un message.
      - Lisez le numéro de suivi\u202f: deux lettres pour le pays, puis douze chiffres. Toute autre forme n'est pas la nôtre.
      - Appelez le numéro de notre page de contact, pas celui du message.
      ## Ce que nous ne faisons jamais
      Nous ne demandons jamais de mot de passe ni de code de vérification. Nos livreurs ne réclament pas les six chiffres d'un SMS, et personne n'a besoin de votre code secret pour libérer un colis en douane.
      ## Si vous avez déjà payé
      Appelez d'abord votre banque et faites opposition. Changez ensuite le mot de passe de chaque compte qui l'utilise, et transmettez-nous le message par le formulaire de contact. Nous avertissons les autres clients et signalons l'adresse utilisée.`),
    ar: written('«طردك محتجز»: كيف تكشف الرسالة المزيفة', 'يطلب محتالون رسومًا صغيرة باسم شركات التوصيل. أربع خطوات تحمي مالك وبياناتك.', `
      تقول الرسالة إن طردك ينتظر دفعة صغيرة وتعرض رابطًا. المبلغ قليل والوقت متأخر، فيدفع كثيرون. لكن ما يريده المرسل ليس الرسوم بل رقم بطاقتك.
      ## تحقّق قبل أن تضغط
      - ابحث عن رقم بوليصة الشحن في هذا الموقع. إذا لم نعرف الطرد فالرسالة لا تخص طردًا.
      - افتح موقعنا بكتابة عنوانه أو من مفضلتك، لا من رابط في رسالة.
      - اقرأ رقم البوليصة: حرفان للبلد ثم اثنا عشر رقمًا. أي شكل آخر ليس من أرقامنا.
      - اتصل بالرقم المذكور في صفحة التواصل لدينا، لا بالرقم الوارد في الرسالة.
      ## ما لا نفعله أبدًا
      لا نطلب كلمة مرور ولا رمز تحقق. ولا يسأل مندوبونا عن الأرقام الستة في رسالة نصية، ولا يحتاج أحد إلى الرقم السري لبطاقتك للإفراج عن طرد من الجمارك.
      ## إذا كنت قد دفعت
      اتصل بمصرفك أولًا واطلب إيقاف البطاقة، ثم غيّر كلمة المرور في كل حساب يستخدمها، وأرسل إلينا الرسالة عبر نموذج التواصل. نحذّر العملاء الآخرين ونبلّغ عن العنوان المستخدم.`),
    ur: written('”آپ کا پارسل روک لیا گیا ہے“: جعلی پیغام کیسے پہچانیں', 'دھوکے باز کوریئر کے نام پر چھوٹی فیس مانگتے ہیں۔ چار باتیں جانچ کر آپ اپنی رقم اور معلومات بچا سکتے ہیں۔', `
      پیغام میں لکھا ہوتا ہے کہ آپ کا پارسل معمولی ادائیگی کا منتظر ہے اور ساتھ ایک لنک ہوتا ہے۔ رقم کم ہوتی ہے، وقت دیر کا ہوتا ہے، اور بہت سے لوگ ادا کر دیتے ہیں۔ بھیجنے والے کو فیس نہیں، آپ کے کارڈ کا نمبر چاہیے۔
      ## کلک کرنے سے پہلے جانچیں
      - اس ویب سائٹ پر ویبل نمبر تلاش کریں۔ اگر پارسل ہمارے ریکارڈ میں نہیں تو پیغام کسی پارسل کے بارے میں نہیں۔
      - ہماری ویب سائٹ کا پتہ خود لکھیں یا اپنے بک مارک سے کھولیں، پیغام کے لنک سے کبھی نہیں۔
      - ویبل نمبر دیکھیں: ملک کے دو حروف اور پھر بارہ ہندسے۔ کوئی اور شکل ہماری نہیں۔
      - ہمارے رابطے کے صفحے والے نمبر پر فون کریں، پیغام والے نمبر پر نہیں۔
      ## ہم کبھی ایسا نہیں کرتے
      ہم کبھی پاس ورڈ یا تصدیقی کوڈ نہیں مانگتے۔ ہمارے کوریئر پیغام کے چھ ہندسے نہیں پوچھتے، اور کسٹمز سے پارسل چھڑانے کے لیے کسی کو آپ کے کارڈ کا خفیہ کوڈ درکار نہیں۔
      ## اگر آپ ادائیگی کر چکے ہیں
      پہلے اپنے بینک کو فون کر کے کارڈ بند کرائیں۔ پھر ہر اس اکاؤنٹ کا پاس ورڈ بدلیں جس میں وہی استعمال ہوا، اور پیغام رابطہ فارم سے ہمیں بھیجیں۔ ہم دوسرے صارفین کو خبردار کرتے ہیں اور اس پتے کی شکایت درج کراتے ہیں۔`),
    tr: written('“Paketiniz bekletiliyor”: sahte mesajı tanıyın', 'Dolandırıcılar kurye adına küçük bir ücret istiyor. Dört kontrol, paranızı ve bilgilerinizi korur.', `
      Mesajda paketinizin küçük bir ödeme beklediği yazar ve bir bağlantı verilir. Tutar düşüktür, saat geçtir ve pek çok kişi öder. Gönderenin istediği o ücret değil, kart numaranızdır.
      ## Dokunmadan önce kontrol edin
      - Gönderi numarasını bu sitede sorgulayın. Paket bizde kayıtlı değilse mesaj bir paketle ilgili değildir.
      - Sitemizi adresini yazarak veya kendi yer iminizden açın, mesajdaki bağlantıdan değil.
      - Gönderi numarasına bakın: ülke için iki harf, ardından on iki rakam. Başka bir biçim bize ait değildir.
      - Mesajdaki numarayı değil, iletişim sayfamızdaki numarayı arayın.
      ## Asla yapmadıklarımız
      Parola veya doğrulama kodu istemeyiz. Kuryelerimiz kısa mesajdaki altı rakamı sormaz; bir paketin gümrükten çıkması için kimsenin kart şifrenize ihtiyacı yoktur.
      ## Ödeme yaptıysanız
      Önce bankanızı arayıp kartınızı kapattırın. Ardından aynı parolayı kullanan bütün hesaplarınızın parolasını değiştirin ve mesajı iletişim formundan bize gönderin. Diğer müşterilerimizi uyarır, kullanılan adresi yetkililere bildiririz.`),
  },
};
