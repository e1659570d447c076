/** Takes the answers to a questionnaire: once for each person or parcel, only what was asked, and never more than its quotas. */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { FastifyRequest } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import { ERROR } from '@amberlane/contract/calls';
import type { ReplyOf } from '@amberlane/contract/calls/call';
import type { FieldFault } from '@amberlane/contract/domain/field-faults';
import type { SurveyAnswers } from '@amberlane/contract/domain/survey-branches';
import type { saveSurveyResult, SurveyAbout, SurveyResult } from '@amberlane/contract/calls/surveys';
import { ApiError } from '../api-error.ts';
import type { Database } from '../database/tables.ts';
import { newReference } from '../leads/reference.ts';
import type { Limit } from '../limits/limits.ts';
import { checkAnswers } from './check-answers.ts';
import { eventState, readAbout } from './event.ts';
import { deleteProgress } from './progress.ts';
import type { Reader } from './reader.ts';
import { findSurvey, holdSurvey, type StoredSurvey } from './repository.ts';
import { parcelHash, personHash, strangerHash } from './respondent.ts';
import { findResult, findTwin, insertResults, waitTurn, type NewResult, type StoredResult } from './result-repository.ts';
import { isOneFull, quotasOf, stateFor } from './survey-state.ts';

type Receipt = ReplyOf<typeof saveSurveyResult>;

/** A household or an office shares an address; who wants to vote a hundred times must wait. */
const BY_NETWORK: Limit = { name: 'survey.network', capacity: 20, periodMs: 3_600_000 };
/** Nothing tells the people behind one address apart who come without scripts and do not sign in. */
const STRANGERS_BY_NETWORK: Limit = { name: 'survey.stranger', capacity: 10, periodMs: 86_400_000 };
/** Faster than this nobody reads a question. */
const FASTEST_FORM_MS = 2_000;
/** A second click of a stranger, who has nothing that makes both clicks one person's. */
const SECOND_CLICK_MS = 60_000;

interface Respondent extends Reader {
  readonly request: Pick<FastifyRequest, 'spendOf'>;
}

/**
 * Who is not signed in is known by the `respondentId` of the browser. A form without scripts has none: its answers are
 * taken as those of somebody who was never here. A network sends ten such forms a day at most, and the same answers twice
 * within a minute count once.
 *
 * Throws {@link ApiError}: NOT_FOUND, SURVEY_CLOSED when it ended or is full, VALIDATION by field, SURVEY_ANSWERED,
 * NO_TRACK_INFO for a parcel that was not delivered, TOO_MANY_REQUESTS.
 */
export async function takeResult(db: Kysely<Database>, result: SurveyResult, respondent: Respondent): Promise<Receipt> {
  const { request, now, country } = respondent;
  await request.spendOf(BY_NETWORK);
  const receipt: Receipt = { reference: newReference('SV'), receivedAt: now.toISOString() };
  // A program gets the answer of a person, so that it learns nothing.
  if (result.homepage !== '') return receipt;
  const survey = await findSurvey(db, result.code);
  // One question is answered by one press.
  if (survey.definition.event === null && result.formMs !== undefined && result.formMs < FASTEST_FORM_MS) throw new ApiError(ERROR.FORM_TOO_FAST);
  const { answers, faults } = checkAnswers(survey.definition.questions, result.answers, respondent);
  const { person, about, faults: unnamed } = authorOf(survey, result, respondent.customer);
  const known = person === null ? null : await findResult(db, survey.code, person);
  if (known && faults.length === 0) return sentAgain(known, answers);
  if ((await stateFor(db, survey, country, now)).status === 'CLOSED') throw new ApiError(ERROR.SURVEY_CLOSED);
  if (unnamed.length + faults.length > 0) throw new ApiError(ERROR.VALIDATION, { fields: [...unnamed, ...faults] });
  if (about) await judgeEvent(db, about, now);
  if (person === null) await request.spendOf(STRANGERS_BY_NETWORK);
  const { locale } = respondent;
  const stored: NewResult = {
    id: randomUUID(), reference: receipt.reference, surveyCode: survey.code, respondentHash: person ?? strangerHash(survey.code), country, locale, answers, createdAt: now,
  };
  return db.transaction().execute((tx) => store(tx, survey, { stored, isStranger: person === null }));
}

interface Author {
  /** Hash of who answers; null when nothing tells. */
  readonly person: string | null;
  /** The parcel that a questionnaire after an event is about: whoever answers, it is answered about once. */
  readonly about: SurveyAbout | null;
  readonly faults: readonly FieldFault[];
}

function authorOf({ code, definition: { event } }: StoredSurvey, { about, respondentId }: SurveyResult, customer: Reader['customer']): Author {
  if (event === null) return { person: personHash(code, customer, respondentId), about: null, faults: [] };
  if (about?.event !== event) return { person: null, about: null, faults: [{ field: 'about', code: 'required', params: {} }] };
  const read = readAbout(about);
  return { person: parcelHash(code, read), about: read, faults: [] };
}

async function judgeEvent(db: Kysely<Database>, about: SurveyAbout, now: Date): Promise<void> {
  const state = await eventState(db, about, now);
  if (state === 'unknown') throw new ApiError(ERROR.NO_TRACK_INFO);
  if (state === 'old') throw new ApiError(ERROR.SURVEY_CLOSED);
}

/** Whoever takes the last place of a quota holds the questionnaire; the next one waits, counts, and is refused. */
async function store(tx: Transaction<Database>, survey: StoredSurvey, { stored, isStranger }: { readonly stored: NewResult; readonly isStranger: boolean }): Promise<Receipt> {
  const { surveyCode: code, respondentHash: person, answers, country, createdAt } = stored;
  await waitTurn(tx, isStranger ? JSON.stringify([code, answers]) : person);
  const known = isStranger ? await findTwin(tx, stored, new Date(createdAt.getTime() - SECOND_CLICK_MS)) : await findResult(tx, code, person);
  if (known) return sentAgain(known, answers);
  const quotas = quotasOf(survey, country, answers);
  if (quotas.length > 0 && ((await holdSurvey(tx, code)) === 'CLOSED' || (await isOneFull(tx, code, quotas)))) throw new ApiError(ERROR.SURVEY_CLOSED);
  await insertResults(tx, [stored]);
  await deleteProgress(tx, { code, person });
  return { reference: stored.reference, receivedAt: createdAt.toISOString() };
}

/** The same answers are a second click and get the first receipt; other answers are a second vote. */
function sentAgain(stored: StoredResult, answers: SurveyAnswers): Receipt {
  if (!isDeepStrictEqual(stored.answers, answers)) throw new ApiError(ERROR.SURVEY_ANSWERED);
  return { reference: stored.reference, receivedAt: stored.createdAt.toISOString() };
}
