import { describe, expect, it } from '@jest/globals';
import { globSync } from 'node:fs';
import path from 'node:path';
import { readConfigFile, parseJsonConfigFileContent, sys } from 'typescript';
import { REPOSITORY } from './repository.ts';
import { tsconfigOf } from './type-check.ts';

function filesOf(folder: string): string[] {
  const file = tsconfigOf([folder]);
  const { fileNames, errors } = parseJsonConfigFileContent(readConfigFile(file, (name) => sys.readFile(name)).config, sys, path.dirname(file));
  expect(errors).toEqual([]);
  return fileNames.map((name) => path.relative(REPOSITORY, name));
}

describe('the type check of one remote', () => {
  const files = filesOf('mf-franchise');

  it('reads its own files, and no page of another remote', () => {
    expect(files).toContain('mf-franchise/remote.config.ts');
    expect(files.filter((file) => /^mf-(?!franchise)[^/]+\/src\//.test(file))).toEqual([]);
  });

  it('knows the props of the slots that other remotes define', () => {
    const slots = globSync('mf-*/slots.ts', { cwd: REPOSITORY });
    expect(slots).toContain('mf-tracking/slots.ts');
    expect(files).toEqual(expect.arrayContaining(slots));
  });
});
