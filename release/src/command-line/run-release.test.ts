import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ensureDemoKeys } from '../release-keys.ts';
import { NAME, storeFixture, type StoreFixture } from '../testing/store-fixture.ts';
import { runRelease } from './run-release.ts';

let fixture: StoreFixture;
let printed: string[];
beforeEach(() => {
  fixture = storeFixture();
  printed = [];
});
afterEach(() => fixture.remove());

const run = (...args: string[]) => {
  printed = [];
  const print = (line: string): void => void printed.push(line);
  const env = { DATA_DIR: path.join(fixture.root, 'data'), RELEASE_BY: 'ada' };
  return runRelease(args, { root: fixture.root, cwd: fixture.root, env, print, printError: print });
};
const output = (): string => printed.join('\n');
const publish = async (text: string): Promise<string> => {
  const { dir, contentId } = fixture.buildRemote(text);
  expect(await run('publish', path.relative(fixture.root, dir))).toBe(0);
  return contentId;
};

it('leads from a build to what is live, back again, and shows who did it', async () => {
  const [a, b] = [await publish('a'), await publish('b')];
  expect(await run('pin', `${NAME}@${a.slice(0, 8)}`, '--reason', 'first release')).toBe(0);
  expect(await run('pin', `${NAME}@${b}`)).toBe(0);
  expect(await run('rollback', NAME, '--reason', 'wrong totals')).toBe(0);
  expect(await run('status')).toBe(0);
  expect(output()).toMatch(new RegExp(`${NAME} +${a.slice(0, 12)} +1\\.0\\.0 +– +.* ada`));
  expect(await run('log', '-n', '1')).toBe(0);
  expect(output()).toContain('wrong totals');
  expect(output()).not.toContain('first release');
  expect(await run('verify')).toBe(0);
});

it('gives status and log to programs as JSON', async () => {
  const a = await publish('a');
  await run('pin', `${NAME}@${a}`, '--channel', 'staging', '--new-channel');
  await run('status', '--json');
  expect(JSON.parse(output())).toMatchObject({ seq: 1, channels: { staging: { [NAME]: { build: a } } } });
  await run('log', '--json');
  expect(JSON.parse(output())).toMatchObject([{ seq: 1, channel: 'staging', by: 'ada' }]);
});

it('says what others did when the log is not the expected one any more, and writes nothing', async () => {
  const [a, b] = [await publish('a'), await publish('b')];
  await run('pin', `${NAME}@${a}`);
  await run('status', '--json');
  const { head } = JSON.parse(output()) as { head: string };
  await run('pin', `${NAME}@${b}`, '--channel', 'staging', '--new-channel');
  expect(await run('pin', `${NAME}@${b}`, '--expect', head)).toBe(1);
  expect(output()).toContain(`record 2: ada pins ${NAME}@${b.slice(0, 12)} in staging`);
  await run('status', '--json');
  expect(JSON.parse(output())).toMatchObject({ seq: 2 });
});

it('lists builds with where they stand, and compares two', async () => {
  const [a, b] = [await publish('a'), await publish('bb')];
  for (const build of [a, b]) await run('pin', `${NAME}@${build}`);
  await run('rollback', NAME);
  expect(await run('builds', NAME)).toBe(0);
  expect(output()).toMatch(new RegExp(`${a.slice(0, 12)} +1\\.0\\.0 .* KB +live in production`));
  expect(output()).toMatch(new RegExp(`${b.slice(0, 12)} .*rolled back in production`));
  await run('builds', '--json');
  expect(JSON.parse(output())).toHaveLength(2);
  expect(await run('diff', `${NAME}@${a}`, `${NAME}@${b}`)).toBe(0);
  expect(output()).toContain('client ');
  expect(await run('builds', 'mf-other')).toBe(1);
});

it('checks a build without pinning it', async () => {
  await run('pin', `${NAME}@${await publish('a')}`);
  const { dir, contentId } = fixture.buildRemote('b', { routes: [] });
  await run('publish', dir);
  expect(await run('check', `${NAME}@${contentId}`, '--json')).toBe(1);
  expect(JSON.parse(output())).toMatchObject({ verdict: 'objected', reasons: [expect.stringContaining('path sample')], channel: 'production' });
  expect(await run('check', `${NAME}@${await publish('c')}`)).toBe(0);
  await run('status', '--json');
  expect(JSON.parse(output())).toMatchObject({ seq: 1 });
});

it('opens a channel only when asked to, and closes it with its last pin', async () => {
  const a = await publish('a');
  expect(await run('pin', `${NAME}@${a}`, '--channel', 'stagging')).toBe(1);
  expect(output()).toContain('--new-channel');
  expect(await run('pin', `${NAME}@${a}`, '--channel', 'stagging', '--new-channel')).toBe(0);
  expect(await run('unpin', NAME, '--channel', 'stagging', '--force', '--reason', 'misspelt')).toBe(0);
  await run('status', '--json');
  expect(JSON.parse(output())).toMatchObject({ seq: 2, channels: {} });
  await run('log', '-n', '1');
  expect(output()).toMatch(/unpin .*FORCED: misspelt/);
});

describe('a log that lost records', () => {
  const log = (): string => path.join(fixture.root, 'data/store/log');

  it('is found by verify when builds are left, and by the machine that saw more of it', async () => {
    await run('pin', `${NAME}@${await publish('a')}`);
    rmSync(log(), { recursive: true });
    expect(await run('status')).toBe(1);
    expect(output()).toContain('the log ends at record 0, but record 1 was already seen by this machine');
    rmSync(path.join(fixture.root, 'data/keys/seen-heads.json'));
    expect(await run('verify')).toBe(1);
    expect(output()).toContain('the store has builds but no record');
  });

  it('is found by who noted the head', async () => {
    await run('pin', `${NAME}@${await publish('a')}`);
    await run('pin', `${NAME}@${await publish('b')}`);
    await run('status', '--json');
    const { head } = JSON.parse(output()) as { head: string };
    expect(await run('verify', '--expect', head)).toBe(0);
    rmSync(path.join(log(), '00000002.json'));
    rmSync(path.join(fixture.root, 'data/keys/seen-heads.json'));
    expect(await run('verify')).toBe(0);
    expect(await run('verify', '--expect', head)).toBe(1);
  });
});

describe('keys', () => {
  it.each(['status', 'log', 'verify', 'builds'])('are not made by %s, which would hide a wrong DATA_DIR', async (verb) => {
    expect(await run(verb)).toBe(1);
    expect(output()).toMatch(/^There is no key .*release\.pub/);
    expect(existsSync(path.join(fixture.root, 'data'))).toBe(false);
  });

  it('of another store are named', async () => {
    await run('pin', `${NAME}@${await publish('a')}`);
    rmSync(path.join(fixture.root, 'data/keys'), { recursive: true });
    ensureDemoKeys(path.join(fixture.root, 'data'), {});
    expect(await run('status')).toBe(1);
    expect(output()).toContain(`record 1 is not signed with the release key in ${path.join(fixture.root, 'data/keys/release.pub')}`);
  });

  it('that can not be written are one sentence', () => {
    writeFileSync(path.join(fixture.root, 'file'), '');
    expect(() => ensureDemoKeys(path.join(fixture.root, 'file'), {})).toThrow(/^The keys of the release log can't be written to .*DATA_DIR names another\.$/);
  });
});

it.each([
  [2, 'a verb that does not exist', ['deploy']],
  [2, 'an option of another verb', ['verify', '--force']],
  [2, 'an unknown option', ['status', '--chanel', 'x']],
  [2, 'a missing argument', ['pin']],
  [2, 'an argument too many', ['status', 'production']],
  [2, 'a channel that is no name', ['status', '--channel', '../x']],
  [2, 'a build without its id', ['pin', NAME]],
  [2, 'too short an id', ['pin', `${NAME}@abcdef1`]],
  [1, 'a build that was never published', ['pin', `${NAME}@abcdef12`]],
  [1, 'a rollback of nothing', ['rollback', NAME]],
  [1, 'a folder that is not there', ['publish', 'nowhere']],
  [0, 'a call for help', ['--help']],
  [0, 'no verb at all', []],
] as const)('ends with %d for %s', async (code, _what, args) => {
  await publish('a');
  expect(await run(...args)).toBe(code);
  expect(output()).not.toBe('');
});

it('never prints a key', async () => {
  const a = await publish('a');
  const everything: string[] = [];
  for (const args of [['--help'], ['pin', `${NAME}@${a}`], ['status'], ['status', '--json'], ['log', '--json'], ['verify'], ['nonsense']]) {
    await run(...args);
    everything.push(output());
  }
  for (const file of ['release.key', 'release.pub']) {
    const [, secret = ''] = readFileSync(path.join(fixture.root, 'data/keys', file), 'utf8').split('\n');
    expect(secret).toHaveLength(file === 'release.key' ? 64 : 60);
    expect(everything.join('\n')).not.toContain(secret);
  }
});
