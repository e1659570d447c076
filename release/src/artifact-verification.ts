/** Is a folder the build that it claims to be? Collects everything that is wrong instead of stopping at the first. */
import { menuBundles } from '@amberlane/contract/federation/menu';
import { routeOfEntry } from '@amberlane/contract/federation/remote-config';
import { lstat, readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { contentIdOf, fileIntegrity } from '@amberlane/build/artifact-hash';
import { LOCALES } from '@amberlane/contract/site';
import { messageFile } from '@amberlane/contract/federation/artifact-files';
import { artifactManifest, type ArtifactManifest, type Loadable } from '@amberlane/contract/federation/remote-manifest';
import { withoutUnknownEntries } from '@amberlane/contract/federation/unknown-entries';
import { z } from 'zod';
import { unreadable } from './store-folder.ts';
import { hasCode } from './system-error.ts';

export const MANIFEST_FILE = 'remote.manifest.json';
const decompress = promisify(brotliDecompress);

export type ManifestReading =
  | { readonly manifest: ArtifactManifest; readonly leftOut: readonly string[]; readonly problems: readonly string[] }
  | { readonly manifest: null; readonly problems: readonly [string, ...string[]] };

/**
 * Reads a manifest and checks it against itself: schema, content id, and that every file it speaks of is listed. Entries of
 * menus and slots that only a later version knows are left out, and named in `leftOut`.
 */
export function readManifestText(text: string): ManifestReading {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { manifest: null, problems: [`${MANIFEST_FILE} is not JSON`] };
  }
  const known = withoutUnknownEntries(json);
  const parsed = artifactManifest.safeParse(known.manifest);
  if (!parsed.success) return { manifest: null, problems: [`${MANIFEST_FILE}: ${z.prettifyError(parsed.error)}`] };
  const manifest = parsed.data;
  const real = contentIdOf(manifest.files);
  return {
    manifest,
    leftOut: known.leftOut,
    problems: [
      ...(real === manifest.contentId ? [] : [`the content id is ${manifest.contentId}, but the file list has ${real}`]),
      ...unlistedMentions(manifest),
    ],
  };
}

function unlistedMentions(manifest: ArtifactManifest): string[] {
  const listed = (file: string): boolean => Object.hasOwn(manifest.files, file);
  const mentions = [
    ...ownFiles(manifest).map((file) => [file, 'the build'] as const),
    ...manifest.messages.flatMap((bundle) => LOCALES.map((locale) => [messageFile(bundle, locale), `message bundle ${bundle}`] as const)),
  ];
  const missing = mentions.filter(([file]) => !listed(file)).map(([file, by]) => `${file} is needed by ${by}, but not in the file list`);
  return [...missing, ...missingExposes(manifest), ...lostMenuEntries(manifest)];
}

function ownFiles(manifest: ArtifactManifest): string[] {
  const filesOf = ({ js, css, server }: Loadable): string[] => [...js, ...css, server];
  return manifest.kind === 'shell'
    ? [manifest.loader, manifest.coreServer, ...filesOf(manifest.main)]
    : [manifest.entry, ...Object.values(manifest.exposes).flatMap(filesOf)];
}

function missingExposes(manifest: ArtifactManifest): string[] {
  if (manifest.kind === 'shell') return [];
  const wanted = [...manifest.routes.map(({ page }) => `./pages/${page}`), ...manifest.slots.map(({ module }) => `./slots/${module}`)];
  return wanted.filter((expose) => !Object.hasOwn(manifest.exposes, expose)).map((expose) => `${expose} is declared, but not exposed`);
}

/** Menu entries that lead to no route of the build, or whose words it does not carry. */
function lostMenuEntries(manifest: ArtifactManifest): string[] {
  if (manifest.kind === 'shell') return [];
  const { menu, messages, routes } = manifest;
  return [
    ...menu.filter(({ to }) => routeOfEntry(routes, to) === null).map(({ title, to }) => `menu entry ${title} leads to "${to}", which is no route of the build`),
    ...menuBundles(menu).filter((bundle) => !messages.includes(bundle)).map((bundle) => `message bundle ${bundle} is needed by the menu, but not in the build`),
  ];
}

/**
 * Everything that is wrong with the build in a folder; nothing means that it is exactly what its manifest says.
 * Beside the listed files only the manifest and, where a file has a compressed size, its `.br` twin may be there.
 */
export async function artifactProblems(folder: string, manifest: ArtifactManifest): Promise<string[]> {
  const { files, others } = await walkFolder(folder);
  const present = new Set(files);
  const expected = new Set([MANIFEST_FILE, ...Object.keys(manifest.files), ...twinsOf(manifest)]);
  const wrong = await Promise.all(Object.keys(manifest.files).filter((file) => present.has(file)).map((file) => fileProblems(folder, manifest, file)));
  return [
    ...others.map((file) => `${file} is neither a file nor a folder`),
    ...files.filter((file) => !expected.has(file)).map((file) => `${file} is not in the file list`),
    ...[...expected].filter((file) => !present.has(file)).map((file) => `${file} is missing`),
    ...wrong.flat(),
  ];
}

const twinsOf = ({ files }: ArtifactManifest): string[] =>
  Object.entries(files).flatMap(([file, { brotli }]) => (brotli === undefined ? [] : [`${file}.br`]));

/** A listed file, or the compressed twin of one. */
export const isListed = ({ files }: ArtifactManifest, file: string): boolean =>
  Object.hasOwn(files, file) || (file.endsWith('.br') && files[file.slice(0, -3)]?.brotli !== undefined);

async function fileProblems(folder: string, { files }: ArtifactManifest, file: string): Promise<string[]> {
  const facts = files[file];
  if (!facts) return [];
  const bytes = await readFile(path.join(folder, file));
  const problems = [
    ...(bytes.length === facts.bytes ? [] : [`${file} has ${bytes.length} bytes instead of ${facts.bytes}`]),
    ...(fileIntegrity(bytes) === facts.integrity ? [] : [`${file} has other contents than the file list says`]),
  ];
  if (facts.brotli === undefined) return problems;
  return [...problems, ...(await twinProblems(folder, `${file}.br`, bytes, facts.brotli))];
}

/** The content id does not cover a twin; it has to unpack to exactly the file that it stands for. */
async function twinProblems(folder: string, twin: string, original: Buffer, size: number): Promise<string[]> {
  try {
    const bytes = await readFile(path.join(folder, twin));
    const unpacked = await decompress(bytes, { maxOutputLength: Math.max(original.length, 1) });
    return bytes.length === size && unpacked.equals(original) ? [] : [`${twin} is not the compressed form of its file`];
  } catch (error) {
    return hasCode(error, 'ENOENT') ? [] : [`${twin} is not the compressed form of its file`];
  }
}

/** Paths below a folder with forward slashes. Links are not followed: they, and devices and the like, are `others`. */
export async function walkFolder(folder: string): Promise<{ files: string[]; others: string[] }> {
  const files: string[] = [];
  const others: string[] = [];
  const walk = async (below: string): Promise<void> => {
    for (const entry of await readdir(path.join(folder, below), { withFileTypes: true })) {
      const file = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) await walk(file);
      else (entry.isFile() ? files : others).push(file);
    }
  };
  try {
    if (!(await lstat(folder)).isDirectory()) return { files, others: ['.'] };
    await walk('');
  } catch (error) {
    throw unreadable(folder, error);
  }
  return { files: files.sort(), others: others.sort() };
}
