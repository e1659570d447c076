/** A build's id says what changed: real builds of the remote of the template, in a copy of the repository. */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BUILD_MARK } from '@amberlane/build/build-id';
import { readLockfile, runtimePackages } from '@amberlane/build/lockfile';
import { remoteManifest, type RemoteManifest } from '@amberlane/contract/federation/remote-manifest';
import { writeRemote } from './remote-template.ts';
import { REPOSITORY } from './repository.ts';

// Four builds by webpack, one after the other on a laptop.
jest.setTimeout(300_000);

const NAME = 'mf-spare-parts';
const SHARED = ['build', 'contract', 'core', 'ui'];
let root: string;

beforeAll(() => {
  root = copyRepository(path.join(mkdtempSync(path.join(tmpdir(), 'build-ids-')), 'site'));
  writeRemote(NAME, 'Spare parts squad', path.join(root, NAME));
});
afterAll(() => rmSync(path.dirname(root), { recursive: true, force: true }));

/** Sources of what is shared, the lockfile, and links to the files of the packages that builds need. */
function copyRepository(target: string): string {
  for (const name of SHARED) cpSync(path.join(REPOSITORY, 'shared', name), path.join(target, 'shared', name), { recursive: true, filter: (file) => !/node_modules|\.cache/.test(path.relative(REPOSITORY, file)) });
  for (const file of ['package.json', 'package-lock.json']) copyFileSync(path.join(REPOSITORY, file), path.join(target, file));
  const locked = readLockfile(REPOSITORY);
  for (const place of new Set(SHARED.flatMap((name) => runtimePackages(locked, `shared/${name}`)))) linkFiles(path.join(REPOSITORY, place), path.join(target, place));
  mkdirSync(path.join(target, 'node_modules/@amberlane'));
  for (const name of SHARED) symlinkSync(`../../shared/${name}`, path.join(target, 'node_modules/@amberlane', name));
  return target;
}

/** The same files under other names; copies where the temporary folder is on another disk. Nested packages have places of their own. */
function linkFiles(from: string, to: string): void {
  let entries;
  try {
    entries = readdirSync(from, { withFileTypes: true });
  } catch {
    return; // optional, for another platform
  }
  mkdirSync(to, { recursive: true });
  for (const entry of entries) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules') linkFiles(source, target);
    } else {
      try {
        linkSync(source, target);
      } catch {
        copyFileSync(source, target);
      }
    }
  }
}

/** What the build command says, and the manifest that lies there then. */
function build(env: NodeJS.ProcessEnv = {}): { said: string; manifest: RemoteManifest } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(root, 'shared/build/src/cli.ts'), NAME], { cwd: root, encoding: 'utf8', env: { ...process.env, ...env } });
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
  return { said: stdout, manifest: remoteManifest.parse(JSON.parse(readFileSync(path.join(root, NAME, 'dist/artifact/remote.manifest.json'), 'utf8'))) };
}

const inCopy = (file: string): string => path.join(root, file);

/** Runs `judge` with files of the copy changed, and puts them back as they were. */
function withEdits(edits: Readonly<Record<string, (text: string) => string>>, judge: () => void): void {
  const before = Object.keys(edits).map((file) => [file, readFileSync(inCopy(file), 'utf8')] as const);
  for (const [file, text] of before) {
    const edited = edits[file]?.(text) ?? text;
    if (edited === text) throw new Error(`${file} was not edited`);
    writeFileSync(inCopy(file), edited);
  }
  try {
    judge();
  } finally {
    for (const [file, text] of before) writeFileSync(inCopy(file), text);
  }
}

describe('the id of a build', () => {
  let first: RemoteManifest;
  beforeAll(() => {
    first = build().manifest;
  });

  it('is in every global name and class', () => {
    const entry = readFileSync(inCopy(`${NAME}/dist/artifact/client/remoteEntry.js`), 'utf8');
    expect(entry).toContain(first.container);
    expect(first.container).toBe(`mf_spare_parts_${first.build}`);
    expect(entry).not.toContain(BUILD_MARK);
  });

  it('rests on what webpack itself read, and on packages by their lockfile entries', () => {
    const inputs = readFileSync(inCopy(`${NAME}/dist/artifact.inputs.json`), 'utf8');
    const { files, packages } = JSON.parse(inputs) as Record<'files' | 'packages', Record<string, string>>;
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([`${NAME}/src/pages/spare-parts/page.tsx`, `${NAME}/src/pages/spare-parts/page.module.css`, `${NAME}/src/messages/ur.json`, 'shared/ui/src/page-head/page-head.tsx', 'shared/build/src/webpack/base.ts']),
    );
    expect(Object.keys(packages)).toEqual(expect.arrayContaining(['node_modules/zod', 'node_modules/webpack', 'node_modules/@swc/core']));
    expect(Object.keys(packages)).not.toContain('node_modules/leaflet');
  });

  it('follows from the sources alone: not from folder, time zone or language, entry file included', () => {
    const moved = path.join(path.dirname(root), 'my site ü');
    renameSync(root, moved);
    root = moved;
    rmSync(inCopy(`${NAME}/dist`), { recursive: true });
    const { said, manifest } = build({ TZ: 'Pacific/Auckland', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' });
    expect(said).toContain('built in');
    expect(manifest.files).toEqual(first.files);
    expect(manifest.contentId).toBe(first.contentId);
  });

  it.each([
    ['the schema of a call that it does not make', { 'shared/contract/src/calls/surveys.ts': (text: string) => `${text}\nexport const another = 1;\n` }],
    [
      'a development dependency',
      { 'package.json': (text: string) => text.replace(/"eslint": "[^"]+"/, '"eslint": "9.99.0"'), 'package-lock.json': (text: string) => edited(text, 'node_modules/eslint', '9.99.0') },
    ],
    ["another remote's dependency", { 'package-lock.json': (text: string) => edited(text, 'node_modules/leaflet', '9.9.9') }],
    ['a story', { 'shared/ui/src/ltr/ltr.stories.tsx': (text: string) => `${text}\n` }],
  ])('stays with %s, without a build', (_what, edits) => {
    withEdits(edits, () => {
      const { said, manifest } = build();
      expect(said).toContain('unchanged');
      expect(manifest.build).toBe(first.build);
    });
  });

  it('stays with a component and a function of core that it does not use', () => {
    const edits = {
      'shared/ui/src/index.ts': (text: string) => `${text}\nexport { Card as Postcard } from './card/card.tsx';\n`,
      'shared/ui/src/accordion/accordion.tsx': (text: string) => `${text}\nexport const another = 1;\n`,
      'shared/core/src/index.ts': (text: string) => `${text}\nexport const another = 1;\n`,
    };
    withEdits(edits, () => {
      const { manifest } = build();
      expect(manifest.files).toEqual(first.files);
      expect(manifest.build).toBe(first.build);
    });
  });

  it('changes with a component that it uses', () => {
    withEdits({ 'shared/ui/src/page-head/page-head.tsx': (text: string) => text.replace(/<h1/, '<h1 data-edited=""') }, () => {
      expect(build().manifest.build).not.toBe(first.build);
    });
  });
});

/** The lockfile with another version of one package. */
function edited(text: string, place: string, version: string): string {
  const lockfile = JSON.parse(text) as { packages: Record<string, { version?: string }> };
  const entry = lockfile.packages[place];
  if (entry) entry.version = version;
  return JSON.stringify(lockfile);
}
