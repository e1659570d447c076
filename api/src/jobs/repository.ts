/** Open positions in the database. */
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Country } from '@amberlane/contract/site';
import type { JobType } from '@amberlane/contract/calls/jobs';
import { fillSet } from '../database/content-set.ts';
import type { ByLocale, JobTable, JobText } from '../database/tables/content.ts';
import type { Database } from '../database/tables.ts';

export type JobRow = Selectable<JobTable>;

export interface StartingJob {
  readonly id: string;
  readonly type: JobType;
  readonly country: Country;
  readonly daysAgo: number;
  /** In every language of the country. */
  readonly texts: ByLocale<JobText>;
}

export interface JobFilter {
  readonly country?: Country | undefined;
  readonly type?: JobType | undefined;
}

const filtered = (db: Kysely<Database>, { country, type }: JobFilter) => {
  let jobs = db.selectFrom('job');
  if (country !== undefined) jobs = jobs.where('country', '=', country);
  if (type !== undefined) jobs = jobs.where('type', '=', type);
  return jobs;
};

/** One page, newest first, and how many there are. */
export async function pageOfJobs(
  db: Kysely<Database>,
  filter: JobFilter,
  { now, limit, offset }: { readonly now: Date; readonly limit: number; readonly offset: number },
): Promise<{ readonly total: number; readonly rows: readonly JobRow[] }> {
  const { total } = await filtered(db, filter)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await filtered(db, filter)
    .selectAll()
    .orderBy(sql`coalesce(published_at, ${now}::timestamptz - days_ago * interval '1 day')`, 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total: Number(total), rows };
}

export function findJob(db: Kysely<Database>, id: string): Promise<JobRow | undefined> {
  return db.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Writes the positions of the installation; those that an operator changed stay. */
export function fillJobs(db: Kysely<Database>, jobs: readonly StartingJob[]): Promise<void> {
  return fillSet(db, 'jobs', jobs, async (transaction) => {
    await transaction
      .insertInto('job')
      .values(jobs.map(({ id, type, country, daysAgo, texts }) => ({ id, type, country, days_ago: daysAgo, published_at: null, texts: JSON.stringify(texts) })))
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet(({ ref }) => ({
            type: ref('excluded.type'), country: ref('excluded.country'), days_ago: ref('excluded.days_ago'), published_at: ref('excluded.published_at'),
            texts: ref('excluded.texts'),
          }))
          .where('job.edited', '=', false),
      )
      .execute();
  });
}
