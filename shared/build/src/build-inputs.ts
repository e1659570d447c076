/**
 * What a build was made from, written beside it, so that the next one knows whether it has anything to do. Webpack
 * itself names the files that it read. This decides only whether to build again; the id follows from the result.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { quotedFiles } from './labels.ts';
import { readLockfile, runtimePackages, type LockedPackages } from './lockfile.ts';
import { REPOSITORY } from './workspace.ts';

/** Absolute paths that a run of webpack depends on. */
export interface FilesRead {
  readonly files: readonly string[];
  /** Folders whose list of files matters (`import.meta.webpackContext`). */
  readonly folders: readonly string[];
  /** Files that were looked for first and are not there; a folder of that name may be. */
  readonly missing: readonly string[];
}

const hashes = z.record(z.string(), z.string());
/** Paths are relative to the repository, with forward slashes. */
const buildInputs = z.strictObject({
  schema: z.literal(1),
  node: z.string(),
  files: hashes,
  folders: hashes,
  missing: z.array(z.string()),
  /** Place in the lockfile → version and integrity. */
  packages: hashes,
});
export type BuildInputs = z.infer<typeof buildInputs>;

/** Packages that make the build, beside those that are in it. */
const BUILDER = 'shared/build';
/** Folders of the repository that the build reads beside webpack: itself, the schemas it writes by, shared messages. */
const READ_BY_BUILDER = ['shared/build/src', 'shared/contract/src/federation', 'shared/contract/src/site', 'shared/contract/src/messages', 'shared/ui/src/messages', 'shared/ui/content'];
const READ_IN_WORKSPACE = ['package.json', 'remote.config.ts', 'src/messages', 'content'];

const slashed = (file: string): string => path.relative(REPOSITORY, file).split(path.sep).join('/');
const INSTALLED = /^(?:.*\/)?node_modules\//;
/** Made by builds: never a reason for one. */
const MADE = /(?:^|\/)(?:dist|\.federation)\//;
/** The root's own package.json, which resolvers look into: nothing is imported from the root. */
const ROOT_PACKAGE = 'package.json';
const TEST = /\.(?:test|spec)\.tsx?$/;

/** No file has it: counts as changed. */
const NO_HASH = '';

export const inputsFile = (artifactDir: string): string => `${artifactDir}.inputs.json`;

/** Writes down what the build of `dir` read. A file that changed after `started` (ms since 1970) counts as changed. */
export function writeInputs(artifactDir: string, dir: string, read: FilesRead, started: number): void {
  writeFileSync(inputsFile(artifactDir), JSON.stringify(inputsOf(dir, read, started)));
}

export function inputsOf(dir: string, read: FilesRead, started: number): BuildInputs {
  const extra = [...READ_BY_BUILDER.map((part) => path.join(REPOSITORY, part)), ...READ_IN_WORKSPACE.map((part) => path.join(dir, part)), ...quotedFiles(dir)];
  const files = [...read.files, ...extra.flatMap(filesUnder)].filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
  const own = [...new Set(files.map(slashed))].filter((file) => !INSTALLED.test(file) && !MADE.test(file) && file !== ROOT_PACKAGE).sort();
  const folders = [...new Set([...read.folders.filter((folder) => existsSync(folder)), ...extra.filter(isFolder)].map(slashed))].filter((folder) => !INSTALLED.test(`${folder}/`)).sort();
  const locked = readLockfile(REPOSITORY);
  const places = new Set([...read.files.map(slashed).flatMap(placeInLockfile), ...runtimePackages(locked, BUILDER)]);
  return {
    schema: 1,
    node: process.version,
    files: Object.fromEntries(own.map((file) => [file, changedSince(file, started) ? NO_HASH : (hashOfFile(file) ?? NO_HASH)])),
    folders: Object.fromEntries(folders.map((folder) => [folder, hashOfNames(folder) ?? NO_HASH])),
    missing: [...new Set(read.missing.filter((file) => !isFolder(file)).map(slashed))].filter((file) => !INSTALLED.test(`${file}/`) && !MADE.test(file) && !file.endsWith('/package.json')).sort(),
    packages: Object.fromEntries([...places].sort().map((place) => [place, lineOf(locked, place)])),
  };
}

/** What is not as it was when the artifact was built: the first such thing, in words; null when a build would give the same. */
export function changedInput(artifactDir: string): string | null {
  const file = inputsFile(artifactDir);
  if (!existsSync(file)) return 'nothing is known of its build';
  const inputs = buildInputs.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!inputs.success) return 'another version of the build made it';
  const { node, files, folders, missing, packages } = inputs.data;
  if (node !== process.version) return `Node ${process.version}`;
  const locked = readLockfile(REPOSITORY);
  return (
    Object.keys(files).find((name) => hashOfFile(name) !== files[name]) ??
    Object.keys(folders).find((name) => hashOfNames(name) !== folders[name]) ??
    missing.find((name) => existsSync(path.join(REPOSITORY, name))) ??
    Object.keys(packages).find((place) => lineOf(locked, place) !== packages[place]) ??
    null
  );
}

const isFolder = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;

function filesUnder(root: string): string[] {
  if (!isFolder(root)) return [root];
  return readdirSync(root, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !TEST.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

function hashOfFile(name: string): string | null {
  try {
    return createHash('sha256').update(readFileSync(path.join(REPOSITORY, name))).digest('base64url');
  } catch {
    return null;
  }
}

const changedSince = (name: string, started: number): boolean => statSync(path.join(REPOSITORY, name)).mtimeMs >= started;

/** Of the names of all files below a folder, tests aside. */
function hashOfNames(folder: string): string | null {
  const root = path.join(REPOSITORY, folder);
  if (!isFolder(root)) return null;
  return createHash('sha256').update(filesUnder(root).map(slashed).sort().join('\n')).digest('base64url');
}

/** `node_modules/a/node_modules/@b/c/dist/x.js` → `node_modules/a/node_modules/@b/c`. */
function placeInLockfile(file: string): string[] {
  const [place] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file) ?? [];
  return place && !place.endsWith('/.federation') ? [place] : [];
}

const lineOf = (locked: LockedPackages, place: string): string => `${locked[place]?.version ?? 'none'} ${locked[place]?.integrity ?? ''}`.trim();
