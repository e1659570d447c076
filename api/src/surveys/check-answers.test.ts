import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LOCALES } from '@amberlane/contract/site';
import { shownQuestions, type SurveyAnswer } from '@amberlane/contract/domain/survey-branches';
import { everyKind } from '../testing/every-kind-survey.ts';
import { checkAnswers as check } from './check-answers.ts';
import { readDefinition } from './definition-schema.ts';
import { possibleAnswers, type DefinedQuestion } from './definition.ts';
import { SATISFACTION } from './data/satisfaction.ts';
import { STARTING_SURVEYS } from './survey-data.ts';

const { questions } = SATISFACTION;
const ASKED = { country: 'GH', now: new Date('2026-11-20T10:30:00Z') } as const;
const checkAnswers = (of: readonly DefinedQuestion[], given: Record<string, SurveyAnswer>) => check(of, given, ASKED);
const COMPLETE = {
  role: 'sender',
  frequency: 'weekly',
  products: ['smallParcel', 'local'],
  service: { speed: 'good', tracking: 'veryGood', courier: 'fair', support: 'notUsed' },
  onTime: 'yes',
  contacted: 'no',
  price: 'fair',
  recommend: 9,
} as const satisfies Record<string, SurveyAnswer>;

const faultsOf = (answers: Record<string, SurveyAnswer>) => checkAnswers(questions, answers).faults.map(({ field, code }) => [field, code]);

describe('answers to a questionnaire', () => {
  it('are kept as they are when they are complete', () => {
    expect(checkAnswers(questions, COMPLETE)).toEqual({ answers: COMPLETE, faults: [] });
  });

  it.each(Object.keys(COMPLETE))('need an answer to %s, and the refusal names it', (id) => {
    const { [id]: _left, ...rest } = COMPLETE as Record<string, SurveyAnswer>;
    expect(faultsOf(rest)).toContainEqual([`answers.${id}`, 'required']);
    expect(faultsOf({ ...rest, [id]: '' })).toContainEqual([`answers.${id}`, 'required']);
  });

  it('need a branch once it is open, and lose what belongs to a closed one', () => {
    expect(faultsOf({ ...COMPLETE, onTime: 'no', contacted: 'yes', recommend: 3 })).toEqual([
      ['answers.lateReason', 'required'],
      ['answers.solved', 'required'],
      ['answers.improve', 'required'],
    ]);
    const stray = { ...COMPLETE, lateReason: ['customs'], solved: 'no', improve: 'all', unknown: 'x', constructor: 'x' };
    expect(checkAnswers(questions, stray)).toEqual({ answers: COMPLETE, faults: [] });
  });

  it.each<[string, SurveyAnswer, string, string]>([
    ['a choice that is not offered', 'boss', 'role', 'choice'],
    ['a list where one is asked', ['sender'], 'role', 'choice'],
    ['a choice taken twice', ['local', 'local'], 'products', 'choice'],
    ['a stranger among the choices', ['local', 'rocket'], 'products', 'choice'],
    ['a word as score', 'nine', 'recommend', 'choice'],
    ['a score above ten', 11, 'recommend', 'tooLarge'],
    ['a negative score', -1, 'recommend', 'tooSmall'],
    ['a broken score', 7.5, 'recommend', 'wholeNumber'],
    ['an unknown row', { ...COMPLETE.service, taste: 'good' }, 'service', 'choice'],
    ['a text as matrix', 'good', 'service', 'choice'],
    ['a number as text', 5, 'words', 'format'],
    ['a text without end', 'x'.repeat(1001), 'words', 'tooLong'],
  ])('refuse %s', (_what, answer, id, code) => {
    expect(faultsOf({ ...COMPLETE, [id]: answer })).toEqual([[`answers.${id}`, code]]);
  });

  it('name the row of a matrix', () => {
    expect(faultsOf({ ...COMPLETE, service: { speed: 'good', tracking: 'great', courier: 'fair' } })).toEqual([
      ['answers.service.tracking', 'choice'],
      ['answers.service.support', 'required'],
    ]);
  });

  it('respect the most choices of a question', () => {
    const late = { ...COMPLETE, onTime: 'no', lateReason: ['pickup', 'customs', 'lastMile', 'unknown'] };
    expect(checkAnswers(questions, late).faults).toEqual([{ field: 'answers.lateReason', code: 'tooMany', params: { max: 3 } }]);
  });

  it.each<[string, Record<string, SurveyAnswer>, Record<string, SurveyAnswer>]>([
    ['a number that comes as text', { recommend: '9' }, { recommend: 9 }],
    ['one choice of several as a text', { products: 'local' }, { products: ['local'] }],
  ])('of a form without scripts are read: %s', (_what, sent, kept) => {
    expect(checkAnswers(questions, { ...COMPLETE, ...sent })).toEqual({ answers: { ...COMPLETE, ...kept }, faults: [] });
  });

  it('whatever is sent: keep only shown questions, and judge the same twice', () => {
    const code = fc.constantFrom('yes', 'no', 'sender', 'local', 'good', 'x', '__proto__');
    const answer = fc.oneof(code, fc.integer({ min: -2, max: 12 }), fc.array(code, { maxLength: 4 }), fc.dictionary(code, code, { maxKeys: 4 }));
    const ids = fc.constantFrom(...questions.map(({ id }) => id), 'other', '__proto__', 'constructor');
    fc.assert(
      fc.property(fc.dictionary(ids, answer), (given) => {
        const { answers, faults } = checkAnswers(questions, given);
        const shown = shownQuestions(questions, given).map(({ id }) => id);
        expect(Object.keys(answers).every((id) => shown.includes(id))).toBe(true);
        if (faults.length === 0) expect(checkAnswers(questions, answers)).toEqual({ answers, faults: [] });
      }),
    );
  });
});

describe('answers on scales, in order and with dates', () => {
  const { questions: kinds } = readDefinition('every-kind', everyKind());
  const given = (answers: Record<string, SurveyAnswer>) => check(kinds, { role: 'sender', ...answers }, ASKED);
  const kept = (answers: Record<string, SurveyAnswer>) => expect(given(answers)).toMatchObject({ faults: [], answers: { role: 'sender', ...answers } });

  it.each([1, 3, 5])('keep the mark %d', (mark) => kept({ mark }));
  it.each<[SurveyAnswer, string, object]>([
    [0, 'tooSmall', { min: 1 }], [6, 'tooLarge', { max: 5 }], [2.5, 'wholeNumber', {}], ['low', 'choice', {}], ['6', 'tooLarge', { max: 5 }], [['1'], 'choice', {}],
  ])('refuse the mark %j', (mark, code, params) => expect(given({ mark }).faults).toEqual([{ field: 'answers.mark', code, params }]));
  it('read a mark that comes as text, and open the branch behind it', () => {
    expect(given({ mark: '2', why: 'Late' })).toEqual({ answers: { role: 'sender', mark: 2, why: 'Late' }, faults: [] });
    expect(given({ mark: '4', why: 'Late' })).toEqual({ answers: { role: 'sender', mark: 4 }, faults: [] });
  });

  it('keep an order of all options', () => kept({ order: ['care', 'price', 'speed'] }));
  it('read places as an order', () => {
    expect(given({ order: { price: '3', speed: '1', care: ' 2 ' } }).answers).toEqual({ role: 'sender', order: ['speed', 'care', 'price'] });
  });
  it.each<[string, SurveyAnswer]>([
    ['one left out', ['care', 'price']],
    ['one twice', ['care', 'care', 'price']],
    ['a stranger', ['care', 'price', 'tea']],
    ['a text', 'care'],
    ['a place twice', { price: '1', speed: '1', care: '2' }],
    ['a place left out', { price: '1', speed: '2' }],
    ['a place too far', { price: '1', speed: '2', care: '4' }],
    ['a place of a stranger', { price: '1', speed: '2', tea: '3' }],
    ['places in words', { price: 'first', speed: 'second', care: 'third' }],
  ])('refuse an order with %s', (_what, order) => expect(given({ order }).faults).toEqual([{ field: 'answers.order', code: 'ranking', params: {} }]));

  it.each(['2020-01-01', '2024-02-29', '2026-11-20'])('keep the day %s', (since) => kept({ since }));
  it.each<[SurveyAnswer, string, object]>([
    ['2019-12-31', 'tooEarly', { min: '2020-01-01' }], ['2026-11-21', 'tooLate', { max: '2026-11-20' }], ['2026-02-30', 'date', {}], ['20.11.2026', 'date', {}], ['2026-11-20T00:00:00Z', 'date', {}], [20261120, 'date', {}],
  ])('refuse the day %j', (since, code, params) => expect(given({ since }).faults).toEqual([{ field: 'answers.since', code, params }]));

  it.each([
    ['2026-11-20T23:30:00Z', 'GH', '2026-11-20'],
    ['2026-11-20T23:30:00Z', 'PK', '2026-11-21'],
    ['2026-12-31T16:00:00Z', 'CN', '2027-01-01'],
    ['2026-12-31T15:59:00Z', 'CN', '2026-12-31'],
  ] as const)('take as today at %s what the calendar of %s shows', (now, country, today) => {
    const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
    const judge = (since: string) => check(kinds, { role: 'sender', since }, { country, now: new Date(now) }).faults;
    expect(judge(today)).toEqual([]);
    expect(judge(tomorrow)).toEqual([{ field: 'answers.since', code: 'tooLate', params: { max: today } }]);
  });

  it('name every fault at once', () => {
    expect(given({ role: 'x', mark: 9, order: ['care'], since: 'x', goods: ['books', 'shoes', 'tea'] }).faults.map(({ field, code }) => [field, code])).toEqual([
      ['answers.role', 'choice'], ['answers.goods', 'tooMany'], ['answers.mark', 'tooLarge'], ['answers.order', 'ranking'], ['answers.since', 'date'],
    ]);
  });
});

describe('the questionnaires of the installation', () => {
  it.each(STARTING_SURVEYS.map(({ code, definition }) => [code, definition] as const))('%s says everything in six languages and branches backwards only', (_code, definition) => {
    const ids = definition.questions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [index, question] of definition.questions.entries()) {
      const { showIf } = question;
      if (!showIf) continue;
      const earlier = definition.questions.slice(0, index).find(({ id }) => id === showIf.question);
      const possible = earlier && possibleAnswers(earlier);
      expect(possible).toEqual(expect.arrayContaining([...showIf.anyOf]));
    }
    const texts = [definition.title, definition.intro, ...definition.questions.flatMap(({ title, options, rows }) => [title, ...options.map(({ label }) => label), ...rows.map(({ label }) => label)])];
    for (const text of texts) {
      expect(LOCALES.every((locale) => text[locale]?.trim())).toBe(true);
      expect([text['zh-CN'], text.ar, text.ur].join()).not.toMatch(/[A-Za-z]/);
    }
  });

  it.each(STARTING_SURVEYS.map(({ code, definition }) => [code, definition] as const))('%s is stored as it is written', (code, definition) => {
    expect(readDefinition(code, definition)).toEqual(definition);
  });

  it('has twelve questions about satisfaction, of every kind', () => {
    expect(questions).toHaveLength(12);
    expect(new Set(questions.map(({ kind }) => kind))).toEqual(new Set(['single', 'multi', 'nps', 'matrix', 'text']));
  });
});
