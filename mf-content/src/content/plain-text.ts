/** Sentences of content files as text without marks and links: for search engines, and for our own search. */
import type { IntlShape } from '@amberlane/core';
import type { Country } from '@amberlane/contract/site';
import { DATA_PROTECTION_MAIL } from '@amberlane/contract/site/brand';
import type { Figures } from '../facts/fact-group.ts';
import type { ContentBlock } from './content-document.ts';

export interface PlainTextOptions {
  readonly intl: IntlShape;
  readonly country: Country;
  readonly facts: Figures;
}

type Sentence = (id: string) => string;
type Words = (chunks: readonly string[]) => string;

const words: Words = (chunks) => chunks.join('');
/** No sentence has more links. */
const LINKS = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'];
const MARKS: Readonly<Record<string, Words>> = Object.fromEntries(['b', 'code', ...LINKS].map((mark) => [mark, words]));

/** Gives the text of a message by its id. */
export function plainSentences({ intl, country, facts }: PlainTextOptions): Sentence {
  const values = { ...facts, ...MARKS, mail: DATA_PROTECTION_MAIL, country: intl.formatMessage({ id: `content.country.${country}` }) };
  return (id) => intl.formatMessage({ id }, values);
}

/** Blocks as lines: a paragraph, an item of a list or a row of a table each. A part that only a page can draw has none. */
export const plainLines = (blocks: readonly ContentBlock[], sentence: Sentence): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'part') return [];
    if (block.kind === 'paragraph') return [sentence(block.text.id)];
    if (block.kind === 'table') return block.rows.map((row) => row.map(({ id }) => sentence(id)).join(': '));
    return block.items.map(({ id }) => sentence(id));
  });
