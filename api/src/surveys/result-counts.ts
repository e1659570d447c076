/** Counts of the answers to a questionnaire, made by the database. */
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { ERROR } from '@amberlane/contract/calls';
import type { Country, Locale } from '@amberlane/contract/site';
import { ApiError } from '../api-error.ts';
import type { Database } from '../database/tables.ts';
import type { DefinedQuestion } from './definition.ts';

export interface Filter {
  readonly code: string;
  /** null: all countries. */
  readonly country: Country | null;
}

export interface DayCount {
  /** `2026-11-22`, UTC. */
  readonly day: string;
  readonly answers: number;
}

/** How often an answer was given. */
export interface Tally {
  /** Row of a matrix, place in a ranking from 1; '' for the others. */
  readonly part: string;
  /** Code of an option, a number as text, the month of a date; '' counts the people who answered. */
  readonly value: string;
  readonly people: number;
}

const DAYS = 366;
const TEXTS = 20;

const matching = ({ code, country }: Filter): RawBuilder<unknown> => (country === null ? sql`survey_code = ${code}` : sql`survey_code = ${code} and country = ${country}`);

export async function countAnswers(db: Kysely<Database>, filter: Filter): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) as count from survey_result where ${matching(filter)}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

export async function countByDay(db: Kysely<Database>, filter: Filter): Promise<DayCount[]> {
  const { rows } = await sql<{ day: string; count: string }>`
    select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*) as count from survey_result where ${matching(filter)}
    group by 1 order by 1 desc limit ${DAYS}::integer`.execute(db);
  return rows.map(({ day, count }) => ({ day, answers: Number(count) })).reverse();
}

export async function countByCountry(db: Kysely<Database>, code: string): Promise<{ country: Country; answers: number }[]> {
  const { rows } = await sql<{ country: Country; count: string }>`
    select country, count(*) as count from survey_result where survey_code = ${code} group by country order by count(*) desc, country`.execute(db);
  return rows.map(({ country, count }) => ({ country, answers: Number(count) }));
}

/**
 * Every answer of every question in one look at the answers. Texts count as answered only: each of them is another. Of an
 * answer that lists options each counts for itself.
 */
export async function tally(db: Kysely<Database>, filter: Filter, questions: readonly DefinedQuestion[]): Promise<ReadonlyMap<string, readonly Tally[]>> {
  const ofKind = (kind: DefinedQuestion['kind']) => sql`${questions.filter((question) => question.kind === kind).map(({ id }) => id)}::text[]`;
  const { rows } = await sql<{ id: string; part: string; value: string; count: string }>`
    select given.id, coalesce(one.part, '') as part, coalesce(one.value, '') as value, count(*) as count
    from survey_result
    cross join lateral jsonb_each(answers) as given(id, answer)
    left join lateral (
      select '' as part, case when given.id = any(${ofKind('date')}) then left(answer #>> '{}', 7) else answer #>> '{}' end as value
      where jsonb_typeof(answer) in ('string', 'number') and given.id <> all(${ofKind('text')})
      union all
      select case when given.id = any(${ofKind('ranking')}) then place::text else '' end, option
      from jsonb_array_elements_text(case jsonb_typeof(answer) when 'array' then answer else '[]' end) with ordinality as chosen(option, place)
      union all
      select row_code, option from jsonb_each_text(case jsonb_typeof(answer) when 'object' then answer else '{}' end) as judged(row_code, option)
    ) as one on true
    where ${matching(filter)}
    group by given.id, one.part, one.value`.execute(db);
  const people = await countPeople(db, filter);
  const tallies = Map.groupBy(rows, ({ id }) => id);
  return new Map(
    [...people].map(([id, count]) => [
      id,
      [{ part: '', value: '', people: count }, ...(tallies.get(id) ?? []).filter(({ value }) => value !== '').map(({ part, value, count: times }) => ({ part, value, people: Number(times) }))],
    ]),
  );
}

async function countPeople(db: Kysely<Database>, filter: Filter): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; count: string }>`
    select given.id, count(*) as count from survey_result cross join lateral jsonb_object_keys(answers) as given(id) where ${matching(filter)} group by given.id`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, Number(count)]));
}

export interface TextPage {
  readonly texts: readonly { readonly text: string; readonly at: string; readonly country: Country; readonly locale: Locale }[];
  /** Where the next page begins; null when this is the last one. */
  readonly next: string | null;
}

const placeOfText = z.tuple([z.iso.datetime(), z.uuid()]);

/** Twenty texts, the newest first. Throws {@link ApiError} NOT_FOUND for a place that is none. */
export async function newestTexts(db: Kysely<Database>, filter: Filter, question: string, after: string | null): Promise<TextPage> {
  const place = after === null ? null : placeOfText.safeParse(after.split(' '));
  if (place && !place.success) throw new ApiError(ERROR.NOT_FOUND);
  const older = place ? sql`and (created_at, id) < (${place.data[0]}::timestamptz, ${place.data[1]}::uuid)` : sql``;
  const { rows } = await sql<{ id: string; text: string; created_at: Date; country: Country; locale: Locale }>`
    select id, answers ->> ${question}::text as text, created_at, country, locale from survey_result
    where ${matching(filter)} and jsonb_exists(answers, ${question}::text) ${older}
    order by created_at desc, id desc limit ${TEXTS + 1}::integer`.execute(db);
  const shown = rows.slice(0, TEXTS);
  const last = shown.at(-1);
  return {
    texts: shown.map(({ text, created_at, country, locale }) => ({ text, at: created_at.toISOString(), country, locale })),
    next: last && rows.length > TEXTS ? `${last.created_at.toISOString()} ${last.id}` : null,
  };
}
