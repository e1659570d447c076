/** A questionnaire with a question of every kind, as the API answers it. */
import type { Survey, SurveyQuestion } from '@amberlane/contract/calls/surveys';
import { LOCALES, type Locale } from '@amberlane/contract/site';

/** By language, in the order of `LOCALES`. */
type Six = readonly [string, string, string, string, string, string];

const WORDS = {
  title: ['How was it?', '您的体验如何？', "Comment s'est passée votre expérience\u202f?", 'كيف كانت تجربتك؟', 'آپ کا تجربہ کیسا رہا؟', 'Nasıl buldunuz?'],
  intro: ['A few short questions.', '几个简短的问题。', 'Quelques questions courtes.', 'بضعة أسئلة قصيرة.', 'چند مختصر سوال۔', 'Birkaç kısa soru.'],
  single: ['Was it on time?', '是否准时？', "Était-ce à l'heure\u202f?", 'هل وصل في الموعد؟', 'کیا یہ وقت پر تھا؟', 'Zamanında mıydı?'],
  multi: ['What was late?', '哪个环节延误了？', 'Quelle étape a pris du retard\u202f?', 'ما الذي تأخّر؟', 'کس مرحلے میں تاخیر ہوئی؟', 'Hangi aşama gecikti?'],
  nps: ['Would you recommend us?', '您会推荐我们吗？', 'Nous recommanderiez-vous\u202f?', 'هل توصي بنا؟', 'کیا آپ ہماری سفارش کریں گے؟', 'Bizi önerir misiniz?'],
  matrix: ['How do you judge our work?', '您如何评价我们的工作？', 'Comment jugez-vous notre travail\u202f?', 'كيف تقيّم عملنا؟', 'ہمارے کام کو آپ کیسا سمجھتے ہیں؟', 'Çalışmamızı nasıl buluyorsunuz?'],
  scale: ['How easy was it?', '操作是否方便？', 'Était-ce facile\u202f?', 'ما مدى السهولة؟', 'یہ کتنا آسان تھا؟', 'Ne kadar kolaydı?'],
  ranking: ['What matters most?', '什么对您最重要？', 'Le plus important pour vous\u202f?', 'ما الأهم لديك؟', 'آپ کے لیے سب سے اہم کیا ہے؟', 'Sizin için en önemlisi nedir?'],
  date: ['When did you last ship?', '您最近一次寄件是哪天？', 'Quand avez-vous expédié la dernière fois\u202f?', 'متى أرسلت آخر مرة؟', 'آپ نے آخری بار کب بھیجا؟', 'En son ne zaman gönderdiniz?'],
  text: ['Anything else?', '还有其他想说的吗？', 'Autre chose à ajouter\u202f?', 'هل تودّ إضافة شيء؟', 'اور کچھ کہنا چاہیں گے؟', 'Eklemek istediğiniz bir şey var mı?'],
  yes: ['Yes', '是', 'Oui', 'نعم', 'جی ہاں', 'Evet'],
  no: ['No', '否', 'Non', 'لا', 'جی نہیں', 'Hayır'],
  pickup: ['Pickup', '揽收', 'Collecte', 'الاستلام من المرسل', 'پک اپ', 'Alım'],
  customs: ['Customs', '清关', 'Douane', 'الجمارك', 'کسٹمز', 'Gümrük'],
  delivery: ['Delivery', '派送', 'Livraison', 'التوصيل', 'ترسیل', 'Teslimat'],
} as const satisfies Readonly<Record<string, Six>>;
type Word = keyof typeof WORDS;

const wordIn = (locale: Locale, word: Word): string => WORDS[word][LOCALES.indexOf(locale)] ?? WORDS[word][0];

export function sampleSurvey(code: string, locale: Locale): Survey {
  const say = (word: Word): string => wordIn(locale, word);
  const choices = (...words: readonly Word[]): SurveyQuestion['options'] => words.map((word) => ({ code: word, label: say(word) }));
  const question = (kind: SurveyQuestion['kind'], more: Partial<SurveyQuestion> = {}): SurveyQuestion => ({
    id: kind, kind, title: say(kind), required: false, options: [], rows: [], max: null, min: null, from: null, until: null, showIf: null, ...more,
  });
  return {
    code, status: 'COLLECTING', title: say('title'), intro: say('intro'), minutes: 2, answered: false, language: locale, opensAt: null, closesAt: null, closedBy: null,
    questions: [
      question('single', { required: true, options: choices('yes', 'no') }),
      question('multi', { options: choices('pickup', 'customs', 'delivery'), max: 2, showIf: { question: 'single', anyOf: ['no'] } }),
      question('nps', { required: true }),
      question('matrix', { options: choices('yes', 'no'), rows: choices('pickup', 'delivery') }),
      question('scale', { options: choices('no', 'yes'), min: 1, max: 5 }),
      question('ranking', { options: choices('pickup', 'customs', 'delivery') }),
      question('date', { from: '2020-01-01', until: null }),
      question('text', { max: 500 }),
    ],
  };
}
