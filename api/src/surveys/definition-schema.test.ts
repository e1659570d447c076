import { describe, expect, it } from '@jest/globals';
import { everyKind } from '../testing/every-kind-survey.ts';
import { BrokenDefinition, readDefinition } from './definition-schema.ts';

type Question = ReturnType<typeof everyKind>['questions'][number];

/** The definition with other parts in one of its questions. */
const withQuestion = (id: string, changes: object) => everyKind({ questions: everyKind().questions.map((question: Question) => (question.id === id ? { ...question, ...changes } : question)) });
const label = everyKind().title;
const option = (code: string) => ({ code, label });

function refusal(definition: unknown): string {
  try {
    readDefinition('test', definition);
  } catch (error) {
    if (error instanceof BrokenDefinition) return error.message;
    throw error;
  }
  return 'stored';
}

describe('a definition of a questionnaire', () => {
  it('is read with what it leaves out', () => {
    const { questions, ...rest } = readDefinition('test', everyKind());
    expect(rest).toMatchObject({ opensAt: null, closesAt: null, quotas: [], event: null });
    expect(questions[0]).toMatchObject({ required: true, rows: [], max: null, min: null, from: null, until: null, showIf: null });
  });

  it.each<[string, unknown, string]>([
    ['a branch to a later question', withQuestion('role', { showIf: { question: 'mark', anyOf: ['1'] } }), 'Question "role" depends on "mark", which is no earlier question.'],
    ['a branch to itself', withQuestion('mark', { showIf: { question: 'mark', anyOf: ['1'] } }), 'Question "mark" depends on "mark", which is no earlier question.'],
    ['a branch to nothing', withQuestion('why', { showIf: { question: 'no-such', anyOf: ['1'] } }), 'Question "why" depends on "no-such", which is no earlier question.'],
    ['a branch after an answer that nobody can give', withQuestion('why', { showIf: { question: 'mark', anyOf: ['1', '6'] } }), 'Question "why" is shown after "6", which is no answer to "mark".'],
    ['a branch after a text', withQuestion('order', { showIf: { question: 'why', anyOf: ['x'] } }), 'Question "order" is shown after "x", which is no answer to "why".'],
    ['two questions of one id', withQuestion('mark', { id: 'role' }), 'Two questions have the id "role".'],
    ['an id with a point', withQuestion('role', { id: 'ro.le' }), 'questions.0.id: has to be letters, digits and hyphens'],
    ['a choice without options', withQuestion('role', { options: [option('only')] }), 'Question "role" needs two options at least.'],
    ['an option twice', withQuestion('role', { options: [option('a'), option('a')] }), 'Question "role" has the option "a" twice.'],
    ['more choices than options', withQuestion('goods', { max: 4 }), 'Question "goods" allows more choices than it has'],
    ['a matrix without rows', withQuestion('work', { rows: [] }), 'Question "work" needs rows.'],
    ['rows elsewhere', withQuestion('role', { rows: [option('a')] }), 'Question "role" has rows, which only a matrix has.'],
    ['a scale without an end', withQuestion('mark', { max: null }), 'Question "mark" needs a beginning and an end'],
    ['a scale that ends before it begins', withQuestion('mark', { min: 5, max: 1 }), 'Question "mark" needs a beginning and an end'],
    ['a scale with one word', withQuestion('mark', { options: [option('low')] }), 'Question "mark" needs words for both ends, or for none.'],
    ['options of a text', withQuestion('why', { options: [option('a'), option('b')] }), 'Question "why" has options, which its kind does not have.'],
    ['a date that ends before it begins', withQuestion('since', { from: '2026-01-02', until: '2026-01-01' }), 'Question "since" ends before it begins.'],
    ['a day that is none', withQuestion('since', { from: '2026-02-30' }), 'questions.7.from:'],
    ['a language without its texts', everyKind({ title: { en: 'English only' } }), 'of its texts are missing in fr, for example "English only".'],
    ['an end before the beginning', everyKind({ opensAt: '2026-11-20T10:00:00+01:00', closesAt: '2026-11-20T09:00:00Z' }), 'It closes before it opens.'],
    ['a time without its distance from UTC', everyKind({ opensAt: '2026-11-20T10:00:00' }), 'opensAt:'],
    ['a quota of a question that is none', everyKind({ quotas: [{ most: 5, question: 'no-such', option: 'a' }] }), 'A quota names the question "no-such"'],
    ['a quota of an answer that is none', everyKind({ quotas: [{ most: 5, question: 'role', option: 'boss' }] }), 'A quota names "boss", which is no answer to "role".'],
    ['a quota of nobody', everyKind({ quotas: [{ most: 0 }] }), 'quotas.0.most:'],
    ['no question', everyKind({ questions: [] }), 'questions:'],
    ['an event whose email could not ask', everyKind({ event: 'DELIVERED' }), 'A questionnaire after an event begins with a scale'],
    ['nothing at all', null, 'The definition:'],
  ])('is refused with %s', (_what, definition, sentence) => {
    const told = refusal(definition);
    expect(told).toMatch(/^The definition of questionnaire "test" can't be stored\. /);
    expect(told).toContain(sentence);
  });

  it('is told every fault of it at once', () => {
    const told = refusal(everyKind({ quotas: [{ most: 5, question: 'role', option: 'boss' }], questions: withQuestion('why', { showIf: { question: 'x', anyOf: ['1'] } }).questions }));
    expect(told).toContain('"boss"');
    expect(told).toContain('depends on "x"');
  });

  it('needs texts in its own languages only', () => {
    const inTwo = { en: 'One', fr: 'Un' };
    const definition = { languages: ['fr', 'en'], title: inTwo, intro: inTwo, minutes: 1, questions: [{ id: 'mark', kind: 'scale', title: inTwo, min: 1, max: 5 }] };
    expect(readDefinition('test', definition).languages).toEqual(['fr', 'en']);
  });
});
