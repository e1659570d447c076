/** Reading the structure of a content file. */
import type { ContentDocument, ContentSection, ContentText } from '@amberlane/contract/federation/content-document';

export type { ContentBlock, ContentDocument, ContentSection, ContentText } from '@amberlane/contract/federation/content-document';

const found = (sections: readonly ContentSection[], id: string): ContentSection | undefined =>
  sections.find((section) => section.id === id) ?? sections.flatMap((section) => section.sections).find((section) => section.id === id);

/** The section with this fragment, at either level. Throws when the file has none: a page and its text belong together. */
export function sectionOf({ bundle, sections }: ContentDocument, id: string): ContentSection {
  const section = found(sections, id);
  if (!section) throw new Error(`content/${bundle} has no section #${id}`);
  return section;
}

/** The first paragraph of a section, for a page that shows it as the lead of its heading. */
export function leadOf({ blocks }: Pick<ContentSection, 'blocks'>): ContentText | undefined {
  return blocks.find((block) => block.kind === 'paragraph')?.text;
}
