/** Questions for tests, one of each kind, in English. */
import type { Survey, SurveyQuestion } from '@amberlane/contract/calls/surveys';
import { sampleSurvey } from './sample-survey.ts';

export const SURVEY: Survey = sampleSurvey('seller-needs', 'en');

/** The question of a kind. */
export function questionOf(kind: SurveyQuestion['kind'], more: Partial<SurveyQuestion> = {}): SurveyQuestion {
  const question = SURVEY.questions.find((each) => each.kind === kind);
  if (!question) throw new Error(`The sample has no question of the kind ${kind}.`);
  return { ...question, ...more };
}
