/** Unfinished answers of one person: kept as they are, judged only when they are sent. */
import type { Kysely, Transaction } from 'kysely';
import { ERROR } from '@amberlane/contract/calls';
import { RULES } from '@amberlane/contract/domain';
import type { SentAnswers } from '@amberlane/contract/calls/surveys';
import { ApiError, fieldFault } from '../api-error.ts';
import type { Database } from '../database/tables.ts';
import type { Limit } from '../limits/limits.ts';
import type { Reader } from './reader.ts';
import { findSurvey } from './repository.ts';
import { personHash } from './respondent.ts';
import { findResult, waitTurn } from './result-repository.ts';
import { stateFor } from './survey-state.ts';

/** A page saves every few seconds while somebody writes; an office shares an address. */
export const PROGRESS_BY_NETWORK: Limit = { name: 'survey.progress', capacity: 600, periodMs: 3_600_000 };
/** Characters of all answers together, as JSON: twelve long texts. */
const MAX_CHARACTERS = 16_000;
const DAY_MS = 86_400_000;

/** One person and one questionnaire. */
interface Whose {
  readonly code: string;
  /** Hash of the person (`respondent.ts`). */
  readonly person: string;
}

/**
 * Keeps the answers in the place of those before, without what belongs to no question. Throws {@link ApiError} NOT_FOUND,
 * SURVEY_CLOSED, SURVEY_ANSWERED once the answers were sent, and VALIDATION of `answers` when they are too long together.
 */
export async function saveProgress(db: Kysely<Database>, { code, person }: Whose, answers: SentAnswers, { country, now }: Pick<Reader, 'country' | 'now'>): Promise<{ savedAt: string }> {
  const survey = await findSurvey(db, code);
  if ((await stateFor(db, survey, country, now)).status === 'CLOSED') throw new ApiError(ERROR.SURVEY_CLOSED);
  const ids = new Set(survey.definition.questions.map(({ id }) => id));
  const kept = JSON.stringify(Object.fromEntries(Object.entries(answers).filter(([id]) => ids.has(id))));
  if (kept.length > MAX_CHARACTERS) throw fieldFault('answers', 'tooLong', { max: MAX_CHARACTERS });
  await db.transaction().execute(async (tx) => {
    // What is saved while the answers are sent is not left behind them.
    await waitTurn(tx, person);
    if (await findResult(tx, code, person)) throw new ApiError(ERROR.SURVEY_ANSWERED);
    await tx
      .insertInto('survey_progress')
      .values({ survey_code: code, respondent_hash: person, answers: kept, saved_at: now })
      .onConflict((conflict) => conflict.columns(['survey_code', 'respondent_hash']).doUpdateSet({ answers: kept, saved_at: now }))
      .execute();
  });
  return { savedAt: now.toISOString() };
}

/** null when there is none, or none that is still kept. */
export async function findProgress(db: Kysely<Database>, { code, person }: Whose, now: Date): Promise<{ answers: SentAnswers; savedAt: string } | null> {
  const row = await db
    .selectFrom('survey_progress')
    .select(['answers', 'saved_at'])
    .where('survey_code', '=', code)
    .where('respondent_hash', '=', person)
    .where('saved_at', '>=', new Date(now.getTime() - RULES.surveys.progressDays * DAY_MS))
    .executeTakeFirst();
  return row ? { answers: row.answers, savedAt: row.saved_at.toISOString() } : null;
}

export async function deleteProgress(tx: Transaction<Database>, { code, person }: Whose): Promise<void> {
  await tx.deleteFrom('survey_progress').where('survey_code', '=', code).where('respondent_hash', '=', person).execute();
}

/** Takes away what an account has begun to answer, in every questionnaire. */
export async function forgetProgress(tx: Transaction<Database>, accountId: string): Promise<void> {
  const codes = await tx.selectFrom('survey').select('code').execute();
  const persons = codes.flatMap(({ code }) => personHash(code, { accountId }, undefined) ?? []);
  if (persons.length > 0) await tx.deleteFrom('survey_progress').where('respondent_hash', 'in', persons).execute();
}
