/** Articles in the database. */
import { sql, type Expression, type Kysely, type Selectable, type SqlBool } from 'kysely';
import type { Country } from '@amberlane/contract';
import type { ArticleType } from '@amberlane/contract/articles';
import type { ArticleTable } from '../database/tables/content.ts';
import type { Database } from '../database/tables.ts';
import { fillSet } from '../database/content-set.ts';
import type { StartingArticle } from './starting-article.ts';

export type ArticleRow = Selectable<ArticleTable>;

export interface ArticleFilter {
  readonly country: Country;
  readonly type?: ArticleType | undefined;
}

const forCountry = (country: Country): Expression<SqlBool> =>
  sql<SqlBool>`(countries is null or countries @> to_jsonb(${country}::text))`;

const filtered = (db: Kysely<Database>, { country, type }: ArticleFilter) => {
  const articles = db.selectFrom('article').where(forCountry(country));
  return type === undefined ? articles : articles.where('type', '=', type);
};

/** One page, pinned articles first, then the newest, and how many there are. */
export async function pageOfArticles(
  db: Kysely<Database>,
  filter: ArticleFilter,
  { now, limit, offset }: { readonly now: Date; readonly limit: number; readonly offset: number },
): Promise<{ readonly total: number; readonly rows: readonly ArticleRow[] }> {
  const { total } = await filtered(db, filter)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await filtered(db, filter)
    .selectAll()
    .orderBy('pinned', 'desc')
    .orderBy(sql`coalesce(published_at, ${now}::timestamptz - days_ago * interval '1 day')`, 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total: Number(total), rows };
}

export function findArticle(db: Kysely<Database>, id: string): Promise<ArticleRow | undefined> {
  return db.selectFrom('article').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Writes the articles of the installation; those that an operator changed stay. */
export function fillArticles(db: Kysely<Database>, articles: readonly StartingArticle[]): Promise<void> {
  return fillSet(db, 'articles', articles, async (transaction) => {
    const rows = articles.map(({ id, type, countries, desk, cover, pinned = false, daysAgo, texts }) => ({
      id, type, desk, cover, pinned, days_ago: daysAgo, published_at: null,
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
