/** Open positions in the database. */
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Country, Locale } from '@amberlane/contract/site';
import type { EmploymentType, JobType } from '@amberlane/contract/calls/jobs';
import { foldedSql } from '../areas/folded-sql.ts';
import { fillSet } from '../database/content-set.ts';
import type { ByLocale, JobTable, JobText } from '../database/tables/content.ts';
import type { Database } from '../database/tables.ts';
import { likePattern } from '../orders/searched-text.ts';

export type JobRow = Selectable<JobTable>;

export interface StartingJob {
  readonly id: string;
  readonly type: JobType;
  readonly country: Country;
  readonly employment: EmploymentType;
  readonly daysAgo: number;
  /** Days from today to the last day for applications; null: open until filled. */
  readonly openDays: number | null;
  /** At least in English. */
  readonly texts: ByLocale<JobText>;
}

export interface JobFilter {
  readonly country?: Country | undefined;
  readonly exceptCountry?: Country | undefined;
  readonly type?: JobType | undefined;
  /** Every word has to be in the name, the place or the description. */
  readonly keyword: string;
  /** Language in which positions are shown; English where a position has no text in it. */
  readonly locale: Locale;
}

/** The text that readers of a language see. */
const shownText = (locale: Locale) => {
  const text = sql`coalesce(texts -> ${locale}::text, texts -> 'en')`;
  const description = sql`(select string_agg(paragraph, ' ') from jsonb_array_elements_text(${text} -> 'description') as paragraph)`;
  return sql<string>`concat_ws(' ', ${text} ->> 'name', ${text} ->> 'site', ${description})`;
};

function openJobs(db: Kysely<Database>, { country, exceptCountry, type, keyword, locale }: JobFilter, now: Date) {
  let jobs = db
    .selectFrom('job')
    .where((eb) => eb.or([eb('closes_at', 'is', null), eb('closes_at', '>', now)]))
    // Of those counted from today the last day ends in the evening.
    .where((eb) => eb.or([eb('open_days', 'is', null), eb(sql<Date>`date_trunc('day', ${now}::timestamptz, 'UTC') + open_days * interval '1 day' + interval '20 hours'`, '>', now)]));
  if (country !== undefined) jobs = jobs.where('country', '=', country);
  if (exceptCountry !== undefined) jobs = jobs.where('country', '<>', exceptCountry);
  if (type !== undefined) jobs = jobs.where('type', '=', type);
  const patterns = keyword.split(/\s+/).map(likePattern).filter((pattern) => pattern !== null);
  for (const pattern of patterns) jobs = jobs.where(foldedSql(shownText(locale)), 'like', pattern);
  return jobs;
}

/** One page of those that are open, newest first, and how many there are; those of all countries but one stand together by country. */
export async function pageOfJobs(
  db: Kysely<Database>,
  filter: JobFilter,
  { now, limit, offset }: { readonly now: Date; readonly limit: number; readonly offset: number },
): Promise<{ readonly total: number; readonly rows: readonly JobRow[] }> {
  const { total } = await openJobs(db, filter, now)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  let open = openJobs(db, filter, now).selectAll();
  if (filter.exceptCountry !== undefined) open = open.orderBy(({ selectFrom }) => selectFrom('country').select('sort').whereRef('country.code', '=', 'job.country'));
  const rows = await open
    .orderBy(sql`coalesce(published_at, ${now}::timestamptz - days_ago * interval '1 day')`, 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total: Number(total), rows };
}

/** Open or closed. */
export function findJob(db: Kysely<Database>, id: string): Promise<JobRow | undefined> {
  return db.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Writes the positions of the installation; those that an operator changed stay. */
export function fillJobs(db: Kysely<Database>, jobs: readonly StartingJob[]): Promise<void> {
  return fillSet(db, 'jobs', jobs, async (transaction) => {
    await transaction
      .insertInto('job')
      .values(
        jobs.map(({ id, type, country, employment, daysAgo, openDays, texts }) => ({
          id, type, country, employment, days_ago: daysAgo, published_at: null, open_days: openDays, closes_at: null, texts: JSON.stringify(texts),
        })),
      )
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet(({ ref }) => ({
            type: ref('excluded.type'), country: ref('excluded.country'), days_ago: ref('excluded.days_ago'), published_at: ref('excluded.published_at'),
            employment: ref('excluded.employment'), open_days: ref('excluded.open_days'), closes_at: ref('excluded.closes_at'), texts: ref('excluded.texts'),
          }))
          .where('job.edited', '=', false),
      )
      .execute();
  });
}
