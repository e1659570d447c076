/**
 * The shell and core know no remote: no path, no call and no message of one stands in their source (design §4). What is
 * found is read from the syntax tree, so comments may say what they like.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { bundlesIn, readRemoteConfig, sharedBundles } from '@amberlane/build';
import { remoteNames, REPOSITORY } from '../repository.ts';

interface RemoteWords {
  /** Paths, aliases and spellings of all routes, feeds, and the names of the remotes. */
  readonly paths: ReadonlySet<string>;
  /** Message bundles. */
  readonly bundles: ReadonlySet<string>;
}

interface Mention {
  readonly kind: 'path' | 'call' | 'message';
  readonly text: string;
}

/** The shell's own page, which a remote may take over. */
const SHELL_PATHS = new Set(['user-opt/login']);

/** Calls of the shell itself: session and list of countries. */
const SHELL_CALLS = new Set(['/oms/website/user/login', '/oms/user/logout', '/v1/api/user/login', '/v1/api/user/closeAccount', '/v1/api/country/queryAllCountryList']);
/** Modules of the contract with the calls that the shell makes, and with what all calls share. */
const SHELL_CALL_MODULES = new Set(['accounts', 'countries', 'call', 'envelope', 'error-messages', 'password-wrap', 'verification']);

const CALL = /^\/(?:v1|oms|officalsite|publicservice)\/./;
const CALL_MODULE = /^@amberlane\/contract\/(?:calls|call-index)\/(.+)$/;
const MESSAGE = /^([a-z][A-Za-z0-9-]*)\.[A-Za-z0-9.-]*$/;

/** What a text of the source says of a remote; null for nothing. */
function mentionIn(text: string, { paths, bundles }: RemoteWords): Mention | null {
  const [, module] = CALL_MODULE.exec(text) ?? [];
  if (module !== undefined) return SHELL_CALL_MODULES.has(module) ? null : { kind: 'call', text };
  if (CALL.test(text)) return SHELL_CALLS.has(text) ? null : { kind: 'call', text };
  const [, bundle = ''] = MESSAGE.exec(text) ?? [];
  if (bundles.has(bundle)) return { kind: 'message', text };
  return isPath(text.replace(/[?#].*$/, ''), paths) ? { kind: 'path', text } : null;
}

/** As addresses read it: in small letters, without slashes at its ends. What begins with a capital is a word, such as a header's name. */
function isPath(text: string, paths: ReadonlySet<string>): boolean {
  if (/^[A-Z]/.test(text)) return false;
  const at = text.toLowerCase().replace(/^\/+|\/+$/g, '');
  return paths.has(at) && !SHELL_PATHS.has(at);
}

/** A path in a regular expression, whose slashes are escaped. */
const pathIn = (expression: string, { paths }: RemoteWords): Mention | null =>
  expression.replaceAll('\\/', '/').split(/[^A-Za-z0-9/-]+/).some((word) => isPath(word, paths)) ? { kind: 'path', text: expression } : null;

/** Keys of objects, and packages that are imported, are names of the program, not words of the site. */
const isName = (node: ts.Node): boolean =>
  (ts.isPropertyAssignment(node.parent) && node.parent.name === node) || (ts.isImportDeclaration(node.parent) && ts.isStringLiteral(node) && !CALL_MODULE.test(node.text));

/** Strings, and the beginnings of templates, that say something of a remote. */
export function mentionsIn(source: string, fileName: string, words: RemoteWords): Mention[] {
  const found: Mention[] = [];
  const visit = (node: ts.Node): void => {
    const text = ts.isStringLiteralLike(node) ? node.text : ts.isTemplateHead(node) ? node.text : null;
    const mention = ts.isRegularExpressionLiteral(node) ? pathIn(node.text, words) : text === null || isName(node) ? null : mentionIn(text, words);
    if (mention) found.push(mention);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true));
  return found;
}

/** Everything that the remotes of the repository call their own. */
export async function remoteWords(): Promise<RemoteWords> {
  const shared = new Set(sharedBundles());
  const dirs = remoteNames().map((name) => path.join(REPOSITORY, name));
  const configs = await Promise.all(dirs.map(readRemoteConfig));
  const paths = configs.flatMap(({ name, routes, feeds }) => [name, ...feeds.map((feed) => feed.path), ...routes.flatMap((route) => [route.path, ...route.aliases])]);
  return {
    paths: new Set(paths.map((at) => at.replace(/\/:.*$/, '')).filter((at) => at !== '')),
    bundles: new Set(dirs.flatMap((dir) => bundlesIn(dir)).filter((bundle) => !shared.has(bundle))),
  };
}

const isSource = (name: string): boolean => /\.tsx?$/.test(name) && !/\.(?:test|d)\.tsx?$/.test(name) && !/-harness\.tsx$|^stub-/.test(name);

/** `file: kind "text"` for each mention in the source of a folder, tests and their equipment aside. */
export function mentionsUnder(dir: string, words: RemoteWords): string[] {
  return readdirSync(path.join(REPOSITORY, dir), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .flatMap((file) => mentionsIn(readFileSync(file, 'utf8'), file, words).map(({ kind, text }) => `${path.relative(REPOSITORY, file)}: ${kind} "${text}"`));
}
