/**
 * The shell and core know no path, form, feed or call of any remote: what a remote gives to the site stands in its
 * `remote.config.ts`, so that a squad releases it alone. Looks at string literals of their sources.
 */
import type { RemoteConfig } from '@amberlane/contract/federation/remote-config';

export interface SourceText {
  readonly file: string;
  readonly text: string;
}

type Declared = Pick<RemoteConfig, 'name' | 'routes' | 'forms' | 'oneClicks' | 'feeds'>;

/** What a remote declares → its name. The home page has no path to be searched for. */
function declaredWords(remotes: readonly Declared[]): ReadonlyMap<string, string> {
  const words = remotes.flatMap(({ name, routes, forms, oneClicks, feeds }) => [
    ...routes.flatMap(({ path, aliases, spellings }) => [path, ...aliases, ...spellings]).filter((path) => path !== ''),
    ...[...forms, ...oneClicks].map(({ call }) => call),
    ...feeds.map(({ path }) => path),
    name,
  ].map((word) => [word, name] as const));
  return new Map(words);
}

const LITERAL = /'([^'\n]+)'|"([^"\n]+)"|`([^`]+)`/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$/gm;
/** Imports name files, not addresses. */
const IMPORT = /\bfrom '[^']+'|\bimport\('[^']+'\)/g;

const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length;
const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** Path of the site or of a call inside a literal: without slashes around it, its query, and what is filled in before it. */
const readWord = (literal: string): string => literal.replace(/^\$\{[^}]*\}/, '').replace(/[?#].*$/, '');

/** One sentence each. `allowed`: words that are the host's own too. */
export function hostKnowledge(sources: readonly SourceText[], remotes: readonly Declared[], allowed: ReadonlySet<string>): string[] {
  const words = declaredWords(remotes);
  return sources.flatMap(({ file, text }) => {
    const code = text.replace(COMMENT, blank).replace(IMPORT, blank);
    return [...code.matchAll(LITERAL)].flatMap((match) => {
      const word = readWord(match[1] ?? match[2] ?? match[3] ?? '');
      const known = [word, word.replace(/^\/|\/$/g, '')].find((candidate) => words.has(candidate) && !allowed.has(candidate));
      return known === undefined ? [] : [`${file}:${lineOf(text, match.index)} knows "${known}" of ${words.get(known)}`];
    });
  });
}
