/**
 * A content file written by a program: the structure of the English file with the messages of a language, as its
 * translators gave them back. What it gives is read by `readContentFile` as exactly these messages.
 */
import { isMap, isScalar, parseDocument, type YAMLMap } from 'yaml';
import type { ContentBlock, ContentSection, ContentText } from '@amberlane/contract/federation/content-document';
import { readContentFile } from './content-file.ts';
import { FENCED } from './front-matter.ts';

/** What only the English file says. */
const ENGLISH_ONLY = ['reviewed', 'validFrom', 'literals'];

/**
 * @param english the English file, whose structure and links are taken over
 * @param messages text by id, with the bundle
 * @param keepsHead for the English file itself: its comments and what only it says stay
 * Throws with the ids that miss a text or would not come back as they were given.
 */
export function writeContentFile(bundle: string, english: string, messages: ReadonlyMap<string, string>, { keepsHead = false } = {}): string {
  const { messages: originals, document } = readContentFile(bundle, english);
  const missing = [...originals.keys()].filter((id) => messages.get(id) === undefined);
  if (missing.length > 0) throw new Error(`no text for ${missing.join(', ')}`);
  const textOf = (id: string): string => messages.get(id) ?? '';
  const body = [...document.opening.map((block) => writeBlock(block, textOf)), ...document.sections.flatMap((section) => writeSection(section, '##', textOf))];
  const written = `---\n${writeHead(bundle, english, textOf, keepsHead)}---\n${body.map((block) => `\n${block}\n`).join('')}`;
  const readBack = readContentFile(bundle, written).messages;
  const changed = [...originals.keys()].filter((id) => readBack.get(id) !== messages.get(id));
  if (changed.length > 0) throw new Error(`Markdown cannot say ${changed.map((id) => `${id} (${readBack.get(id) ?? 'nothing'})`).join(', ')}`);
  return written;
}

function writeHead(bundle: string, english: string, textOf: (id: string) => string, keepsHead: boolean): string {
  const [, yaml = ''] = FENCED.exec(english) ?? [];
  const head = parseDocument(yaml);
  if (!isMap(head.contents)) throw new Error('begins without front matter');
  if (!keepsHead) {
    for (const key of ENGLISH_ONLY) head.contents.delete(key);
    withoutComments(head.contents);
    head.commentBefore = null;
    head.comment = null;
  }
  setTexts(head.contents, bundle, textOf);
  return head.toString({ lineWidth: 0, flowCollectionPadding: false }).replaceAll('\u200b', String.raw`\u200b`);
}

function withoutComments(map: YAMLMap): void {
  map.commentBefore = null;
  map.comment = null;
  for (const { key, value } of map.items) {
    for (const node of [key, value]) {
      if (!isScalar(node) && !isMap(node)) continue;
      node.commentBefore = null;
      node.comment = null;
      node.spaceBefore = false;
    }
    if (isMap(value)) withoutComments(value);
  }
}

/** Texts keep quotation marks that the English ones have; a text that needs them gets them. */
function setTexts(map: YAMLMap, prefix: string, textOf: (id: string) => string): void {
  for (const { key, value } of map.items) {
    const name = isScalar(key) ? String(key.value) : '';
    if (isMap(value)) setTexts(value, prefix.includes('.') || name !== 'texts' ? `${prefix}.${name}` : prefix, textOf);
    else if (isScalar(value) && !ENGLISH_ONLY.includes(name)) {
      value.value = textOf(`${prefix}.${name}`);
      // A place to break a line is seen in the file only when it is escaped.
      if (textOf(`${prefix}.${name}`).includes('\u200b')) value.type = 'QUOTE_DOUBLE';
    }
  }
}

const writeSection = ({ id, title, blocks, sections }: ContentSection, marks: string, textOf: (id: string) => string): string[] => [
  `${marks} ${textOf(title)} {#${id}}`,
  ...blocks.map((block) => writeBlock(block, textOf)),
  ...sections.flatMap((section) => writeSection(section, `${marks}#`, textOf)),
];

function writeBlock(block: ContentBlock, textOf: (id: string) => string): string {
  const say = (text: ContentText): string => markdownOf(text, textOf(text.id));
  switch (block.kind) {
    case 'part':
      return `::${block.name}`;
    case 'paragraph':
      return say(block.text);
    case 'list':
      return block.items.map((item) => `- ${say(item)}`).join('\n');
    case 'steps':
      return block.items.map((item, index) => `${index + 1}. ${say(item)}`).join('\n');
    case 'table': {
      const row = (cells: readonly ContentText[]): string => `| ${cells.map(say).join(' | ')} |`;
      return [row(block.head), `|${'---|'.repeat(block.head.length)}`, ...block.rows.map(row)].join('\n');
    }
  }
}

/** The tags of the message as the marks that they were made of (`inline-text.ts`). */
const markdownOf = ({ links = [] }: ContentText, message: string): string =>
  message
    .replaceAll(/(?<=[，。：；！？、）》”]<\/b>)(?=[\p{Script=Han}“（《])/gu, ' ')
    .replaceAll(/<\/?b>/g, '**')
    .replaceAll(/<\/?code>/g, '`')
    .replaceAll(/<a(\d+)>/g, '[')
    .replaceAll(/<\/a(\d+)>/g, (_, number: string) => `](${links[Number(number) - 1] ?? ''})`)
    .replaceAll("'<'", '<');
