/** Questionnaires in the database. */
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { ERROR } from '@amberlane/contract/calls';
import type { SurveyStatus } from '@amberlane/contract/calls/surveys';
import { ApiError } from '../api-error.ts';
import { fillSet } from '../database/content-set.ts';
import type { SurveyTable } from '../database/tables/content.ts';
import type { Database } from '../database/tables.ts';
import { readDefinition } from './definition-schema.ts';
import { completed, type SurveyDefinition, type SurveyEvent } from './definition.ts';

type Db = Kysely<Database> | Transaction<Database>;

export interface StoredSurvey {
  readonly code: string;
  /** As stored: time and quotas may close what is COLLECTING here. */
  readonly status: SurveyStatus;
  readonly definition: SurveyDefinition;
}

const toStored = ({ code, status, definition }: Pick<Selectable<SurveyTable>, 'code' | 'status' | 'definition'>): StoredSurvey => ({ code, status, definition: completed(definition) });

/** In the order of the list. */
export async function allSurveys(db: Db): Promise<StoredSurvey[]> {
  const rows = await db.selectFrom('survey').select(['code', 'status', 'definition']).orderBy('sort').orderBy('code').execute();
  return rows.map(toStored);
}

/** Throws {@link ApiError} NOT_FOUND. */
export async function findSurvey(db: Db, code: string): Promise<StoredSurvey> {
  const row = await db.selectFrom('survey').select(['code', 'status', 'definition']).where('code', '=', code).executeTakeFirst();
  if (!row) throw new ApiError(ERROR.NOT_FOUND);
  return toStored(row);
}

/** The questionnaire that follows an event of a parcel. */
export async function surveyAfter(db: Db, event: SurveyEvent): Promise<StoredSurvey | null> {
  const row = await db
    .selectFrom('survey')
    .select(['code', 'status', 'definition'])
    .where(sql<boolean>`definition ->> 'event' = ${event}`)
    .where('status', '=', 'COLLECTING')
    .orderBy('sort')
    .limit(1)
    .executeTakeFirst();
  return row ? toStored(row) : null;
}

/** Lets nobody else count or close the questionnaire until the transaction ends; gives its status by now. */
export async function holdSurvey(tx: Transaction<Database>, code: string): Promise<SurveyStatus> {
  const { status } = await tx.selectFrom('survey').select('status').where('code', '=', code).forNoKeyUpdate().executeTakeFirstOrThrow();
  return status;
}

/** Opens or closes a questionnaire by hand. Throws {@link ApiError} NOT_FOUND. */
export async function writeStatus(db: Db, code: string, { status, by, at }: { readonly status: SurveyStatus; readonly by: string; readonly at: Date }): Promise<void> {
  const { numUpdatedRows } = await db.updateTable('survey').set({ status, status_by: by, status_at: at }).where('code', '=', code).executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ApiError(ERROR.NOT_FOUND);
}

/** Writes a questionnaire of an operator, a new one at the end of the list. Throws {@link BrokenDefinition} and leaves what is there. */
export async function storeSurvey(db: Db, { code, status, definition }: { readonly code: string; readonly status: SurveyStatus; readonly definition: unknown }): Promise<void> {
  const read = JSON.stringify(readDefinition(code, definition));
  await db
    .insertInto('survey')
    .values({ code, status, definition: read, sort: sql<number>`(select coalesce(max(sort), 0) + 1 from survey)`, edited: true })
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ status, definition: read, edited: true }))
    .execute();
}

/** Writes the questionnaires of the installation; those that an operator changed stay, and a status that the staff set. Throws {@link BrokenDefinition}. */
export function fillSurveySet(db: Kysely<Database>, surveys: readonly StoredSurvey[]): Promise<void> {
  return fillSet(db, 'surveys', surveys, async (transaction) => {
    await transaction
      .insertInto('survey')
      .values(surveys.map(({ code, status, definition }, sort) => ({ code, status, definition: JSON.stringify(readDefinition(code, definition)), sort })))
      .onConflict((conflict) =>
        conflict
          .column('code')
          .doUpdateSet(({ ref }) => ({
            status: sql<SurveyStatus>`case when survey.status_by is null then excluded.status else survey.status end`,
            definition: ref('excluded.definition'),
            sort: ref('excluded.sort'),
          }))
          .where('survey.edited', '=', false),
      )
      .execute();
  });
}
