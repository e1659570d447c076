/** Articles as pages of the sitemap: where each may be read in its own language. */
import { MARKETS, localesOf, COUNTRIES, type Market } from '@amberlane/contract/site';
import type { ArticleSummary } from '@amberlane/contract/calls/articles';
import type { SitePage } from '../page-renderer.ts';
import { NEWS_PATH } from './news-feed.ts';
import type { NewsSource } from './news-source.ts';

/** Each article once, at all places that may read it and whose language it has. Pure. */
export function articlePages(articles: readonly ArticleSummary[]): SitePage[] {
  const byId = new Map(articles.map((article) => [article.id, article]));
  return [...byId.values()].map(({ id, countries, languages, publishTime }) => ({
    path: `${NEWS_PATH}/${encodeURIComponent(id)}`,
    auth: 'public',
    indexable: true,
    markets: MARKETS.filter(({ country, locale }) => (countries?.includes(country) ?? true) && languages.includes(locale)),
    changed: publishTime,
  }));
}

/** Any language of a country lists the same articles. */
const ONE_MARKET_A_COUNTRY: readonly Market[] = COUNTRIES.flatMap((country) => localesOf(country).slice(0, 1).map((locale) => ({ country, locale })));

/** Those that can be had now: an API that is down costs the sitemap its articles, not its pages. */
export async function knownArticlePages(news: NewsSource): Promise<SitePage[]> {
  const lists = await Promise.allSettled(ONE_MARKET_A_COUNTRY.map((market) => news.articles(market)));
  return articlePages(lists.flatMap((list) => (list.status === 'fulfilled' ? list.value : [])));
}
