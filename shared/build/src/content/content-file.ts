/** One content file, whole: its messages, its structure, and what the check asks of it. */
import type { ContentDocument } from '@amberlane/contract/federation/content-document';
import { readBody } from './content-body.ts';
import { readFrontMatter, type FrontMatter } from './front-matter.ts';
import { HEAD_KEYS } from './head-keys.ts';

export interface ContentFile {
  readonly frontMatter: FrontMatter;
  /** Message by id, those of the head and of `texts` first. */
  readonly messages: ReadonlyMap<string, string>;
  /** What the translator is told, by message id. */
  readonly notes: ReadonlyMap<string, string>;
  /** Ids that the page's code has to name; all others are shown through the document. */
  readonly named: readonly string[];
  readonly document: ContentDocument;
}

/** Throws with what is wrong in the file. */
export function readContentFile(bundle: string, source: string): ContentFile {
  const { frontMatter, texts, notes, body } = readFrontMatter(source);
  const { opening, sections, texts: bodyTexts } = readBody(bundle, body);
  const idOf = (name: string): string => `${bundle}.${name}`;
  const messages = new Map([...texts].map(([name, text]) => [idOf(name), text]));
  for (const [name, text] of bodyTexts) {
    if (messages.has(idOf(name))) throw new Error(`"${name}" is a name of the front matter and of the body`);
    messages.set(idOf(name), text);
  }
  return {
    frontMatter,
    messages,
    notes: new Map([...notes].map(([name, note]) => [idOf(name), note])),
    named: [...texts.keys()].filter((name) => !isHeadKey(name)).map(idOf),
    document: {
      bundle,
      ...(frontMatter.validFrom && { validFrom: frontMatter.validFrom }),
      head: { title: idOf('title'), headline: idOf('headline'), lead: idOf('lead'), description: idOf('description') },
      opening,
      sections,
    },
  };
}

const isHeadKey = (name: string): boolean => HEAD_KEYS.some((key) => key === name);
