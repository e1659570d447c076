/** The article calls as endpoints: only what pages show stays in the store and travels with them. */
import { api, callOf, type CallFailure, type RequestOf } from '@amberlane/core';
import { ERROR, type Locale } from '@amberlane/contract';
import type { Article, ArticlePage, ArticleSummary, queryFrontBlogDetail, queryShowyBlogList } from '@amberlane/contract/articles';

export type NewsEntry = Pick<ArticleSummary, 'id' | 'type' | 'title' | 'summary' | 'publishTime' | 'readingMinutes' | 'cover' | 'pinned' | 'language'>;
export type NewsPage = Omit<ArticlePage, 'list'> & { readonly list: readonly NewsEntry[] };
export type NewsArticle = NewsEntry & Pick<Article, 'author' | 'body'>;

/** The language is no field of the calls (it is their header), but another question. */
type InLocale<Request> = Request & { readonly locale: Locale };
export type NewsQuery = InLocale<RequestOf<typeof queryShowyBlogList>>;
export type ArticleQuery = InLocale<RequestOf<typeof queryFrontBlogDetail>>;

const entryOf = ({ id, type, title, summary, publishTime, readingMinutes, cover, pinned, language }: ArticleSummary): NewsEntry => ({
  id, type, title, summary, publishTime, readingMinutes, cover, pinned, language,
});

export const newsApi = api.injectEndpoints({
  endpoints: (build) => ({
    news: build.query<NewsPage, NewsQuery>({
      query: ({ locale: _header, ...request }) =>
        callOf<typeof queryShowyBlogList>('POST', '/v1/api/blog/queryShowyBlogList', request, async () => (await import('@amberlane/contract/articles')).queryShowyBlogList),
      transformResponse: (page: ArticlePage) => ({ ...page, list: page.list.map(entryOf) }),
      // Pages read the answer with a selector and subscribe to nothing.
      keepUnusedDataFor: Infinity,
    }),
    article: build.query<NewsArticle, ArticleQuery>({
      query: ({ locale: _header, ...request }) =>
        callOf<typeof queryFrontBlogDetail>('GET', '/v1/api/blog/queryFrontBlogDetail', request, async () => (await import('@amberlane/contract/articles')).queryFrontBlogDetail),
      transformResponse: (article: Article) => ({ ...entryOf(article), author: article.author, body: article.body }),
      keepUnusedDataFor: Infinity,
    }),
  }),
});

/** Code of a failure that has none of its own, such as code that could not be loaded. */
const NO_ANSWER: CallFailure = { code: 0, message: '', status: null, requestId: null, fields: [] };
const isCallFailure = (error: object): error is CallFailure => 'code' in error && 'requestId' in error;

/** Why a query has no answer, as the transport says it. */
export const failureOf = (error: object): CallFailure => (isCallFailure(error) ? error : NO_ANSWER);

export const isUnknown = ({ code }: CallFailure): boolean => code === ERROR.NOT_FOUND;
export const isOfOtherCountry = ({ code }: CallFailure): boolean => code === ERROR.ARTICLE_OF_OTHER_COUNTRY;
