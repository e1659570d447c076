/** Data, validity and head of one article. */
import { languageTag, type Place } from '@amberlane/contract';
import { BRAND } from '@amberlane/contract/brand';
import { placeHref, type PageContext, type PageHead, type SiteStore } from '@amberlane/core';
import { contentSlice, originKnown } from '../../content-slice.ts';
import { newsFeedOf } from '../../news/feed.ts';
import { articleApi, failureOf, isOfOtherCountry, isUnknown, type ArticleQuery, type NewsArticle } from '../../news/article-api.ts';
import { newsApi, type NewsQuery } from '../../news/news-api.ts';
import { NEWS_PATH } from '../../news/news-filter.ts';

const RELATED = 3;
const LONGEST_DESCRIPTION = 160;

export const articleQuery = (id: string, { country, locale }: Place): ArticleQuery => ({ locale, id, country });
/** One more than are shown: the article itself may be among them. */
export const relatedQuery = ({ type }: Pick<NewsArticle, 'type'>, { country, locale }: Place): NewsQuery => ({ locale, country, type, pageSize: RELATED + 1 });

const askedId = ({ id = '' }: PageContext['params']): string => id;
const answerIn = (site: SiteStore, id: string, place: Place) => articleApi.endpoints.article.select(articleQuery(id, place))(site.getState());

/** Ids are words of the address; what is known to be no article is not found, before it is asked for or after. */
export function isArticle({ params, site, place }: PageContext): boolean {
  const id = askedId(params);
  if (!/^[a-z0-9][a-z0-9-]{0,79}$/.test(id)) return false;
  const { error } = answerIn(site, id, place);
  return error === undefined || !isUnknown(failureOf(error));
}

export async function loadArticle({ params, site, place, origin }: PageContext): Promise<void> {
  site.dispatch(originKnown(origin));
  const { initiate } = articleApi.endpoints.article;
  const { data } = await site.dispatch(initiate(articleQuery(askedId(params), place), { subscribe: false }));
  if (data) await site.dispatch(newsApi.endpoints.news.initiate(relatedQuery(data, place), { subscribe: false }));
}

export const setUpArticle = (site: SiteStore): void => site.inject(contentSlice);

export function articleHead({ params, site, place, origin, path, intl }: PageContext): PageHead {
  const { data, error } = answerIn(site, askedId(params), place);
  const named = (id: string): string => intl.formatMessage({ id }, { country: intl.formatMessage({ id: `content.country.${place.country}` }) });
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
    ...(data.language !== place.locale && { noindex: true }),
    jsonLd: [newsArticle(data, { place, origin, path })],
  };
}

/** At the last word that fits. */
const cut = (text: string): string => (text.length <= LONGEST_DESCRIPTION ? text : `${text.slice(0, LONGEST_DESCRIPTION - 1).replace(/\s+\S*$/, '')}…`);

const newsArticle = ({ title, summary, publishTime, author, language }: NewsArticle, { place, origin, path }: Pick<PageContext, 'place' | 'origin' | 'path'>) => ({
  '@context': 'https://schema.org',
  '@type': 'NewsArticle',
  headline: title,
  description: summary,
  datePublished: publishTime,
  inLanguage: languageTag({ ...place, locale: language }),
  mainEntityOfPage: origin + placeHref(place, path),
  isPartOf: origin + placeHref(place, NEWS_PATH),
  author: { '@type': 'Organization', name: `${BRAND.name}, ${author}`, url: `${origin}/` },
  publisher: { '@type': 'Organization', '@id': `${origin}/#organization`, name: BRAND.name, logo: { '@type': 'ImageObject', url: `${origin}/favicon.svg` } },
});
