/** Paths and commands that the READMEs and docs name must exist: a document that names what is gone misleads. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a document may name. */
export interface NamedThings {
  readonly exists: (file: string) => boolean;
  /** Scripts of the root's package.json, and of each workspace by its folder. */
  readonly scripts: ReadonlyMap<string, ReadonlySet<string>>;
  /** First words after `npm test --`: parts, workspaces and options. */
  readonly testParts: ReadonlySet<string>;
  /** Verbs of `npm run release --`. */
  readonly releaseVerbs: ReadonlySet<string>;
}

const TOP_FOLDERS = ['shell', 'mf-', 'shared/', 'release/', 'api/', 'e2e/', 'bench/', 'tools/', 'docs/', 'deploy/'];
/** Folders of a workspace: in a README they stand without the workspace's name. */
const OWN_FOLDERS = ['src/', 'testing/', 'e2e/', 'content/', 'results/', 'map-data/'];
const FILE = /\.(?:ts|tsx|mjs|cjs|css|json|md|sql|yml)$/;

/** `a/{b,c}/` → `a/b/`, `a/c/`. */
function spelledOut(text: string): string[] {
  const braces = /\{([^{}]*,[^{}]*)\}/.exec(text);
  if (!braces) return [text];
  const [whole, inner = ''] = braces;
  return inner.split(',').flatMap((choice) => spelledOut(text.replace(whole, choice.trim())));
}

const isPath = (text: string): boolean =>
  /^[\w@.-][\w@./{},-]*$/.test(text) && text.includes('/') && !text.startsWith('@')
  && (FILE.test(text) || [...TOP_FOLDERS, ...OWN_FOLDERS].some((folder) => text.startsWith(folder)));

/** Text in backticks and in code blocks. */
const codeOf = (markdown: string): string[] =>
  [...markdown.matchAll(/```[^\n]*\n([\s\S]*?)```|`([^`\n]+)`|^ {4}(.*)$/gm)].flatMap(([, block, span, indented]) => (block ?? span ?? indented ?? '').split('\n'));

function pathFaults(document: string, span: string, { exists }: NamedThings): string[] {
  if (!isPath(span)) return [];
  const folder = path.posix.dirname(document);
  return spelledOut(span)
    .filter((name) => ![path.posix.join(folder, name), path.posix.join(folder, 'src', name), name].some((candidate) => exists(candidate.replace(/\/$/, ''))))
    .map((name) => `${document} names ${name}, which does not exist`);
}

function commandFaults(document: string, line: string, { scripts, testParts, releaseVerbs }: NamedThings): string[] {
  const faults: string[] = [];
  for (const [, script = '', workspace] of line.matchAll(/\bnpm run ([\w-]+)(?: -w ([\w/-]+))?/g)) {
    if (!scripts.get(workspace ?? '')?.has(script)) faults.push(`${document} names npm run ${script}${workspace ? ` -w ${workspace}` : ''}, which does not exist`);
  }
  for (const [, part = ''] of line.matchAll(/\bnpm test -- (-{0,2}[\w/-]+)/g)) {
    if (!testParts.has(part)) faults.push(`${document} names npm test -- ${part}, which does not exist`);
  }
  for (const [, verb = ''] of line.matchAll(/\bnpm run release -- ([a-z][\w-]*)/g)) {
    if (!releaseVerbs.has(verb)) faults.push(`${document} names npm run release -- ${verb}, which does not exist`);
  }
  return faults;
}

/** One sentence for each path and command of the document that does not exist. */
export function documentFaults(document: string, markdown: string, named: NamedThings): string[] {
  const found = codeOf(markdown).flatMap((span) => [...pathFaults(document, span.trim(), named), ...commandFaults(document, span, named)]);
  const prose = markdown.replaceAll(/```[\s\S]*?```|^ {4}.*$|`[^`\n]+`/gm, (code) => (code.startsWith('`') && !code.startsWith('```') ? '`code`' : ''));
  const links = [...prose.matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => !named.exists(path.posix.join(path.posix.dirname(document), target)))
    .map((target) => `${document} links to ${target}, which does not exist`);
  return [...new Set([...found, ...links])];
}

const scriptsOf = (file: string): Set<string> => new Set(Object.keys((JSON.parse(readFileSync(file, 'utf8')) as { scripts?: Record<string, string> }).scripts ?? {}));

/** Scripts by workspace folder; '' is the root. */
export const scriptsByFolder = (root: string, folders: readonly string[]): Map<string, Set<string>> =>
  new Map(['', ...folders].filter((folder) => existsSync(path.join(root, folder, 'package.json'))).map((folder) => [folder, scriptsOf(path.join(root, folder, 'package.json'))]));
