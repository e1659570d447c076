/** Where and when a build is made, for its manifest. */
import { execFileSync } from 'node:child_process';
import type { BuildOrigin } from '@amberlane/contract/federation/remote-manifest';
import { REPOSITORY } from './workspace.ts';

const COMMIT = /^[0-9a-f]{40}$/;

/** What git answers; null without git or a repository. */
function git(args: readonly string[], root: string): string | null {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}

/** `SOURCE_COMMIT` names the commit where the sources come without their repository, as in an image. */
export function originOf(builtAt: Date, root = REPOSITORY, named = process.env['SOURCE_COMMIT']): BuildOrigin {
  const time = { builtAt: builtAt.toISOString() };
  if (named && COMMIT.test(named)) return { commit: named, ...time };
  const commit = git(['rev-parse', 'HEAD'], root);
  if (commit === null || !COMMIT.test(commit)) return time;
  return { commit, ...(git(['status', '--porcelain', '--untracked-files=no'], root) ? { modified: true } : {}), ...time };
}
