/** How the articles of the installation are written down. */
import type { Country } from '@amberlane/contract';
import type { ArticleBlock, ArticleType } from '@amberlane/contract/articles';
import type { ArticleText, ByLocale } from '../database/tables/content.ts';
import type { Desk } from './desk.ts';

export interface StartingArticle {
  readonly id: string;
  readonly type: ArticleType;
  /** null: for readers of every country, and then in every language. */
  readonly countries: readonly Country[] | null;
  readonly desk: Desk;
  readonly cover: string;
  readonly pinned?: boolean;
  readonly daysAgo: number;
  readonly texts: ByLocale<ArticleText>;
}

/** A text with its body as lines: `## ` begins a heading, `- ` an item of a list, anything else is a paragraph. */
export const written = (title: string, summary: string, body: string): ArticleText => ({ title, summary, body: blocksOf(body) });

export function blocksOf(body: string): ArticleBlock[] {
  const blocks: ArticleBlock[] = [];
  for (const line of body.split('\n').map((typed) => typed.trim()).filter(Boolean)) {
    const last = blocks.at(-1);
    if (line.startsWith('## ')) blocks.push({ kind: 'heading', text: line.slice(3) });
    else if (!line.startsWith('- ')) blocks.push({ kind: 'paragraph', text: line });
    else if (last?.kind === 'list') last.items.push(line.slice(2));
    else blocks.push({ kind: 'list', items: [line.slice(2)] });
  }
  return blocks;
}
