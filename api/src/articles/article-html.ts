/**
 * The HTML of an editor as the blocks of the contract. It is parsed as a browser would parse it (parse5 follows the
 * HTML standard) and rebuilt from a short list of elements and one attribute: what is not listed has no way through,
 * and no HTML leaves this file.
 */
import { html as standard, parseFragment, type DefaultTreeAdapterMap } from 'parse5';
import { articleHref, type ArticleBlock, type RichText, type TextRun } from '@amberlane/contract/calls/articles';
import { cleanWords } from '@amberlane/contract/domain/text';
import { richTextOf } from './article-runs.ts';

type Node = DefaultTreeAdapterMap['childNode'];
type Element = DefaultTreeAdapterMap['element'];

/** Longer sources are cut: an article of 60 minutes has 80,000 characters. */
const MOST_CHARACTERS = 200_000;
/** What is nested deeper is no text of an article. */
const DEEPEST = 60;
/** Elements open at once, end tags left out included; parsing takes the square of their number. */
const MOST_OPEN = 2_000;
const VOID = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'param', 'source', 'track', 'wbr']);
/** Elements that go with everything in them; any other unknown element goes and its words stay. */
const NOT_WORDS = new Set([
  'script', 'style', 'template', 'noscript', 'iframe', 'frame', 'frameset', 'object', 'embed', 'applet', 'svg', 'math', 'canvas', 'audio', 'video',
  'textarea', 'select', 'option', 'button', 'input', 'title', 'head', 'base', 'link', 'meta', 'xmp', 'plaintext', 'noembed', 'noframes', 'portal', 'marquee',
]);
const HEADINGS = new Map<string, 2 | 3>([['h1', 2], ['h2', 2], ['h3', 3], ['h4', 3], ['h5', 3], ['h6', 3]]);
/** Elements that end a paragraph and begin another. */
const PARTS = new Set(['p', 'div', 'section', 'article', 'main', 'header', 'footer', 'aside', 'nav', 'figure', 'figcaption', 'address', 'pre', 'dl', 'dt', 'dd', 'details', 'summary', 'form', 'fieldset', 'hr', 'center', 'li', 'td', 'th', 'tr', 'caption']);

/** What the words of a piece inherit from the elements around it. */
type Look = Pick<TextRun, 'strong' | 'href'>;

export function readArticleHtml(html: string): ArticleBlock[] {
  const blocks: ArticleBlock[] = [];
  let pieces: TextRun[] = [];
  const endParagraph = (): void => {
    const words = richTextOf(pieces);
    pieces = [];
    if (words) blocks.push({ kind: 'paragraph', ...words });
  };
  const read = (nodes: readonly Node[], look: Look, depth: number): void => {
    for (const node of nodes) {
      const element = elementOf(node, depth);
      const block = element && blockOf(element, depth);
      if (block) {
        endParagraph();
        blocks.push(...block);
      } else if (element && PARTS.has(element.tagName)) {
        endParagraph();
        read(element.childNodes, look, depth + 1);
        endParagraph();
      } else if (element && element.tagName !== 'br') read(element.childNodes, lookIn(element, look), depth + 1);
      else pieces.push(...pieceOf(node, element, look));
    }
  };
  read(parseFragment(readablePart(html.slice(0, MOST_CHARACTERS))).childNodes, {}, 0);
  endParagraph();
  return blocks;
}

/** The source up to where more elements are open than any article needs. */
function readablePart(html: string): string {
  const open = new Map<string, number>();
  let sum = 0;
  for (const { 1: end, 2: written = '', index } of html.matchAll(/<(\/?)([a-z][a-z\d-]*)/gi)) {
    const name = written.toLowerCase();
    const count = open.get(name) ?? 0;
    if (VOID.has(name) || (end && count === 0)) continue;
    open.set(name, count + (end ? -1 : 1));
    sum += end ? -1 : 1;
    if (sum > MOST_OPEN) return html.slice(0, index);
  }
  return html;
}

/** The element, when it is one whose words count. */
function elementOf(node: Node, depth: number): Element | null {
  if (!('tagName' in node) || depth > DEEPEST) return null;
  return node.namespaceURI === standard.NS.HTML && !NOT_WORDS.has(node.tagName) ? node : null;
}

function pieceOf(node: Node, element: Element | null, look: Look): TextRun[] {
  if (element) return [{ text: '\n', ...look }];
  if (node.nodeName !== '#text' || !('value' in node)) return [];
  const text = cleanWords(node.value);
  return text === '' ? [] : [{ text, ...look }];
}

/** Blocks of an element that makes its own; null for the others. Empty ones vanish. */
function blockOf(element: Element, depth: number): ArticleBlock[] | null {
  const { tagName, childNodes } = element;
  const level = HEADINGS.get(tagName);
  if (level !== undefined) {
    const words = wordsOf(childNodes, depth);
    return words ? [{ kind: 'heading', text: words.text.replaceAll('\n', ' '), ...(level === 3 && { level }) }] : [];
  }
  if (tagName === 'ul' || tagName === 'ol') return listOf(element, depth);
  if (tagName === 'table') return tableOf(element, depth);
  if (tagName !== 'blockquote') return null;
  const words = wordsOf(childNodes, depth);
  return words ? [{ kind: 'quote', ...words }] : [];
}

/** All words inside as one text; parts of it stand on lines of their own. */
function wordsOf(nodes: readonly Node[], depth: number, except: (element: Element) => boolean = () => false): RichText | null {
  const pieces: TextRun[] = [];
  const read = (inner: readonly Node[], look: Look, at: number): void => {
    for (const node of inner) {
      const element = elementOf(node, at);
      if (element && except(element)) continue;
      if (!element || element.tagName === 'br') {
        pieces.push(...pieceOf(node, element, look));
        continue;
      }
      const isPart = PARTS.has(element.tagName) || HEADINGS.has(element.tagName) || ['ul', 'ol', 'blockquote', 'table'].includes(element.tagName);
      if (isPart) pieces.push({ text: '\n' });
      read(element.childNodes, lookIn(element, look), at + 1);
      if (isPart) pieces.push({ text: '\n' });
    }
  };
  read(nodes, {}, depth + 1);
  return richTextOf(pieces);
}

const isList = ({ tagName }: Element): boolean => tagName === 'ul' || tagName === 'ol';

/** Items of lists within items follow the item that they belong to. */
function listOf(list: Element, depth: number): ArticleBlock[] {
  const items: RichText[] = [];
  const read = ({ childNodes }: Element, at: number): void => {
    for (const node of childNodes) {
      const element = elementOf(node, at);
      if (!element) continue;
      const own = element.tagName === 'li' ? wordsOf([element], at, isList) : null;
      if (own) items.push(own);
      read(element, at + 1);
    }
  };
  read(list, depth + 1);
  if (items.length === 0) return [];
  const rich = items.some(({ runs }) => runs !== undefined);
  return [{
    kind: 'list',
    items: items.map(({ text }) => text),
    ...(list.tagName === 'ol' && { ordered: true }),
    ...(rich && { runs: items.map(({ text, runs }) => runs ?? [{ text }]) }),
  }];
}

/** The first row is the head. Cells that a row lacks are empty, cells beyond the head are left out. */
function tableOf(table: Element, depth: number): ArticleBlock[] {
  const rows: RichText[][] = [];
  const read = ({ childNodes }: Element, at: number): void => {
    for (const node of childNodes) {
      const element = elementOf(node, at);
      if (element?.tagName === 'tr') rows.push(cellsOf(element, at + 1));
      else if (element) read(element, at + 1);
    }
  };
  read(table, depth + 1);
  const [head = [], ...others] = rows.filter((cells) => cells.some(({ text }) => text !== ''));
  if (head.length === 0) return [];
  if (others.length === 0) return head.filter(({ text }) => text !== '').map((words) => ({ kind: 'paragraph', ...words }));
  return [{ kind: 'table', head, rows: others.map((cells) => head.map((_cell, column) => cells[column] ?? { text: '' })) }];
}

function cellsOf(row: Element, depth: number): RichText[] {
  return row.childNodes.flatMap((node) => {
    const element = elementOf(node, depth);
    return element?.tagName === 'td' || element?.tagName === 'th' ? [wordsOf(element.childNodes, depth) ?? { text: '' }] : [];
  });
}

function lookIn({ tagName, attrs }: Element, look: Look): Look {
  if (tagName === 'strong' || tagName === 'b') return { ...look, strong: true };
  if (tagName !== 'a') return look;
  const href = safeHref(attrs.find(({ name }) => name === 'href')?.value ?? '');
  return href === null ? look : { ...look, href };
}

/** A web address without a user's name in it, or a path of the site; null for everything else. */
export function safeHref(written: string): string | null {
  // Browsers drop these before they look at the scheme.
  // eslint-disable-next-line no-control-regex -- control characters are what is removed here
  const address = written.replace(/[\u0000-\u0020]/g, '');
  const href = /^https?:/i.test(address) ? webAddress(address) : address.replace(/^\/(?![/\\])/, '');
  return articleHref.safeParse(href).data ?? null;
}

function webAddress(address: string): string | null {
  const url = URL.parse(address);
  return url && url.username === '' && url.password === '' ? url.href : null;
}
