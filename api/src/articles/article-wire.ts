/** A stored article as the reader gets it. */
import { LOCALES, type Locale } from '@amberlane/contract/site';
import type { Article, ArticleSummary } from '@amberlane/contract/calls/articles';
import { cleanWords } from '@amberlane/contract/domain/text';
import { withPercentsHeld } from '@amberlane/contract/site/percent-text';
import type { ArticleText, ByLocale } from '../database/tables/content.ts';
import { blocksOfBody } from './article-body.ts';
import { textOf } from '../texts.ts';
import { isPast } from './past.ts';
import { publishTime } from './publish-time.ts';
import { readingMinutes } from './reading-time.ts';
import type { ArticleRow } from './repository.ts';

/** The text in the asked language, or all of it in English: a page never mixes two. */
export function textFor<T>(texts: ByLocale<T>, locale: Locale): { readonly language: Locale; readonly text: T } {
  const text = texts[locale];
  return text === undefined ? { language: 'en', text: texts.en } : { language: locale, text };
}

export const toSummary = (row: ArticleRow, locale: Locale, now: Date): ArticleSummary => summaryOf(row, textFor(row.texts, locale), now);

export function toArticle(row: ArticleRow, locale: Locale, now: Date): Article {
  const chosen = textFor(row.texts, locale);
  return { ...summaryOf(row, chosen, now), body: [...blocksOfBody(chosen.text.body)] };
}

function summaryOf(row: ArticleRow, { language, text }: { readonly language: Locale; readonly text: ArticleText }, now: Date): ArticleSummary {
  const published = publishTime(row, now);
  return {
    id: row.id,
    type: row.type,
    title: withPercentsHeld(cleanWords(text.title)),
    summary: withPercentsHeld(cleanWords(text.summary)),
    author: textOf(`article-teams.${row.desk}`, language),
    publishTime: published.toISOString(),
    readingMinutes: readingMinutes(blocksOfBody(text.body)),
    cover: row.cover,
    pinned: row.pinned,
    ...(isPast(row.id, published, now) && { past: true as const }),
    countries: row.countries && [...row.countries],
    language,
    languages: LOCALES.filter((locale) => row.texts[locale] !== undefined),
  };
}
