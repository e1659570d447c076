/** What stands above a content file, between two lines of `---`: the texts of its head and what the check needs to know. */
import { isMap, isScalar, parseDocument, type Pair, type YAMLMap } from 'yaml';
import { z } from 'zod';
import { HEAD_KEYS } from './head-keys.ts';

interface NamedTexts {
  readonly [name: string]: string | NamedTexts;
}

const name = z.string().regex(/^[a-z][A-Za-z0-9-]*$/, 'a name is letters, digits and hyphens');
const sentence = z.string().trim().min(1);
const namedTexts: z.ZodType<NamedTexts> = z.lazy(() => z.record(name, z.union([sentence, namedTexts])));

const frontMatter = z.strictObject({
  title: sentence,
  headline: sentence.optional(),
  lead: sentence.optional(),
  description: sentence.optional(),
  /** English file: the day on which an editor read the page against the rules. */
  reviewed: z.iso.date().optional(),
  /** English file of a legal text: the first day on which it holds. */
  validFrom: z.iso.date().optional(),
  /** English file: figures in the prose that the rules do not know, such as the number of a law. */
  literals: z.array(sentence).default([]),
  texts: namedTexts.default({}),
});
export type FrontMatter = z.infer<typeof frontMatter>;

export interface ReadFrontMatter {
  readonly frontMatter: FrontMatter;
  /** Sentence by name (`headline`, `ledger.transit`), in the order of the file. */
  readonly texts: ReadonlyMap<string, string>;
  /** What the comment above a name tells the translator. */
  readonly notes: ReadonlyMap<string, string>;
  readonly body: string;
}

/** The front matter and what follows it. */
export const FENCED = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/;

/** Parses what stands above the text. Throws an error that names the wrong line or field. */
export function readFrontMatter(source: string): ReadFrontMatter {
  const [, yaml, body] = FENCED.exec(source) ?? [];
  if (yaml === undefined || body === undefined) throw new Error('begins without front matter between two lines of ---');
  const document = parseDocument(yaml);
  const [fault] = document.errors;
  if (fault) throw new Error(`front matter: ${fault.message}`);
  const parsed = frontMatter.safeParse(document.toJS());
  if (!parsed.success) throw new Error(`front matter: ${z.prettifyError(parsed.error).replaceAll('\n', ' ')}`);
  const texts = new Map<string, string>();
  for (const key of HEAD_KEYS) {
    const text = parsed.data[key];
    if (text !== undefined) texts.set(key, text);
  }
  collect(parsed.data.texts, '', texts);
  const notes = new Map<string, string>();
  if (isMap(document.contents)) collectNotes(document.contents, '', notes);
  return { frontMatter: parsed.data, texts, notes, body };
}

function collect(named: NamedTexts, prefix: string, into: Map<string, string>): void {
  for (const [key, value] of Object.entries(named)) {
    if (typeof value === 'string') into.set(`${prefix}${key}`, value);
    else collect(value, `${prefix}${key}.`, into);
  }
}

const commentOf = (node: unknown): string =>
  typeof node === 'object' && node !== null && 'commentBefore' in node && typeof node.commentBefore === 'string' ? node.commentBefore.trim() : '';

/** The comment above the first key of a map is kept by the parser at the map itself. */
function collectNotes(map: YAMLMap, prefix: string, into: Map<string, string>): void {
  map.items.forEach((pair: Pair, index) => {
    if (!isScalar(pair.key)) return;
    const key = String(pair.key.value);
    const note = commentOf(pair.key) || (index === 0 ? commentOf(map) : '');
    if (isMap(pair.value)) collectNotes(pair.value, key === 'texts' && prefix === '' ? '' : `${prefix}${key}.`, into);
    else if (note) into.set(`${prefix}${key}`, note.replaceAll(/\s*\n\s*/g, ' '));
  });
}
