/** The newest articles of a country as the API lists them, for the feed and the sitemap. Runs on the server alone. */
import { callTo, type ServerContext } from '@amberlane/core';
import { remoteApi } from '@amberlane/core/remote-api';
import { queryShowyBlogList } from '@amberlane/contract/call-index/articles';
import type { ArticlePage, ArticleSummary } from '@amberlane/contract/calls/articles';
import type { NewsQuery } from './news-api.ts';

/** The most that the API gives at once. */
const MOST = 50;

const newestArticlesApi = remoteApi('mf-content').injectEndpoints({
  endpoints: (build) => ({
    newestArticles: build.query<readonly ArticleSummary[], NewsQuery>({
      query: ({ locale: _header, ...request }) => callTo(queryShowyBlogList, request),
      transformResponse: ({ list }: ArticlePage) => list,
    }),
  }),
});

/** Pinned ones first. An article that the language lacks comes in English and says so. Rejects when the API can't be had. */
export const newestArticles = ({ market: { country, locale }, site }: ServerContext): Promise<readonly ArticleSummary[]> =>
  site.dispatch(newestArticlesApi.endpoints.newestArticles.initiate({ country, locale, pageSize: MOST }, { subscribe: false })).unwrap();
