/** Short ways to write a question down: texts in the order of LOCALES. */
import type { Branch } from '@amberlane/contract/domain/survey-branches';
import type { DefinedQuestion, InSix } from '../definition.ts';

export type Row = readonly [en: string, zh: string, fr: string, ar: string, ur: string, tr: string];

export const six = ([en, zh, fr, ar, ur, tr]: Row): InSix => ({ en, 'zh-CN': zh, fr, ar, ur, tr });

type Choices = Readonly<Record<string, Row>>;
type Extra = Partial<Pick<DefinedQuestion, 'required' | 'max' | 'showIf'>>;

const choices = (rows: Choices): DefinedQuestion['options'] => Object.entries(rows).map(([code, label]) => ({ code, label: six(label) }));
const BARE = { required: true, options: [], rows: [], max: null, showIf: null } as const;

export const after = (question: string, ...anyOf: string[]): { readonly showIf: Branch } => ({ showIf: { question, anyOf } });

export const single = (id: string, title: Row, options: Choices, extra: Extra = {}): DefinedQuestion => ({
  ...BARE, id, kind: 'single', title: six(title), options: choices(options), ...extra,
});
export const multi = (id: string, title: Row, options: Choices, extra: Extra = {}): DefinedQuestion => ({
  ...BARE, id, kind: 'multi', title: six(title), options: choices(options), ...extra,
});
export const nps = (id: string, title: Row, extra: Extra = {}): DefinedQuestion => ({ ...BARE, id, kind: 'nps', title: six(title), ...extra });
export const matrix = (id: string, title: Row, rows: Choices, options: Choices, extra: Extra = {}): DefinedQuestion => ({
  ...BARE, id, kind: 'matrix', title: six(title), rows: choices(rows), options: choices(options), ...extra,
});
/** Free words; nobody has to write any. */
export const text = (id: string, title: Row, extra: Extra = {}): DefinedQuestion => ({
  ...BARE, id, kind: 'text', title: six(title), max: 1000, required: false, ...extra,
});
