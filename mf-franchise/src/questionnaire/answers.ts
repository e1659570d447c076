/** Answers to a questionnaire: read from what was typed or kept, counted, and judged before they are sent. Pure. */
import type { SurveyQuestion } from '@amberlane/contract/calls/surveys';
import { shownQuestions, type SurveyAnswer, type SurveyAnswers } from '@amberlane/contract/domain/survey-branches';
import type { FieldFault } from '@amberlane/contract/domain/field-faults';

export const NO_ANSWERS: SurveyAnswers = {};

/** Last point of "how likely are you to recommend us", which begins at 0 (spec §7). */
const NPS_MAX = 10;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Path of a question's answer in the request: also the name of its fields. */
export const fieldOf = (question: Pick<SurveyQuestion, 'id'>): string => `answers.${question.id}`;
export const rowFieldOf = (question: Pick<SurveyQuestion, 'id'>, row: string): string => `${fieldOf(question)}.${row}`;

/** First and last point of `nps` and `scale`. */
export function endsOf({ kind, min, max }: SurveyQuestion): readonly [number, number] {
  return kind === 'nps' ? [0, NPS_MAX] : [min ?? 1, max ?? 5];
}

type Rows = Readonly<Record<string, string>>;

const isList = (answer: SurveyAnswer | undefined): answer is readonly string[] => Array.isArray(answer);
export const rowsOf = (answer: SurveyAnswer | undefined): Rows => (typeof answer === 'object' && !isList(answer) ? answer : {});
export const listOf = (answer: SurveyAnswer | undefined): readonly string[] => (isList(answer) ? answer : []);

/** What can stand as the answer to the question: of something typed, kept or sent by the server; undefined for anything else. */
export function answerFrom(question: SurveyQuestion, given: unknown): SurveyAnswer | undefined {
  const isOption = (code: unknown): code is string => question.options.some((option) => option.code === code);
  switch (question.kind) {
    case 'single':
      return isOption(given) ? given : undefined;
    case 'multi': {
      const chosen = question.options.map(({ code }) => code).filter((code) => Array.isArray(given) && given.includes(code));
      return chosen.length > 0 ? chosen : undefined;
    }
    case 'nps':
    case 'scale': {
      const [first, last] = endsOf(question);
      const point = given === '' || given === null ? NaN : Number(given);
      return Number.isInteger(point) && point >= first && point <= last ? point : undefined;
    }
    case 'matrix': {
      const sent = new Map<string, unknown>(typeof given === 'object' && given !== null ? Object.entries(given) : []);
      const rows = question.rows.flatMap(({ code }) => {
        const chosen = sent.get(code);
        return isOption(chosen) ? [[code, chosen] as const] : [];
      });
      return rows.length > 0 ? Object.fromEntries(rows) : undefined;
    }
    case 'ranking': {
      const order: readonly unknown[] = Array.isArray(given) ? given : [];
      return order.length === question.options.length && new Set(order).size === order.length && order.every(isOption) ? order : undefined;
    }
    case 'date':
      return typeof given === 'string' && DAY.test(given) ? given : undefined;
    case 'text':
      return typeof given === 'string' && given !== '' ? given : undefined;
  }
}

/** Of answers from elsewhere those that fit the questions as they are now. */
export function fittingAnswers(questions: readonly SurveyQuestion[], given: Readonly<Record<string, unknown>>): SurveyAnswers {
  return Object.fromEntries(
    questions.flatMap((question) => {
      const answer = Object.hasOwn(given, question.id) ? answerFrom(question, given[question.id]) : undefined;
      return answer === undefined ? [] : [[question.id, answer] as const];
    }),
  );
}

/** What stands in the fields of the form. */
export function answersIn(data: FormData, questions: readonly SurveyQuestion[]): SurveyAnswers {
  const typed = (name: string): string[] => data.getAll(name).filter((value): value is string => typeof value === 'string' && value !== '');
  const given = (question: SurveyQuestion): unknown => {
    const values = typed(fieldOf(question));
    if (question.kind === 'multi' || question.kind === 'ranking') return values;
    if (question.kind !== 'matrix') return values[0];
    return Object.fromEntries(question.rows.map(({ code }) => [code, typed(rowFieldOf(question, code))[0]]));
  };
  return fittingAnswers(questions, Object.fromEntries(questions.map((question) => [question.id, given(question)])));
}

/** Whether nothing of the question is open; in a matrix, every row. */
export function isAnswered(question: SurveyQuestion, answers: SurveyAnswers): boolean {
  const answer = answers[question.id];
  if (answer === undefined) return false;
  if (question.kind === 'matrix') return question.rows.every(({ code }) => rowsOf(answer)[code] !== undefined);
  return typeof answer !== 'string' || answer.trim() !== '';
}

/** Shown questions without an answer, in order. */
export const openQuestions = (questions: readonly SurveyQuestion[], answers: SurveyAnswers): SurveyQuestion[] =>
  shownQuestions(questions, answers).filter((question) => !isAnswered(question, answers));

type SentAnswers = Record<string, string | number | string[] | Record<string, string>>;

/** What is sent: answers to the questions that are shown. */
export const sentAnswers = (questions: readonly SurveyQuestion[], answers: SurveyAnswers): SentAnswers =>
  Object.fromEntries(
    shownQuestions(questions, answers).flatMap(({ id }) => {
      const answer = answers[id];
      return answer === undefined ? [] : [[id, typeof answer !== 'object' ? answer : isList(answer) ? [...answer] : { ...answer }] as const];
    }),
  );

/** Everything that the API would refuse, in the order of the questions. */
export const faultsOf = (questions: readonly SurveyQuestion[], answers: SurveyAnswers): FieldFault[] =>
  shownQuestions(questions, answers).flatMap((question) => faultsOfOne(question, answers));

function faultsOfOne(question: SurveyQuestion, answers: SurveyAnswers): FieldFault[] {
  const answer = answers[question.id];
  const refuse = (code: FieldFault['code'], params: FieldFault['params'] = {}, field = fieldOf(question)): FieldFault[] => [{ field, code, params }];
  if (question.required && !isAnswered(question, answers)) {
    if (question.kind !== 'matrix') return refuse('required');
    return question.rows.filter(({ code }) => rowsOf(answer)[code] === undefined).flatMap(({ code }) => refuse('required', {}, rowFieldOf(question, code)));
  }
  const { kind, max, from, until } = question;
  if (kind === 'multi' && max !== null && listOf(answer).length > max) return refuse('tooMany', { max });
  if (typeof answer !== 'string') return [];
  if (kind === 'text' && max !== null && answer.length > max) return refuse('tooLong', { max });
  if (kind !== 'date') return [];
  if (from !== null && answer < from) return refuse('tooEarly', { min: from });
  return until !== null && answer > until ? refuse('tooLate', { max: until }) : [];
}
