import type { ReactNode } from 'react';
import type { SurveyQuestion } from '@amberlane/contract/calls/surveys';
import type { SurveyAnswer } from '@amberlane/contract/domain/survey-branches';

/** What every kind of question takes. */
export interface QuestionProps {
  readonly question: SurveyQuestion;
  /** The question as it is asked: with its number, and the word for "optional". */
  readonly title: ReactNode;
  /** Id of the form, with which those of the fields begin. */
  readonly formId: string;
  readonly answer: SurveyAnswer | undefined;
  /** Sentences by field. */
  readonly faults: ReadonlyMap<string, string>;
  /** Asked in any case: browsers without JavaScript may insist on it. */
  readonly insists: boolean;
  /** undefined takes the answer back. */
  readonly onAnswer: (answer: SurveyAnswer | undefined) => void;
}

/** Id of the first control of a field: where links of the summary lead. */
export const controlId = (formId: string, field: string): string => `${formId}-${field}`;
