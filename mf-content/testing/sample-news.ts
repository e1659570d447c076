/** Articles as the API answers them, for tests. */
import type { Article, ArticlePage } from '@amberlane/contract/calls/articles';

export const sampleArticle = (fields: Partial<Article> = {}): Article => ({
  id: 'peak-season', type: 'SERVICE', title: 'Peak season: send early and check your customs documents', summary: 'The last quarter brings the fullest aircraft.', author: 'Operations',
  publishTime: '2026-11-01T09:00:00.000Z', readingMinutes: 2, cover: 'calendar', pinned: false, countries: null, language: 'en', languages: ['en', 'fr'],
  body: [{ kind: 'paragraph', text: 'Aircraft are full.' }],
  ...fields,
});

/** A page of the list as it stands in the envelope. */
export const samplePage = (list: readonly Article[], fields: Partial<ArticlePage> = {}): ArticlePage => ({
  total: list.length, pageNum: 1, pageSize: 10, types: [], years: [], list: [...list], ...fields,
});

export const answer = (data: unknown) => (): Response => Response.json({ success: true, data });
export const refusal = (status: number, code: number, message = '') => (): Response =>
  Response.json({ success: false, error: { code, message, requestId: 'r-42' } }, { status });
