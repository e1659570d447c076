/** Questionnaires on the wire (spec §7). */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { LOCALES } from '../site/markets.ts';
import { line, optionalLine, text } from '../domain/text.ts';

export const SURVEY_STATUSES = ['COLLECTING', 'CLOSED'] as const;
export type SurveyStatus = (typeof SURVEY_STATUSES)[number];

/** `nps`: 0 to 10, how likely somebody is to recommend. `matrix`: one option for each row. */
export const QUESTION_KINDS = ['single', 'multi', 'nps', 'matrix', 'text'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

export const NPS_MAX = 10;

const choice = z.object({ code: z.string(), label: z.string() });

const surveyQuestion = z.object({
  id: z.string(),
  kind: z.enum(QUESTION_KINDS),
  title: z.string(),
  required: z.boolean(),
  /** Of `single`, `multi` and `matrix`. */
  options: z.array(choice),
  /** Of `matrix`. */
  rows: z.array(choice),
  /** Most characters of `text`, most choices of `multi`; null for the others. */
  max: z.number().int().nullable(),
  /** Shown only after one of these answers to an earlier question; `shownQuestions` decides. */
  showIf: z.object({ question: z.string(), anyOf: z.array(z.string()) }).nullable(),
});
export type SurveyQuestion = z.infer<typeof surveyQuestion>;

const survey = z.object({
  code: z.string(),
  status: z.enum(SURVEY_STATUSES),
  title: z.string(),
  intro: z.string(),
  /** How long it takes. */
  minutes: z.number().int(),
  /** Whether the signed-in customer has answered it; false for strangers. */
  answered: z.boolean(),
  language: z.enum(LOCALES),
  questions: z.array(surveyQuestion),
});
export type Survey = z.infer<typeof survey>;

export const getCollectingServeyList = defineCall({
  method: 'GET',
  path: '/v1/api/survey/getCollectingServeyList',
  summary: 'Questionnaires that collect answers, or closed ones when asked.',
  access: 'known',
  request: z.object({ status: z.enum(SURVEY_STATUSES).default('COLLECTING') }),
  reply: z.object({ total: z.number().int(), list: z.array(survey) }),
});

const code = z.string().max(40);
/** Judged question by question on the server; the bounds here only keep a request small. */
const answer = z.union([z.number(), text(2000), z.array(code).max(30), z.record(code, code)]);

const surveyResult = z.object({
  code: line(40),
  /** Of a person who is not signed in: made once by the browser and kept by it. */
  respondentId: z.uuid().optional(),
  /** By question. Answers to questions that are not shown are dropped. */
  answers: z.record(z.string().max(40), answer.or(z.literal(''))).refine((answers) => Object.keys(answers).length <= 100),
  /** A field that people do not see: whoever fills it in is a program. */
  homepage: optionalLine(200),
  /** Time from the form's first appearance to its sending, ms. */
  formMs: z.number().int().min(0).optional(),
});
export type SurveyResult = z.output<typeof surveyResult>;

export const saveSurveyResult = defineCall({
  method: 'POST',
  path: '/v1/api/survey/saveSurveyResult',
  summary: 'Stores the answers of one person, once for each questionnaire.',
  access: 'known',
  request: surveyResult,
  reply: z.object({
    /** `SV-7K3Q-9M2D`. */
    reference: z.string(),
    receivedAt: z.iso.datetime(),
  }),
});
