/** Service: peak season. */
import { written, type StartingArticle } from '../starting-article.ts';

export const PEAK_SEASON: StartingArticle = {
  id: 'peak-season', type: 'SERVICE', countries: null, team: 'operations', cover: 'calendar', daysAgo: 20,
  texts: {
    en: written('Peak season: how your parcels keep their pace', 'The last quarter brings the fullest aircraft of the year. Small steps at packing time save days later.', `
      From the great shopping days of November until the end of the year, aircraft and customs halls are full. We add shifts at our sites, but most of a parcel's time is decided before we receive it.
      ## What delays parcels, in this order
      - Missing documents. A parcel without the consignee's identity number waits in customs until somebody sends it.
      - Vague names of goods. "Accessories" is opened and asked about; "leather phone case" is not.
      - Addresses without a phone number that is answered.
      ## What you can do
      Send bulky goods early and small ones late: a special line parcel needs 4 to 8 working days, a small parcel 5 to 10. Remote areas take 3 to 5 working days more, all year round. If you sell the same goods every week, place them in our overseas warehouse; from there the order takes 1 to 2 working days to leave.
      ## What we do
      The forecast on the [tracking page](track) is worked out anew at every event, with the weekends and holidays of the country on the way. When it moves, you see the new day, not the old promise.`),
    'zh-CN': written('旺季来临，如何让您的包裹按时送达', '第四季度是全年舱位最紧张的时候。打包时多花一分心思，途中可省下数天。', `
      从十一月的购物节到年底，飞机舱位和海关查验区都处于满负荷状态。我们会在各网点增加班次，但包裹的大部分时效在交到我们手中之前就已经决定了。
      ## 延误原因排行
      - 资料不全。缺少收件人证件号码的包裹会在海关一直等待，直到有人补齐。
      - 品名笼统。“配件”会被开箱询问，“皮质手机壳”则不会。
      - 地址未附可接通的电话。
      ## 您可以这样做
      大件早寄，小件可晚寄：专线需要 4 至 8 个工作日，小包需要 5 至 10 个工作日；偏远地区全年均需另加 3 至 5 个工作日。如果您每周都销售同样的商品，不妨提前备货至我们的海外仓，下单后 1 至 2 个工作日即可出库。
      ## 我们会这样做
      [跟踪页面](track)上的预计时间会在每次状态更新时重新计算，并计入途经国家的周末和节假日。预计日期一旦变化，您看到的是新的日期，而不是旧的承诺。`),
    fr: written('Haute saison\u202f: gardez le rythme de vos colis', "Le dernier trimestre remplit les avions comme jamais. Quelques gestes à l'emballage font gagner des jours.", `
      Des grandes journées d'achat de novembre jusqu'à la fin de l'année, avions et halls de douane sont pleins. Nous ajoutons des équipes dans nos centres, mais l'essentiel du délai se joue avant que nous recevions le colis.
      ## Ce qui retarde les colis, dans l'ordre
      - Les documents manquants. Sans numéro d'identité du destinataire, un colis attend en douane jusqu'à ce qu'on le fournisse.
      - Les désignations vagues. «\u00a0Accessoires\u00a0» appelle une ouverture et des questions\u202f; «\u00a0étui de téléphone en cuir\u00a0», non.
      - Les adresses sans numéro de téléphone joignable.
      ## Ce que vous pouvez faire
      Envoyez tôt l'encombrant et plus tard le petit\u202f: la ligne spéciale demande 4 à 8 jours ouvrés, le petit colis 5 à 10. Les zones éloignées ajoutent 3 à 5 jours ouvrés toute l'année. Si vous vendez chaque semaine les mêmes articles, placez-les dans notre entrepôt à l'étranger\u202f; la commande en part sous 1 à 2 jours ouvrés.
      ## Ce que nous faisons
      La prévision de la [page de suivi](track) est recalculée à chaque événement, avec les week-ends et les jours fériés des pays traversés. Si elle bouge, vous voyez la nouvelle date, pas l'ancienne promesse.`),
    ar: written('موسم الذروة: كيف تحافظ طرودك على سرعتها', 'في الربع الأخير تمتلئ الطائرات أكثر من أي وقت. خطوات صغيرة عند التغليف توفّر أيامًا.', `
      من أيام التسوق الكبرى في نوفمبر حتى نهاية السنة تمتلئ الطائرات وصالات الجمارك. نزيد المناوبات في مراكزنا، لكن معظم وقت الطرد يتحدد قبل أن نستلمه.
      ## أسباب التأخير بالترتيب
      - نقص المستندات. الطرد الذي لا يحمل رقم هوية المستلم ينتظر في الجمارك حتى يرسله أحد.
      - الأسماء العامة للبضائع. كلمة «إكسسوارات» تستدعي الفتح والسؤال، أما «غطاء هاتف جلدي» فلا.
      - عناوين بلا رقم هاتف يردّ عليه صاحبه.
      ## ما يمكنك فعله
      أرسل الكبير مبكرًا والصغير لاحقًا: يحتاج الخط الخاص من 4 إلى 8 أيام عمل، والطرد الصغير من 5 إلى 10. وتزيد المناطق النائية من 3 إلى 5 أيام عمل طوال السنة. وإذا كنت تبيع البضاعة نفسها كل أسبوع فضعها في مستودعنا الخارجي، ومنه يخرج الطلب خلال يوم إلى يومي عمل.
      ## ما نفعله نحن
      يُعاد حساب الموعد المتوقع في [صفحة التتبّع](track) مع كل حدث، مع احتساب عطل البلدان على الطريق. وإذا تغيّر رأيت اليوم الجديد لا الوعد القديم.`),
    ur: written('مصروف موسم: آپ کے پارسل اپنی رفتار کیسے برقرار رکھیں', 'سال کی آخری سہ ماہی میں جہاز سب سے زیادہ بھرے ہوتے ہیں۔ پیکنگ کے وقت ذرا سی توجہ کئی دن بچاتی ہے۔', `
      نومبر کے بڑے خریداری دنوں سے سال کے آخر تک جہاز اور کسٹم ہال بھرے رہتے ہیں۔ ہم اپنے مراکز میں شفٹیں بڑھاتے ہیں، مگر پارسل کا زیادہ تر وقت ہمارے پاس آنے سے پہلے ہی طے ہو جاتا ہے۔
      ## تاخیر کی وجوہات، ترتیب سے
      - نامکمل دستاویزات۔ جس پارسل پر وصول کنندہ کا شناختی نمبر نہ ہو وہ نمبر ملنے تک کسٹمز میں رکا رہتا ہے۔
      - سامان کے مبہم نام۔ ”لوازمات“ لکھا پارسل کھولا جاتا ہے؛ ”چمڑے کا فون کور“ لکھا ہو تو نہیں۔
      - ایسے پتے جن پر کوئی فون نہ اٹھائے۔
      ## آپ کیا کر سکتے ہیں
      بڑا سامان پہلے اور چھوٹا بعد میں بھیجیں: خصوصی لائن کو 4 سے 8 اور چھوٹے پارسل کو 5 سے 10 کام کے دن لگتے ہیں۔ دور دراز علاقوں میں سارا سال 3 سے 5 دن مزید لگتے ہیں۔ اگر آپ ہر ہفتے وہی سامان بیچتے ہیں تو اسے ہمارے بیرونِ ملک گودام میں رکھیں؛ وہاں سے آرڈر 1 سے 2 کام کے دنوں میں نکلتا ہے۔
      ## ہم کیا کرتے ہیں
      [ٹریکنگ کے صفحے](track) پر متوقع دن ہر نئی خبر پر دوبارہ حساب کیا جاتا ہے، راستے کے ملکوں کی چھٹیوں سمیت۔ دن بدلے تو آپ نیا دن دیکھتے ہیں، پرانا وعدہ نہیں۔`),
    tr: written('Yoğun sezon: paketleriniz hızını nasıl korur', 'Yılın son çeyreğinde uçaklar en dolu günlerini yaşar. Paketlerken atılan küçük adımlar günler kazandırır.', `
      Kasım ayının büyük alışveriş günlerinden yıl sonuna kadar uçaklar ve gümrük salonları doludur. Şubelerimizde vardiya ekliyoruz, ancak paketin süresini çoğunlukla bize ulaşmadan önceki hazırlık belirler.
      ## Gecikme nedenleri, sırasıyla
      - Eksik belge. Alıcının kimlik numarası olmayan paket, numara gelene kadar gümrükte bekler.
      - Belirsiz eşya adı. “Aksesuar” yazan paket açılır ve sorulur; “deri telefon kılıfı” yazan açılmaz.
      - Yanıt veren bir telefonu olmayan adres.
      ## Sizin yapabilecekleriniz
      Büyük eşyayı erken, küçüğü sonra gönderin: özel hat 4–8, küçük paket 5–10 iş günü sürer. Uzak bölgeler yıl boyunca 3–5 iş günü ekler. Her hafta aynı ürünü satıyorsanız yurt dışı depomuza koyun; sipariş oradan 1–2 iş gününde çıkar.
      ## Bizim yaptıklarımız
      [Takip sayfasındaki](track) tahmin, yol üzerindeki ülkelerin hafta sonları ve tatilleri hesaba katılarak her olayda yeniden hesaplanır. Tahmin değişirse eski sözü değil, yeni günü görürsünüz.`),
  },
};
