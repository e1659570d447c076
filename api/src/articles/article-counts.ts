/** From the counts by type and year to what the list says beside its filters. Pure. */
import { ARTICLE_TYPES, type ArticlePage, type ArticleType } from '@amberlane/contract/calls/articles';
import type { ArticleCount } from './repository.ts';

interface Chosen {
  readonly type?: ArticleType | undefined;
  readonly year?: number | undefined;
}

const sum = (counts: readonly ArticleCount[]): number => counts.reduce((total, { count }) => total + count, 0);

/** Each filter is counted under the other one: the number beside a filter is the number of articles behind it. */
export function countsBeside(counts: readonly ArticleCount[], { type, year }: Chosen): Pick<ArticlePage, 'total' | 'types' | 'years'> {
  const ofYear = counts.filter((count) => year === undefined || count.year === year);
  const ofType = counts.filter((count) => type === undefined || count.type === type);
  const years = [...new Set(ofType.map((count) => count.year))].sort((one, other) => other - one);
  return {
    total: sum(ofYear.filter((count) => type === undefined || count.type === type)),
    types: ARTICLE_TYPES.map((each) => ({ type: each, count: sum(ofYear.filter((count) => count.type === each)) })).filter(({ count }) => count > 0),
    years: years.map((each) => ({ year: each, count: sum(ofType.filter((count) => count.year === each)) })),
  };
}
