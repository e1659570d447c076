import type { ContentBlock, ContentText } from './content-document.ts';

/** The paragraphs among these blocks, for a page that gives them a look of its own. */
export const paragraphsOf = (blocks: readonly ContentBlock[]): ContentText[] =>
  blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));
