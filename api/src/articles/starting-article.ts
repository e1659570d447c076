/** How the articles of the installation are written down. */
import type { Country } from '@amberlane/contract/site';
import type { ArticleCover, ArticleBlock, ArticleType, RichText, TextRun } from '@amberlane/contract/calls/articles';
import type { ArticleText, ByLocale } from '../database/tables/content.ts';
import { richTextOf } from './article-runs.ts';
import type { AuthorTeam } from './author-team.ts';

export interface StartingArticle {
  readonly id: string;
  readonly type: ArticleType;
  /** null: for readers of every country. */
  readonly countries: readonly Country[] | null;
  readonly team: AuthorTeam;
  readonly cover: ArticleCover;
  readonly pinned?: boolean;
  readonly daysAgo: number;
  /** Last of the days of the year that it is about, `MM-DD`. */
  readonly lastDay?: string;
  readonly texts: ByLocale<ArticleText>;
}

/**
 * The blocks of a body in markdown, read line by line: `## ` begins a heading, `- ` a list item, `> ` a quote, `| a | b |` a table row;
 * any other line is a paragraph. `**stress**` and `[words](path)` are allowed everywhere but in headings.
 */
export function blocksOf(body: string): ArticleBlock[] {
  const blocks: ArticleBlock[] = [];
  for (const line of body.split('\n').map((typed) => typed.trim()).filter(Boolean)) {
    const last = blocks.at(-1);
    if (line.startsWith('## ')) blocks.push({ kind: 'heading', text: line.slice(3) });
    else if (line.startsWith('| ')) addRow(blocks, line.split('|').slice(1, -1).map((cell) => richText(cell.trim())));
    else if (line.startsWith('> ')) blocks.push({ kind: 'quote', ...richText(line.slice(2)) });
    else if (!line.startsWith('- ')) blocks.push({ kind: 'paragraph', ...richText(line) });
    else addItem(blocks, last, richText(line.slice(2)));
  }
  return blocks;
}

function addItem(blocks: ArticleBlock[], last: ArticleBlock | undefined, { text, runs }: RichText): void {
  const list = last?.kind === 'list' ? last : { kind: 'list' as const, items: [] };
  if (list !== last) blocks.push(list);
  if (runs || list.runs) list.runs = [...(list.runs ?? list.items.map((item) => [{ text: item }])), runs ?? [{ text }]];
  list.items.push(text);
}

function addRow(blocks: ArticleBlock[], cells: RichText[]): void {
  const last = blocks.at(-1);
  if (last?.kind === 'table') last.rows.push(cells);
  else blocks.push({ kind: 'table', head: cells, rows: [] });
}

const MARKED = /\*\*(?<strong>[^*]+)\*\*|\[(?<words>[^\]]+)\]\((?<href>[^)]+)\)/g;

function richText(line: string): RichText {
  const pieces: TextRun[] = [];
  let end = 0;
  for (const { 0: whole, index, groups = {} } of line.matchAll(MARKED)) {
    const { strong, words, href } = groups;
    if (index > end) pieces.push({ text: line.slice(end, index) });
    if (strong !== undefined) pieces.push({ text: strong, strong: true });
    else if (words !== undefined && href !== undefined) pieces.push({ text: words, href });
    end = index + whole.length;
  }
  if (end < line.length) pieces.push({ text: line.slice(end) });
  return richTextOf(pieces) ?? { text: '' };
}
