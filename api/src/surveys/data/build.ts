/** Short ways to write a question down: texts in the order of LOCALES. */
import type { Branch } from '@amberlane/contract/domain/survey-branches';
import type { DefinedQuestion, InSix } from '../definition.ts';

export type Row = readonly [en: string, zh: string, fr: string, ar: string, ur: string, tr: string];

export const six = ([en, zh, fr, ar, ur, tr]: Row): InSix => ({ en, 'zh-CN': zh, fr, ar, ur, tr });

type Choices = Readonly<Record<string, Row>>;
type Extra = Partial<Pick<DefinedQuestion, 'required' | 'max' | 'from' | 'until' | 'showIf'>>;

const choices = (rows: Choices): DefinedQuestion['options'] => Object.entries(rows).map(([code, label]) => ({ code, label: six(label) }));
const BARE = { required: true, options: [], rows: [], max: null, min: null, from: null, until: null, showIf: null } as const;

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
/** From 1 to 5; `low` and `high` say what its ends mean. */
export const oneToFive = (id: string, title: Row, { low, high }: { readonly low: Row; readonly high: Row }, extra: Extra = {}): DefinedQuestion => ({
  ...BARE, id, kind: 'scale', title: six(title), options: choices({ low, high }), min: 1, max: 5, ...extra,
});
export const ranking = (id: string, title: Row, options: Choices, extra: Extra = {}): DefinedQuestion => ({
  ...BARE, id, kind: 'ranking', title: six(title), options: choices(options), ...extra,
});
/** A day; nobody has to know it. */
export const date = (id: string, title: Row, extra: Extra = {}): DefinedQuestion => ({ ...BARE, id, kind: 'date', title: six(title), required: false, ...extra });
/** Free words; nobody has to write any. */
export const text = (id: string, title: Row, extra: Extra = {}): DefinedQuestion => ({
  ...BARE, id, kind: 'text', title: six(title), max: 1000, required: false, ...extra,
});

/** Open to everybody, at any time, in every language. */
export const OPEN = { languages: ['en', 'zh-CN', 'fr', 'ar', 'ur', 'tr'], opensAt: null, closesAt: null, quotas: [], event: null } as const;
