/**
 * Texts that stand in the code as data, by language: articles, places, questionnaires, positions, the agreement. Found
 * by their form in the syntax tree, so that a new table is read without being listed:
 * an object whose names are languages, six strings in the order of LOCALES, files of a folder that are named by language.
 */
import path from 'node:path';
import ts from 'typescript';
import { LOCALES, type Locale } from '@amberlane/contract/site';
import { VALUE } from './message-text.ts';

/** Texts of one place in the code by id, in the languages that it has. */
export type DataTexts = ReadonlyMap<string, Readonly<Partial<Record<Locale, string>>>>;

/** What the code calls a language. */
const localeNamed = (name: string): Locale | undefined => LOCALES.find((locale) => locale === name) ?? (name === 'zh' ? 'zh-CN' : undefined);
/** Further spellings of a name, which are no language. */
const SPELLINGS = new Set(['latin', 'local']);

type Leaf = readonly [path: string, text: string, node?: ts.StringLiteralLike];

/** All texts below an expression; values that are put in leave a mark. */
function leavesOf(node: ts.Node, at: string): Leaf[] {
  if (ts.isStringLiteralLike(node)) return [[at, node.text, node]];
  if (ts.isTemplateExpression(node)) return [[at, node.head.text + node.templateSpans.map(({ literal }) => VALUE + literal.text).join('')]];
  if (ts.isObjectLiteralExpression(node)) return node.properties.flatMap((property) => (ts.isPropertyAssignment(property) ? leavesOf(property.initializer, `${at}.${nameOf(property.name)}`) : []));
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap((element, index) => leavesOf(element, `${at}.${index}`));
  if (ts.isCallExpression(node)) return node.arguments.flatMap((argument, index) => leavesOf(argument, `${at}.${index}`));
  if (ts.isConditionalExpression(node)) return [...leavesOf(node.whenTrue, `${at}.yes`), ...leavesOf(node.whenFalse, `${at}.no`)];
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) return leavesOf(node.body, at);
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return leavesOf(node.expression, at);
  return [];
}

const nameOf = (name: ts.PropertyName): string => (ts.isIdentifier(name) || ts.isStringLiteralLike(name) || ts.isNumericLiteral(name) ? name.text : '');

/** Texts of several languages as texts by id: part by part where all have the same parts, else each as one. */
function paired(id: string, languages: ReadonlyMap<Locale, readonly Leaf[]>): [string, Partial<Record<Locale, string>>][] {
  const outlines = [...languages.values()].map((leaves) => leaves.map(([at]) => at).join());
  const [first] = languages.values();
  if (!first || first.length === 0) return [];
  const textsAt = (textOf: (leaves: readonly Leaf[]) => string): Partial<Record<Locale, string>> => Object.fromEntries([...languages].map(([locale, leaves]) => [locale, textOf(leaves)]));
  if (new Set(outlines).size > 1) return [[id, textsAt((leaves) => leaves.map(([, text]) => text).join('\n'))]];
  return first.map(([at], index) => [`${id}${at}`, textsAt((leaves) => leaves[index]?.[1] ?? '')]);
}

/** The languages of an object, when its names are languages and nothing else. */
function languagesOf(node: ts.ObjectLiteralExpression): Map<Locale, readonly Leaf[]> | null {
  const languages = new Map<Locale, readonly Leaf[]>();
  for (const property of node.properties) {
    if (!ts.isPropertyAssignment(property)) return null;
    const name = nameOf(property.name);
    const locale = LOCALES.find((known) => known === name);
    if (locale) languages.set(locale, leavesOf(property.initializer, ''));
    else if (!SPELLINGS.has(name)) return null;
  }
  return languages.size > 1 ? languages : null;
}

const HAN = /\p{Script=Han}/u;
const ARABIC = /\p{Script=Arabic}/u;

/** Six strings in the order of LOCALES, alone or after other values; known by their scripts. */
function sixOf(all: readonly ts.Expression[]): Map<Locale, readonly Leaf[]> | null {
  const nodes = all.slice(-LOCALES.length);
  const found = inOrder(nodes.map((node) => (ts.isStringLiteralLike(node) ? node.text : null)));
  return found && new Map(LOCALES.map((locale, index) => [locale, nodes[index] ? leavesOf(nodes[index], '') : []]));
}

function inOrder(texts: readonly (string | null)[]): Map<Locale, readonly Leaf[]> | null {
  const [en, zh, fr, ar, ur, tr] = texts;
  if (texts.length !== LOCALES.length || !en || !zh || fr === null || !ar || !ur || tr === null) return null;
  if (HAN.test(en) || !HAN.test(zh) || !ARABIC.test(ar) || !ARABIC.test(ur)) return null;
  // An empty name is written as in English.
  return new Map(LOCALES.map((locale, index) => [locale, [['', texts[index] || en]]]));
}

/** `code|Latin|zh-CN|fr|ar|ur|tr` */
const columnsOf = (text: string): Map<Locale, readonly Leaf[]> | null => (text.includes('|') ? inOrder(text.split('|').slice(-LOCALES.length)) : null);

/** Where a node stands: the variable and the names and positions on the way to it. */
function placeOf(node: ts.Node): string {
  const steps: string[] = [];
  for (let at = node; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isVariableDeclaration(at) && ts.isIdentifier(at.name)) steps.unshift(at.name.text);
    else if (ts.isFunctionDeclaration(at) && at.name) steps.unshift(at.name.text);
    else if (ts.isPropertyAssignment(at)) steps.unshift(nameOf(at.name));
    else if (ts.isArrayLiteralExpression(at.parent) && at.parent.elements.length > 1) steps.unshift(String(at.parent.elements.indexOf(at as ts.Expression)));
    else if (ts.isCallExpression(at.parent) && at.parent.arguments.length > 1 && at !== at.parent.expression) steps.unshift(String(at.parent.arguments.indexOf(at as ts.Expression)));
  }
  return steps.join('.');
}

type Found = (node: ts.Node, languages: ReadonlyMap<Locale, readonly Leaf[]>) => void;

/** Calls back for each place with texts by language. */
function findTexts(source: string, file: string, found: Found): void {
  const visit = (node: ts.Node): void => {
    const languages =
      ts.isObjectLiteralExpression(node) ? languagesOf(node)
      : ts.isArrayLiteralExpression(node) ? sixOf(node.elements)
      : ts.isCallExpression(node) ? sixOf([...node.arguments])
      : ts.isStringLiteralLike(node) ? columnsOf(node.text)
      : null;
    if (languages) found(node, languages);
    else ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
}

/** Texts by language in one file of code; ids begin with its name. */
export function dataTextsIn(source: string, file: string): DataTexts {
  const texts = new Map<string, Partial<Record<Locale, string>>>();
  findTexts(source, file, (node, languages) => {
    for (const [id, text] of paired(`${file} ${placeOf(node)}`, languages)) texts.set(id, text);
  });
  return texts;
}

/** The code with each text by language rewritten; a file that is named by language is in that language throughout. */
export function rewrittenTexts(source: string, file: string, rewrite: (locale: Locale, text: string) => string): string {
  const edits: { readonly from: number; readonly to: number; readonly text: string }[] = [];
  const add = (locale: Locale, leaves: readonly Leaf[]): void => {
    for (const [, text, node] of leaves) {
      const rewritten = rewrite(locale, text);
      if (node && rewritten !== text) edits.push({ from: node.getStart(), to: node.getEnd(), text: literalOf(node, rewritten) });
    }
  };
  const own = localeNamed(path.basename(file, '.ts'));
  if (own) for (const leaves of initializersIn(source, file)) add(own, leaves);
  else findTexts(source, file, (_, languages) => { for (const [locale, leaves] of languages) add(locale, leaves); });
  return edits.sort((a, b) => b.from - a.from).reduce((text, edit) => text.slice(0, edit.from) + edit.text + text.slice(edit.to), source);
}

/** Spaces that nobody sees are escaped, as the code writes them. */
function literalOf(node: ts.StringLiteralLike, text: string): string {
  const isTemplate = ts.isNoSubstitutionTemplateLiteral(node);
  const quote = isTemplate ? '`' : "'";
  const plain = text
    .replaceAll('\\', String.raw`\\`)
    .replaceAll(quote, `\\${quote}`)
    .replaceAll(/[\u00a0\u202f\u200b]/g, (space) => String.raw`\u${space.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return quote + (isTemplate ? plain.replaceAll('${', '\\${') : plain.replaceAll('\n', String.raw`\n`)) + quote;
}

const initializersIn = (source: string, file: string): (readonly Leaf[])[] =>
  ts
    .createSourceFile(file, source, ts.ScriptTarget.Latest, true)
    .statements.filter((statement) => ts.isVariableStatement(statement))
    .flatMap((statement) => statement.declarationList.declarations)
    .map(({ initializer }, index) => (initializer ? leavesOf(initializer, `.${index}`) : []));

/** Texts of files that are named by language, of one folder, by the names in them. */
export function dataTextsOfFolder(sources: ReadonlyMap<string, string>): DataTexts {
  const languages = new Map<Locale, readonly Leaf[]>();
  let folder = '';
  for (const [file, source] of sources) {
    const locale = localeNamed(path.basename(file, '.ts'));
    if (!locale) continue;
    folder = path.dirname(file);
    languages.set(locale, initializersIn(source, file).flat());
  }
  return new Map(languages.size > 1 ? paired(folder, languages) : []);
}
