/** Judges the answers of one person: required questions answered, choices that exist, nothing from hidden branches. */
import { shownQuestions, type SurveyAnswer, type SurveyAnswers } from '@amberlane/contract/domain/survey-branches';
import { NPS_MAX } from '@amberlane/contract/calls/surveys';
import type { FieldFault } from '@amberlane/contract/domain/field-faults';
import type { DefinedQuestion } from './definition.ts';

export interface CheckedAnswers {
  /** Only of questions that were shown, in their order. */
  readonly answers: SurveyAnswers;
  readonly faults: readonly FieldFault[];
}

/** Answers to unknown or hidden questions are dropped; every fault names its field: `answers.reason`, `answers.service.speed`. */
export function checkAnswers(questions: readonly DefinedQuestion[], given: SurveyAnswers): CheckedAnswers {
  const sent = new Map(Object.entries(given).filter(([, answer]) => !isEmpty(answer)));
  const kept: Record<string, SurveyAnswer> = {};
  const faults: FieldFault[] = [];
  for (const question of shownQuestions(questions, Object.fromEntries(sent))) {
    const answer = sent.get(question.id);
    const field = `answers.${question.id}`;
    if (answer === undefined) {
      if (question.required) faults.push({ field, code: 'required', params: {} });
      continue;
    }
    const found = JUDGES[question.kind](question, answer, field);
    faults.push(...found);
    if (found.length === 0) kept[question.id] = answer;
  }
  return { answers: kept, faults };
}

const isEmpty = (answer: SurveyAnswer): boolean => answer === '' || (typeof answer === 'object' && Object.keys(answer).length === 0);

type Judge = (question: DefinedQuestion, answer: SurveyAnswer, field: string) => FieldFault[];

const refuse = (field: string, code: FieldFault['code'], params: FieldFault['params'] = {}): FieldFault[] => [{ field, code, params }];
const isOption = ({ options }: DefinedQuestion, answer: unknown): boolean => options.some(({ code }) => code === answer);
const isList = (answer: SurveyAnswer): answer is readonly string[] => Array.isArray(answer);

const JUDGES: Readonly<Record<DefinedQuestion['kind'], Judge>> = {
  single: (question, answer, field) => (isOption(question, answer) ? [] : refuse(field, 'choice')),
  multi: (question, answer, field) => {
    if (!isList(answer) || !answer.every((code) => isOption(question, code)) || new Set(answer).size < answer.length) return refuse(field, 'choice');
    return question.max !== null && answer.length > question.max ? refuse(field, 'tooMany', { max: question.max }) : [];
  },
  nps: (_question, answer, field) => {
    if (typeof answer !== 'number') return refuse(field, 'choice');
    if (!Number.isInteger(answer)) return refuse(field, 'wholeNumber');
    if (answer < 0) return refuse(field, 'tooSmall', { min: 0 });
    return answer > NPS_MAX ? refuse(field, 'tooLarge', { max: NPS_MAX }) : [];
  },
  matrix: (question, answer, field) => {
    if (typeof answer !== 'object' || isList(answer)) return refuse(field, 'choice');
    const known = new Set(question.rows.map(({ code }) => code));
    if (Object.keys(answer).some((row) => !known.has(row))) return refuse(field, 'choice');
    return question.rows.flatMap(({ code }) => {
      if (!Object.hasOwn(answer, code)) return question.required ? refuse(`${field}.${code}`, 'required') : [];
      return isOption(question, answer[code]) ? [] : refuse(`${field}.${code}`, 'choice');
    });
  },
  text: (question, answer, field) => {
    if (typeof answer !== 'string') return refuse(field, 'format');
    return question.max !== null && answer.length > question.max ? refuse(field, 'tooLong', { max: question.max }) : [];
  },
};
