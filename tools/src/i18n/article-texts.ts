/**
 * Articles of a part, `articles/<id>/<locale>.md`, as texts by id: `article.<id>.title`, `article.<id>.summary`, and one for each
 * line of the body, or cell of its tables. Stress and links are tags, as in the prose of content files.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isMap, isScalar, parseDocument } from 'yaml';
import type { Locale } from '@amberlane/contract/site';
import { articleLanguages, articleSource } from '@amberlane/api/article-source';

export interface ArticleTexts {
  readonly texts: ReadonlyMap<string, string>;
  /** What each text is, and where its links lead. */
  readonly notes: ReadonlyMap<string, string>;
}

interface Piece {
  readonly id: string;
  readonly what: string;
  readonly markdown: string;
}

interface Line {
  /** What stands before, between and after the pieces. */
  readonly marks: readonly string[];
  readonly pieces: readonly Piece[];
}

/** Articles of a part, sorted; none when it has no such folder. */
export const articleIds = (dir: string): string[] => (existsSync(path.join(dir, 'articles')) ? readdirSync(path.join(dir, 'articles')).sort() : []);

export const articlePath = (dir: string, id: string, locale: Locale): string => path.join(dir, 'articles', id, `${locale}.md`);

/** Whether readers of the language get the article at all. */
export const isArticleOf = (dir: string, id: string, locale: Locale): boolean =>
  articleLanguages(articleSource(readFileSync(articlePath(dir, id, 'en'), 'utf8')).countries).includes(locale);

/** Throws when the article says what cannot be given to a translator. */
export function readArticleTexts(id: string, source: string): ArticleTexts {
  const { title, summary, body } = articleSource(source);
  const texts = new Map([[`article.${id}.title`, title], [`article.${id}.summary`, summary]]);
  const notes = new Map([[`article.${id}.title`, 'Title of the article.'], [`article.${id}.summary`, 'Summary of the article, in the list and for search engines.']]);
  for (const { id: piece, what, markdown } of linesOf(id, body).flatMap(({ pieces }) => pieces)) {
    const { message, links } = withTags(markdown);
    texts.set(piece, message);
    notes.set(piece, [`${what}.`, ...links.map((link, index) => `<a${index + 1}> leads to ${link}.`)].join(' '));
  }
  for (const [piece, text] of texts) if (/[{}]|<(?!\/?(?:b|a\d+)>)/.test(text)) throw new Error(`${piece} has braces or <`);
  return { texts, notes };
}

/**
 * The English file with other texts. Throws with the ids that miss a text or would not come back as they were given.
 * @param keepsHead for the English file itself: what only it says stays
 */
export function writeArticle(id: string, english: string, texts: ReadonlyMap<string, string>, { keepsHead = false } = {}): string {
  const originals = readArticleTexts(id, english).texts;
  const missing = [...originals.keys()].filter((piece) => !texts.get(piece));
  if (missing.length > 0) throw new Error(`no text for ${missing.join(', ')}`);
  const { yaml, body } = articleSource(english);
  const lines = linesOf(id, body).map(({ marks, pieces }) =>
    marks.map((mark, index) => (index === 0 ? '' : withMarks(texts.get(pieces[index - 1]?.id ?? '') ?? '', withTags(pieces[index - 1]?.markdown ?? '').links)) + mark).join(''));
  const written = `---\n${headWith(yaml, id, texts, keepsHead)}---\n${lines.join('\n')}`;
  const readBack = readArticleTexts(id, written).texts;
  const changed = [...new Set([...originals.keys(), ...readBack.keys()])].filter((piece) => readBack.get(piece) !== texts.get(piece));
  if (changed.length > 0) throw new Error(`Markdown cannot say ${changed.map((piece) => `${piece} (${readBack.get(piece) ?? 'nothing'})`).join(', ')}`);
  return written;
}

/** Texts get quotation marks where they need them. */
function headWith(yaml: string, id: string, texts: ReadonlyMap<string, string>, keepsHead: boolean): string {
  const head = parseDocument(yaml);
  if (!isMap(head.contents)) throw new Error('begins without front matter');
  if (!keepsHead) {
    head.delete('countries');
    head.contents.commentBefore = null;
  }
  for (const { key, value } of head.contents.items) {
    const text = isScalar(key) ? texts.get(`article.${id}.${String(key.value)}`) : undefined;
    if (text !== undefined && isScalar(value)) value.value = text;
  }
  return head.toString({ lineWidth: 0, flowCollectionPadding: false });
}

/** Lines of a body with the pieces that a translator gets; an empty line has none. */
function linesOf(id: string, body: string): Line[] {
  let count = 0;
  return body.split('\n').map((line) => {
    if (line.trim() === '') return { marks: [line], pieces: [] };
    count += 1;
    const at = `article.${id}.${count}`;
    if (line.startsWith('| ')) {
      const cells = line.split('|').slice(1, -1).map((cell) => cell.trim());
      return { marks: ['| ', ...cells.slice(1).map(() => ' | '), ' |'], pieces: cells.map((markdown, index) => ({ id: `${at}-${index + 1}`, what: 'Cell of a table', markdown })) };
    }
    const mark = /^(?:## |- |> )?/.exec(line)?.[0] ?? '';
    return { marks: [mark, ''], pieces: [{ id: at, what: WHAT[mark] ?? 'Paragraph', markdown: line.slice(mark.length).trimEnd() }] };
  });
}

const WHAT: Readonly<Record<string, string>> = { '## ': 'Heading', '- ': 'Item of a list', '> ': 'Quote' };

/** Links are numbered, so that a translator moves them and cannot lose their address. */
function withTags(markdown: string): { readonly message: string; readonly links: readonly string[] } {
  const links: string[] = [];
  const message = markdown
    .replaceAll(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
    .replaceAll(/\[([^\]]+)\]\(([^)]+)\)/g, (_, words: string, link: string) => {
      const tag = `a${links.push(link)}`;
      return `<${tag}>${words}</${tag}>`;
    });
  return { message, links };
}

const withMarks = (message: string, links: readonly string[]): string =>
  message
    .replaceAll(/<\/?b>/g, '**')
    .replaceAll(/<a\d+>/g, '[')
    .replaceAll(/<\/a(\d+)>/g, (_, number: string) => `](${links[Number(number) - 1] ?? ''})`);
