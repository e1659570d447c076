/** Articles (spec §7). */
import type { FastifyInstance } from 'fastify';
import { ERROR } from '@amberlane/contract/calls';
import { queryFrontBlogDetail, queryShowyBlogList, type ArticleSummary } from '@amberlane/contract/calls/articles';
import type { ApiContext } from '../context.ts';
import { ApiError } from '../api-error.ts';
import { pageCountry } from '../plugins/page-country.ts';
import { serveCall } from '../plugins/call-route.ts';
import { countsBeside } from './article-counts.ts';
import { toArticle, toSummary } from './article-wire.ts';
import { countArticles, findArticle, pageOfArticles } from './repository.ts';

const tag = 'Articles';

const SUMMARY: ArticleSummary = {
  id: 'saudi-short-address', type: 'CUSTOMS', title: 'Saudi Arabia: short national address required for every parcel',
  summary: 'Since 1 January 2026, every shipment to Saudi Arabia must show the short national address of the recipient.', author: 'Customs team',
  publishTime: '2026-11-14T09:00:00.000Z', readingMinutes: 1, cover: 'address', pinned: false, countries: ['SA', 'CN'], language: 'en',
  languages: ['en', 'zh-CN', 'ar'],
};
const LIST_EXAMPLE = {
  request: { country: 'SA', type: 'CUSTOMS', year: 2026, search: 'address', pageNum: 1, pageSize: 10 },
  reply: { total: 1, pageNum: 1, pageSize: 10, list: [SUMMARY], types: [{ type: 'CUSTOMS', count: 1 }], years: [{ year: 2026, count: 1 }] },
};
const DETAIL_EXAMPLE = {
  request: { id: SUMMARY.id, country: 'SA' },
  reply: {
    ...SUMMARY,
    body: [
      { kind: 'paragraph', text: 'You must enter the short national address of the recipient.' },
      { kind: 'paragraph', text: 'If you have questions, contact us.', runs: [{ text: 'If you have questions, ' }, { text: 'contact us', href: 'service/contact-us' }, { text: '.' }] },
    ],
  },
};

export function articleRoutes(app: FastifyInstance, { db, now }: ApiContext): void {
  serveCall(app, queryShowyBlogList, {
    tag,
    example: LIST_EXAMPLE,
    handle: async ({ country, type, year, search, pageNum, pageSize }, { locale, request }) => {
      const time = now();
      const words = search.split(' ').filter(Boolean);
      const filter = { country: country ?? pageCountry(request.headers), type, year, words, locale, now: time };
      const [counts, rows] = await Promise.all([
        countArticles(db, filter),
        pageOfArticles(db, filter, { limit: pageSize, offset: (pageNum - 1) * pageSize }),
      ]);
      return { ...countsBeside(counts, filter), pageNum, pageSize, list: rows.map((row) => toSummary(row, locale, time)) };
    },
  });
  serveCall(app, queryFrontBlogDetail, {
    tag,
    example: DETAIL_EXAMPLE,
    handle: async ({ id, country }, { locale, request }) => {
      const row = await findArticle(db, id);
      if (!row) throw new ApiError(ERROR.NOT_FOUND);
      const reader = country ?? pageCountry(request.headers);
      if (row.countries && !row.countries.includes(reader)) throw new ApiError(ERROR.ARTICLE_OF_OTHER_COUNTRY);
      return toArticle(row, locale, now());
    },
  });
}
