/** How far a squad releases alone: its commits that had to touch something of others. Pure. */

export interface Commit {
  readonly hash: string;
  readonly subject: string;
  /** Paths in the repository. */
  readonly files: readonly string[];
  /** Those of them that were not there before. */
  readonly added: readonly string[];
}

export interface OutsideShare {
  readonly remote: string;
  readonly commits: number;
  /** Those that touch something outside, newest first. */
  readonly outside: readonly Commit[];
  /** Top folder, or `shared/<package>`, or file at the top → commits that touch it, most first. */
  readonly where: readonly (readonly [place: string, commits: number])[];
}

/** Call module in the contract → remotes that use it. */
export type CallUsers = ReadonlyMap<string, ReadonlySet<string>>;

/** With the index that a command writes of them. */
const CALLS = /^shared\/contract\/src\/(?:calls|call-index)\/([\w-]+?)(?:\.test)?\.ts$/;
/** Written by a command from the calls. */
const CALL_REPORT = 'shared/contract/api-report.calls.md';

/** Is a file the squad's own: its folder, the API, a call that only its remote uses? */
export function isOwn(file: string, remote: string, users: CallUsers): boolean {
  if (file.startsWith(`${remote}/`) || file.startsWith('api/') || file === CALL_REPORT) return true;
  const [, call] = CALLS.exec(file) ?? [];
  const by = call === undefined ? undefined : users.get(call);
  return by?.size === 1 && by.has(remote);
}

const placeOf = (file: string): string => /^(?:shared\/[^/]+|[^/]+)/.exec(file)?.[0] ?? file;

/** The commit that made a remote is left out. */
export function outsideShare(remote: string, commits: readonly Commit[], users: CallUsers): OutsideShare {
  const own = commits.filter(({ files, added }) => files.some((file) => file.startsWith(`${remote}/`)) && !added.includes(`${remote}/package.json`));
  const foreign = own.map((commit) => ({ commit, places: new Set(commit.files.filter((file) => !isOwn(file, remote, users)).map(placeOf)) })).filter(({ places }) => places.size > 0);
  const counts = Map.groupBy(foreign.flatMap(({ places }) => [...places]), (place) => place);
  const where = [...counts].map(([place, all]) => [place, all.length] as const).sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  return { remote, commits: own.length, outside: foreign.map(({ commit }) => commit), where };
}
