/**
 * The one loader of remotes: owns every way in which a remote can fail (404, hang, refused hash, wrong version, throw)
 * and walks the order of `failure-order.ts`. What it gives back is on screen as it is.
 */
import { report, type CompiledMessages, type PageModule, type SlotModule } from '@amberlane/core';
import { artifactUrl, MANIFEST_FILE, messageFile } from '@amberlane/contract/federation/artifact-files';
import type { ArtifactManifest, RemoteManifest, ShellManifest } from '@amberlane/contract/federation/remote-manifest';
import type { Locale } from '@amberlane/contract/site';
import { buildFilesUrl, type BuildFiles } from '../../site/build-files.ts';
import { exposeKey, type BootArtifact, type BootExpose, type BootRemote } from '../../site/hydration-data.ts';
import type { ArtifactRef, BuildRef, SiteRemote } from '../../site/route-table.ts';
import { allowFiles, fetchJson, knowsFile } from '../integrity.ts';
import { nextStep, type LoadFault, type LoadStep } from './failure-order.ts';
import { loadExpose } from './federation.ts';
import { lastGoodPart, type WantedPart } from './last-good-part.ts';
import { mayReload, reloadOnce, wasReloaded } from './reload-once.ts';

/** Longest wait for one attempt, ms (quality §5 F6). */
const ATTEMPT_MS = 5_000;
const RETRY_PAUSE_MS = 300;

/** A build that can be run: its files are allowed, its names known. */
interface RunnableBuild extends ArtifactRef {
  readonly container: string;
  readonly entry: string;
}

export interface LoadedExpose<M> {
  readonly module: M;
  readonly messages: CompiledMessages;
  readonly contentId: string;
}

export type LoadOutcome<M> = { readonly ok: true; readonly loaded: LoadedExpose<M> } | { readonly ok: false };

export interface ExposeWish extends WantedPart {
  readonly remote: Pick<SiteRemote, 'name' | 'contentId' | 'manifest' | 'fileLists' | 'lastGood'>;
  readonly bundles: readonly string[];
  readonly locale: Locale;
  /** Reload the whole page as the last resort; false while the reader has the server's own HTML in front of them. */
  readonly reload: boolean;
}

/** Builds whose files were read, by content id and language. */
const runnable = new Map<string, Promise<RunnableBuild>>();
/** By `exposeKey`, the builds of the parts whose files the document names; those of other parts come with the list of its files. */
const ofDocument = new Map<string, RunnableBuild>();
/**
 * Builds that threw, or whose last good build took their place: never tried again in this page, so that two builds of
 * one remote do not share it.
 */
const broken = new Set<string>();

/** Has the groups of the form library; only documents of pages that use them know those files. */
let shell: BootArtifact | null = null;
let shellFilesAllowed: Promise<void> | null = null;

/** Builds named in the document: no request is needed to know the files of the parts that it shows. */
export function knowBuilds(ofShell: BootArtifact, remotes: readonly BootRemote[], parts: readonly BootExpose[]): void {
  shell = ofShell;
  allowFiles(shell.name, shell.contentId, shell.files);
  for (const remote of remotes) {
    allowFiles(remote.name, remote.contentId, remote.files);
    for (const part of parts) if (part.remote === remote.name) ofDocument.set(exposeKey(part), remote);
  }
}

async function prepare(ref: BuildRef, expose: string, locale: Locale): Promise<RunnableBuild> {
  const named = ofDocument.get(exposeKey({ remote: ref.name, expose }));
  return named?.contentId === ref.contentId ? named : readFiles(ref, locale);
}

/** Learns the files of a build in one language; what failed is asked again the next time. */
function readFiles(ref: BuildRef, locale: Locale): Promise<RunnableBuild> {
  const key = `${ref.contentId} ${locale}`;
  const known = runnable.get(key);
  if (known) return known;
  const reading = allowBuildFiles(ref, locale);
  runnable.set(key, reading);
  reading.catch(() => runnable.delete(key));
  return reading;
}

async function allowBuildFiles(ref: BuildRef, locale: Locale): Promise<RunnableBuild> {
  const { files, container, entry, usesGroups } = await readList(ref, locale);
  allowFiles(ref.name, ref.contentId, files);
  if (usesGroups) await allowShellFiles();
  return { ...ref, container, entry };
}

/** The list of its files, or the manifest where there is none: of a last good build, and of one that this server no longer serves. */
async function readList(ref: BuildRef, locale: Locale): Promise<BuildFiles> {
  const integrity = ref.fileLists?.[locale];
  const list = integrity === undefined ? null : await fetchJson<BuildFiles>(buildFilesUrl(ref.name, integrity), integrity).catch(() => null);
  if (list) return list;
  const { files, container, entry, needs } = await fetchJson<RemoteManifest>(artifactUrl(ref, MANIFEST_FILE), ref.manifest);
  return { container, entry, usesGroups: needs.groups !== undefined, files: integritiesOf(files) };
}

const integritiesOf = (files: ArtifactManifest['files']): BuildFiles['files'] => Object.fromEntries(Object.entries(files).map(([path, { integrity }]) => [path, integrity]));

/** Learns all files of the shell, once; what failed is asked again the next time. */
function allowShellFiles(): Promise<void> {
  shellFilesAllowed ??= readShellFiles();
  shellFilesAllowed.catch(() => (shellFilesAllowed = null));
  return shellFilesAllowed;
}

async function readShellFiles(): Promise<void> {
  if (!shell) return;
  const { files } = await fetchJson<ShellManifest>(artifactUrl(shell, MANIFEST_FILE), shell.manifest);
  allowFiles(shell.name, shell.contentId, integritiesOf(files));
}

/** Messages of an artifact in one language, all bundles in one object. */
export async function loadMessages(ref: BuildRef, bundles: readonly string[], locale: Locale): Promise<CompiledMessages> {
  await allowLanguage(ref, bundles, locale);
  const parts = await Promise.all(bundles.map((bundle) => fetchJson<CompiledMessages>(artifactUrl(ref, messageFile(bundle, locale)))));
  return Object.assign({}, ...parts) as CompiledMessages;
}

/** Brings the code and messages of a page here ahead of time, the live build's alone. Rejects where that fails. */
export const prefetchExpose = (wish: Omit<ExposeWish, 'reload'>): Promise<unknown> => attempt(wish.remote, { ...wish, reload: false });

async function attempt<M>(ref: BuildRef, { expose, bundles, locale }: ExposeWish): Promise<LoadedExpose<M>> {
  if (broken.has(ref.contentId)) throw new Error(`${ref.name} threw before`);
  const build = await prepare(ref, expose, locale);
  const [module, messages] = await Promise.all([
    loadExpose(build.container, artifactUrl(build, build.entry), expose),
    loadMessages(ref, bundles, locale),
  ]);
  return { module: module as M, messages, contentId: build.contentId };
}

/** The same of the last good build, as that build declares it. */
async function attemptLastGood<M>(ref: ArtifactRef, wish: ExposeWish): Promise<LoadedExpose<M>> {
  const declared = await fetchJson<RemoteManifest>(artifactUrl(ref, MANIFEST_FILE), ref.manifest);
  const part = lastGoodPart(declared, wish);
  if (!part) throw new Error(`${ref.name}: the last good build has nothing for ${wish.expose}`);
  return attempt<M>(ref, { ...wish, ...part });
}

/** The document names the messages of what it shows, in one language; others come with the list of that language. */
async function allowLanguage(ref: BuildRef, bundles: readonly string[], locale: Locale): Promise<void> {
  if (bundles.every((bundle) => knowsFile(artifactUrl(ref, messageFile(bundle, locale))))) return;
  await (ref.contentId === shell?.contentId ? allowShellFiles() : readFiles(ref, locale));
}

function within<T>(promise: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new HungError()), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

class HungError extends Error {}

const faultOf = (error: unknown): LoadFault =>
  error instanceof HungError ? 'hung' : /version|satisf/i.test(String(error)) ? 'refused' : 'failed';

/** Brings a page or slot of a remote here, or says that it can't be had. Never rejects. */
export async function loadRemoteExpose<M extends PageModule | SlotModule>(wish: ExposeWish): Promise<LoadOutcome<M>> {
  const { remote } = wish;
  const started = performance.now();
  let step: LoadStep = broken.has(remote.contentId) && remote.lastGood ? 'lastGood' : 'try';
  for (;;) {
    try {
      if (step === 'retry') await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS));
      const loaded = await within(step === 'lastGood' && remote.lastGood ? attemptLastGood<M>(remote.lastGood, wish) : attempt<M>(remote, wish), ATTEMPT_MS);
      if (step === 'lastGood') broken.add(remote.contentId);
      const outcome = step === 'try' ? 'ready' : step === 'retry' ? 'retried' : 'lastGood';
      report({ kind: 'remote', name: remote.name, build: loaded.contentId, outcome, ms: Math.round(performance.now() - started) });
      return { ok: true, loaded };
    } catch (error) {
      // eslint-disable-next-line no-console -- the squad's first clue in the browser; the beacon carries only the kind
      console.warn(`${remote.name}: ${step} failed`, error);
      step = nextStep(step, faultOf(error), {
        hasLastGood: remote.lastGood !== null,
        reloaded: wasReloaded(remote.contentId),
        mayReload: wish.reload && mayReload(),
      });
      if (step === 'reload' || step === 'card') {
        report({ kind: 'remote', name: remote.name, build: remote.contentId, outcome: 'failed', detail: faultOf(error) });
      }
      if (step === 'reload') {
        reloadOnce(remote.contentId);
        // what stands on screen stays until the new document comes: a card shown now would swallow a tap
        return new Promise(() => undefined);
      }
      if (step === 'card') return { ok: false };
    }
  }
}

/** A build that threw in render is not shown again in this page; its last good build may be. */
export function markBroken(name: string, contentId: string, error: unknown): void {
  broken.add(contentId);
  report({ kind: 'remote', name, build: contentId, outcome: 'thrown', detail: error instanceof Error ? error.name : 'unknown' });
}
