/** Answers to questionnaires in the database. */
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Country, Locale } from '@amberlane/contract/site';
import type { SurveyAnswers } from '@amberlane/contract/domain/survey-branches';
import type { Database } from '../database/tables.ts';
import type { Quota } from './definition.ts';

type Db = Kysely<Database> | Transaction<Database>;

export interface NewResult {
  readonly id: string;
  readonly reference: string;
  readonly surveyCode: string;
  readonly respondentHash: string;
  readonly country: Country;
  readonly locale: Locale;
  readonly answers: SurveyAnswers;
  readonly createdAt: Date;
}

export interface StoredResult {
  readonly reference: string;
  readonly answers: SurveyAnswers;
  readonly createdAt: Date;
}

/** Codes of the questionnaires that one of these respondents answered. */
export async function answeredBy(db: Db, respondentHashes: readonly string[]): Promise<ReadonlySet<string>> {
  if (respondentHashes.length === 0) return new Set();
  const rows = await db.selectFrom('survey_result').select('survey_code').where('respondent_hash', 'in', respondentHashes).execute();
  return new Set(rows.map((row) => row.survey_code));
}

export async function findResult(db: Db, surveyCode: string, respondentHash: string): Promise<StoredResult | null> {
  const row = await db
    .selectFrom('survey_result')
    .select(['reference', 'answers', 'created_at'])
    .where('survey_code', '=', surveyCode)
    .where('respondent_hash', '=', respondentHash)
    .executeTakeFirst();
  return row ? { reference: row.reference, answers: row.answers, createdAt: row.created_at } : null;
}

/** The same answers from a page of the same country and language since this moment. */
export async function findTwin(db: Db, { surveyCode, country, locale, answers }: NewResult, since: Date): Promise<StoredResult | null> {
  const row = await db
    .selectFrom('survey_result')
    .select(['reference', 'answers', 'created_at'])
    .where('survey_code', '=', surveyCode)
    .where('created_at', '>', since)
    .where('country', '=', country)
    .where('locale', '=', locale)
    .where('answers', '=', sql<never>`${JSON.stringify(answers)}::jsonb`)
    .limit(1)
    .executeTakeFirst();
  return row ? { reference: row.reference, answers: row.answers, createdAt: row.created_at } : null;
}

/** Makes two requests of one name wait for each other until the transaction ends. */
export async function waitTurn(tx: Transaction<Database>, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`amberlane.survey ${name}`}, 0))`.execute(tx);
}

export async function insertResults(db: Transaction<Database>, results: readonly NewResult[]): Promise<void> {
  await db.insertInto('survey_result').values(results.map(resultRow)).execute();
}

const resultRow = ({ id, reference, surveyCode, respondentHash, country, locale, answers, createdAt }: NewResult) => ({
  id, reference, country, locale, survey_code: surveyCode, respondent_hash: respondentHash, answers: JSON.stringify(answers), created_at: createdAt,
});

/** Answers that count for a quota, up to what it allows. */
export async function countFor(db: Db, surveyCode: string, { most, country, question, option }: Quota): Promise<number> {
  const ofCountry = country === null ? sql`` : sql`and country = ${country}`;
  const withAnswer = question === null ? sql`` : sql`and (answers -> ${question}::text @> to_jsonb(${option}::text) or answers ->> ${question}::text = ${option}::text)`;
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from (select 1 from survey_result where survey_code = ${surveyCode} ${ofCountry} ${withAnswer} limit ${most}::integer) as counted`.execute(db);
  return Number(rows[0]?.count ?? 0);
}
