/** Every command of package.json, which the README lists, reaches its file and says how it is used. */
import { expect, it, jest } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { scriptOf, usesTestTools } from '../commands.mjs';
import { REPOSITORY } from './repository.ts';

// Node reads the TypeScript of a whole command, on a machine that is busy with other tests.
jest.setTimeout(60_000);

const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(readFileSync(path.join(REPOSITORY, 'package.json'), 'utf8')));
const readme = readFileSync(path.join(REPOSITORY, 'README.md'), 'utf8');
const typed = (name: string): string => (name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`);

it.each(Object.keys(scripts))('%s starts, and --help says how it is used', (name) => {
  expect(scripts[name]).toBe(`node tools/bootstrap.mjs ${name}`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [scriptOf(name) ?? '', '--help'], { cwd: REPOSITORY, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(new RegExp(`^Usage: ${typed(name)}`));
  expect(readme).toContain(typed(name));
});

it('the README names no command that is not there', () => {
  const named = [...readme.matchAll(/npm run ([a-z][a-z0-9-]*)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

it('knows no command of another form', () => {
  expect(['', '../evil', 'Start', '-start', 'a/b'].map(scriptOf)).toEqual([null, null, null, null, null]);
});

it('needs no test tools to start', () => {
  expect(['start', 'test', 'dev'].map(usesTestTools)).toEqual([false, true, true]);
});
