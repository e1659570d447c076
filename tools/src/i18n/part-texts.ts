/** Texts of one part of the site as translators get them, and where a translation is written back to. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentBlock, ContentDocument, ContentSection, ContentText } from '@amberlane/contract/federation/content-document';
import type { Locale } from '@amberlane/contract/site';
import { contentBundles, contentPath, labelSources, readContent, writeContentFile } from '@amberlane/build';
import { articleIds, articlePath, isArticleOf, readArticleTexts, writeArticle } from './article-texts.ts';
import type { TranslationRow } from './translation-table.ts';

type Texts = Readonly<Record<string, string>>;
type Source = Readonly<Record<string, string | { readonly message: string; readonly description?: string }>>;

/** Where the texts of a language are written. */
export interface TextFile {
  readonly file: string;
  /** Text by id, as it is written: with quoted labels. */
  readonly texts: Texts;
  /** The file with other texts. Throws when it cannot say them. */
  readonly write: (texts: Texts) => string;
}

export const catalogueFile = (dir: string, locale: Locale): string => path.join(dir, 'src/messages', `${locale}.json`);

/** The catalogue of labels, each content file and each article of a part in one language. A file that is not there yet has no text. */
export function textFiles(dir: string, locale: Locale): TextFile[] {
  return [catalogueTexts(dir, locale), ...contentBundles(dir).map((bundle) => contentTexts(dir, bundle, locale)), ...articleIds(dir).filter((id) => isArticleOf(dir, id, locale)).map((id) => articleTexts(dir, id, locale))];
}

/** Each file that a language has, or must have, beside the English one. */
export function filesToTranslate(dir: string, locale: Locale): { readonly english: TextFile; readonly own: TextFile }[] {
  const english = new Map(textFiles(dir, 'en').map((file) => [nameOf(file), file]));
  return textFiles(dir, locale).flatMap((own) => {
    const original = english.get(nameOf(own));
    return original ? [{ english: original, own }] : [];
  });
}

const nameOf = ({ file }: TextFile): string => path.dirname(file);

function catalogueTexts(dir: string, locale: Locale): TextFile {
  const catalogue = catalogueFile(dir, locale);
  const source = existsSync(catalogue) ? (JSON.parse(readFileSync(catalogue, 'utf8')) as Source) : {};
  return { file: catalogue, texts: existsSync(catalogue) ? labelSources(dir, locale) : {}, write: (texts) => `${JSON.stringify(withTexts(source, texts), null, 2)}\n` };
}

/** English entries keep their description. */
const withTexts = (source: Source, texts: Texts): Source =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => {
    const entry = source[id];
    return [id, typeof entry === 'object' ? { ...entry, message: text } : text];
  }));

function contentTexts(dir: string, bundle: string, locale: Locale): TextFile {
  const file = contentPath(dir, bundle, locale);
  const english = readFileSync(contentPath(dir, bundle, 'en'), 'utf8');
  return {
    file,
    texts: existsSync(file) ? Object.fromEntries(readContent(dir, bundle, locale).messages) : {},
    write: (texts) => writeContentFile(bundle, english, new Map(Object.entries(texts)), { keepsHead: locale === 'en' }),
  };
}

function articleTexts(dir: string, id: string, locale: Locale): TextFile {
  const file = articlePath(dir, id, locale);
  const read = (language: Locale): string => readFileSync(articlePath(dir, id, language), 'utf8');
  return {
    file,
    texts: existsSync(file) ? Object.fromEntries(readArticleTexts(id, read(locale)).texts) : {},
    write: (texts) => writeArticle(id, read('en'), new Map(Object.entries(texts)), { keepsHead: locale === 'en' }),
  };
}

/** A row for each English text of a part that readers of the language get, in the order of its files. */
export function translationRows(dir: string, locale: Locale): TranslationRow[] {
  const told = new Map([
    ...labelNotes(dir),
    ...contentBundles(dir).flatMap((bundle) => [...contentNotes(dir, bundle)]),
    ...articleIds(dir).flatMap((id) => [...readArticleTexts(id, readFileSync(articlePath(dir, id, 'en'), 'utf8')).notes]),
  ]);
  return filesToTranslate(dir, locale).flatMap(({ english: { texts }, own }) =>
    Object.entries(texts).map(([id, english]) => ({ id, english, description: told.get(id) ?? '', translation: own.texts[id] ?? '' })));
}

function labelNotes(dir: string): Map<string, string> {
  const source = JSON.parse(readFileSync(catalogueFile(dir, 'en'), 'utf8')) as Source;
  return new Map(Object.entries(source).map(([id, entry]) => [id, typeof entry === 'string' ? '' : (entry.description ?? '')]));
}

/** Comments of the head; for the text below it, what each sentence is and where its links lead. */
function contentNotes(dir: string, bundle: string): Map<string, string> {
  const { document, messages, notes } = readContent(dir, bundle, 'en');
  return new Map([...documentNotes(document, (id) => messages.get(id) ?? ''), ...notes]);
}

function documentNotes({ opening, sections }: ContentDocument, textOf: (id: string) => string): Map<string, string> {
  const notes = new Map<string, string>();
  const tell = (what: string, where: string) => ({ id, links = [] }: ContentText): void => {
    notes.set(id, `${what}${where}.${links.map((link, index) => ` <a${index + 1}> leads to ${link}.`).join('')}`);
  };
  const tellBlock = (where: string) => (block: ContentBlock): void => {
    if (block.kind === 'paragraph') tell('Paragraph', where)(block.text);
    else if (block.kind === 'list' || block.kind === 'steps') block.items.forEach(tell(block.kind === 'list' ? 'Item of a list' : 'Step of numbered steps', where));
    else if (block.kind === 'table') {
      block.head.forEach(tell('Head of a table', where));
      block.rows.flat().forEach(tell('Cell of a table', where));
    }
  };
  const tellSection = ({ id, title, blocks, sections: inner }: ContentSection): void => {
    notes.set(title, `Heading of the section #${id}.`);
    blocks.forEach(tellBlock(` of the section “${textOf(title)}”`));
    inner.forEach(tellSection);
  };
  opening.forEach(tellBlock(' above the first heading'));
  sections.forEach(tellSection);
  return notes;
}
