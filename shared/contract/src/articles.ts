/**
 * Articles on the wire (spec §7). The country of the reader decides what there is: an article is for everyone or for
 * some countries. An article never mixes languages; where the asked one is missing it comes in English and says so.
 */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { pageOf, paging } from './paging.ts';
import { COUNTRIES, LOCALES } from './places.ts';
import { line } from './text.ts';

export const ARTICLE_TYPES = ['SERVICE', 'HOLIDAY', 'CUSTOMS', 'SECURITY', 'COMPANY'] as const;
export type ArticleType = (typeof ARTICLE_TYPES)[number];

/** Plain text in every field: nothing has to be sanitised before it is shown. */
const articleBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), text: z.string() }),
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('list'), items: z.array(z.string()).min(1) }),
]);
export type ArticleBlock = z.infer<typeof articleBlock>;

const articleSummary = z.object({
  id: z.string(),
  type: z.enum(ARTICLE_TYPES),
  title: z.string(),
  summary: z.string(),
  /** The desk that wrote it. */
  author: z.string(),
  publishTime: z.iso.datetime(),
  readingMinutes: z.number().int().min(1),
  /** Name of the drawing above it. */
  cover: z.string(),
  pinned: z.boolean(),
  /** Countries whose readers may see it; null for all. */
  countries: z.array(z.enum(COUNTRIES)).nullable(),
  /** Language of every text of this article. */
  language: z.enum(LOCALES),
});
export type ArticleSummary = z.infer<typeof articleSummary>;

const article = articleSummary.extend({ body: z.array(articleBlock) });
export type Article = z.infer<typeof article>;

/** The reader's country; the `countryCode` header when it is missing. */
const country = z.enum(COUNTRIES).optional();

export const queryFrontBlogDetail = defineCall({
  method: 'GET',
  path: '/v1/api/blog/queryFrontBlogDetail',
  summary: 'One article, when the country may read it.',
  request: z.object({ id: line(80), country }),
  reply: article,
});

export const queryShowyBlogList = defineCall({
  method: 'POST',
  path: '/v1/api/blog/queryShowyBlogList',
  summary: 'Articles that the country may read: pinned ones first, then the newest.',
  request: z.object({ country, type: z.enum(ARTICLE_TYPES).optional(), ...paging }),
  reply: pageOf(articleSummary),
});
