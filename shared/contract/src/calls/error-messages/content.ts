/** Articles and questionnaires (spec §8). */
import { ERROR } from '../error-codes.ts';
import type { Sentences } from './sentences.ts';

export const CONTENT = {
  [ERROR.ARTICLE_OF_OTHER_COUNTRY]: {
    en: 'You selected country can not browse this news.',
    'zh-CN': '您所选的国家无法浏览此新闻。',
    fr: "Cette actualité n'est pas accessible depuis le pays que vous avez choisi.",
    ar: 'لا يمكن تصفّح هذا الخبر من البلد الذي اخترته.',
    ur: 'آپ کے منتخب کردہ ملک میں یہ خبر نہیں دیکھی جا سکتی۔',
    tr: 'Seçtiğiniz ülkede bu haber görüntülenemiyor.',
  },
  [ERROR.SURVEY_CLOSED]: {
    en: 'This questionnaire is closed and takes no more answers. Thank you for your interest.',
    'zh-CN': '本问卷已结束，不再接受新的回答。感谢您的关注。',
    fr: 'Ce questionnaire est clos et ne reçoit plus de réponses. Merci de votre intérêt.',
    ar: 'أُغلق هذا الاستبيان ولم يعد يستقبل إجابات. نشكرك على اهتمامك.',
    ur: 'یہ سوال نامہ بند ہو چکا ہے اور مزید جواب نہیں لیے جا رہے۔ آپ کی دلچسپی کا شکریہ۔',
    tr: 'Bu anket kapandı ve artık yanıt kabul etmiyor. İlginiz için teşekkür ederiz.',
  },
  [ERROR.SURVEY_ANSWERED]: {
    en: 'You have already answered this questionnaire. Each person can answer once.',
    'zh-CN': '您已填写过本问卷，每人仅限填写一次。',
    fr: 'Vous avez déjà répondu à ce questionnaire. Une seule réponse par personne est possible.',
    ar: 'سبق أن أجبت عن هذا الاستبيان، ولكل شخص إجابة واحدة.',
    ur: 'آپ یہ سوال نامہ پہلے ہی پُر کر چکے ہیں۔ ہر شخص ایک بار جواب دے سکتا ہے۔',
    tr: 'Bu anketi daha önce yanıtladınız. Herkes yalnızca bir kez yanıtlayabilir.',
  },
} as const satisfies Record<number, Sentences>;
