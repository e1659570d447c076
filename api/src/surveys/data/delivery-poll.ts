/** A quick poll about the moment of delivery. */
import type { SurveyDefinition } from '../definition.ts';
import { OPEN, after, single, six, text } from './build.ts';
import { YES_NO } from './scales.ts';

export const DELIVERY_POLL: SurveyDefinition = {
  ...OPEN,
  title: six(['Your delivery in three questions', '三个问题评价您的收件体验', 'Votre livraison en trois questions', 'تسليم طردك في ثلاثة أسئلة', 'آپ کی ڈیلیوری، تین سوالوں میں', 'Üç soruda teslimatınız']),
  intro: six([
    'It takes less than a minute.', '只需不到一分钟。', "Moins d'une minute suffit.", 'يستغرق أقل من دقيقة.', 'ایک منٹ سے بھی کم لگے گا۔', 'Bir dakikadan kısa sürer.',
  ]),
  minutes: 1,
  questions: [
    single('called', ['Did the courier call before coming?', '快递员上门前是否致电？', 'Le livreur vous a-t-il appelé avant de passer\u202f?', 'هل اتصل بك المندوب قبل وصوله؟', 'کیا کوریئر نے آنے سے پہلے فون کیا؟', 'Kurye gelmeden önce aradı mı?'], YES_NO),
    single('state', ['In what state did the parcel arrive?', '包裹送达时状态如何？', 'Dans quel état le colis est-il arrivé\u202f?', 'كيف كانت حالة الطرد عند وصوله؟', 'پارسل کس حالت میں پہنچا؟', 'Paket ne durumda ulaştı?'], {
      intact: ['Intact', '完好', 'Intact', 'سليم', 'صحیح سالم', 'Sağlam'],
      dented: ['Box dented, goods fine', '外箱变形，物品完好', 'Carton abîmé, contenu intact', 'الصندوق منبعج والمحتوى سليم', 'ڈبا دبا ہوا، سامان ٹھیک', 'Kutu ezik, içi sağlam'],
      damaged: ['Goods damaged', '物品损坏', 'Contenu endommagé', 'المحتوى متضرر', 'سامان خراب', 'Ürün hasarlı'],
    }),
    text('damage', ['What was damaged?', '哪些物品损坏了？', "Qu'est-ce qui était endommagé\u202f?", 'ما الذي تضرّر؟', 'کیا خراب ہوا؟', 'Ne hasar gördü?'], { required: true, max: 500, ...after('state', 'damaged') }),
  ],
};
