/** Questionnaires and their answers in the database. */
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Country, Locale } from '@amberlane/contract/site';
import type { SurveyAnswers } from '@amberlane/contract/domain/survey-branches';
import type { SurveyStatus } from '@amberlane/contract/calls/surveys';
import { fillSet } from '../database/content-set.ts';
import type { SurveyTable } from '../database/tables/content.ts';
import type { Database } from '../database/tables.ts';
import type { SurveyDefinition } from './definition.ts';

export type SurveyRow = Selectable<SurveyTable>;

export interface StartingSurvey {
  readonly code: string;
  readonly status: SurveyStatus;
  readonly definition: SurveyDefinition;
}

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

export function surveysWith(db: Kysely<Database>, status: SurveyStatus): Promise<SurveyRow[]> {
  return db.selectFrom('survey').selectAll().where('status', '=', status).orderBy('sort').execute();
}

export function findSurvey(db: Kysely<Database>, code: string): Promise<SurveyRow | undefined> {
  return db.selectFrom('survey').selectAll().where('code', '=', code).executeTakeFirst();
}

/** Codes of the questionnaires that one of these respondents answered. */
export async function answeredBy(db: Kysely<Database>, respondentHashes: readonly string[]): Promise<ReadonlySet<string>> {
  if (respondentHashes.length === 0) return new Set();
  const rows = await db.selectFrom('survey_result').select('survey_code').where('respondent_hash', 'in', respondentHashes).execute();
  return new Set(rows.map((row) => row.survey_code));
}

/** Stores the answers unless the respondent has some already: two sendings at once make one result. False then. */
export async function storeResult(db: Kysely<Database>, result: NewResult): Promise<boolean> {
  const stored = await db
    .insertInto('survey_result')
    .values(resultRow(result))
    .onConflict((conflict) => conflict.columns(['survey_code', 'respondent_hash']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

export async function resultOf(db: Kysely<Database>, surveyCode: string, respondentHash: string): Promise<StoredResult> {
  const row = await db
    .selectFrom('survey_result')
    .select(['reference', 'answers', 'created_at'])
    .where('survey_code', '=', surveyCode)
    .where('respondent_hash', '=', respondentHash)
    .executeTakeFirstOrThrow();
  return { reference: row.reference, answers: row.answers, createdAt: row.created_at };
}

export async function insertResults(db: Transaction<Database>, results: readonly NewResult[]): Promise<void> {
  await db.insertInto('survey_result').values(results.map(resultRow)).execute();
}

const resultRow = ({ id, reference, surveyCode, respondentHash, country, locale, answers, createdAt }: NewResult) => ({
  id, reference, country, locale, survey_code: surveyCode, respondent_hash: respondentHash, answers: JSON.stringify(answers), created_at: createdAt,
});

/** Writes the questionnaires of the installation; those that an operator changed, or closed, stay. */
export function fillSurveySet(db: Kysely<Database>, surveys: readonly StartingSurvey[]): Promise<void> {
  return fillSet(db, 'surveys', surveys, async (transaction) => {
    await transaction
      .insertInto('survey')
      .values(surveys.map(({ code, status, definition }, sort) => ({ code, status, definition: JSON.stringify(definition), sort })))
      .onConflict((conflict) =>
        conflict
          .column('code')
          .doUpdateSet(({ ref }) => ({ status: ref('excluded.status'), definition: ref('excluded.definition'), sort: ref('excluded.sort') }))
          .where('survey.edited', '=', false),
      )
      .execute();
  });
}
