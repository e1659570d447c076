/** Kinds of articles, without the schemas: pages name them before an answer comes. */
export const ARTICLE_TYPES = ['SERVICE', 'HOLIDAY', 'CUSTOMS', 'SECURITY', 'COMPANY'] as const;
export type ArticleType = (typeof ARTICLE_TYPES)[number];
