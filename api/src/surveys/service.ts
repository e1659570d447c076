/** Takes the answers to a questionnaire: once for each person, and only what was asked. */
import { createHash, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { ERROR } from '@amberlane/contract/calls';
import { type Locale } from '@amberlane/contract/site';
import type { ReplyOf } from '@amberlane/contract/calls/call';
import type { SurveyAnswers } from '@amberlane/contract/domain/survey-branches';
import type { saveSurveyResult, Survey, SurveyResult, SurveyStatus } from '@amberlane/contract/calls/surveys';
import type { Database } from '../database/tables.ts';
import { ApiError, fieldFault } from '../api-error.ts';
import { pageCountry } from '../plugins/page-country.ts';
import { newReference } from '../leads/reference.ts';
import type { Limit } from '../limits/limits.ts';
import type { Customer } from '../plugins/call-route.ts';
import { checkAnswers } from './check-answers.ts';
import { questionIn } from './definition.ts';
import { answeredBy, findSurvey, resultOf, storeResult, surveysWith, type StoredResult, type SurveyRow } from './repository.ts';

type Receipt = ReplyOf<typeof saveSurveyResult>;

/** A household or an office shares an address; who wants to vote a hundred times must wait. */
const BY_NETWORK: Limit = { name: 'survey.network', capacity: 20, periodMs: 3_600_000 };
/** Faster than this nobody reads a question. */
const FASTEST_FORM_MS = 2_000;

/** Tells two persons apart without telling who they are. */
const respondentHash = (surveyCode: string, kind: 'account' | 'browser', id: string): string =>
  createHash('sha256').update(`${surveyCode} ${kind} ${id}`).digest('hex');

export async function listSurveys(db: Kysely<Database>, status: SurveyStatus, customer: Customer | null, locale: Locale): Promise<Survey[]> {
  const rows = await surveysWith(db, status);
  const hashes = customer ? rows.map(({ code }) => respondentHash(code, 'account', customer.accountId)) : [];
  const answered = await answeredBy(db, hashes);
  return rows.map((row) => toSurvey(row, answered.has(row.code), locale));
}

const toSurvey = ({ code, status, definition }: SurveyRow, answered: boolean, locale: Locale): Survey => ({
  code,
  status,
  title: definition.title[locale],
  intro: definition.intro[locale],
  minutes: definition.minutes,
  answered,
  language: locale,
  questions: definition.questions.map((question) => questionIn(locale, question)),
});

export interface Respondent {
  readonly customer: Customer | null;
  readonly locale: Locale;
  readonly request: FastifyRequest;
  readonly now: Date;
}

/** Throws {@link ApiError}: NOT_FOUND, SURVEY_CLOSED, VALIDATION by field, SURVEY_ANSWERED, TOO_MANY_REQUESTS. */
export async function takeResult(db: Kysely<Database>, result: SurveyResult, { customer, locale, request, now }: Respondent): Promise<Receipt> {
  await request.spendOf(BY_NETWORK);
  const receipt: Receipt = { reference: newReference('SV'), receivedAt: now.toISOString() };
  // A program gets the answer of a person, so that it learns nothing.
  if (result.homepage !== '') return receipt;
  if (result.formMs !== undefined && result.formMs < FASTEST_FORM_MS) throw new ApiError(ERROR.FORM_TOO_FAST);
  const survey = await findSurvey(db, result.code);
  if (!survey) throw new ApiError(ERROR.NOT_FOUND);
  if (survey.status === 'CLOSED') throw new ApiError(ERROR.SURVEY_CLOSED);
  const { answers, faults } = checkAnswers(survey.definition.questions, result.answers);
  if (faults.length > 0) throw new ApiError(ERROR.VALIDATION, { fields: faults });
  const person = hashOf(result, customer);
  const isNew = await storeResult(db, {
    id: randomUUID(), reference: receipt.reference, surveyCode: survey.code, respondentHash: person,
    country: pageCountry(request.headers), locale, answers, createdAt: now,
  });
  return isNew ? receipt : sentAgain(await resultOf(db, survey.code, person), answers);
}

function hashOf({ code, respondentId }: SurveyResult, customer: Customer | null): string {
  if (customer) return respondentHash(code, 'account', customer.accountId);
  if (respondentId === undefined) throw fieldFault('respondentId', 'required');
  return respondentHash(code, 'browser', respondentId);
}

/** The same answers are a second click and get the first receipt; other answers are a second vote. */
function sentAgain(stored: StoredResult, answers: SurveyAnswers): Receipt {
  if (!isDeepStrictEqual(stored.answers, answers)) throw new ApiError(ERROR.SURVEY_ANSWERED);
  return { reference: stored.reference, receivedAt: stored.createdAt.toISOString() };
}
