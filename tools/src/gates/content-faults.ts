/**
 * What can be wrong with the content files of one bundle beside what every message may have (`message-faults.ts`): a
 * pure verdict over files in memory. Every fault is one sentence for the editor.
 */
import { parse, TYPE, isPluralElement, isSelectElement, isTagElement, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { withLabels } from '@amberlane/contract/site/label-references';
import { LOCALES, type Locale } from '@amberlane/contract/site';
import type { ContentBlock, ContentDocument, ContentSection, ContentText } from '@amberlane/contract/federation/content-document';
import type { ContentFile } from '@amberlane/build';

/** The files of a bundle by language; a language without one is absent. */
export type ContentFiles = ReadonlyMap<Locale, ContentFile>;

/** Pages of the site, without parameters. */
export interface RouteTable {
  /** Paths and aliases of all remotes under `/{lang}`; '' is the home page. */
  readonly paths: ReadonlySet<string>;
  /** Fragments of the pages whose text is a content file, by path. */
  readonly fragments: ReadonlyMap<string, ReadonlySet<string>>;
}

/** A figure of digits in any script; letters before it make it a name (`B2B`, `CN23`). */
const FIGURE = /(?<![\p{L}\p{Nd}])\p{Nd}+(?:[.,\u00a0\u202f٫٬]\p{Nd}+)*/gu;
/** What a translation must not carry: it belongs to the English file, which all follow. */
const ENGLISH_ONLY = ['reviewed', 'validFrom', 'literals'] as const;

export function contentFaults(bundle: string, files: ContentFiles, site: RouteTable): string[] {
  const english = files.get('en');
  if (!english) return [`content/${bundle}: en.md is missing, which all languages follow`];
  return LOCALES.flatMap((locale) => {
    const say = (fault: string): string => `content/${bundle}/${locale}.md: ${fault}`;
    const file = files.get(locale);
    if (!file) return [say('is missing')];
    const own = locale === 'en' ? [...noteFaults(english), ...reviewFaults(english), ...linkFaults(english.document, site)] : translationFaults(english, file);
    return [...own, ...figureFaults(file, english.frontMatter.literals)].map(say);
  });
}

const noteFaults = ({ messages, named, notes, document: { head } }: ContentFile): string[] =>
  [...named, ...Object.values(head).filter((id) => messages.has(id))].filter((id) => !notes.has(id)).map((id) => `${id} has no comment for the translator`);

const reviewFaults = ({ frontMatter }: ContentFile): string[] =>
  frontMatter.reviewed ? [] : ['says not on which day it was "reviewed"'];

function translationFaults(english: ContentFile, file: ContentFile): string[] {
  const extra = ENGLISH_ONLY.filter((key) => key === 'literals' ? file.frontMatter.literals.length > 0 : file.frontMatter[key] !== undefined);
  const outline = outlineOf(english.document);
  const own = outlineOf(file.document);
  const at = outline.findIndex((line, index) => line !== own[index]);
  const differs = at >= 0 || own.length !== outline.length;
  const where = at >= 0 ? at : outline.length;
  return [
    ...extra.map((key) => `"${key}" belongs to the English file`),
    ...(differs ? [`its structure is not that of English: "${own[where] ?? 'the end'}" where English has "${outline[where] ?? 'the end'}"`] : []),
  ];
}

/** The document as lines, so that the first difference can be named. */
const outlineOf = ({ opening, sections }: ContentDocument): string[] => [...opening.flatMap(blockLines), ...sections.flatMap(sectionLines)];
const sectionLines = ({ id, blocks, sections }: ContentSection): string[] => [`#${id}`, ...blocks.flatMap(blockLines), ...sections.flatMap(sectionLines)];
const textLine = ({ id, links = [] }: ContentText): string => [id, ...links].join(' → ');

function blockLines(block: ContentBlock): string[] {
  if (block.kind === 'part') return [`::${block.name}`];
  return [block.kind, ...textsOf(block).map(textLine)];
}

function textsOf(block: ContentBlock): readonly ContentText[] {
  if (block.kind === 'part') return [];
  if (block.kind === 'paragraph') return [block.text];
  return block.kind === 'table' ? [...block.head, ...block.rows.flat()] : block.items;
}

/** Texts of a document with their links, wherever they stand. */
const allTexts = ({ opening, sections }: ContentDocument): ContentText[] => [...opening, ...allSections(sections).flatMap(({ blocks }) => blocks)].flatMap(textsOf);
export const allSections = (sections: readonly ContentSection[]): ContentSection[] => sections.flatMap((section) => [section, ...allSections(section.sections)]);

function linkFaults(document: ContentDocument, { paths, fragments }: RouteTable): string[] {
  const own = new Set(allSections(document.sections).map(({ id }) => id));
  return allTexts(document).flatMap(({ id, links = [] }) =>
    links.flatMap((target) => {
      if (target.startsWith('https:')) return [];
      const [path = '', fragment] = target.split('#');
      if (path !== '' && !paths.has(path)) return [`${id} leads to "${target}", and no remote has that page`];
      const known = path === '' ? own : fragments.get(path);
      return fragment !== undefined && known && !known.has(fragment) ? [`${id} leads to "${target}", and that page has no such section`] : [];
    }),
  );
}

/** Figures that were typed instead of named: they would not change with the rules. */
function figureFaults({ messages }: ContentFile, literals: readonly string[]): string[] {
  return [...messages].flatMap(([id, message]) => {
    const text = literals.reduce((rest, literal) => rest.replaceAll(literal, ''), proseOf(parse(withLabels(message, () => ''))));
    return (text.match(FIGURE) ?? []).map((figure) => `${id} has the figure ${figure}: name it as a fact, or list it under "literals"`);
  });
}

/** Literal text of all branches; what is code is an identifier and no figure. */
const proseOf = (elements: readonly MessageFormatElement[]): string =>
  elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (isTagElement(element)) return element.value === 'code' ? '' : proseOf(element.children);
      if (isPluralElement(element) || isSelectElement(element)) return Object.values(element.options).map(({ value }) => proseOf(value)).join(' ');
      return '\ufffc';
    })
    .join('');
