/** Kinds of articles, without the schemas: pages name them before an answer comes. */
export const ARTICLE_TYPES = ['SERVICE', 'HOLIDAY', 'CUSTOMS', 'SECURITY', 'COMPANY'] as const;
export type ArticleType = (typeof ARTICLE_TYPES)[number];

/** Covers that the site has drawings of. An editor may name another: the site stands in for it. */
export const ARTICLE_COVERS = [
  'address', 'battery', 'calendar', 'cash', 'crescent', 'doorbell', 'flag-day', 'lantern', 'map', 'network', 'plane', 'receipt', 'scale', 'shield', 'stamp', 'storefront', 'warehouse',
] as const;
export type ArticleCover = (typeof ARTICLE_COVERS)[number];
