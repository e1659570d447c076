/** Articles in the database. */
import { sql, type Expression, type Kysely, type Selectable, type SqlBool } from 'kysely';
import type { Country, Locale } from '@amberlane/contract/site';
import type { ArticleType } from '@amberlane/contract/calls/articles';
import type { ArticleTable } from '../database/tables/content.ts';
import type { Database } from '../database/tables.ts';
import { fillSet } from '../database/content-set.ts';
import type { StartingArticle } from './starting-article.ts';

export type ArticleRow = Selectable<ArticleTable>;

export interface ArticleFilter {
  readonly country: Country;
  readonly type?: ArticleType | undefined;
  /** Year of publication, UTC. */
  readonly year?: number | undefined;
  /** Words that must all be there, in the language that the reader gets. */
  readonly words: readonly string[];
  readonly locale: Locale;
  /** Dates what is dated by days ago. */
  readonly now: Date;
}

/** How many articles of one type are of one year. */
export interface ArticleCount {
  readonly type: ArticleType;
  readonly year: number;
  readonly count: number;
}

const publishedAt = (now: Date) => sql`coalesce(published_at, ${now}::timestamptz - days_ago * interval '1 day')`;
const yearOf = (now: Date) => sql<number>`extract(year from ${publishedAt(now)} at time zone 'UTC')::int`;

const forCountry = (country: Country): Expression<SqlBool> =>
  sql<SqlBool>`(countries is null or countries @> to_jsonb(${country}::text))`;

/** All that a reader of the language can read of an article, without the names of JSON fields and of HTML elements. */
const wordsIn = (locale: Locale) => {
  const text = sql`coalesce(texts->${locale}::text, texts->'en')`;
  return sql`concat_ws(' ',
    ${text}->>'title', ${text}->>'summary',
    jsonb_path_query_array(${text}, '$.body[*].text')::text,
    jsonb_path_query_array(${text}, '$.body[*].items[*]')::text,
    jsonb_path_query_array(${text}, '$.body[*].head[*].text')::text,
    jsonb_path_query_array(${text}, '$.body[*].rows[*][*].text')::text,
    regexp_replace(${text}->'body'->>'html', '<[^>]*>', ' ', 'g'))`;
};

const holds = (locale: Locale, word: string): Expression<SqlBool> =>
  sql<SqlBool>`${wordsIn(locale)} ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`;

const readable = (db: Kysely<Database>, { country, words, locale }: ArticleFilter) =>
  db.selectFrom('article').where((where) => where.and([forCountry(country), ...words.map((word) => holds(locale, word))]));

/** What the country may read and the words are found in, counted by type and year: every filter but these two. */
export function countArticles(db: Kysely<Database>, filter: ArticleFilter): Promise<ArticleCount[]> {
  return readable(db, filter)
    .select((select) => ['type', yearOf(filter.now).as('year'), select.fn.countAll<string>().as('count')])
    .groupBy(['type', 'year'])
    .execute()
    .then((counts) => counts.map(({ type, year, count }) => ({ type, year, count: Number(count) })));
}

/** One page of what the filter leaves, pinned articles first, then the newest. */
export function pageOfArticles(
  db: Kysely<Database>,
  filter: ArticleFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly ArticleRow[]> {
  const { type, year, now } = filter;
  return readable(db, filter)
    .$if(type !== undefined, (articles) => articles.where('type', '=', type ?? 'SERVICE'))
    .$if(year !== undefined, (articles) => articles.where(sql<SqlBool>`${yearOf(now)} = ${year ?? 0}`))
    .selectAll()
    .orderBy('pinned', 'desc')
    .orderBy(publishedAt(now), 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
}

export function findArticle(db: Kysely<Database>, id: string): Promise<ArticleRow | undefined> {
  return db.selectFrom('article').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Writes the articles of the installation; those that an operator changed stay. */
export function fillArticles(db: Kysely<Database>, articles: readonly StartingArticle[]): Promise<void> {
  return fillSet(db, 'articles', articles, async (transaction) => {
    const rows = articles.map(({ id, type, countries, team, cover, pinned = false, daysAgo, texts }) => ({
      id, type, desk: team, cover, pinned, days_ago: daysAgo, published_at: null,
      countries: countries && JSON.stringify(countries),
      texts: JSON.stringify(texts),
    }));
    await transaction
      .insertInto('article')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet(({ ref }) => ({
            type: ref('excluded.type'), countries: ref('excluded.countries'), desk: ref('excluded.desk'), cover: ref('excluded.cover'),
            pinned: ref('excluded.pinned'), days_ago: ref('excluded.days_ago'), published_at: ref('excluded.published_at'), texts: ref('excluded.texts'),
          }))
          .where('article.edited', '=', false),
      )
      .execute();
  });
}
