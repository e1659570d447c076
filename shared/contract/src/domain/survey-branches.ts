/** Which questions a person is asked, by what was answered so far: the same for the page and for the API. */

/** An option's code, codes of several, a score, a code for each row, or words. */
export type SurveyAnswer = string | number | readonly string[] | Readonly<Record<string, string>>;
export type SurveyAnswers = Readonly<Record<string, SurveyAnswer>>;

export interface Branch {
  /** An earlier question. */
  readonly question: string;
  /** Any of these answers shows the question; scores are written as text. */
  readonly anyOf: readonly string[];
}

interface Branching {
  readonly id: string;
  readonly showIf: Branch | null;
}

/** The questions that are shown, in order. An answer to a hidden question opens nothing. */
export function shownQuestions<Question extends Branching>(questions: readonly Question[], answers: SurveyAnswers): Question[] {
  const shown: Question[] = [];
  for (const question of questions) {
    const { showIf } = question;
    const isAsked = !showIf || (shown.some(({ id }) => id === showIf.question) && matches(answers[showIf.question], showIf.anyOf));
    if (isAsked) shown.push(question);
  }
  return shown;
}

function matches(answer: SurveyAnswer | undefined, anyOf: readonly string[]): boolean {
  if (answer === undefined) return false;
  if (typeof answer === 'string' || typeof answer === 'number') return anyOf.includes(String(answer));
  return Object.values(answer).some((value) => anyOf.includes(value));
}
