import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { originOf } from './build-origin.ts';

const AT = new Date('2026-11-22T10:00:00Z');
const builtAt = '2026-11-22T10:00:00.000Z';
let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'build-origin-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const git = (...args: string[]): string => execFileSync('git', ['-c', 'user.name=ada', '-c', 'user.email=ada@example.com', ...args], { cwd: root, encoding: 'utf8' }).trim();

it('names the commit, and whether files differ from it', () => {
  git('init', '--quiet');
  writeFileSync(path.join(root, 'a'), 'committed');
  git('add', 'a');
  git('commit', '--quiet', '--message', 'a');
  const commit = git('rev-parse', 'HEAD');
  expect(originOf(AT, root, '')).toEqual({ commit, builtAt });
  writeFileSync(path.join(root, 'a'), 'edited');
  expect(originOf(AT, root, '')).toEqual({ commit, modified: true, builtAt });
});

it('names no commit without a repository, unless it is told', () => {
  expect(originOf(AT, root, '')).toEqual({ builtAt });
  expect(originOf(AT, root, 'a'.repeat(40))).toEqual({ commit: 'a'.repeat(40), builtAt });
  expect(originOf(AT, root, 'main')).toEqual({ builtAt });
});
