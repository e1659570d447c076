/** One question about a parcel that was just delivered; its email holds a link for each mark. */
import type { SurveyDefinition } from '../definition.ts';
import { OPEN, after, oneToFive, six, text } from './build.ts';

export const AFTER_DELIVERY: SurveyDefinition = {
  ...OPEN,
  event: 'DELIVERED',
  title: six(['How was your delivery?', '您对本次派送满意吗？', "Votre livraison s'est-elle bien passée\u202f?", 'كيف كان تسليم طردك؟', 'آپ کی ڈیلیوری کیسی رہی؟', 'Teslimatınız nasıldı?']),
  intro: six([
    'One question about this parcel. Your answer is stored without your name.',
    '关于此包裹的一个问题。您的回答将以不记名方式保存。',
    'Une question sur ce colis. Votre réponse est enregistrée sans votre nom.',
    'سؤال واحد عن هذا الطرد. تُحفظ إجابتك من دون اسمك.',
    'اس پارسل کے بارے میں ایک سوال۔ آپ کا جواب نام کے بغیر محفوظ ہوتا ہے۔',
    'Bu paketle ilgili tek bir soru. Yanıtınız adınız olmadan saklanır.',
  ]),
  minutes: 1,
  questions: [
    oneToFive('satisfied', ['How satisfied are you with this delivery?', '您对本次派送的满意程度如何？', 'Êtes-vous satisfait de cette livraison\u202f?', 'ما مدى رضاك عن هذا التسليم؟', 'آپ اس ڈیلیوری سے کتنے مطمئن ہیں؟', 'Bu teslimattan ne kadar memnunsunuz?'], {
      low: ['Very dissatisfied', '非常不满意', 'Pas du tout satisfait', 'غير راضٍ إطلاقًا', 'بالکل مطمئن نہیں', 'Hiç memnun değilim'],
      high: ['Very satisfied', '非常满意', 'Très satisfait', 'راضٍ جدًا', 'بہت مطمئن', 'Çok memnunum'],
    }),
    text('wrong', ['What went wrong?', '哪里让您不满意？', "Qu'est-ce qui n'a pas fonctionné\u202f?", 'ما الذي لم يسر كما ينبغي؟', 'کیا ٹھیک نہیں رہا؟', 'Neler yolunda gitmedi?'], { max: 500, ...after('satisfied', '1', '2', '3') }),
  ],
};
