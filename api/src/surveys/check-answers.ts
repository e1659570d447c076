/** Judges the answers of one person: required questions answered, choices that exist, nothing from hidden branches. */
import { z } from 'zod';
import { shownQuestions, type SurveyAnswer, type SurveyAnswers } from '@amberlane/contract/domain/survey-branches';
import { NPS_MAX } from '@amberlane/contract/calls/surveys';
import type { FieldFault } from '@amberlane/contract/domain/field-faults';
import { dayOf, type Asked, type DefinedQuestion } from './definition.ts';
import { readAnswer } from './read-answer.ts';

export interface CheckedAnswers {
  /** Only of questions that were shown, in their order. */
  readonly answers: SurveyAnswers;
  readonly faults: readonly FieldFault[];
}

/** Answers to unknown or hidden questions are dropped; every fault names its field: `answers.reason`, `answers.service.speed`. */
export function checkAnswers(questions: readonly DefinedQuestion[], given: SurveyAnswers, asked: Asked): CheckedAnswers {
  const sent = new Map(readable(questions, given));
  const kept: Record<string, SurveyAnswer> = {};
  const faults: FieldFault[] = [];
  for (const question of shownQuestions(questions, Object.fromEntries(sent))) {
    const answer = sent.get(question.id);
    const field = `answers.${question.id}`;
    if (answer === undefined) {
      if (question.required) faults.push({ field, code: 'required', params: {} });
      continue;
    }
    const found = JUDGES[question.kind](question, answer, { field, asked });
    faults.push(...found);
    if (found.length === 0) kept[question.id] = answer;
  }
  return { answers: kept, faults };
}

/** Of known questions, what was answered. */
function readable(questions: readonly DefinedQuestion[], given: SurveyAnswers): (readonly [id: string, answer: SurveyAnswer])[] {
  return questions.flatMap((question) => {
    const answer = Object.hasOwn(given, question.id) ? given[question.id] : undefined;
    return answer === undefined || isEmpty(answer) ? [] : [[question.id, readAnswer(question, answer)] as const];
  });
}

const isEmpty = (answer: SurveyAnswer): boolean => answer === '' || (typeof answer === 'object' && Object.keys(answer).length === 0);

interface Place {
  readonly field: string;
  readonly asked: Asked;
}
type Judge = (question: DefinedQuestion, answer: SurveyAnswer, place: Place) => FieldFault[];

const refuse = (field: string, code: FieldFault['code'], params: FieldFault['params'] = {}): FieldFault[] => [{ field, code, params }];
const isOption = ({ options }: DefinedQuestion, answer: unknown): boolean => options.some(({ code }) => code === answer);
const isList = (answer: SurveyAnswer): answer is readonly string[] => Array.isArray(answer);
const isDistinct = (codes: readonly string[]): boolean => new Set(codes).size === codes.length;
const calendarDay = z.iso.date();

function judgeNumber(answer: SurveyAnswer, field: string, { min, max }: { readonly min: number; readonly max: number }): FieldFault[] {
  if (typeof answer !== 'number') return refuse(field, 'choice');
  if (!Number.isInteger(answer)) return refuse(field, 'wholeNumber');
  if (answer < min) return refuse(field, 'tooSmall', { min });
  return answer > max ? refuse(field, 'tooLarge', { max }) : [];
}

const JUDGES: Readonly<Record<DefinedQuestion['kind'], Judge>> = {
  single: (question, answer, { field }) => (isOption(question, answer) ? [] : refuse(field, 'choice')),
  multi: (question, answer, { field }) => {
    if (!isList(answer) || !answer.every((code) => isOption(question, code)) || !isDistinct(answer)) return refuse(field, 'choice');
    return question.max !== null && answer.length > question.max ? refuse(field, 'tooMany', { max: question.max }) : [];
  },
  nps: (_question, answer, { field }) => judgeNumber(answer, field, { min: 0, max: NPS_MAX }),
  scale: ({ min, max }, answer, { field }) => judgeNumber(answer, field, { min: min ?? 0, max: max ?? 0 }),
  matrix: (question, answer, { field }) => {
    if (typeof answer !== 'object' || isList(answer)) return refuse(field, 'choice');
    const known = new Set(question.rows.map(({ code }) => code));
    if (Object.keys(answer).some((row) => !known.has(row))) return refuse(field, 'choice');
    return question.rows.flatMap(({ code }) => {
      if (!Object.hasOwn(answer, code)) return question.required ? refuse(`${field}.${code}`, 'required') : [];
      return isOption(question, answer[code]) ? [] : refuse(`${field}.${code}`, 'choice');
    });
  },
  ranking: (question, answer, { field }) =>
    isList(answer) && answer.length === question.options.length && answer.every((code) => isOption(question, code)) && isDistinct(answer) ? [] : refuse(field, 'ranking'),
  text: (question, answer, { field }) => {
    if (typeof answer !== 'string') return refuse(field, 'format');
    const max = question.max ?? MAX_TEXT;
    return answer.length > max ? refuse(field, 'tooLong', { max }) : [];
  },
  // Days of the calendar: as text they are in the order of time.
  date: ({ from, until }, answer, { field, asked }) => {
    const day = calendarDay.safeParse(answer);
    if (!day.success) return refuse(field, 'date');
    const [first, last] = [dayOf(from, asked), dayOf(until, asked)];
    if (first !== null && day.data < first) return refuse(field, 'tooEarly', { min: first });
    return last !== null && day.data > last ? refuse(field, 'tooLate', { max: last }) : [];
  },
};

/** Of a text whose definition names no end. */
const MAX_TEXT = 2_000;
