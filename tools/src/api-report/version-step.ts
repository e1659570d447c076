/** Which version a change of a public interface asks for. Pure: what was released, what is there now, and the two versions. */
import { createHash } from 'node:crypto';
import type { Declaration } from './declarations.ts';

/** A released declaration, by hashes: enough to see a change, small enough to be read in a diff. */
export interface Released {
  readonly head: string;
  readonly members: Readonly<Record<string, string>>;
}

export interface Baseline {
  readonly version: string;
  readonly declarations: Readonly<Record<string, Released>>;
}

export interface Change {
  readonly kind: 'addition' | 'incompatible';
  /** `. useRoutes was removed`. */
  readonly what: string;
}

const short = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 8);

export const baselineOf = (version: string, declarations: readonly Declaration[]): Baseline => ({
  version,
  declarations: Object.fromEntries(declarations.map(({ key, head, members }) => [key, { head: short(head), members: Object.fromEntries([...members].map(([name, text]) => [name, short(text)])) }])),
});

/** Types whose values the caller makes: a new member that is not optional breaks every caller. */
const MADE_BY_CALLERS = /(?:Props|Options|Input|Request|Query|Body)$/i;
const IS_OPTIONAL = /^(?:readonly )?[^:]+\?\s*:|:\s*z\.Zod(?:Optional|Default)</;

/** Not exported: seen only through what is. */
const IS_INNER = /(?:^| )- /;

/** Every difference to what was released, removals first. */
export function changesSince(released: Baseline, now: readonly Declaration[]): readonly Change[] {
  const present = new Map(now.map((declaration) => [declaration.key, declaration]));
  const removed = Object.keys(released.declarations).filter((key) => !present.has(key));
  return [
    ...removed.map((key): Change => ({ kind: 'incompatible', what: `${key} was removed` })),
    ...now.flatMap((declaration) => changesOf(declaration, released.declarations[declaration.key])),
  ];
}

function changesOf({ key, head, members }: Declaration, released: Released | undefined): readonly Change[] {
  if (!released) return IS_INNER.test(key) ? [] : [{ kind: 'addition', what: `${key} was added` }];
  if (released.head !== short(head)) return [{ kind: 'incompatible', what: `${key} was changed` }];
  const gone = Object.keys(released.members).filter((name) => !members.has(name));
  const rest = [...members].flatMap(([name, text]): Change[] => {
    const before = released.members[name];
    if (before === short(text)) return [];
    if (before !== undefined) return [{ kind: 'incompatible', what: `${key}: ${name} was changed` }];
    const breaks = (MADE_BY_CALLERS.test(key) || name.startsWith('request.')) && !IS_OPTIONAL.test(text);
    return [{ kind: breaks ? 'incompatible' : 'addition', what: `${key}: ${name} was added${breaks ? ', and is not optional' : ''}` }];
  });
  return [...gone.map((name): Change => ({ kind: 'incompatible', what: `${key}: ${name} was removed` })), ...rest];
}

type Version = readonly [major: number, minor: number, patch: number];

function parse(version: string): Version {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)$/.exec(version) ?? [];
  if (patch === undefined) throw new Error(`"${version}" is no version of the form 1.2.3.`);
  return [Number(major), Number(minor), Number(patch)];
}

/** The lowest version that these changes allow. Before 1.0.0 the minor version is the one that breaks (Semantic Versioning 2.0.0, §4). */
export function lowestVersion(released: string, changes: readonly Change[]): string {
  const [major, minor, patch] = parse(released);
  if (changes.some(({ kind }) => kind === 'incompatible')) return major > 0 ? `${major + 1}.0.0` : `0.${minor + 1}.0`;
  if (changes.length > 0) return major > 0 ? `${major}.${minor + 1}.0` : `0.${minor}.${patch + 1}`;
  return released;
}

export function isBefore(one: string, other: string): boolean {
  const [a, b] = [parse(one), parse(other)];
  const at = a.findIndex((number, index) => number !== b[index]);
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
}
