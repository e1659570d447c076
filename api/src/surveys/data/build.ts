/** Short ways to write a question down. Its texts are messages `surveys.<questionnaire>.<question>.<answer>`. */
import type { Branch } from '@amberlane/contract/domain/survey-branches';
import { textInEveryLanguage, type TextId } from '../../texts.ts';
import type { DefinedQuestion, InSix } from '../definition.ts';

export type SurveyText = Extract<TextId, `surveys.${string}`>;

export const inEveryLanguage = (id: SurveyText): InSix => textInEveryLanguage(id);

type Choices = Readonly<Record<string, SurveyText>>;
type Extra = Partial<Pick<DefinedQuestion, 'required' | 'max' | 'from' | 'until' | 'showIf'>>;

const choices = (rows: Choices): DefinedQuestion['options'] => Object.entries(rows).map(([code, label]) => ({ code, label: inEveryLanguage(label) }));
const BARE = { required: true, options: [], rows: [], max: null, min: null, from: null, until: null, showIf: null } as const;

export const after = (question: string, ...anyOf: string[]): { readonly showIf: Branch } => ({ showIf: { question, anyOf } });

export const single = (id: string, title: SurveyText, options: Choices, extra: Extra = {}): DefinedQuestion => ({
  ...BARE, id, kind: 'single', title: inEveryLanguage(title), options: choices(options), ...extra,
});
export const multi = (id: string, title: SurveyText, options: Choices, extra: Extra = {}): DefinedQuestion => ({
  ...BARE, id, kind: 'multi', title: inEveryLanguage(title), options: choices(options), ...extra,
});
export const nps = (id: string, title: SurveyText, extra: Extra = {}): DefinedQuestion => ({ ...BARE, id, kind: 'nps', title: inEveryLanguage(title), ...extra });
export const matrix = (id: string, title: SurveyText, rows: Choices, options: Choices, extra: Extra = {}): DefinedQuestion => ({
  ...BARE, id, kind: 'matrix', title: inEveryLanguage(title), rows: choices(rows), options: choices(options), ...extra,
});
/** From 1 to 5; `low` and `high` say what its ends mean. */
export const oneToFive = (id: string, title: SurveyText, { low, high }: { readonly low: SurveyText; readonly high: SurveyText }, extra: Extra = {}): DefinedQuestion => ({
  ...BARE, id, kind: 'scale', title: inEveryLanguage(title), options: choices({ low, high }), min: 1, max: 5, ...extra,
});
export const ranking = (id: string, title: SurveyText, options: Choices, extra: Extra = {}): DefinedQuestion => ({
  ...BARE, id, kind: 'ranking', title: inEveryLanguage(title), options: choices(options), ...extra,
});
/** A day; nobody has to know it. */
export const date = (id: string, title: SurveyText, extra: Extra = {}): DefinedQuestion => ({ ...BARE, id, kind: 'date', title: inEveryLanguage(title), required: false, ...extra });
/** Free words; nobody has to write any. */
export const text = (id: string, title: SurveyText, extra: Extra = {}): DefinedQuestion => ({
  ...BARE, id, kind: 'text', title: inEveryLanguage(title), max: 1000, required: false, ...extra,
});

/** Open to everybody, at any time, in every language. */
export const OPEN = { languages: ['en', 'zh-CN', 'fr', 'ar', 'ur', 'tr'], opensAt: null, closesAt: null, quotas: [], event: null } as const;
