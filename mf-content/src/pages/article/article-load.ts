/** Data, validity and head of one article. */
import { languageTag, type Market } from '@amberlane/contract/site';
import { BRAND } from '@amberlane/contract/site/brand';
import { marketHref, type PageContext, type PageHead, type SiteStore } from '@amberlane/core';
import { contentSlice, originKnown } from '../../content-slice.ts';
import { newsFeedOf } from '../../news/feed.ts';
import { articleApi, failureOf, isOfOtherCountry, isUnknown, type ArticleQuery, type NewsArticle } from '../../news/article-api.ts';
import { loadContacts } from '../../support-contacts/contact-api.ts';
import { newsApi, type NewsQuery } from '../../news/news-api.ts';
import { NEWS_PATH } from '../../news/news-filter.ts';

/** Articles shown below another. */
export const RELATED = 3;
const LONGEST_DESCRIPTION = 160;

export const articleQuery = (id: string, { country, locale }: Market): ArticleQuery => ({ locale, id, country });
/** One more than are shown: the article itself may be among them. */
const ASKED = RELATED + 1;
export const relatedQuery = ({ type }: Pick<NewsArticle, 'type'>, { country, locale }: Market): NewsQuery => ({ locale, country, type, pageSize: ASKED });
/** The newest of all kinds, for an article whose own kind has too few others. */
export const newestQuery = ({ country, locale }: Market): NewsQuery => ({ locale, country, pageSize: ASKED });

const askedId = ({ id = '' }: PageContext['params']): string => id;
const answerIn = (site: SiteStore, id: string, market: Market) => articleApi.endpoints.article.select(articleQuery(id, market))(site.getState());

/** Ids are words of the address; what is known to be no article is not found, before it is asked for or after. */
export function isArticle({ params, site, market }: PageContext): boolean {
  const id = askedId(params);
  if (!/^[a-z0-9][a-z0-9-]{0,79}$/.test(id)) return false;
  const { error } = answerIn(site, id, market);
  return error === undefined || !isUnknown(failureOf(error));
}

export async function loadArticle(context: PageContext): Promise<void> {
  const { params, site, market, origin } = context;
  site.dispatch(originKnown(origin));
  const { initiate } = articleApi.endpoints.article;
  const { data } = await site.dispatch(initiate(articleQuery(askedId(params), market), { subscribe: false }));
  if (!data) return;
  const ask = (query: NewsQuery) => site.dispatch(newsApi.endpoints.news.initiate(query, { subscribe: false }));
  const [{ data: alike }] = await Promise.all([ask(relatedQuery(data, market)), data.type === 'SECURITY' && loadContacts(context)]);
  if (alike && alike.list.length < ASKED) await ask(newestQuery(market));
}

export const setUpArticle = (site: SiteStore): void => site.inject(contentSlice);

export function articleHead({ params, site, market, origin, path, intl }: PageContext): PageHead {
  const { data, error } = answerIn(site, askedId(params), market);
  const named = (id: string): string => intl.formatMessage({ id }, { country: intl.formatMessage({ id: `content.country.${market.country}` }) });
  if (!data) {
    const otherCountry = error !== undefined && isOfOtherCountry(failureOf(error));
    const [title, description] = otherCountry ? ['article.ofOtherCountry.title', 'article.ofOtherCountry.text'] : ['article.failure.title', 'article.failure.text'];
    return { title: `${named(title)} | ${BRAND.name}`, description: named(description), noindex: true };
  }
  return {
    title: `${data.title} | ${BRAND.name}`,
    description: cut(data.summary),
    feed: newsFeedOf({ intl }),
    // The English one has an address of its own.
    ...(data.language !== market.locale && { noindex: true }),
    jsonLd: [newsArticle(data, { market, origin, path })],
  };
}

/** At the last word that fits. */
const cut = (text: string): string => (text.length <= LONGEST_DESCRIPTION ? text : `${text.slice(0, LONGEST_DESCRIPTION - 1).replace(/\s+\S*$/, '')}…`);

const newsArticle = ({ title, summary, publishTime, author, language }: NewsArticle, { market, origin, path }: Pick<PageContext, 'market' | 'origin' | 'path'>) => ({
  '@context': 'https://schema.org',
  '@type': 'NewsArticle',
  headline: title,
  description: summary,
  datePublished: publishTime,
  inLanguage: languageTag({ ...market, locale: language }),
  mainEntityOfPage: origin + marketHref(market, path),
  isPartOf: origin + marketHref(market, NEWS_PATH),
  author: { '@type': 'Organization', name: `${BRAND.name}, ${author}`, url: `${origin}/` },
  publisher: { '@type': 'Organization', '@id': `${origin}/#organization`, name: BRAND.name, logo: { '@type': 'ImageObject', url: `${origin}/favicon.svg` } },
});
