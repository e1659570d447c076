/** One article as an endpoint, and why it may not be had. */
import { callTo, type CallFailure, type RequestOf } from '@amberlane/core';
import { remoteApi } from '@amberlane/core/remote-api';
import { ERROR } from '@amberlane/contract/calls';
import { queryFrontBlogDetail } from '@amberlane/contract/call-index/articles';
import type { Article } from '@amberlane/contract/calls/articles';
import { entryOf, type InLocale, type NewsEntry } from './news-api.ts';

export type NewsArticle = NewsEntry & Pick<Article, 'author' | 'body'>;
export type ArticleQuery = InLocale<RequestOf<typeof queryFrontBlogDetail>>;

export const articleApi = remoteApi('mf-content').injectEndpoints({
  endpoints: (build) => ({
    article: build.query<NewsArticle, ArticleQuery>({
      query: ({ locale: _header, ...request }) => callTo(queryFrontBlogDetail, request),
      transformResponse: (article: Article) => ({ ...entryOf(article), author: article.author, body: article.body }),
      // Pages read the answer with a selector and subscribe to nothing.
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
