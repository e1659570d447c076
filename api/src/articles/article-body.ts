/** The body of a stored article as blocks, whatever it was written in. */
import type { ArticleBlock } from '@amberlane/contract/calls/articles';
import type { ArticleText } from '../database/tables/content.ts';
import { readArticleHtml } from './article-html.ts';

/** Sources that were read last; each list shows up to fifty of them, and they rarely change. */
const read = new Map<string, readonly ArticleBlock[]>();
const MOST_KEPT = 200;

export function blocksOfBody(body: ArticleText['body']): readonly ArticleBlock[] {
  if (!('html' in body)) return body;
  const blocks = read.get(body.html) ?? readArticleHtml(body.html);
  read.delete(body.html);
  read.set(body.html, blocks);
  for (const oldest of [...read.keys()].slice(0, -MOST_KEPT)) read.delete(oldest);
  return blocks;
}
