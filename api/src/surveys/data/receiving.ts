/** How recipients want their parcels to come. */
import type { SurveyDefinition } from '../definition.ts';
import { OPEN, after, date, multi, oneToFive, ranking, single, six, text } from './build.ts';

export const RECEIVING: SurveyDefinition = {
  ...OPEN,
  title: six(['How do you like to receive your parcels?', '您希望如何收取包裹？', 'Comment souhaitez-vous recevoir vos colis\u202f?', 'كيف تفضّل استلام طرودك؟', 'آپ اپنے پارسل کیسے وصول کرنا پسند کرتے ہیں؟', 'Paketlerinizi nasıl teslim almak istersiniz?']),
  intro: six([
    'Six questions for people who receive parcels. We plan delivery times and service points by the answers.',
    '面向收件人的六个问题。我们将根据回答安排派送时段和服务网点。',
    'Six questions pour celles et ceux qui reçoivent des colis. Vos réponses guident nos horaires de livraison et nos points de service.',
    'ستة أسئلة لمن يستلمون الطرود. نخطّط لأوقات التسليم ومراكز الخدمة وفق الإجابات.',
    'پارسل وصول کرنے والوں کے لیے چھ سوال۔ ڈیلیوری کے اوقات اور سروس پوائنٹ انہی جوابوں کے مطابق طے ہوتے ہیں۔',
    'Paket teslim alanlar için altı soru. Teslimat saatlerini ve şubeleri yanıtlara göre planlıyoruz.',
  ]),
  minutes: 3,
  questions: [
    single('often', ['How often do you receive a parcel?', '您多久收一次包裹？', 'À quelle fréquence recevez-vous un colis\u202f?', 'كم مرة تستلم طردًا؟', 'آپ کو کتنی بار پارسل ملتا ہے؟', 'Ne sıklıkta paket teslim alıyorsunuz?'], {
      weekly: ['Every week', '每周', 'Chaque semaine', 'كل أسبوع', 'ہر ہفتے', 'Her hafta'],
      monthly: ['Every month', '每月', 'Chaque mois', 'كل شهر', 'ہر مہینے', 'Her ay'],
      seldom: ['A few times a year', '每年几次', 'Quelques fois par an', 'بضع مرات في السنة', 'سال میں چند بار', 'Yılda birkaç kez'],
    }),
    date('last', ['When did you last receive a parcel from us?', '您最近一次收到我们派送的包裹是哪一天？', 'Quand avez-vous reçu votre dernier colis de notre part\u202f?', 'متى استلمت آخر طرد منا؟', 'آپ کو ہمارا پچھلا پارسل کب ملا تھا؟', 'Bizden en son ne zaman paket teslim aldınız?'], { from: '2020-01-01', until: { fromToday: 0 } }),
    multi('where', ['Where should your parcels go?', '您希望包裹送到哪里？', 'Où vos colis doivent-ils arriver\u202f?', 'إلى أين تريد أن تصل طرودك؟', 'آپ کے پارسل کہاں پہنچنے چاہئیں؟', 'Paketleriniz nereye gelsin?'], {
      home: ['To my home', '家里', 'À mon domicile', 'إلى المنزل', 'گھر پر', 'Evime'],
      work: ['To my workplace', '工作单位', 'Sur mon lieu de travail', 'إلى مكان العمل', 'کام کی جگہ پر', 'İş yerime'],
      point: ['To a service point nearby', '附近的服务网点', 'Dans un point de service proche', 'إلى مركز خدمة قريب', 'قریبی سروس پوائنٹ پر', 'Yakındaki bir şubeye'],
      neighbour: ['To a neighbour', '邻居处', 'Chez un voisin', 'إلى أحد الجيران', 'پڑوسی کے پاس', 'Bir komşuma'],
    }, { max: 4 }),
    ranking('order', ['What matters most to you when a parcel comes? Put it in order.', '收件时您最看重什么？请按重要程度排序。', "Qu'est-ce qui compte le plus à la livraison\u202f? Classez par ordre d'importance.", 'ما الأهم لك عند وصول الطرد؟ رتّب حسب الأهمية.', 'پارسل آنے پر آپ کے لیے سب سے اہم کیا ہے؟ ترتیب دیں۔', 'Paket geldiğinde sizin için en önemlisi nedir? Sıralayın.'], {
      speed: ['It comes quickly', '送达速度快', "Qu'il arrive vite", 'أن يصل بسرعة', 'جلدی پہنچے', 'Hızlı gelmesi'],
      window: ['I know the hour', '提前知道具体时间', "Connaître l'heure de passage", 'أن أعرف ساعة الوصول', 'وقت پہلے سے معلوم ہو', 'Saatini bilmem'],
      call: ['The courier calls first', '快递员提前致电', 'Un appel du livreur avant son passage', 'أن يتصل المندوب قبل وصوله', 'کوریئر پہلے فون کرے', 'Kuryenin önce araması'],
      evening: ['It can come in the evening', '可以晚间派送', 'Une livraison possible en soirée', 'إمكانية التسليم مساءً', 'شام کو بھی آ سکے', 'Akşam da gelebilmesi'],
    }),
    oneToFive('easy', ['How easy was it to receive your last parcel?', '您最近一次收件方便吗？', 'Votre dernier colis a-t-il été facile à recevoir\u202f?', 'ما مدى سهولة استلام طردك الأخير؟', 'پچھلا پارسل وصول کرنا کتنا آسان تھا؟', 'Son paketinizi teslim almak ne kadar kolaydı?'], {
      low: ['Very difficult', '非常不便', 'Très difficile', 'صعب جدًا', 'بہت مشکل', 'Çok zor'],
      high: ['Very easy', '非常方便', 'Très facile', 'سهل جدًا', 'بہت آسان', 'Çok kolay'],
    }),
    text('hard', ['What made it difficult?', '哪里让您觉得不便？', "Qu'est-ce qui l'a rendu difficile\u202f?", 'ما الذي جعله صعبًا؟', 'مشکل کیا پیش آئی؟', 'Zorlaştıran neydi?'], { ...after('easy', '1', '2') }),
  ],
};
