/** The template of a new remote is tested as its product: written, type-checked, its own tests run, built. */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkMessages } from './gates/messages.ts';
import { refusalOf, writeRemote } from './remote-template.ts';
import { CACHE, REPOSITORY } from './repository.ts';

// A type check, a run of Jest and a webpack build, one after the other on a laptop.
jest.setTimeout(180_000);

const ROOT = path.join(CACHE, 'template-check');
const NAME = 'mf-spare-parts';
const REMOTE = path.join(ROOT, NAME);

function run(program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(REPOSITORY, program), ...args], { cwd: REPOSITORY, encoding: 'utf8', timeout: 120_000 });
  return status === 0 ? 'passed' : `${stdout}${stderr}`;
}

beforeAll(() => {
  rmSync(ROOT, { recursive: true, force: true });
  writeRemote(NAME, 'Spare parts squad', REMOTE);
});
afterAll(() => rmSync(ROOT, { recursive: true, force: true }));

describe('a remote from the template', () => {
  it('has types in order', () => {
    writeFileSync(path.join(ROOT, 'tsconfig.json'), JSON.stringify({ extends: '../../tsconfig.base.json', include: [NAME, '../../mf-*/slots.ts', '../../shared/**/*.d.ts'] }));
    expect(run('node_modules/typescript/bin/tsc', '-p', ROOT, '--noEmit')).toBe('passed');
  });

  it('has messages in order', async () => {
    expect(await checkMessages(REMOTE)).toEqual([]);
  });

  it('passes its own tests', () => {
    const config = path.join(ROOT, 'jest.config.cjs');
    // The preset leaves .cache out, where this copy lies.
    writeFileSync(config, `const preset = require('../../shared/build/jest/preset.cjs');\nmodule.exports = { ...preset(${JSON.stringify(REMOTE)}, 'template'), testPathIgnorePatterns: [], modulePathIgnorePatterns: [] };`);
    expect(run('node_modules/jest/bin/jest.js', '-c', config)).toBe('passed');
  });

  it('builds into an artifact', () => {
    // A file: minimisers start workers with the arguments of this process.
    const script = path.join(ROOT, 'build.ts');
    const options = JSON.stringify({ dir: REMOTE, out: path.join(ROOT, 'artifact') });
    writeFileSync(script, `import { buildWorkspace } from '@amberlane/build';\nawait buildWorkspace(${JSON.stringify(NAME)}, ${options});\n`);
    expect(run(path.relative(REPOSITORY, script))).toBe('passed');
  });
});

describe('names of remotes', () => {
  it.each([
    ['parts', /is no name for a remote/],
    ['mf-Parts', /is no name for a remote/],
    ['mf-../x', /is no name for a remote/],
    ['mf-parts-', /single hyphens/],
    ['mf-content', /is there already/],
    ['mf-home', /belongs to another remote/],
  ])('refuses %s', (name, sentence) => {
    expect(refusalOf(name, new Set(['home', 'track']))).toMatch(sentence);
  });

  it('lets a new one pass', () => {
    expect(refusalOf(NAME, new Set(['home', 'track']))).toBeNull();
  });
});
