/** Company: one site for eleven countries. */
import { written, type StartingArticle } from '../starting-article.ts';

export const ELEVEN_COUNTRIES: StartingArticle = {
  id: 'one-site-eleven-countries', type: 'COMPANY', countries: null, team: 'newsroom', cover: 'network', pinned: true, daysAgo: 5,
  texts: {
    en: written('One site for eleven countries and six languages', 'Tracking, prices and orders are now in one place, in the language of your country.', `
      Whether you send from Guangzhou or receive in Casablanca, you now use the same site. It knows eleven service countries and speaks English, Chinese, French, Arabic, Urdu and Turkish. The first part of the address says which country and language you are reading; the switch at the top of the page changes both.
      ## What is new
      - Tracking takes up to 20 waybill numbers at once, however you paste them: on lines of their own, or separated by commas or blanks.
      - A quote shows freight, surcharges and duties as separate lines, and each line names the rule that it follows.
      - Orders, address book and labels are in one account, for international parcels and local delivery alike.
      - Prices, opening hours and phone numbers are those of your country, not of our head office.
      ## What stays
      Waybill numbers keep their form: two letters for the country and twelve digits. Numbers that you received before work as they did.
      If a sentence in your language reads oddly, please tell us through the [contact form](contact-us). A person reads every message.`),
    'zh-CN': written('十一个国家、六种语言，一个网站全搞定', '查件、询价、下单集于一处，并使用您所在国家的语言。', `
      无论您从广州寄件，还是在卡萨布兰卡收件，现在使用的都是同一个网站。它覆盖十一个服务国家，支持英语、中文、法语、阿拉伯语、乌尔都语和土耳其语。网址的第一段表明您正在浏览的国家和语言，页面顶部的切换按钮可同时更改两者。
      ## 新增功能
      - 一次最多查询 20 个运单号，粘贴方式不限：逐行、逗号或空格分隔均可。
      - 报价单将运费、附加费和税费分行列出，每一行都注明所依据的规则。
      - 国际包裹和本地配送的订单、地址簿与面单，统一归入一个账户。
      - 价格、营业时间和电话均为您所在国家的信息，而非总部的信息。
      ## 保持不变
      运单号的形式不变：两个国家字母加十二位数字。您此前收到的运单号仍可照常使用。
      如果您觉得某句译文读来别扭，请通过[联系表单](contact-us)告诉我们，每条留言都有专人阅读。`),
    fr: written('Un seul site pour onze pays et six langues', 'Suivi, prix et commandes sont réunis au même endroit, dans la langue de votre pays.', `
      Que vous expédiiez de Guangzhou ou que vous receviez à Casablanca, vous utilisez désormais le même site. Il connaît onze pays desservis et parle anglais, chinois, français, arabe, ourdou et turc. La première partie de l'adresse indique le pays et la langue que vous lisez\u202f; le sélecteur en haut de page change les deux.
      ## Ce qui change
      - Le suivi accepte jusqu'à 20 numéros à la fois, quelle que soit la façon de les coller\u202f: un par ligne, ou séparés par des virgules ou des espaces.
      - Un devis présente le port, les suppléments et les droits sur des lignes distinctes, et chaque ligne cite la règle appliquée.
      - Commandes, carnet d'adresses et étiquettes se trouvent dans un seul compte, pour l'international comme pour la livraison locale.
      - Prix, horaires et téléphones sont ceux de votre pays, pas ceux de notre siège.
      ## Ce qui reste
      Les numéros de suivi gardent leur forme\u202f: deux lettres pour le pays et douze chiffres. Ceux que vous avez reçus auparavant fonctionnent toujours.
      Si une phrase vous semble maladroite dans votre langue, signalez-la par le [formulaire de contact](contact-us). Chaque message est lu par une personne.`),
    ar: written('موقع واحد لأحد عشر بلدًا وست لغات', 'التتبّع والأسعار والطلبات أصبحت في مكان واحد وبلغة بلدك.', `
      سواء أرسلت من غوانزو أو استلمت في الدار البيضاء، فأنت تستخدم الآن الموقع نفسه. يخدم الموقع أحد عشر بلدًا ويتحدث الإنجليزية والصينية والفرنسية والعربية والأردية والتركية. ويدلّ الجزء الأول من عنوان الصفحة على البلد واللغة، ويمكنك تغييرهما معًا من أعلى الصفحة.
      ## ما الجديد
      - يقبل التتبّع حتى 20 رقم بوليصة في المرة الواحدة، مهما كانت طريقة لصقها: في أسطر منفصلة أو بفواصل أو مسافات.
      - يعرض عرض السعر أجرة الشحن والرسوم الإضافية والضرائب في أسطر مستقلة، ويذكر كل سطر القاعدة التي استند إليها.
      - الطلبات ودفتر العناوين والملصقات في حساب واحد، للطرود الدولية والتوصيل المحلي معًا.
      - الأسعار وساعات العمل وأرقام الهواتف هي الخاصة ببلدك لا بمقرنا الرئيسي.
      ## ما بقي على حاله
      لم يتغير شكل رقم بوليصة الشحن: حرفان للبلد واثنا عشر رقمًا. والأرقام التي وصلتك سابقًا ما زالت صالحة.
      إذا بدت لك جملة غير سليمة بلغتك فأخبرنا عبر [نموذج التواصل](contact-us)، فكل رسالة يقرؤها شخص.`),
    ur: written('گیارہ ملکوں اور چھ زبانوں کے لیے ایک ہی ویب سائٹ', 'ٹریکنگ، قیمتیں اور آرڈر اب ایک جگہ اور آپ کے ملک کی زبان میں ہیں۔', `
      آپ گوانگ ژو سے بھیجیں یا کاسابلانکا میں وصول کریں، اب آپ ایک ہی ویب سائٹ استعمال کرتے ہیں۔ یہ گیارہ ملکوں میں خدمت دیتی ہے اور انگریزی، چینی، فرانسیسی، عربی، اردو اور ترکی میں دستیاب ہے۔ پتے کا پہلا حصہ بتاتا ہے کہ آپ کس ملک اور کس زبان کا صفحہ پڑھ رہے ہیں؛ صفحے کے اوپر سے آپ دونوں بدل سکتے ہیں۔
      ## نیا کیا ہے
      - ٹریکنگ میں ایک ساتھ 20 تک ویبل نمبر دیے جا سکتے ہیں، چاہے الگ سطروں میں ہوں یا کاما اور وقفے سے جدا۔
      - قیمت کے تخمینے میں کرایہ، اضافی چارجز اور ڈیوٹی الگ الگ سطروں میں دکھائی جاتی ہیں، اور ہر سطر اپنا قاعدہ بتاتی ہے۔
      - بین الاقوامی پارسل ہو یا مقامی ترسیل، آرڈر، پتوں کی کتاب اور لیبل ایک ہی اکاؤنٹ میں ہیں۔
      - قیمتیں، اوقاتِ کار اور فون نمبر آپ کے ملک کے ہیں، ہمارے صدر دفتر کے نہیں۔
      ## کیا ویسا ہی رہا
      ویبل نمبر کی شکل وہی ہے: ملک کے دو حروف اور بارہ ہندسے۔ پہلے سے ملے ہوئے نمبر اب بھی کام کرتے ہیں۔
      اگر آپ کی زبان کا کوئی جملہ عجیب لگے تو [رابطہ فارم](contact-us) کے ذریعے ہمیں بتائیں۔ ہر پیغام ایک انسان پڑھتا ہے۔`),
    tr: written('On bir ülke ve altı dil için tek site', 'Takip, fiyat ve siparişler artık tek yerde ve ülkenizin dilinde.', `
      İster Guangzhou’dan gönderin ister Kazablanka’da teslim alın, artık aynı siteyi kullanıyorsunuz. Site on bir hizmet ülkesini kapsıyor ve İngilizce, Çince, Fransızca, Arapça, Urduca ve Türkçe konuşuyor. Adresin ilk bölümü hangi ülkeyi ve dili okuduğunuzu gösterir; sayfanın üstündeki seçim ikisini de değiştirir.
      ## Yenilikler
      - Takip ekranı tek seferde 20 gönderi numarası alır. Numaraları alt alta, virgülle veya boşlukla ayırarak yapıştırabilirsiniz.
      - Fiyat teklifinde taşıma ücreti, ek ücretler ve vergiler ayrı satırlarda durur; her satır dayandığı kuralı belirtir.
      - Uluslararası paketler ve yurt içi teslimat için siparişler, adres defteri ve etiketler tek hesapta toplanır.
      - Fiyatlar, çalışma saatleri ve telefonlar genel merkezin değil, ülkenizin bilgileridir.
      ## Değişmeyenler
      Gönderi numaralarının biçimi aynı: ülke için iki harf ve on iki rakam. Daha önce aldığınız numaralar eskisi gibi çalışır.
      Kendi dilinizde kulağınıza ters gelen bir cümle görürseniz [iletişim formundan](contact-us) bize yazın. Her mesajı bir insan okur.`),
  },
};
