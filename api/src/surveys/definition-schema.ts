/** Judges a definition before it is stored, so that no reader meets a questionnaire that can't be answered. Pure. */
import { z } from 'zod';
import { COUNTRIES, LOCALES } from '@amberlane/contract/site';
import { QUESTION_KINDS, SURVEY_EVENTS } from '@amberlane/contract/calls/surveys';
import { possibleAnswers, type DefinedQuestion, type SurveyDefinition, type Texts } from './definition.ts';

const MAX_TEXT = 2_000;
const texts = z.partialRecord(z.enum(LOCALES), z.string().trim().min(1).max(600));
const name = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/, 'has to be letters, digits and hyphens, 40 at most');
const choices = z.array(z.object({ code: name, label: texts })).max(30).default([]);
const dayBound = z.iso.date().or(z.object({ fromToday: z.number().int() })).nullable().default(null);
const bound = z.number().int().min(0).nullable().default(null);
const instant = z.iso.datetime({ offset: true }).nullable().default(null);

const schema = z.object({
  languages: z.array(z.enum(LOCALES)).min(1).default([...LOCALES]),
  title: texts,
  intro: texts,
  minutes: z.number().int().min(1).max(60),
  opensAt: instant,
  closesAt: instant,
  quotas: z
    .array(z.object({ most: z.number().int().min(1), country: z.enum(COUNTRIES).nullable().default(null), question: z.string().nullable().default(null), option: z.string().nullable().default(null) }))
    .max(50)
    .default([]),
  event: z.enum(SURVEY_EVENTS).nullable().default(null),
  questions: z
    .array(
      z.object({
        id: name, kind: z.enum(QUESTION_KINDS), title: texts, required: z.boolean().default(true), options: choices, rows: choices, max: bound, min: bound, from: dayBound, until: dayBound,
        showIf: z.object({ question: z.string(), anyOf: z.array(z.string()).min(1) }).nullable().default(null),
      }),
    )
    .min(1)
    .max(60),
});

/** What is wrong with a definition, in sentences for whoever wrote it. */
export class BrokenDefinition extends Error {
  constructor(code: string, faults: readonly string[]) {
    super(`The definition of questionnaire "${code}" can't be stored. ${faults.join(' ')}`);
    this.name = 'BrokenDefinition';
  }
}

/** Throws {@link BrokenDefinition} with every fault that was found. */
export function readDefinition(code: string, given: unknown): SurveyDefinition {
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw new BrokenDefinition(code, parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'The definition'}: ${message}.`));
  const definition: SurveyDefinition = parsed.data;
  const faults = [...faultsOfWhole(definition), ...definition.questions.flatMap((question, index) => faultsOfQuestion(question, definition.questions.slice(0, index)))];
  if (faults.length > 0) throw new BrokenDefinition(code, faults);
  return definition;
}

function faultsOfWhole(definition: SurveyDefinition): string[] {
  const { languages, title, intro, opensAt, closesAt, questions, event } = definition;
  const ids = questions.map(({ id }) => id);
  const [first] = questions;
  return [
    ...repeated(languages).map((language) => `Language ${language} is named twice.`),
    ...missingTexts([title, intro, ...questions.flatMap(textsOf)], definition),
    ...(opensAt !== null && closesAt !== null && Date.parse(opensAt) >= Date.parse(closesAt) ? ['It closes before it opens.'] : []),
    ...repeated(ids).map((id) => `Two questions have the id "${id}".`),
    ...quotaFaults(definition),
    ...(event !== null && (first?.kind !== 'scale' || first.showIf !== null) ? ['A questionnaire after an event begins with a scale: its email has a link for each mark.'] : []),
  ];
}

const textsOf = ({ title, options, rows }: DefinedQuestion): Texts[] => [title, ...[...options, ...rows].map(({ label }) => label)];

function missingTexts(all: readonly Texts[], { languages }: SurveyDefinition): string[] {
  return languages.flatMap((language) => {
    const missing = all.filter((each) => each[language] === undefined);
    const [example] = missing;
    return example ? [`${missing.length} of its texts are missing in ${language}, for example "${Object.values(example)[0] ?? ''}".`] : [];
  });
}

const repeated = (values: readonly string[]): string[] => [...new Set(values.filter((value, index) => values.indexOf(value) < index))];

function quotaFaults({ quotas, questions }: SurveyDefinition): string[] {
  return quotas.flatMap(({ question: id, option }) => {
    if (id === null && option === null) return [];
    const question = questions.find((each) => each.id === id);
    if (!question || question.kind === 'matrix') return [`A quota names the question "${id ?? ''}", whose answers can't be counted one by one.`];
    return option !== null && possibleAnswers(question).includes(option) ? [] : [`A quota names "${option ?? ''}", which is no answer to "${question.id}".`];
  });
}

function faultsOfQuestion(question: DefinedQuestion, earlier: readonly DefinedQuestion[]): string[] {
  const { id, options, rows, kind } = question;
  const tell = (faults: readonly (readonly [isWrong: boolean, sentence: string])[]): string[] => faults.filter(([isWrong]) => isWrong).map(([, sentence]) => `Question "${id}" ${sentence}`);
  return [
    ...repeated(options.map(({ code }) => code)).map((code) => `Question "${id}" has the option "${code}" twice.`),
    ...repeated(rows.map(({ code }) => code)).map((code) => `Question "${id}" has the row "${code}" twice.`),
    ...tell([...KIND_FAULTS[kind](question), [kind !== 'matrix' && rows.length > 0, 'has rows, which only a matrix has.']]),
    ...branchFaults(question, earlier),
  ];
}

type Checks = readonly (readonly [isWrong: boolean, sentence: string])[];

const withoutOptions = ({ options }: DefinedQuestion): Checks => [[options.length > 0, 'has options, which its kind does not have.']];
const withChoice = ({ options }: DefinedQuestion): Checks => [[options.length < 2, 'needs two options at least.']];

const KIND_FAULTS: Readonly<Record<DefinedQuestion['kind'], (question: DefinedQuestion) => Checks>> = {
  single: withChoice,
  multi: (question) => [...withChoice(question), [question.max !== null && (question.max < 1 || question.max > question.options.length), 'allows more choices than it has, or none.']],
  matrix: (question) => [...withChoice(question), [question.rows.length === 0, 'needs rows.']],
  ranking: (question) => [...withChoice(question), [question.options.length > 10, 'has more options than a person can put in order: ten at most.']],
  nps: withoutOptions,
  scale: ({ min, max, options }) => [
    [min === null || max === null || min >= max || max - min > 10, 'needs a beginning and an end, ten steps apart at most.'],
    [options.length !== 0 && options.length !== 2, 'needs words for both ends, or for none.'],
  ],
  text: (question) => [...withoutOptions(question), [question.max !== null && (question.max < 1 || question.max > MAX_TEXT), `allows more than ${MAX_TEXT} characters, or none.`]],
  date: (question) => [...withoutOptions(question), [typeof question.from === 'string' && typeof question.until === 'string' && question.from > question.until, 'ends before it begins.']],
};

function branchFaults({ id, showIf }: DefinedQuestion, earlier: readonly DefinedQuestion[]): string[] {
  if (!showIf) return [];
  const asked = earlier.find((question) => question.id === showIf.question);
  if (!asked) return [`Question "${id}" depends on "${showIf.question}", which is no earlier question.`];
  const possible = possibleAnswers(asked);
  return showIf.anyOf.filter((answer) => !possible.includes(answer)).map((answer) => `Question "${id}" is shown after "${answer}", which is no answer to "${asked.id}".`);
}
