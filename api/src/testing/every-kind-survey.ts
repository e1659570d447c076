/** A small questionnaire with a question of each kind, for tests. */
import { LOCALES } from '@amberlane/contract/site';
import type { InSix } from '../surveys/definition.ts';

const six = (words: string): InSix => ({ en: words, 'zh-CN': words, fr: words, ar: words, ur: words, tr: words });
const choices = (...codes: string[]) => codes.map((code) => ({ code, label: six(`The ${code}`) }));

/** As an operator would write it; parts that are left out have their usual values. */
export const everyKind = (changes: object = {}) => ({
  languages: [...LOCALES],
  title: six('Every kind'),
  intro: six('For tests.'),
  minutes: 1,
  questions: [
    { id: 'role', kind: 'single', title: six('Who?'), options: choices('sender', 'recipient') },
    { id: 'goods', kind: 'multi', title: six('What?'), required: false, options: choices('books', 'shoes', 'tea'), max: 2 },
    { id: 'recommend', kind: 'nps', title: six('Recommend?'), required: false },
    { id: 'work', kind: 'matrix', title: six('Work?'), required: false, rows: choices('speed', 'care'), options: choices('good', 'poor') },
    { id: 'mark', kind: 'scale', title: six('Mark?'), required: false, min: 1, max: 5, options: choices('low', 'high') },
    { id: 'why', kind: 'text', title: six('Why?'), required: false, max: 100, showIf: { question: 'mark', anyOf: ['1', '2'] } },
    { id: 'order', kind: 'ranking', title: six('Order?'), required: false, options: choices('price', 'speed', 'care') },
    { id: 'since', kind: 'date', title: six('Since?'), required: false, from: '2020-01-01', until: { fromToday: 0 } },
  ],
  ...changes,
});
