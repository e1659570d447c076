/** How long a text takes to read: 200 words a minute, 400 characters of Chinese, whole minutes and at least one. */
import type { ArticleBlock } from '@amberlane/contract/articles';

const WORDS_A_MINUTE = 200;
const HAN_A_MINUTE = 400;

export function readingMinutes(body: readonly ArticleBlock[]): number {
  const text = body.map((block) => (block.kind === 'list' ? block.items.join(' ') : block.text)).join(' ');
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.replace(/\p{Script=Han}+/gu, ' ').split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE + han / HAN_A_MINUTE));
}
