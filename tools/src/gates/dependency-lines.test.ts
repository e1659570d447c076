import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { manifests, REPOSITORY } from '../repository.ts';
import { dependencyFaults, looseVersions } from './dependency-lines.ts';

describe('dependencies', () => {
  it('have a line each in docs/dependencies.md, and exact versions', () => {
    const all = [...manifests().values()];
    expect(dependencyFaults(readFileSync(path.join(REPOSITORY, 'docs/dependencies.md'), 'utf8'), all)).toEqual([]);
    expect(looseVersions(all)).toEqual([]);
  });

  it('are caught without a line, without a reason, gone, or with a range', () => {
    const planted = [{ name: 'a', dependencies: { zod: '^4.0.0', kysely: '1.0.0' }, devDependencies: { '@amberlane/core': '1.0.0' } }];
    expect(dependencyFaults('| `zod` |  | 1 KB | – |\n| `axios` | calls | 1 KB | – |\n', planted)).toEqual([
      'kysely has no line in docs/dependencies.md',
      'axios has a line in docs/dependencies.md and nobody depends on it',
      'zod: the line does not say why',
    ]);
    expect(looseVersions(planted)).toEqual(['a: zod ^4.0.0 is no exact version']);
  });
});
