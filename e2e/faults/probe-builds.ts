/**
 * Builds of the remotes in `remotes/`: editions of the probe that are sound, and editions that fail in one way each; its
 * neighbours, two of which live on the form library, in two versions of it.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildWorkspace } from '@amberlane/build';
import { contentIdOf } from '@amberlane/build/artifact-hash';
import { sealFiles, writeManifest } from '@amberlane/build/artifact';
import { MANIFEST_FILE } from '@amberlane/contract/federation/artifact-files';
import { remoteManifest, shellManifest, type RemoteManifest, type ShellManifest } from '@amberlane/contract/federation/remote-manifest';
import { CACHE, REPOSITORY } from '../../tools/src/repository.ts';

const SOURCES = path.join(import.meta.dirname, 'remotes');
const WORK = path.join(CACHE, 'e2e/faults');

/** What `mf-probe` is built in; each folder of `remotes/editions` lies over the sources of the first one. */
const BUILT = ['one', 'two', 'faulty', 'throws-at-load'] as const;
export const EDITIONS = [...BUILT, 'wrong-react'] as const;
export type Edition = (typeof EDITIONS)[number];

const editionDir = (edition: Edition): string => path.join(WORK, edition, 'artifact');
/** Remotes beside the probe, in one edition each; one that fills a slot before the one that asks for it. */
export const NEIGHBOURS = ['mf-shelf', 'mf-gate', 'mf-orders', 'mf-forms'] as const;
/** The one that carries a newer form library than the others. */
const AHEAD: (typeof NEIGHBOURS)[number] = 'mf-orders';
const neighbourDir = (name: string): string => path.join(WORK, name, 'artifact');

export const probeArtifacts = (): readonly string[] => [...NEIGHBOURS.map(neighbourDir), ...EDITIONS.map(editionDir)];

const readManifest = (dir: string): unknown => JSON.parse(readFileSync(path.join(dir, MANIFEST_FILE), 'utf8'));

export const readProbe = (edition: Edition): RemoteManifest => remoteManifest.parse(readManifest(editionDir(edition)));

/** The shell that all these tests run in. */
export const SHELL_ARTIFACT = path.join(REPOSITORY, 'shell/dist/artifact');
export const readShell = (): ShellManifest => shellManifest.parse(readManifest(SHELL_ARTIFACT));

/** Builds what changed. */
export async function buildProbes(): Promise<void> {
  for (const name of NEIGHBOURS) {
    if (name === AHEAD) layNewerFields(path.join(WORK, name));
    await build(name, path.join(WORK, name), []);
  }
  for (const edition of BUILT) {
    await build('mf-probe', path.join(WORK, edition), edition === 'one' ? [] : [path.join(SOURCES, 'editions', edition)]);
  }
  await makeWrongReact(editionDir('two'), editionDir('wrong-react'));
}

/** The call by which newer fields ask for the rules of phone numbers. */
export const NEWER_PHONE_RULES = '/oms/country/queryPhoneRules';

/** A form library whose fields make another call, where sources in the folder find it before that of the repository. */
function layNewerFields(work: string): void {
  const library = path.join(work, 'ui');
  const packages = path.join(work, 'node_modules/@amberlane');
  for (const dir of [library, packages]) rmSync(dir, { recursive: true, force: true });
  for (const part of ['package.json', 'src']) cpSync(path.join(REPOSITORY, 'shared/ui', part), path.join(library, part), { recursive: true });
  change(path.join(library, 'src/fields/field-calls.ts'), 'callTo(queryAllList, request)', `callTo({ ...queryAllList, path: '${NEWER_PHONE_RULES}' }, request)`);
  mkdirSync(packages, { recursive: true });
  symlinkSync(library, path.join(packages, 'ui'));
}

function change(file: string, what: string, by: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(what)) throw new Error(`${file} has no ${what}`);
  writeFileSync(file, text.replaceAll(what, by));
}

/** Sources are put together in a folder inside the repository, from which packages are found. */
async function build(name: string, work: string, layers: readonly string[]): Promise<void> {
  const dir = path.join(work, name);
  rmSync(dir, { recursive: true, force: true });
  cpSync(path.join(SOURCES, name), dir, { recursive: true });
  for (const layer of layers) cpSync(layer, path.join(dir, 'src'), { recursive: true });
  await buildWorkspace(name, { dir, out: path.join(work, 'artifact') });
}

/** A sound build whose entry asks for a React that the shell has not, sealed as a real build would be. */
async function makeWrongReact(sound: string, target: string): Promise<void> {
  rmSync(target, { recursive: true, force: true });
  cpSync(sound, target, { recursive: true, filter: (file) => !file.endsWith(MANIFEST_FILE) });
  const manifest = remoteManifest.parse(readManifest(sound));
  change(path.join(target, manifest.entry), '"^19.0.0"', '"^20.0.0"');
  const files = await sealFiles(target, manifest.files);
  writeManifest(target, { ...manifest, contentId: contentIdOf(files), files });
}
