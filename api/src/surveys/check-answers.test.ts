import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LOCALES } from '@amberlane/contract/site';
import { shownQuestions, type SurveyAnswer } from '@amberlane/contract/domain/survey-branches';
import { checkAnswers } from './check-answers.ts';
import { SATISFACTION } from './data/satisfaction.ts';
import { STARTING_SURVEYS } from './survey-data.ts';

const { questions } = SATISFACTION;
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
    ['a text as score', '9', 'recommend', 'choice'],
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

describe('the questionnaires of the installation', () => {
  it.each(STARTING_SURVEYS.map(({ code, definition }) => [code, definition] as const))('%s says everything in six languages and branches backwards only', (_code, definition) => {
    const ids = definition.questions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [index, question] of definition.questions.entries()) {
      const { showIf } = question;
      if (!showIf) continue;
      const earlier = definition.questions.slice(0, index).find(({ id }) => id === showIf.question);
      const possible = earlier?.kind === 'nps' ? Array.from({ length: 11 }, (_, score) => String(score)) : earlier?.options.map(({ code }) => code);
      expect(possible).toEqual(expect.arrayContaining([...showIf.anyOf]));
    }
    const texts = [definition.title, definition.intro, ...definition.questions.flatMap(({ title, options, rows }) => [title, ...options.map(({ label }) => label), ...rows.map(({ label }) => label)])];
    for (const text of texts) {
      expect(LOCALES.every((locale) => text[locale].trim() !== '')).toBe(true);
      expect([text['zh-CN'], text.ar, text.ur].join()).not.toMatch(/[A-Za-z]/);
    }
  });

  it('has twelve questions about satisfaction, of every kind', () => {
    expect(questions).toHaveLength(12);
    expect(new Set(questions.map(({ kind }) => kind))).toEqual(new Set(['single', 'multi', 'nps', 'matrix', 'text']));
  });
});
