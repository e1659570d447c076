/** Questionnaires on the wire (spec §7). */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { LOCALES } from '../site/markets.ts';
import { cleanText, line, optionalLine } from '../domain/text.ts';

export const SURVEY_STATUSES = ['COLLECTING', 'CLOSED'] as const;
export type SurveyStatus = (typeof SURVEY_STATUSES)[number];

/**
 * `nps`: 0 to 10, how likely somebody is to recommend. `matrix`: one option for each row. `scale`: a whole number from
 * `min` to `max`, the first two options name its ends. `ranking`: all option codes, the best first. `date`: `2026-11-22`.
 */
export const QUESTION_KINDS = ['single', 'multi', 'nps', 'matrix', 'text', 'scale', 'ranking', 'date'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

export const NPS_MAX = 10;

const choice = z.object({ code: z.string(), label: z.string() });

const surveyQuestion = z.object({
  id: z.string(),
  kind: z.enum(QUESTION_KINDS),
  title: z.string(),
  required: z.boolean(),
  /** Of `single`, `multi`, `matrix` and `ranking`; of `scale` the words at its two ends. */
  options: z.array(choice),
  /** Of `matrix`. */
  rows: z.array(choice),
  /** Most characters of `text`, most choices of `multi`, end of `scale`; null for the others. */
  max: z.number().int().nullable(),
  /** Beginning of `scale`; null for the others. */
  min: z.number().int().nullable(),
  /** First and last day of `date`; null where any day will do. */
  from: z.iso.date().nullable(),
  until: z.iso.date().nullable(),
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
  /** Whether the signed-in customer has answered it; with a `respondentId` that browser; false for strangers. */
  answered: z.boolean(),
  language: z.enum(LOCALES),
  /** Answers are taken from and until; null where no time is set. */
  opensAt: z.iso.datetime().nullable(),
  closesAt: z.iso.datetime().nullable(),
  /** Why a closed one is closed; null while it collects. */
  closedBy: z.enum(['TIME', 'QUOTA', 'STAFF']).nullable(),
  questions: z.array(surveyQuestion),
});
export type Survey = z.infer<typeof survey>;

export const getCollectingServeyList = defineCall({
  method: 'GET',
  path: '/v1/api/survey/getCollectingServeyList',
  summary: 'Questionnaires that collect answers, or closed ones when asked.',
  access: 'known',
  request: () => z.object({ status: z.enum(SURVEY_STATUSES).default('COLLECTING') }),
  reply: () => z.object({ total: z.number().int(), list: z.array(survey) }),
});

const respondentId = z.uuid();
/** What a questionnaire after an event is about: one answer for each parcel. */
export const SURVEY_EVENTS = ['DELIVERED'] as const;
const about = z.object({ event: z.enum(SURVEY_EVENTS), waybillNo: line(40) });
export type SurveyAbout = z.infer<typeof about>;

const code = z.string().max(40);
/** Judged question by question on the server; the bounds here only keep a request small. */
const answer = z.union([z.number(), z.string().overwrite(cleanText).max(10_000), z.array(code).max(100), z.record(code, code)]);

/** By question. Answers to questions that are not shown are dropped. */
const answers = z.record(z.string().max(40), answer).refine((given) => Object.keys(given).length <= 100);
export type SentAnswers = z.output<typeof answers>;

/** Beyond spec §7. */
export const getSurvey = defineCall({
  method: 'GET',
  path: '/v1/api/survey/getSurvey',
  summary: 'One questionnaire, open or closed, with the answers that this person has kept so far.',
  access: 'known',
  request: () => z.object({ code: line(40), respondentId: respondentId.optional() }),
  reply: () => z.object({
    survey,
    /** Kept by `saveSurveyProgress`; null when there are none. */
    progress: z.object({ answers, savedAt: z.iso.datetime() }).nullable(),
  }),
});

/** Beyond spec §7. */
export const saveSurveyProgress = defineCall({
  method: 'POST',
  path: '/v1/api/survey/saveSurveyProgress',
  summary: 'Keeps unfinished answers of one person for 30 days; they are judged only when they are sent.',
  access: 'known',
  request: () => z.object({ code: line(40), respondentId: respondentId.optional(), answers }),
  reply: () => z.object({ savedAt: z.iso.datetime() }),
});

/** Beyond spec §7. */
export const queryEventSurvey = defineCall({
  method: 'GET',
  path: '/v1/api/survey/queryEventSurvey',
  summary: 'The questionnaire that follows an event of a parcel; none when the event has not happened, is old, or was answered about.',
  access: 'known',
  request: () => z.object({ event: z.enum(SURVEY_EVENTS), waybillNo: line(40) }),
  reply: () => z.object({ survey: survey.nullable() }),
});

const surveyResult = z.object({
  code: line(40),
  /** Of a person who is not signed in: made once by the browser and kept by it. Not needed with `about`; without scripts there is none. */
  respondentId: respondentId.optional(),
  /** The parcel that a questionnaire after an event is about. */
  about: about.optional(),
  answers,
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
  request: () => surveyResult,
  reply: () => z.object({
    /** `SV-7K3Q-9M2D`. */
    reference: z.string(),
    receivedAt: z.iso.datetime(),
  }),
});
