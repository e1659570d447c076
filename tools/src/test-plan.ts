/** What `npm test` is asked for, read from its arguments. */
import { parseArgs } from 'node:util';

export const PARTS = ['lint', 'types', 'messages', 'unit', 'gates', 'build', 'e2e'] as const;
export type Part = (typeof PARTS)[number];

/** What stands at an address: the whole site, or one remote alone. */
export const SITE_KINDS = ['site', 'isolated'] as const;
export type SiteKind = (typeof SITE_KINDS)[number];

export type TestPlan =
  | { readonly kind: 'everything' }
  | { readonly kind: 'part'; readonly part: Part; readonly args: readonly string[] }
  /** Folders of workspaces. */
  | { readonly kind: 'workspaces'; readonly folders: readonly string[] }
  /** A commit; null: where the work began. */
  | { readonly kind: 'changed'; readonly since: string | null }
  /** The specs of one remote, against servers that run already. `as` is asked of the address where it is null. */
  | { readonly kind: 'against'; readonly remote: string; readonly address: URL; readonly as: SiteKind | null; readonly args: readonly string[] }
  | { readonly kind: 'refused'; readonly sentence: string };

const USAGE = `Usage: npm test
       npm test -- ${PARTS.join(' | ')} [arguments]
       npm test -- <workspace> …
       npm test -- --changed [commit]
       npm test -- e2e <mf-x> --against <url> [--as ${SITE_KINDS.join(' | ')}]`;

const refused = (sentence: string): TestPlan => ({ kind: 'refused', sentence: `${sentence}\n${USAGE}` });

/** `workspaces`: folders, `shared/ui` among them, which `ui` names as well. A part goes before a workspace of its name. */
export function readTestPlan(argv: readonly string[], workspaces: readonly string[]): TestPlan {
  const [first, ...rest] = argv;
  if (first === undefined) return { kind: 'everything' };
  if (first === '--changed' || first.startsWith('--changed=')) return readChanged(first, rest);
  if (rest.some((arg) => arg === '--against' || arg.startsWith('--against='))) return readAgainst(first, rest, workspaces);
  const part = PARTS.find((name) => name === first);
  if (part) return { kind: 'part', part, args: rest };
  const folders = argv.map((name) => workspaces.find((folder) => folder === name.replace(/\/$/, '') || folder === `shared/${name}`));
  const unknown = argv.find((_name, index) => folders[index] === undefined);
  if (unknown !== undefined) return refused(`There is no part and no workspace "${unknown}"; the workspaces are ${workspaces.join(', ')}.`);
  return { kind: 'workspaces', folders: [...new Set(folders.filter((folder) => folder !== undefined))] };
}

function readChanged(first: string, rest: readonly string[]): TestPlan {
  const [since, ...more] = first === '--changed' ? rest : [first.slice('--changed='.length), ...rest];
  if (more.length > 0) return refused(`--changed takes one commit, not also "${more.join(' ')}".`);
  return { kind: 'changed', since: since ?? null };
}

function readAgainst(part: string, args: readonly string[], workspaces: readonly string[]): TestPlan {
  if (part !== 'e2e') return refused('--against is for browser tests.');
  const { values, tokens } = parseArgs({ args: [...args], strict: false, allowPositionals: true, tokens: true, options: { against: { type: 'string' }, as: { type: 'string' } } });
  const { against, as } = values;
  const remotes = workspaces.filter((name) => name.startsWith('mf-'));
  const [remote] = args;
  if (remote === undefined || !remotes.includes(remote)) return refused(`--against wants one remote first: ${remotes.join(', ')}.`);
  const address = typeof against === 'string' ? URL.parse(against) : null;
  if (!address || !['http:', 'https:'].includes(address.protocol)) return refused('--against wants the address of a running site: http://localhost:8080.');
  const kind = SITE_KINDS.find((name) => name === as);
  if (as !== undefined && kind === undefined) return refused(`--as is ${SITE_KINDS.join(' or ')}.`);
  // What is neither the remote nor ours goes to Playwright as it is.
  const ours = new Set(tokens.flatMap((token) => (token.kind === 'option' && ['against', 'as'].includes(token.name) ? [token.index, ...(token.inlineValue ? [] : [token.index + 1])] : [])));
  return { kind: 'against', remote, address, as: kind ?? null, args: args.filter((_arg, index) => index > 0 && !ours.has(index)) };
}
