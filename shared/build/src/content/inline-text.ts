/** From the inline part of Markdown to the text of an ICU message: tags for what is marked, links by number. */
import type { PhrasingContent } from 'mdast';

export interface InlineText {
  readonly message: string;
  readonly links: readonly string[];
}

/** Where a link of prose may lead: a page under `/{lang}`, a section of this page, an address of the web. */
const TARGET = /^(?:https:\/\/[^\s]+|#[a-z][a-z0-9-]*|[a-z0-9][A-Za-z0-9/-]*(?:#[a-z][a-z0-9-]*)?)$/;

/** Throws with what is not allowed in the prose, and where. */
export function inlineText(nodes: readonly PhrasingContent[]): InlineText {
  const links: string[] = [];
  return { message: nodes.map((node) => textOf(node, links)).join('').replaceAll(/\s*\n\s*/g, ' ').replaceAll(SPACED_FOR_MARKDOWN, '').trim(), links };
}

/** Markdown ends bold text after punctuation only where a space follows; Chinese has none beside its full-width signs. */
const SPACED_FOR_MARKDOWN = /(?<=[，。：；！？、）》”]<\/b>) (?=[\p{Script=Han}“（《])/gu;

function textOf(node: PhrasingContent, links: string[]): string {
  if (node.type === 'text') return plain(node.value, node);
  if (node.type === 'strong') return `<b>${within(node.children, links)}</b>`;
  if (node.type === 'inlineCode') return `<code>${plain(node.value, node)}</code>`;
  if (node.type !== 'link') throw new Error(`line ${lineOf(node)}: ${NAMES[node.type] ?? node.type} is not for prose`);
  if (!TARGET.test(node.url)) throw new Error(`line ${lineOf(node)}: a link leads to a page without a leading slash or to https, not to "${node.url}"`);
  const tag = `a${links.push(node.url)}`;
  return `<${tag}>${within(node.children, links)}</${tag}>`;
}

const within = (nodes: readonly PhrasingContent[], links: string[]): string => nodes.map((node) => textOf(node, links)).join('');

const NAMES: Readonly<Record<string, string>> = { emphasis: 'italics', html: 'HTML', image: 'a picture', break: 'a forced line break' };

function plain(value: string, node: PhrasingContent): string {
  if (value.includes("'")) throw new Error(`line ${lineOf(node)}: a straight apostrophe; write ’`);
  return value.replaceAll('<', "'<'");
}

const lineOf = (node: { readonly position?: { readonly start: { readonly line: number } } | undefined }): number => node.position?.start.line ?? 0;
