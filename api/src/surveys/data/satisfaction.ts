/** Customer satisfaction, the questionnaire of 8 October 2022: twelve questions, three of them behind a branch. */
import type { SurveyDefinition } from '../definition.ts';
import { OPEN, after, matrix, multi, nps, single, six, text } from './build.ts';
import { QUALITY, YES_NO } from './scales.ts';

export const SATISFACTION: SurveyDefinition = {
  ...OPEN,
  title: six(['How satisfied are you with us?', '您对我们的服务满意吗？', 'Êtes-vous satisfait de nos services\u202f?', 'ما مدى رضاك عن خدماتنا؟', 'آپ ہماری خدمت سے کتنے مطمئن ہیں؟', 'Hizmetimizden ne kadar memnunsunuz?']),
  intro: six([
    'Twelve short questions about sending and receiving parcels. Your answers are stored without your name.',
    '十二个关于寄件和收件的简短问题。您的回答将以不记名方式保存。',
    'Douze questions courtes sur vos envois et vos réceptions. Vos réponses sont enregistrées sans votre nom.',
    'اثنا عشر سؤالًا قصيرًا عن إرسال الطرود واستلامها. تُحفظ إجاباتك من دون اسمك.',
    'پارسل بھیجنے اور وصول کرنے کے بارے میں بارہ مختصر سوال۔ آپ کے جواب نام کے بغیر محفوظ ہوتے ہیں۔',
    'Paket gönderme ve teslim alma üzerine on iki kısa soru. Yanıtlarınız adınız olmadan saklanır.',
  ]),
  minutes: 4,
  questions: [
    single('role', ['How do you use our service?', '您如何使用我们的服务？', 'Comment utilisez-vous notre service\u202f?', 'كيف تستخدم خدمتنا؟', 'آپ ہماری خدمت کیسے استعمال کرتے ہیں؟', 'Hizmetimizi nasıl kullanıyorsunuz?'], {
      sender: ['I send parcels', '我寄件', "J'envoie des colis", 'أرسل الطرود', 'میں پارسل بھیجتا یا بھیجتی ہوں', 'Paket gönderiyorum'],
      consignee: ['I receive parcels', '我收件', 'Je reçois des colis', 'أستلم الطرود', 'میں پارسل وصول کرتا یا کرتی ہوں', 'Paket teslim alıyorum'],
      both: ['Both', '两者都有', 'Les deux', 'كلاهما', 'دونوں', 'Her ikisi'],
    }),
    single('frequency', ['How often?', '使用频率如何？', 'À quelle fréquence\u202f?', 'كم مرة؟', 'کتنی بار؟', 'Ne sıklıkta?'], {
      weekly: ['Every week', '每周', 'Chaque semaine', 'كل أسبوع', 'ہر ہفتے', 'Her hafta'],
      monthly: ['Every month', '每月', 'Chaque mois', 'كل شهر', 'ہر مہینے', 'Her ay'],
      seldom: ['A few times a year', '每年几次', 'Quelques fois par an', 'بضع مرات في السنة', 'سال میں چند بار', 'Yılda birkaç kez'],
    }),
    multi('products', ['Which services have you used?', '您使用过哪些服务？', 'Quels services avez-vous utilisés\u202f?', 'ما الخدمات التي استخدمتها؟', 'آپ نے کون سی خدمات استعمال کی ہیں؟', 'Hangi hizmetleri kullandınız?'], {
      smallParcel: ['International small parcel', '国际小包', 'Petit colis international', 'الطرود الدولية الصغيرة', 'بین الاقوامی چھوٹا پارسل', 'Uluslararası küçük paket'],
      specialLine: ['Special line', '专线', 'Ligne spéciale', 'الخط الخاص', 'خصوصی لائن', 'Özel hat'],
      warehouse: ['Overseas warehouse', '海外仓', "Entrepôt à l'étranger", 'المستودع الخارجي', 'بیرونِ ملک گودام', 'Yurt dışı depo'],
      local: ['Local delivery', '本地配送', 'Livraison locale', 'التوصيل المحلي', 'مقامی ترسیل', 'Yurt içi teslimat'],
    }, { max: 4 }),
    matrix('service', ['How do you judge our work?', '您如何评价我们的工作？', 'Comment jugez-vous notre travail\u202f?', 'كيف تقيّم عملنا؟', 'آپ ہمارے کام کو کیسا سمجھتے ہیں؟', 'Çalışmamızı nasıl değerlendiriyorsunuz?'], {
      speed: ['Speed', '时效', 'Rapidité', 'السرعة', 'رفتار', 'Hız'],
      tracking: ['Tracking', '物流跟踪', 'Suivi', 'التتبّع', 'ٹریکنگ', 'Gönderi takibi'],
      courier: ['Courier', '快递员', 'Livreur', 'المندوب', 'کوریئر', 'Kurye'],
      support: ['Customer support', '客户服务', 'Service client', 'خدمة العملاء', 'کسٹمر سپورٹ', 'Müşteri desteği'],
    }, QUALITY),
    single('onTime', ['Did your last parcel arrive within the time that tracking named?', '您最近一件包裹是否在跟踪页面给出的时间内送达？', "Votre dernier colis est-il arrivé dans le délai annoncé par le suivi\u202f?", 'هل وصل طردك الأخير في الموعد الذي ذكرته صفحة التتبّع؟', 'کیا آپ کا آخری پارسل ٹریکنگ میں بتائے گئے وقت کے اندر پہنچا؟', 'Son paketiniz takip sayfasında belirtilen sürede ulaştı mı?'], {
      ...YES_NO,
      underWay: ['It is still under way', '仍在途中', 'Il est encore en route', 'ما زال في الطريق', 'ابھی راستے میں ہے', 'Hâlâ yolda'],
    }),
    multi('lateReason', ['Where did it lose time?', '包裹在哪些环节延误了？', 'Où a-t-il perdu du temps\u202f?', 'أين تأخّر؟', 'تاخیر کہاں ہوئی؟', 'Nerede gecikti?'], {
      pickup: ['At the pickup', '揽收', 'À la collecte', 'عند الاستلام من المرسل', 'پک اپ پر', 'Alım sırasında'],
      customs: ['In customs clearance', '清关', 'Au dédouanement', 'في التخليص الجمركي', 'کسٹم کلیئرنس میں', 'Gümrük işlemlerinde'],
      lastMile: ['On the last mile', '末端配送', 'Au dernier kilomètre', 'في مرحلة التسليم الأخيرة', 'آخری مرحلے میں', 'Son dağıtımda'],
      unknown: ['I do not know', '不清楚', 'Je ne sais pas', 'لا أعلم', 'معلوم نہیں', 'Bilmiyorum'],
    }, { max: 3, ...after('onTime', 'no') }),
    single('contacted', ['Did you contact customer support in the last three months?', '过去三个月内您是否联系过客服？', 'Avez-vous contacté le service client ces trois derniers mois\u202f?', 'هل تواصلت مع خدمة العملاء في الأشهر الثلاثة الماضية؟', 'کیا آپ نے پچھلے تین مہینوں میں کسٹمر سپورٹ سے رابطہ کیا؟', 'Son üç ayda müşteri desteğine ulaştınız mı?'], YES_NO),
    single('solved', ['Was your matter settled?', '您的问题得到解决了吗？', 'Votre demande a-t-elle été réglée\u202f?', 'هل حُلّت مسألتك؟', 'کیا آپ کا معاملہ حل ہوا؟', 'Konu çözüldü mü?'], {
      atOnce: ['Yes, at once', '是的，当场解决', 'Oui, tout de suite', 'نعم، فورًا', 'جی ہاں، فوراً', 'Evet, hemen'],
      later: ['Yes, after several contacts', '是的，多次联系后解决', 'Oui, après plusieurs échanges', 'نعم، بعد عدة اتصالات', 'جی ہاں، کئی بار رابطے کے بعد', 'Evet, birkaç görüşmeden sonra'],
      no: ['No', '没有', 'Non', 'لا', 'جی نہیں', 'Hayır'],
    }, after('contacted', 'yes')),
    single('price', ['How do you find our prices?', '您觉得我们的价格如何？', 'Que pensez-vous de nos prix\u202f?', 'ما رأيك في أسعارنا؟', 'ہماری قیمتیں آپ کو کیسی لگتی ہیں؟', 'Fiyatlarımızı nasıl buluyorsunuz?'], {
      low: ['Good value', '物有所值', 'Avantageux', 'مناسبة جدًا', 'مناسب', 'Uygun'],
      fair: ['Fair', '合理', 'Corrects', 'معقولة', 'معقول', 'Makul'],
      high: ['Too high', '偏高', 'Trop élevés', 'مرتفعة', 'زیادہ', 'Yüksek'],
    }),
    nps('recommend', ['How likely are you to recommend us to a friend, from 0 to 10?', '您向朋友推荐我们的可能性有多大？请以 0 到 10 分作答。', 'De 0 à 10, quelle est la probabilité que vous nous recommandiez à un proche\u202f?', 'من 0 إلى 10، ما مدى احتمال أن توصي بنا صديقًا؟', '0 سے 10 تک، اس کا کتنا امکان ہے کہ آپ کسی دوست کو ہمارا مشورہ دیں؟', '0 ile 10 arasında, bizi bir arkadaşınıza önerme olasılığınız nedir?']),
    text('improve', ['What should we do better first?', '您认为我们最应改进什么？', "Que devrions-nous améliorer en premier\u202f?", 'ما أول شيء ينبغي أن نحسّنه؟', 'ہمیں سب سے پہلے کیا بہتر کرنا چاہیے؟', 'Önce neyi iyileştirmeliyiz?'], { required: true, ...after('recommend', '0', '1', '2', '3', '4', '5', '6') }),
    text('words', ['Anything else that you would like to tell us?', '您还有其他想告诉我们的吗？', 'Souhaitez-vous ajouter quelque chose\u202f?', 'هل تود أن تخبرنا بشيء آخر؟', 'کیا آپ کچھ اور بتانا چاہیں گے؟', 'Eklemek istediğiniz başka bir şey var mı?']),
  ],
};
