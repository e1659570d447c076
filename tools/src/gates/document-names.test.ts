import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { manifests, REPOSITORY } from '../repository.ts';
import { PARTS } from '../test-plan.ts';
import { documentFaults, scriptsByFolder, type NamedThings } from './document-names.ts';

/** The tree holds documents of dependencies and builds too; a clone without git has no list and is read as it lies. */
function ownDocuments(): string[] {
  try {
    return execFileSync('git', ['ls-files', '*.md'], { cwd: REPOSITORY, encoding: 'utf8' }).split('\n').filter(Boolean);
  } catch {
    return [...manifests().keys()].flatMap((folder) => readdirSync(path.join(REPOSITORY, folder)).filter((name) => name.endsWith('.md')).map((name) => path.posix.join(folder, name)));
  }
}

/** Pages for readers, a text that is copied into another folder, and files that plant faults. */
const isJudged = (document: string): boolean => !/^mf-[^/]+\/content\/|^api\/articles\/|^tools\/(?:templates|fixtures)\/|api-report/.test(document);

/** The remote that the squad guide makes. */
const GUIDE_REMOTE = 'mf-spare-parts';

const named: NamedThings = {
  // Made by a command.
  exists: (file) => file === 'bench/results' || existsSync(path.join(REPOSITORY, file)),
  scripts: scriptsByFolder(REPOSITORY, [...manifests().keys()].filter(Boolean)).set(GUIDE_REMOTE, new Set(['build'])),
  testParts: new Set([...PARTS, '--changed', 'mf-x', GUIDE_REMOTE, ...manifests().keys()]),
  releaseVerbs: new Set([...readFileSync(path.join(REPOSITORY, 'release/src/command-line/run-release.ts'), 'utf8').matchAll(/^ {2}\['([a-z]+)',/gm)].map(([, verb = '']) => verb)),
};

describe('READMEs and docs', () => {
  it('name only paths, links and commands that exist', () => {
    expect(named.releaseVerbs.size).toBeGreaterThan(5);
    const faults = ownDocuments().filter(isJudged).flatMap((document) => documentFaults(document, readFileSync(path.join(REPOSITORY, document), 'utf8'), named));
    expect(faults).toEqual([]);
  });

  it.each([
    ['See `src/field/` for it.', 'mf-a/README.md names src/field/, which does not exist'],
    ['`src/{pages,nowhere}/`', 'mf-a/README.md names src/nowhere/, which does not exist'],
    ['The map is `docs/map.md`.', 'mf-a/README.md names docs/map.md, which does not exist'],
    ['[state](../docs/gone.md#part)', 'mf-a/README.md links to ../docs/gone.md, which does not exist'],
    ['    npm run realease -- pin', 'mf-a/README.md names npm run realease, which does not exist'],
    ['Run `npm run build -w mf-b`.', 'mf-a/README.md names npm run build -w mf-b, which does not exist'],
    ['```sh\nnpm test -- untit\n```', 'mf-a/README.md names npm test -- untit, which does not exist'],
    ['`npm run release -- chekc`', 'mf-a/README.md names npm run release -- chekc, which does not exist'],
  ])('are caught: %s', (markdown, fault) => {
    const planted: NamedThings = {
      exists: (file) => ['mf-a/src/pages', 'mf-a/src'].includes(file),
      scripts: new Map([['', new Set(['release'])], ['mf-a', new Set(['build'])]]),
      testParts: new Set(['unit']),
      releaseVerbs: new Set(['check']),
    };
    expect(documentFaults('mf-a/README.md', markdown, planted)).toEqual([fault]);
  });

  it('may name addresses, packages, types and what exists', () => {
    const planted: NamedThings = { exists: () => true, scripts: new Map([['', new Set(['dev'])]]), testParts: new Set(['unit']), releaseVerbs: new Set() };
    expect(documentFaults('README.md', '`track/shared/:token` `user-opt/` `@amberlane/ui` `/healthz` `npm run dev -- mf-x` `npm test -- unit shell`', planted)).toEqual([]);
  });
});
