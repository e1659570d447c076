/** Brings a build into the store: copied, verified where it will stay, then put in place in one step. */
import { copyFile, mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { identityOf, type ArtifactManifest } from '@amberlane/contract/federation/remote-manifest';
import { artifactProblems, MANIFEST_FILE, readManifestText, walkFolder } from './artifact-verification.ts';
import { canonicalJson } from './canonical-json.ts';
import { publishedMessageFaults } from './published-messages.ts';
import type { ReleaseStore } from './release-store.ts';
import type { StoreFolder } from './store-folder.ts';
import { StoreFault } from './store-fault.ts';
import { hasCode } from './system-error.ts';

export type Publication =
  | { readonly kind: 'published'; readonly manifest: ArtifactManifest }
  /** The same build was there, maybe made elsewhere; nothing was written, and this is the manifest that stays. */
  | { readonly kind: 'already-published'; readonly manifest: ArtifactManifest }
  | { readonly kind: 'refused'; readonly reasons: readonly string[] };

const refused = (reasons: readonly string[]): Publication => ({ kind: 'refused', reasons });

/** Publishes the build in a folder. The folder is not trusted and not changed. Throws StoreFault when it can't be read. */
export async function publishArtifact(store: ReleaseStore, source: string): Promise<Publication> {
  const { files, others } = await walkFolder(source);
  if (others.length > 0) return refused(others.map((file) => `${file} is neither a file nor a folder`));
  await store.folder.removeAbandoned();
  const incoming = await store.folder.incomingFolder();
  try {
    await copyFiles(source, incoming, files);
    return await accept(store, incoming);
  } finally {
    await rm(incoming, { recursive: true, force: true });
  }
}

async function copyFiles(source: string, target: string, files: readonly string[]): Promise<void> {
  await mkdir(target);
  for (const folder of new Set(files.map((file) => path.dirname(file)))) await mkdir(path.join(target, folder), { recursive: true });
  for (const file of files) await copyFile(path.join(source, file), path.join(target, file));
}

async function accept(store: ReleaseStore, incoming: string): Promise<Publication> {
  const text = await readFile(path.join(incoming, MANIFEST_FILE), 'utf8').catch(() => null);
  if (text === null) return refused([`${MANIFEST_FILE} is missing`]);
  const { manifest, problems } = readManifestText(text);
  if (manifest === null) return refused(problems);
  const reasons = [...problems, ...(await artifactProblems(incoming, manifest))];
  if (reasons.length > 0) return refused(reasons);
  const unsaid = await publishedMessageFaults(incoming, manifest);
  if (unsaid.length > 0) return refused(unsaid);
  return (await moveIntoPlace(store.folder, incoming, manifest)) ? { kind: 'published', manifest } : compareWithPresent(store, manifest);
}

/** False when the build is there already: a folder that has files is never replaced by a rename. */
async function moveIntoPlace(folder: StoreFolder, incoming: string, manifest: ArtifactManifest): Promise<boolean> {
  const target = folder.artifactFolder(manifest);
  await mkdir(path.dirname(target), { recursive: true });
  try {
    await rename(incoming, target);
    return true;
  } catch (error) {
    if (hasCode(error, 'ENOTEMPTY', 'EEXIST', 'EPERM', 'ENOTDIR')) return false;
    throw error;
  }
}

async function compareWithPresent(store: ReleaseStore, manifest: ArtifactManifest): Promise<Publication> {
  try {
    const present = await store.readManifest(manifest.name, manifest.contentId);
    if (canonicalJson(identityOf(present)) === canonicalJson(identityOf(manifest))) return { kind: 'already-published', manifest: present };
    return refused(['the same files are already published with another manifest']);
  } catch (error) {
    if (error instanceof StoreFault) return refused([`a build of this content id is already there, but ${error.message}`]);
    throw error;
  }
}
