/** How a questionnaire is stored: every text in six languages. */
import type { Locale } from '@amberlane/contract/site';
import type { Branch } from '@amberlane/contract/domain/survey-branches';
import type { QuestionKind, SurveyQuestion } from '@amberlane/contract/calls/surveys';

export type InSix = Readonly<Record<Locale, string>>;

interface DefinedChoice {
  readonly code: string;
  readonly label: InSix;
}

export interface DefinedQuestion {
  readonly id: string;
  readonly kind: QuestionKind;
  readonly title: InSix;
  readonly required: boolean;
  readonly options: readonly DefinedChoice[];
  readonly rows: readonly DefinedChoice[];
  /** Most characters of a text, most choices of `multi`. */
  readonly max: number | null;
  readonly showIf: Branch | null;
}

export interface SurveyDefinition {
  readonly title: InSix;
  readonly intro: InSix;
  readonly minutes: number;
  readonly questions: readonly DefinedQuestion[];
}

export const questionIn = (locale: Locale, { title, options, rows, showIf, ...rest }: DefinedQuestion): SurveyQuestion => ({
  ...rest,
  title: title[locale],
  options: options.map(({ code, label }) => ({ code, label: label[locale] })),
  rows: rows.map(({ code, label }) => ({ code, label: label[locale] })),
  showIf: showIf && { question: showIf.question, anyOf: [...showIf.anyOf] },
});
