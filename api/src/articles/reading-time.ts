/** How long a text takes to read: 200 words a minute, 400 characters of Chinese, whole minutes and at least one. */
import type { ArticleBlock } from '@amberlane/contract/calls/articles';

const WORDS_A_MINUTE = 200;
const HAN_A_MINUTE = 400;

/** The words of a block, plain. */
export function wordsOfBlock(block: ArticleBlock): string {
  if (block.kind === 'list') return block.items.join(' ');
  if (block.kind === 'table') return [block.head, ...block.rows].flatMap((row) => row.map(({ text }) => text)).join(' ');
  return block.text;
}

export function readingMinutes(body: readonly ArticleBlock[]): number {
  const text = body.map(wordsOfBlock).join(' ');
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.replace(/\p{Script=Han}+/gu, ' ').split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE + han / HAN_A_MINUTE));
}
