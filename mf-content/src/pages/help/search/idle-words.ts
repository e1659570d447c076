/** Words that stand in every question and tell nothing of it. */
import type { Locale } from '@amberlane/contract/site';
import { foldLetters } from './letters.ts';

const WRITTEN: Readonly<Record<Locale, string>> = {
  en: 'a an and any are as at be but by can could do does for from get give had has have how i if in into is it its many may me much my no not of on or our should so that the their them then there these they this to up us was we were what when which who why will with would you your',
  'zh-CN': '的 了 吗 呢 吧 我 我的 我们 您 你 你们 是 在 有 和 与 或 能 会 要 请 请问 想 怎么 怎样 怎么办 如何 什么 为什么 哪个 多少 几 可以 能否 是否 一下 这个 那个 这 那 办',
  fr: 'a ai au aux avec ce ces cette comment d dans de des dois du elle en est et faire fait faut il ils j je l la le les leur ma mes mon n ne nous on ou par pas peut peux pour pourquoi puis quand que quel quelle quelles quels qui quoi s sa se ses si son sont sur t un une votre vous y',
  ar: 'أن أنا أو أي إذا إلى إن التي الذي الى ثم حتى عن على في قد كان كل كم كيف لا لم لماذا لن ليس ما ماذا متى مع من منذ نعم نحن هذا هذه هل هو هي هناك وهل يا يمكن يمكنني',
  ur: 'آپ اب اس اگر ان اور ایک بھی پر تو جب جو جی سے سکتا سکتی سکتے کا کب کتنا کتنی کتنے کر کرنا کرنے کروں کسی کو کون کہ کی کیا کیسے کیوں کے گا گی گے لیے مجھے میرا میرے میری میں نہ نہیں نے وہ ہم ہو ہوں ہے ہیں ہوتا یا یہ',
  tr: 'acaba ama beni benim bir bu da daha de değil diye en gibi hangi ile için kaç ki kim mi mı mu mü nasıl ne neden nedir ya veya var ve yapmalıyım yok',
};

const folded = new Map<Locale, ReadonlySet<string>>();

function idleWords(locale: Locale): ReadonlySet<string> {
  const known = folded.get(locale) ?? new Set(WRITTEN[locale].split(' ').map(foldLetters));
  folded.set(locale, known);
  return known;
}

export const isIdle = (word: string, locale: Locale): boolean => idleWords(locale).has(word);
