/** Holiday: Ramadan and Eid. */
import { written, type StartingArticle } from '../starting-article.ts';

export const RAMADAN_EID: StartingArticle = {
  id: 'ramadan-and-eid', type: 'HOLIDAY', countries: null, team: 'operations', cover: 'crescent', daysAgo: 75,
  texts: {
    en: written('Ramadan and Eid: other hours, the same care', 'In the fasting month our sites open and deliver at different times. The dates follow the moon, so we announce them country by country.', `
      In Egypt, Saudi Arabia, the Emirates, Pakistan, Morocco and Turkey, Ramadan changes the rhythm of the day. People rest in the afternoon and shop at night, and our couriers move with them.
      ## During Ramadan
      - Sites with special hours show them on the map and on their own page from the first evening of the month.
      - Deliveries pause around sunset. In the evening hours we reach more people at home than at any other time.
      - Customs offices work shorter days. We add their hours to the forecast that tracking shows.
      ## During Eid
      Customs and most sites close for the public holidays of the country. Parcels wait safely in the nearest sorting centre and go out on the first working day.
      ## For shops
      Orders rise in the two weeks before Eid. Send gifts so that they arrive before the last ten days of the month, and give a phone number that the consignee answers in the evening.`),
    'zh-CN': written('斋月与开斋节：时间调整，服务不变', '斋月期间，我们的网点营业和派送时间有所变化。日期随月相而定，我们会按国家逐一公布。', `
      在埃及、沙特、阿联酋、巴基斯坦、摩洛哥和土耳其，斋月会改变一天的节奏。人们下午休息、夜间购物，我们的快递员也随之调整。
      ## 斋月期间
      - 调整营业时间的网点，从斋月第一晚起会在地图和网点页面上显示新的时间。
      - 日落前后暂停派送。晚间时段能在家中见到更多收件人。
      - 海关办公时间缩短，我们会将其计入跟踪页面的预计时间。
      ## 开斋节期间
      海关和大部分网点按当地法定假日休息。包裹会妥善存放在最近的分拣中心，并于首个工作日派出。
      ## 致卖家
      节前两周订单量会明显上升。礼品请安排在斋月最后十天之前送达，并填写收件人晚间能够接听的电话。`),
    fr: written("Ramadan et Aïd\u202f: d'autres horaires, le même soin", "Pendant le mois de jeûne, nos points ouvrent et livrent à d'autres heures. Les dates suivent la lune\u202f: nous les annonçons pays par pays.", `
      En Égypte, en Arabie saoudite, aux Émirats, au Pakistan, au Maroc et en Turquie, le ramadan change le rythme de la journée. On se repose l'après-midi, on fait ses achats la nuit, et nos livreurs suivent ce rythme.
      ## Pendant le ramadan
      - Les points aux horaires particuliers les affichent sur la carte et sur leur page dès le premier soir du mois.
      - Les livraisons s'arrêtent autour du coucher du soleil. Le soir, nous trouvons plus de monde à la maison qu'à toute autre heure.
      - Les bureaux de douane ont des journées plus courtes. Nous en tenons compte dans la prévision du suivi.
      ## Pendant l'Aïd
      La douane et la plupart des points ferment les jours fériés du pays. Les colis attendent en sécurité dans le centre de tri le plus proche et repartent le premier jour ouvré.
      ## Pour les boutiques
      Les commandes augmentent dans les deux semaines avant l'Aïd. Faites arriver les cadeaux avant les dix derniers jours du mois et indiquez un téléphone auquel le destinataire répond le soir.`),
    ar: written('رمضان والعيد: مواعيد مختلفة وعناية لا تتغير', 'تتغير في شهر الصيام أوقات عمل مراكزنا وأوقات التسليم. وتتبع المواعيد الهلال، لذا نعلنها لكل بلد على حدة.', `
      في مصر والسعودية والإمارات وباكستان والمغرب وتركيا يغيّر رمضان إيقاع اليوم: راحة بعد الظهر وتسوّق في الليل، ومندوبونا يسيرون على الإيقاع نفسه.
      ## خلال رمضان
      - تعرض المراكز ذات المواعيد الخاصة ساعاتها على الخريطة وفي صفحتها منذ الليلة الأولى من الشهر.
      - يتوقف التسليم قرب موعد الإفطار، ونجد في ساعات المساء من الناس في بيوتهم أكثر من أي وقت آخر.
      - تقصر ساعات عمل الجمارك، ونحتسب ذلك في الموعد المتوقع الذي تعرضه صفحة التتبّع.
      ## خلال العيد
      تُغلق الجمارك ومعظم المراكز في العطل الرسمية لكل بلد. تنتظر الطرود بأمان في أقرب مركز فرز وتخرج في أول يوم عمل.
      ## للمتاجر
      تزداد الطلبات في الأسبوعين السابقين للعيد. أرسل الهدايا لتصل قبل العشر الأواخر، واذكر رقم هاتف يردّ عليه المستلم مساءً.`),
    ur: written('رمضان اور عید: اوقات مختلف، توجہ وہی', 'روزوں کے مہینے میں ہمارے مراکز کے کھلنے اور ترسیل کے اوقات بدل جاتے ہیں۔ تاریخیں چاند پر منحصر ہیں، اس لیے ہم ہر ملک کے لیے الگ اعلان کرتے ہیں۔', `
      مصر، سعودی عرب، امارات، پاکستان، مراکش اور ترکی میں رمضان دن کا معمول بدل دیتا ہے۔ لوگ دوپہر میں آرام اور رات کو خریداری کرتے ہیں، اور ہمارے کوریئر بھی اسی حساب سے چلتے ہیں۔
      ## رمضان کے دوران
      - جن مراکز کے اوقات بدلتے ہیں وہ پہلی رات سے نقشے اور اپنے صفحے پر نئے اوقات دکھاتے ہیں۔
      - افطار کے وقت ترسیل رک جاتی ہے۔ شام کے اوقات میں سب سے زیادہ لوگ گھر پر ملتے ہیں۔
      - کسٹم دفاتر کم وقت کام کرتے ہیں۔ ہم یہ بات ٹریکنگ کے متوقع دن میں شامل کرتے ہیں۔
      ## عید کے دوران
      کسٹمز اور زیادہ تر مراکز ملک کی سرکاری چھٹیوں میں بند رہتے ہیں۔ پارسل قریبی مرکز میں محفوظ رہتے ہیں اور پہلے کام کے دن روانہ ہوتے ہیں۔
      ## دکان داروں کے لیے
      عید سے پہلے کے دو ہفتوں میں آرڈر بڑھ جاتے ہیں۔ تحفے اس طرح بھیجیں کہ آخری عشرے سے پہلے پہنچ جائیں، اور وصول کنندہ کا وہ نمبر لکھیں جس پر وہ شام کو جواب دے۔`),
    tr: written('Ramazan ve bayram: saatler değişir, özen değişmez', 'Oruç ayında şubelerimizin açılış ve teslimat saatleri değişir. Tarihler aya göre belirlendiği için her ülke için ayrı duyururuz.', `
      Mısır, Suudi Arabistan, Birleşik Arap Emirlikleri, Pakistan, Fas ve Türkiye’de ramazan günün ritmini değiştirir. Öğleden sonra dinlenilir, akşam alışveriş edilir; kuryelerimiz de buna uyar.
      ## Ramazan boyunca
      - Özel saatlerle çalışan şubeler, yeni saatlerini ayın ilk akşamından başlayarak haritada ve kendi sayfalarında gösterir.
      - İftar saatinde teslimata ara verilir. Akşam saatlerinde insanları evde bulma olasılığımız en yüksektir.
      - Gümrük daireleri daha kısa çalışır. Bunu takip sayfasındaki tahmine ekleriz.
      ## Bayramda
      Gümrük ve şubelerin çoğu, ülkenin resmî tatillerinde kapalıdır. Paketler en yakın aktarma merkezinde güvenle bekler ve ilk iş günü yola çıkar.
      ## Mağazalar için
      Bayramdan önceki iki haftada siparişler artar. Hediyeleri ayın son on gününden önce ulaşacak şekilde gönderin ve alıcının akşam yanıtladığı bir telefon yazın.`),
  },
};
