/**
 * Articles on the wire (spec §7). The country of the reader decides what there is: an article is for everyone or for
 * some countries. An article never mixes languages; where the asked one is missing it comes in English and says so.
 */
import { z } from 'zod';
import { ARTICLE_TYPES } from '../domain/article-types.ts';
import { defineCall } from './call.ts';
import { pageOf, paging } from './paging.ts';
import { COUNTRIES, LOCALES } from '../site/markets.ts';
import { line, optionalLine } from '../domain/text.ts';

export { ARTICLE_COVERS, ARTICLE_TYPES, type ArticleCover, type ArticleType } from '../domain/article-types.ts';

/**
 * Where a link in an article may lead: a path of the site in the reader's country and language (`service-rule#weight`),
 * or a web address. A path has no colon, so that no other scheme passes.
 */
export const articleHref = z.string().max(500).regex(/^(?:https?:\/\/[^\s"'<>\\^`{|}]+|[a-z0-9][a-z0-9/-]*(?:\?[A-Za-z0-9=&,.%_-]*)?(?:#[A-Za-z][A-Za-z0-9-]*)?)$/);

/** Words that look the same and lead to one place; `\n` in them is a line break. */
const textRun = z.object({ text: z.string().min(1), strong: z.literal(true).optional(), href: articleHref.optional() });
export type TextRun = z.infer<typeof textRun>;

/** `text` is all of it in plain words; `runs` say the same with links and stress where there are any. */
const richText = { text: z.string(), runs: z.array(textRun).min(1).optional() };
const cell = z.object(richText);
export type RichText = z.infer<typeof cell>;

/** The body as data: no field holds markup, so nothing has to be sanitised before it is shown. */
const articleBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), ...richText }),
  /** Of the second level, unless it says the third. */
  z.object({ kind: z.literal('heading'), text: z.string(), level: z.literal(3).optional() }),
  z.object({
    kind: z.literal('list'),
    items: z.array(z.string()).min(1),
    ordered: z.literal(true).optional(),
    /** One entry an item, where an item has links or stress. */
    runs: z.array(z.array(textRun).min(1)).optional(),
  }),
  z.object({ kind: z.literal('quote'), ...richText }),
  /** Every row is as wide as the head. */
  z.object({ kind: z.literal('table'), head: z.array(cell).min(1), rows: z.array(z.array(cell).min(1)).min(1) }),
]);
export type ArticleBlock = z.infer<typeof articleBlock>;

const articleSummary = z.object({
  id: z.string(),
  type: z.enum(ARTICLE_TYPES),
  title: z.string(),
  summary: z.string(),
  /** The team that wrote it. */
  author: z.string(),
  publishTime: z.iso.datetime(),
  readingMinutes: z.number().int().min(1),
  /** Name of the drawing above it. */
  cover: z.string(),
  pinned: z.boolean(),
  /** The days that it is about are over. */
  past: z.literal(true).optional(),
  /** Countries whose readers may see it; null for all. */
  countries: z.array(z.enum(COUNTRIES)).nullable(),
  /** Language of every text of this article. */
  language: z.enum(LOCALES),
  /** Languages in which it can be had. */
  languages: z.array(z.enum(LOCALES)).default(['en']),
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
  request: () => z.object({ id: line(80), country }),
  reply: () => article,
});

const articlePage = pageOf(articleSummary).extend({
  /** How many there are of each type, in the asked year and with the searched words. Types without one are left out. */
  types: z.array(z.object({ type: z.enum(ARTICLE_TYPES), count: z.number().int().min(1) })).default([]),
  /** How many there are of each year, newest first, of the asked type and with the searched words. */
  years: z.array(z.object({ year: z.number().int(), count: z.number().int().min(1) })).default([]),
});
export type ArticlePage = z.infer<typeof articlePage>;

/** Years of publication that can be asked for; four digits. */
const year = z.coerce.number().int().min(2000).max(2999);

export const queryShowyBlogList = defineCall({
  method: 'POST',
  path: '/v1/api/blog/queryShowyBlogList',
  summary: 'Articles that the country may read: pinned ones first, then the newest. Filters narrow each other.',
  request: () => z.object({
    country,
    type: z.enum(ARTICLE_TYPES).optional(),
    /** Of publication, UTC. */
    year: year.optional(),
    /** Words that title, summary or body must hold, each of them, in the asked language. */
    search: optionalLine(80),
    ...paging,
  }),
  reply: () => articlePage,
});
