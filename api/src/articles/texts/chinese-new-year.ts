/** Holiday: Chinese New Year. */
import { written, type StartingArticle } from '../starting-article.ts';

export const CHINESE_NEW_YEAR: StartingArticle = {
  id: 'chinese-new-year', type: 'HOLIDAY', countries: null, team: 'operations', cover: 'lantern', daysAgo: 44,
  texts: {
    en: written('Chinese New Year: plan your shipments around the quietest weeks', 'Factories stop before the holiday and start slowly after it. This is how our lanes from China behave in between.', `
      Chinese New Year follows the moon and falls between late January and late February. For a shop abroad the holiday is longer than the calendar says: factories close a week before it, and their workers travel home and back.
      ## Before the holiday
      The last ten days are the fullest of the year at our sites in Guangzhou, Shenzhen and Yiwu. Hand your parcels over early in that time; what arrives on the last evening leaves with the first flight after the holiday.
      ## During the holiday
      - Parcels that have already left China travel on, clear customs and are delivered as usual.
      - Pickup in China stops on the public holidays. Drop-off stays possible at the sites that are marked open on the map.
      - Customer support answers in all six languages, with longer waiting times by phone.
      ## After the holiday
      Export customs work through the queue within a few days. Suppliers need longer: expect two to three weeks until production runs evenly. Whoever keeps stock in our overseas warehouses sells through the whole period, because local delivery in the other countries does not pause.`),
    'zh-CN': written('春节寄件攻略：合理安排全年最安静的几周', '工厂节前停工，节后缓慢复工。这期间我们从中国始发的线路是这样运行的。', `
      春节依农历而定，落在一月下旬至二月下旬之间。对海外店铺来说，实际影响的时间比日历上的假期更长：工厂通常提前一周停工，工人往返家乡也需要时间。
      ## 节前
      节前最后十天是广州、深圳和义乌网点全年最繁忙的时候。请尽量在这段时间的前半段交件；最后一晚到达的包裹，将搭乘节后首个航班发出。
      ## 节日期间
      - 已离开中国的包裹照常运输、清关和投递。
      - 中国境内法定假日期间暂停上门取件，地图上标注“营业”的网点仍可自送。
      - 客服继续以六种语言提供服务，电话等待时间会有所延长。
      ## 节后
      出口海关会在几天内处理完积压的货物，供应商则需要更长时间，预计两到三周后生产才会恢复平稳。在海外仓备有库存的卖家可以全程正常销售，因为其他国家的本地配送不会停止。`),
    fr: written('Nouvel An chinois\u202f: préparez vos envois pour les semaines calmes', 'Les usines s’arrêtent avant la fête et redémarrent lentement. Voici comment nos lignes au départ de la Chine fonctionnent entre-temps.', `
      Le Nouvel An chinois suit la lune et tombe entre fin janvier et fin février. Pour une boutique à l'étranger, la pause dure plus que le calendrier ne le dit\u202f: les usines ferment une semaine avant, et leurs ouvriers font l'aller et le retour vers leur région.
      ## Avant la fête
      Les dix derniers jours sont les plus chargés de l'année dans nos centres de Guangzhou, Shenzhen et Yiwu. Remettez vos colis au début de cette période\u202f; ce qui arrive le dernier soir part avec le premier vol d'après la fête.
      ## Pendant la fête
      - Les colis déjà sortis de Chine poursuivent leur route, passent la douane et sont livrés normalement.
      - La collecte en Chine s'arrête les jours fériés. Le dépôt reste possible dans les points indiqués ouverts sur la carte.
      - Le service client répond dans les six langues, avec une attente plus longue au téléphone.
      ## Après la fête
      La douane d'exportation résorbe la file en quelques jours. Les fournisseurs ont besoin de deux à trois semaines pour retrouver leur rythme. Avec un stock dans nos entrepôts à l'étranger, vous vendez tout au long de la période\u202f: la livraison locale ne s'interrompt pas.`),
    ar: written('رأس السنة الصينية: خطّط لشحناتك في أهدأ الأسابيع', 'تتوقف المصانع قبل العيد وتعود ببطء بعده. هكذا تعمل خطوطنا من الصين في تلك الفترة.', `
      يتبع رأس السنة الصينية القمر ويقع بين أواخر يناير وأواخر فبراير. وهو للمتجر خارج الصين أطول مما في التقويم: فالمصانع تغلق قبله بأسبوع، وعمالها يسافرون إلى بلداتهم ويعودون.
      ## قبل العيد
      الأيام العشرة الأخيرة هي الأكثر ازدحامًا في السنة في مراكزنا في غوانزو وشنجن وييوو. سلّم طرودك في بدايتها، فما يصل في المساء الأخير يغادر مع أول رحلة بعد العيد.
      ## أثناء العيد
      - الطرود التي غادرت الصين تواصل طريقها وتُخلَّص جمركيًا وتُسلَّم كالمعتاد.
      - يتوقف الاستلام من الباب داخل الصين في العطل الرسمية، ويبقى الإيداع ممكنًا في المراكز المفتوحة على الخريطة.
      - تجيب خدمة العملاء باللغات الست مع انتظار أطول على الهاتف.
      ## بعد العيد
      تُنهي جمارك التصدير ما تراكم في بضعة أيام، أما المورّدون فيحتاجون من أسبوعين إلى ثلاثة حتى ينتظم الإنتاج. ومن لديه مخزون في مستودعاتنا الخارجية يبيع طوال الفترة، لأن التوصيل المحلي في البلدان الأخرى لا يتوقف.`),
    ur: written('چینی نیا سال: پرسکون ہفتوں کے لیے اپنی ترسیل کی منصوبہ بندی کریں', 'کارخانے تہوار سے پہلے بند ہوتے ہیں اور بعد میں آہستہ کھلتے ہیں۔ اس دوران چین سے ہماری لائنیں اس طرح چلتی ہیں۔', `
      چینی نیا سال چاند کے حساب سے جنوری کے آخر اور فروری کے آخر کے درمیان آتا ہے۔ بیرونِ ملک دکان کے لیے یہ وقفہ کیلنڈر سے لمبا ہوتا ہے: کارخانے ایک ہفتہ پہلے بند ہو جاتے ہیں اور کاریگر گھر جا کر واپس آتے ہیں۔
      ## تہوار سے پہلے
      گوانگ ژو، شین ژین اور ییوو میں ہمارے مراکز کے لیے آخری دس دن سال کے سب سے مصروف دن ہیں۔ اپنے پارسل ان دنوں کے شروع میں جمع کرائیں؛ جو آخری شام پہنچے گا وہ تہوار کے بعد پہلی پرواز سے جائے گا۔
      ## تہوار کے دوران
      - جو پارسل چین سے نکل چکے ہیں وہ معمول کے مطابق سفر کرتے، کلیئر ہوتے اور پہنچتے ہیں۔
      - سرکاری چھٹیوں میں چین کے اندر پک اپ بند رہتا ہے۔ نقشے پر کھلے دکھائے گئے مراکز میں پارسل جمع کرایا جا سکتا ہے۔
      - کسٹمر سپورٹ چھ زبانوں میں جواب دیتی ہے، البتہ فون پر انتظار کچھ زیادہ ہوگا۔
      ## تہوار کے بعد
      برآمدی کسٹمز چند دن میں قطار نمٹا دیتے ہیں، لیکن پیداوار معمول پر آنے میں دو سے تین ہفتے لگتے ہیں۔ جن کا سامان ہمارے بیرونِ ملک گودام میں ہے وہ سارا عرصہ فروخت کرتے رہتے ہیں، کیونکہ دوسرے ملکوں میں مقامی ترسیل نہیں رکتی۔`),
    tr: written('Çin Yeni Yılı: gönderilerinizi en sakin haftalara göre planlayın', 'Fabrikalar bayramdan önce durur, sonra yavaş yavaş açılır. Çin çıkışlı hatlarımız bu arada böyle çalışır.', `
      Çin Yeni Yılı aya göre belirlenir ve ocak sonu ile şubat sonu arasına denk gelir. Yurt dışındaki bir mağaza için ara, takvimde göründüğünden uzundur: fabrikalar bir hafta önce kapanır, çalışanlar memleketlerine gidip döner.
      ## Bayramdan önce
      Son on gün; Guangzhou, Shenzhen ve Yiwu şubelerimizin yılın en yoğun günleridir. Paketlerinizi bu dönemin başında teslim edin; son akşam gelen paket, bayramdan sonraki ilk uçuşla yola çıkar.
      ## Bayram süresince
      - Çin’den çıkmış paketler yoluna devam eder, gümrük işlemleri yapılır ve her zamanki gibi teslim edilir.
      - Çin’de adresten alım resmî tatillerde durur. Haritada açık görünen şubelere paket bırakılabilir.
      - Müşteri desteği altı dilde yanıt verir; telefonda bekleme süresi uzayabilir.
      ## Bayramdan sonra
      İhracat gümrüğü birikmeyi birkaç günde eritir. Tedarikçilerin düzene girmesi iki üç hafta sürer. Yurt dışı depolarımızda stoku olanlar bütün dönem boyunca satış yapar, çünkü diğer ülkelerde yurt içi teslimat durmaz.`),
  },
};
