/** Holiday: Golden Week in China. */
import { written, type StartingArticle } from '../starting-article.ts';

export const GOLDEN_WEEK: StartingArticle = {
  id: 'golden-week', type: 'HOLIDAY', countries: null, team: 'operations', cover: 'flag-day', daysAgo: 58,
  texts: {
    en: written('Golden Week: a week in October when China is closed', 'From 1 October China celebrates its national day for a week. Our flights continue; factories and export offices do not.', `
      Golden Week begins on 1 October. Factories, wholesale markets and many export offices close together, and the days before and after it are worked at double pace.
      ## Before 1 October
      Tell your suppliers by the middle of September what must leave before the holiday. Our sites in Guangzhou, Shenzhen and Yiwu take parcels until the evening of 30 September. A parcel handed over by noon on 28 September normally leaves China before the holiday.
      ## From 1 to 7 October
      - Parcels that are already in the air or abroad are cleared and delivered on their usual days.
      - Warehouses abroad pack and ship as always: 1 to 2 working days.
      - Pickup at the door in China rests. Drop-off is possible where the map shows a site as open.
      ## From 8 October
      The first flights are full. We load by the time of handing over, not by size or customer. Small parcels that waited are usually on their way within three days.
      If you quote delivery times to your own customers, add the week to every order from China that is placed after 25 September.`),
    'zh-CN': written('国庆黄金周：十月里中国停工的一周', '自 10 月 1 日起，中国迎来为期一周的国庆假期。我们的航班照常，工厂和出口办事机构则休假。', `
      黄金周从 10 月 1 日开始。工厂、批发市场和许多出口办事机构同时放假，节前节后的工作节奏则会加倍。
      ## 10 月 1 日之前
      请在九月中旬前告知供应商哪些货物必须在节前发出。我们在广州、深圳和义乌的网点收件至 9 月 30 日晚。9 月 28 日中午前交件的包裹，通常可在节前离开中国。
      ## 10 月 1 日至 7 日
      - 已在空中或已抵达境外的包裹，按正常日程清关和投递。
      - 海外仓照常打包发货：1 至 2 个工作日。
      - 中国境内暂停上门取件；地图上显示营业的网点可自送。
      ## 10 月 8 日起
      首批航班通常满载。我们按交件时间先后装运，不因体积或客户而区别对待。节日期间等待的小包一般会在三天内全部发出。
      如果您需要向买家承诺时效，请为 9 月 25 日之后从中国发出的订单预留这一周时间。`),
    fr: written('Golden Week\u202f: la semaine d’octobre où la Chine s’arrête', "À partir du 1er octobre, la Chine célèbre sa fête nationale pendant une semaine. Nos vols continuent\u202f; les usines et les bureaux d'exportation, non.", `
      La Golden Week commence le 1er octobre. Usines, marchés de gros et nombreux bureaux d'exportation ferment ensemble, et les jours qui l'entourent se travaillent à double cadence.
      ## Avant le 1er octobre
      Dites à vos fournisseurs dès la mi-septembre ce qui doit partir avant la fête. Nos centres de Guangzhou, Shenzhen et Yiwu reçoivent les colis jusqu'au soir du 30 septembre. Un colis remis avant midi le 28 septembre quitte en principe la Chine avant la fête.
      ## Du 1er au 7 octobre
      - Les colis déjà en vol ou à l'étranger sont dédouanés et livrés aux jours habituels.
      - Les entrepôts à l'étranger préparent et expédient comme toujours\u202f: 1 à 2 jours ouvrés.
      - La collecte à domicile en Chine est suspendue. Le dépôt est possible là où la carte indique un point ouvert.
      ## À partir du 8 octobre
      Les premiers vols sont pleins. Nous chargeons dans l'ordre de remise, sans égard à la taille ni au client. Les petits colis en attente repartent d'ordinaire sous trois jours.
      Si vous annoncez des délais à vos clients, ajoutez cette semaine à toute commande passée en Chine après le 25 septembre.`),
    ar: written('الأسبوع الذهبي: أسبوع في أكتوبر تتوقف فيه الصين', 'تحتفل الصين بعيدها الوطني أسبوعًا ابتداءً من 1 أكتوبر. رحلاتنا مستمرة، أما المصانع ومكاتب التصدير فتتوقف.', `
      يبدأ الأسبوع الذهبي في 1 أكتوبر. تغلق المصانع وأسواق الجملة وكثير من مكاتب التصدير معًا، ويتضاعف العمل في الأيام التي قبله وبعده.
      ## قبل 1 أكتوبر
      أخبر مورّديك قبل منتصف سبتمبر بما يجب أن يغادر قبل العطلة. تستقبل مراكزنا في غوانزو وشنجن وييوو الطرود حتى مساء 30 سبتمبر. والطرد المسلَّم قبل ظهر 28 سبتمبر يغادر الصين عادةً قبل العطلة.
      ## من 1 إلى 7 أكتوبر
      - الطرود التي في الجو أو خارج الصين تُخلَّص وتُسلَّم في أيامها المعتادة.
      - تواصل المستودعات الخارجية التجهيز والإرسال خلال يوم إلى يومي عمل.
      - يتوقف الاستلام من الباب في الصين، والإيداع ممكن حيث تُظهر الخريطة المركز مفتوحًا.
      ## ابتداءً من 8 أكتوبر
      تكون الرحلات الأولى ممتلئة. نحمّل الطرود بحسب وقت تسليمها إلينا، لا بحسب الحجم أو العميل. والطرود الصغيرة التي انتظرت تنطلق عادةً خلال ثلاثة أيام.
      إذا كنت تعد عملاءك بمواعيد، فأضف هذا الأسبوع إلى كل طلب من الصين بعد 25 سبتمبر.`),
    ur: written('گولڈن ویک: اکتوبر کا وہ ہفتہ جب چین بند ہوتا ہے', 'چین یکم اکتوبر سے ایک ہفتہ اپنا قومی دن مناتا ہے۔ ہماری پروازیں جاری رہتی ہیں، کارخانے اور برآمدی دفاتر نہیں۔', `
      گولڈن ویک یکم اکتوبر سے شروع ہوتا ہے۔ کارخانے، تھوک منڈیاں اور بہت سے برآمدی دفاتر ایک ساتھ بند ہوتے ہیں، اور اس سے پہلے اور بعد کے دنوں میں کام دگنا ہو جاتا ہے۔
      ## یکم اکتوبر سے پہلے
      اپنے سپلائرز کو ستمبر کے وسط تک بتا دیں کہ چھٹیوں سے پہلے کیا نکلنا چاہیے۔ گوانگ ژو، شین ژین اور ییوو میں ہمارے مراکز 30 ستمبر کی شام تک پارسل لیتے ہیں۔ 28 ستمبر کی دوپہر تک جمع ہونے والا پارسل عموماً چھٹیوں سے پہلے چین سے نکل جاتا ہے۔
      ## یکم سے 7 اکتوبر تک
      - جو پارسل پرواز میں یا بیرونِ ملک ہیں وہ اپنے معمول کے دنوں میں کلیئر ہوتے اور پہنچتے ہیں۔
      - بیرونِ ملک گودام ہمیشہ کی طرح 1 سے 2 کام کے دنوں میں سامان روانہ کرتے ہیں۔
      - چین میں گھر سے پک اپ بند رہتا ہے۔ جہاں نقشے پر مرکز کھلا ہو وہاں پارسل جمع کرایا جا سکتا ہے۔
      ## 8 اکتوبر سے
      پہلی پروازیں بھری ہوتی ہیں۔ ہم جمع کرانے کے وقت کی ترتیب سے لادتے ہیں، حجم یا صارف دیکھ کر نہیں۔ رکے ہوئے چھوٹے پارسل عموماً تین دن میں روانہ ہو جاتے ہیں۔
      اگر آپ اپنے خریداروں کو وقت بتاتے ہیں تو 25 ستمبر کے بعد چین سے آنے والے ہر آرڈر میں یہ ہفتہ شامل کریں۔`),
    tr: written('Altın Hafta: ekimde Çin’in kapalı olduğu hafta', 'Çin, 1 Ekim’den başlayarak ulusal bayramını bir hafta kutlar. Uçuşlarımız sürer; fabrikalar ve ihracat büroları durur.', `
      Altın Hafta 1 Ekim’de başlar. Fabrikalar, toptancı çarşıları ve pek çok ihracat bürosu birlikte kapanır; önceki ve sonraki günlerde iki kat hızlı çalışılır.
      ## 1 Ekim’den önce
      Tatilden önce çıkması gerekenleri tedarikçilerinize eylül ortasına kadar bildirin. Guangzhou, Shenzhen ve Yiwu şubelerimiz 30 Eylül akşamına kadar paket alır. 28 Eylül öğlene kadar teslim edilen paket, genellikle tatilden önce Çin’den ayrılır.
      ## 1–7 Ekim
      - Havada veya yurt dışında olan paketler her zamanki günlerinde gümrükten geçer ve teslim edilir.
      - Yurt dışı depolar her zamanki gibi 1–2 iş gününde paketler ve gönderir.
      - Çin’de adresten alım yapılmaz. Haritada açık görünen şubelere paket bırakılabilir.
      ## 8 Ekim’den sonra
      İlk uçuşlar doludur. Yüklemeyi boyuta veya müşteriye göre değil, teslim sırasına göre yaparız. Bekleyen küçük paketler genellikle üç gün içinde yola çıkar.
      Müşterilerinize süre bildiriyorsanız, 25 Eylül’den sonra Çin’den verilen her siparişe bu haftayı ekleyin.`),
  },
};
