/** Questions with what hangs on them: a branch stands inside the question that opens it. Pure. */
import type { SurveyQuestion } from '@amberlane/contract/calls/surveys';

export interface QuestionGroup {
  /** 1 for the first. */
  readonly number: number;
  readonly question: SurveyQuestion;
  /** Opened by an answer to the question, or to another one of the group; in order. */
  readonly branches: readonly SurveyQuestion[];
}

/** Branches count with the question at their root, however deep they are. */
export function groupQuestions(questions: readonly SurveyQuestion[]): QuestionGroup[] {
  const rootOf = new Map<string, string>();
  for (const { id, showIf } of questions) rootOf.set(id, showIf ? (rootOf.get(showIf.question) ?? id) : id);
  return questions
    .filter(({ id }) => rootOf.get(id) === id)
    .map((question, index) => ({ number: index + 1, question, branches: questions.filter(({ id }) => id !== question.id && rootOf.get(id) === question.id) }));
}

/** Words of the answers that open a branch. */
export function openingWords(questions: readonly SurveyQuestion[], { showIf }: SurveyQuestion): string[] {
  const opener = questions.find(({ id }) => id === showIf?.question);
  return (showIf?.anyOf ?? []).map((answer) => (opener?.kind === 'nps' || opener?.kind === 'scale' ? answer : (opener?.options.find(({ code }) => code === answer)?.label ?? answer)));
}
