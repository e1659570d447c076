/** The list of articles as an endpoint: only what pages show stays in the store and travels with them. */
import { callTo, type RequestOf } from '@amberlane/core';
import { remoteApi } from '@amberlane/core/remote-api';
import type { Locale } from '@amberlane/contract/site';
import { queryShowyBlogList } from '@amberlane/contract/call-index/articles';
import type { ArticlePage, ArticleSummary } from '@amberlane/contract/calls/articles';

export type NewsEntry = Pick<ArticleSummary, 'id' | 'type' | 'title' | 'summary' | 'publishTime' | 'readingMinutes' | 'cover' | 'pinned' | 'past' | 'countries' | 'language'>;
export type NewsPage = Omit<ArticlePage, 'list'> & { readonly list: readonly NewsEntry[] };

/** The language is no field of the calls (it is their header), but another question. */
export type InLocale<Request> = Request & { readonly locale: Locale };
export type NewsQuery = InLocale<RequestOf<typeof queryShowyBlogList>>;

export const entryOf = ({ id, type, title, summary, publishTime, readingMinutes, cover, pinned, past, countries, language }: ArticleSummary): NewsEntry => ({
  id, type, title, summary, publishTime, readingMinutes, cover, pinned, ...(past && { past }), countries, language,
});

export const newsApi = remoteApi('mf-content').injectEndpoints({
  endpoints: (build) => ({
    news: build.query<NewsPage, NewsQuery>({
      query: ({ locale: _header, ...request }) => callTo(queryShowyBlogList, request),
      transformResponse: (page: ArticlePage) => ({ ...page, list: page.list.map(entryOf) }),
      // Pages read the answer with a selector and subscribe to nothing.
      keepUnusedDataFor: Infinity,
    }),
  }),
});
