/**
 * `npm run outside-commits [-- <range>]`: for each remote the share of its commits that touch anything outside of its
 * folder, `api/` and its own calls in `shared/contract`. The range is git's (`v1..`, `abc123..HEAD`); default: all.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mainCommand } from './main-command.ts';
import { outsideShare, type CallUsers, type Commit } from './outside-commits/outside-share.ts';
import { remoteNames, REPOSITORY } from './repository.ts';
import { runCommand } from './run-command.ts';

const MARK = '\u0001';

async function readHistory(range: readonly string[]): Promise<Commit[]> {
  const { code, output } = await runCommand('git', ['log', '--no-merges', '--no-renames', '--name-status', `--format=${MARK}%h %s`, ...range, '--']);
  if (code !== 0) throw new Error(`git knows no such range: ${range.join(' ')}\n${output}`);
  return output.split(MARK).slice(1).map((text) => {
    const [first = '', ...lines] = text.trim().split('\n').filter((line) => line !== '');
    const [hash = '', ...subject] = first.split(' ');
    const changes = lines.map((line) => line.split('\t'));
    return { hash, subject: subject.join(' '), files: changes.map(([, file = '']) => file), added: changes.flatMap(([status, file = '']) => (status === 'A' ? [file] : [])) };
  });
}

/** Which remotes name a module of calls today. */
function callUsers(): CallUsers {
  const users = new Map<string, Set<string>>();
  for (const remote of remoteNames()) {
    for (const file of readdirSync(path.join(REPOSITORY, remote), { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(file) || /(?:^|[\\/])(?:node_modules|dist)[\\/]/.test(file)) continue;
      const text = readFileSync(path.join(REPOSITORY, remote, file), 'utf8');
      for (const [, call = ''] of text.matchAll(/@amberlane\/contract\/calls\/([\w-]+)/g)) users.set(call, (users.get(call) ?? new Set()).add(remote));
    }
  }
  return users;
}

const USAGE = `Usage: npm run outside-commits [-- <range>]
Prints for each remote how many of its commits leave its folder, api/ and its own calls of the contract. The range is one
of git's (main~50..main); default: the whole history.`;

await mainCommand(async () => {
  const [commits, users] = [await readHistory(process.argv.slice(2)), callUsers()];
  for (const { remote, commits: own, outside, where } of remoteNames().map((remote) => outsideShare(remote, commits, users))) {
    const share = own === 0 ? '' : ` (${Math.round((outside.length / own) * 100)} %)`;
    console.log(`${remote}  ${outside.length} of ${own} commits${share}${where.length > 0 ? `: ${where.map(([place, count]) => `${place} ${count}`).join(', ')}` : ''}`);
  }
}, USAGE);
