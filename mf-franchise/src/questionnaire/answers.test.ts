import { describe, expect, it } from '@jest/globals';
import type { SurveyQuestion } from '@amberlane/contract/calls/surveys';
import type { SurveyAnswer, SurveyAnswers } from '@amberlane/contract/domain/survey-branches';
import { questionOf, SURVEY } from '../../testing/survey-questions.ts';
import { answerFrom, answersIn, faultsOf, fittingAnswers, isAnswered, openQuestions, sentAnswers } from './answers.ts';

const { questions } = SURVEY;
const COMPLETE: SurveyAnswers = {
  single: 'no', multi: ['pickup'], nps: 0, matrix: { pickup: 'yes', delivery: 'no' }, scale: 5, ranking: ['customs', 'delivery', 'pickup'], date: '2026-11-01', text: 'Thanks',
};
const faultLines = (all: readonly SurveyQuestion[], answers: SurveyAnswers): string[] => faultsOf(all, answers).map(({ field, code }) => `${field} ${code}`);

describe('an answer that comes from elsewhere', () => {
  it.each<[SurveyQuestion['kind'], unknown, SurveyAnswer | undefined]>([
    ['single', 'no', 'no'],
    ['single', 'maybe', undefined],
    ['single', ['no'], undefined],
    ['multi', ['delivery', 'pickup', 'rocket'], ['pickup', 'delivery']],
    ['multi', [], undefined],
    ['multi', 'pickup', undefined],
    ['nps', 0, 0],
    ['nps', '10', 10],
    ['nps', 11, undefined],
    ['nps', '', undefined],
    ['nps', null, undefined],
    ['nps', 7.5, undefined],
    ['scale', '5', 5],
    ['scale', 0, undefined],
    ['matrix', { pickup: 'yes', delivery: 'rather', roof: 'yes' }, { pickup: 'yes' }],
    ['matrix', 'yes', undefined],
    ['ranking', ['customs', 'delivery', 'pickup'], ['customs', 'delivery', 'pickup']],
    ['ranking', ['customs', 'customs', 'pickup'], undefined],
    ['ranking', ['customs', 'pickup'], undefined],
    ['date', '2026-11-01', '2026-11-01'],
    ['date', '01.11.2026', undefined],
    ['text', 'Thanks', 'Thanks'],
    ['text', '', undefined],
  ])('to a question of kind %s: %j', (kind, given, expected) => {
    expect(answerFrom(questionOf(kind), given)).toEqual(expected);
  });

  it('is left out when the questions have changed since', () => {
    expect(fittingAnswers(questions, { single: 'yes', gone: 'x', constructor: 'x', nps: 'ten' })).toEqual({ single: 'yes' });
  });
});

describe('answers in the fields of a form', () => {
  it('are read by their names', () => {
    const data = new FormData();
    for (const [name, value] of [
      ['answers.single', 'no'], ['answers.multi', 'delivery'], ['answers.multi', 'pickup'], ['answers.nps', '0'], ['answers.matrix.pickup', 'yes'], ['answers.scale', '4'],
      ['answers.ranking', 'pickup'], ['answers.ranking', 'customs'], ['answers.ranking', 'delivery'], ['answers.date', '2026-11-01'], ['answers.text', ''], ['code', 'seller-needs'],
    ] as const) data.append(name, value);
    expect(answersIn(data, questions)).toEqual({
      single: 'no', multi: ['pickup', 'delivery'], nps: 0, matrix: { pickup: 'yes' }, scale: 4, ranking: ['pickup', 'customs', 'delivery'], date: '2026-11-01',
    });
  });
});

describe('the questions that are left', () => {
  it('follow the branch that is open', () => {
    expect(openQuestions(questions, {})).toHaveLength(7);
    expect(openQuestions(questions, { single: 'yes' })).toHaveLength(6);
    expect(openQuestions(questions, { single: 'no' }).map(({ id }) => id)[0]).toBe('multi');
    expect(openQuestions(questions, COMPLETE)).toEqual([]);
  });

  it('count a matrix until its last row, and words that are none', () => {
    expect(isAnswered(questionOf('matrix'), { matrix: { pickup: 'yes' } })).toBe(false);
    expect(isAnswered(questionOf('text'), { text: '  ' })).toBe(false);
    expect(isAnswered(questionOf('nps'), { nps: 0 })).toBe(true);
  });
});

describe('what is sent', () => {
  it('leaves out what belongs to a closed branch', () => {
    expect(sentAnswers(questions, COMPLETE)).toEqual(COMPLETE);
    expect(sentAnswers(questions, { ...COMPLETE, single: 'yes' })).not.toHaveProperty('multi');
  });

  it('is refused with all faults at once, in the order of the questions', () => {
    const all = questions.map((question) => ({ ...question, required: true }));
    expect(faultLines(all, {})).toEqual([
      'answers.single required', 'answers.nps required', 'answers.matrix.pickup required', 'answers.matrix.delivery required', 'answers.scale required', 'answers.ranking required',
      'answers.date required', 'answers.text required',
    ]);
    expect(faultLines(all, COMPLETE)).toEqual([]);
  });

  it('has no more choices, no longer words and no other day than asked', () => {
    expect(faultLines(questions, { ...COMPLETE, multi: ['pickup', 'customs', 'delivery'], text: 'x'.repeat(501), date: '2019-12-31' })).toEqual([
      'answers.multi tooMany', 'answers.date tooEarly', 'answers.text tooLong',
    ]);
    expect(faultLines([questionOf('date', { until: '2026-10-31' })], COMPLETE)).toEqual(['answers.date tooLate']);
  });
});
