/** Which workspaces a change reaches: lerna knows who stands on whom, git knows what changed. */
import path from 'node:path';
import { z } from 'zod';
import { REPOSITORY } from './repository.ts';
import { runCommand, runTool, type CommandResult } from './run-command.ts';

/** What a change reaches: folders of workspaces in alphabetical order, or everything, and which file is the reason. */
export type Reach = { readonly kind: 'everything'; readonly because: string } | { readonly kind: 'workspaces'; readonly folders: readonly string[] };

/** Documents and packaging, which the tests of the tools read. */
const READ_BY_TOOLS = /^(?:docs\/|deploy\/|\.ci\/|Dockerfile$|\.dockerignore$|docker-compose\.yml$)|(?:^|\/)README\.md$/;

/**
 * Decides what a change reaches. `files`: paths inside the repository; `workspaces`: the folders of all workspaces;
 * `reached`: folders that lerna names, dependents included. A change of a root configuration, of the lockfile or of the
 * commands reaches everything: each of them can change what any check says.
 */
export function reachOf(files: readonly string[], workspaces: readonly string[], reached: readonly string[]): Reach {
  const folders = new Set(reached);
  for (const file of files) {
    const own = workspaces.find((folder) => file.startsWith(`${folder}/`));
    // The commands of tools/ run every check, and no workspace depends on them.
    if (own === 'tools') return { kind: 'everything', because: file };
    const isRead = READ_BY_TOOLS.test(file);
    if (own === undefined && !isRead) return { kind: 'everything', because: file };
    if (own !== undefined) folders.add(own);
    if (isRead) folders.add('tools');
  }
  return { kind: 'workspaces', folders: [...folders].sort() };
}

/** Throws with what the program said. */
function said({ code, output }: CommandResult, what: string): string {
  if (code !== 0) throw new Error(`${what}:\n${output.trimEnd()}`);
  return output;
}

const git = (...args: string[]): Promise<CommandResult> => runCommand('git', args);
const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/** Where the work began: the merge base with `origin/main`, else with `main`; on that commit itself, the commit before. */
async function beginningOfWork(): Promise<string> {
  const head = said(await git('rev-parse', 'HEAD'), 'git knows no commit here').trim();
  for (const branch of ['origin/main', 'main']) {
    const { code, output } = await git('merge-base', 'HEAD', branch);
    if (code === 0 && output.trim() !== head) return output.trim();
  }
  return said(await git('rev-parse', 'HEAD~1'), 'There is no commit before this one; name one: npm test -- --changed <commit>').trim();
}

const lernaAnswer = z.array(z.object({ name: z.string(), location: z.string() }));
/** Lerna's own task runner and graph, in this process: no background service, and what it keeps lies in `.cache`. */
export const LERNA_ENV = { NX_DAEMON: 'false', NX_CACHE_DIRECTORY: '.cache/nx', NX_WORKSPACE_DATA_DIRECTORY: '.cache/nx' };

async function lernaLs(...args: string[]): Promise<z.infer<typeof lernaAnswer>> {
  const output = said(await runTool('lerna/dist/cli.js', ['ls', '--json', '--all', '--loglevel=silent', ...args], { env: LERNA_ENV }), 'lerna could not list the workspaces');
  const begin = output.indexOf('[');
  return begin < 0 ? [] : lernaAnswer.parse(JSON.parse(output.slice(begin)));
}

const folderOf = ({ location }: { readonly location: string }): string => path.relative(REPOSITORY, location).split(path.sep).join('/');

/** What changed since a commit reaches, with what is not committed yet, files that git does not know included. */
export async function changedSince(named: string | null): Promise<{ readonly since: string; readonly reach: Reach }> {
  const since = named ?? (await beginningOfWork());
  const changed = linesOf(said(await git('diff', '--name-only', '--no-renames', since), `git knows no commit "${since}"`));
  const unknown = linesOf(said(await git('ls-files', '--others', '--exclude-standard'), 'git could not list the files'));
  const all = await lernaLs();
  const listed = await lernaLs('--since', since, '--include-dependents');
  // Lerna asks git for files that it knows: who stands on the others is asked by name.
  const missed = all.filter((one) => unknown.some((file) => file.startsWith(`${folderOf(one)}/`)) && !listed.some(({ name }) => name === one.name));
  const more = missed.length > 0 ? await lernaLs('--include-dependents', ...missed.flatMap(({ name }) => ['--scope', name])) : [];
  return { since, reach: reachOf([...changed, ...unknown], all.map(folderOf), [...listed, ...more].map(folderOf)) };
}
