import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { buildIdOf } from './workspace.ts';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'workspace-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const idOf = (): string => buildIdOf({ name: 'mf-sample', dir, version: '0.1.0' }, 'production');

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  writeFileSync(path.join(dir, file), text);
}

describe('the id of a build', () => {
  it.each(['src/pages/a/page.tsx', 'content/a/fr.md', 'remote.config.ts', 'package.json', 'src/messages/fr.json'])('changes with %s', (file) => {
    write(file, 'before');
    const before = idOf();
    write(file, 'after');
    expect(idOf()).not.toBe(before);
    write(file, 'before');
    expect(idOf()).toBe(before);
  });

  it('does not change with a test or a note', () => {
    const before = idOf();
    write('src/pages/a/page.test.tsx', 'test');
    write('README.md', 'note');
    expect(idOf()).toBe(before);
  });
});
