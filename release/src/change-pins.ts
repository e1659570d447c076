/** Pin and rollback: the two changes of what is live. Each is one signed record, or nothing. */
import type { KeyObject } from 'node:crypto';
import type { ArtifactManifest } from '@amberlane/contract/federation/remote-manifest';
import { artifactProblems } from './artifact-verification.ts';
import { incompatibilities } from './compatibility.ts';
import { asSentence, recordText, signRecord, type LogChange, type LogRecord } from './log-record.ts';
import type { ReleaseStore } from './release-store.ts';
import { pinOf, pinsOf, type ReleaseState } from './release-state.ts';
import type { ArtifactName } from './store-folder.ts';
import { StoreFault } from './store-fault.ts';

/** The channel that readers are served from. */
const PRODUCTION = 'production';

const isForBuilders = (manifest: ArtifactManifest): boolean => manifest.kind === 'remote' && manifest.audience === 'builders';

export interface Author {
  readonly privateKey: KeyObject;
  /** Who decides; written to the log. */
  readonly by: string;
}

export interface PinRequest {
  readonly name: string;
  readonly contentId: string;
  readonly channel: string;
  readonly reason?: string | null;
  /** Overrules the compatibility check; needs a reason. */
  readonly force?: boolean;
  /** Head of the log that the decision was made on; default: the head at the time of the call. */
  readonly expectedHead?: string | null;
}
export type RollbackRequest = Omit<PinRequest, 'contentId' | 'force'>;

export type Appended =
  | { readonly kind: 'appended'; readonly record: LogRecord }
  /** Somebody else was first: nothing was written. `head` is the log's newest record now. */
  | { readonly kind: 'conflict'; readonly head: string | null };

export type PinOutcome =
  | (Extract<Appended, { kind: 'appended' }> & { readonly warnings: readonly string[] })
  | Extract<Appended, { kind: 'conflict' }>
  | { readonly kind: 'refused'; readonly reasons: readonly string[]; readonly forceable: boolean };

const refused = (reasons: readonly string[], forceable = false): PinOutcome => ({ kind: 'refused', reasons, forceable });

/**
 * Adds a change after the record that the caller decided on (compare-and-swap): of several writers exactly one wins,
 * the others get a conflict. Throws StoreFault.
 */
export async function append(store: ReleaseStore, change: LogChange, expectedHead: string | null, privateKey: KeyObject): Promise<Appended> {
  const state = await store.readState();
  if (state.head !== expectedHead) return { kind: 'conflict', head: state.head };
  const record = signRecord(change, { seq: state.seq + 1, prev: state.head, at: new Date().toISOString() }, privateKey);
  const created = await store.folder.createRecord({ seq: record.seq, text: recordText(record) });
  const { head } = await store.readState();
  return created ? { kind: 'appended', record } : { kind: 'conflict', head };
}

/** Makes a published build live in a channel. Throws StoreFault when the store can't be trusted. */
export async function pin(store: ReleaseStore, author: Author, request: PinRequest): Promise<PinOutcome> {
  const { name, contentId, channel, reason = null, force = false } = request;
  const state = await store.readState();
  const expectedHead = request.expectedHead === undefined ? state.head : request.expectedHead;
  if (expectedHead !== state.head) return { kind: 'conflict', head: state.head };
  if (force && !reason) return refused(['a forced pin needs a reason: it goes to the log']);
  if (pinOf(state, channel, name)?.build === contentId) return refused([`${name}@${contentId} is already pinned in ${channel}`]);

  const damage = await damageOf(store, name, contentId);
  if (damage.length > 0) return refused(damage);
  if (channel === PRODUCTION && isForBuilders(await store.readManifest(name, contentId))) {
    return refused([`${name} is a tool for builders: it is served by "npm run dev" and "npm run isolate", never in ${PRODUCTION}`]);
  }
  const reasons = await objections(store, state, channel, { name, contentId });
  if (reasons.length > 0 && !force) return refused(reasons, true);

  const manifest = await store.manifestIntegrity(name, contentId);
  const change: LogChange = { action: 'pin', channel, name, contentId, manifest, overruled: reasons, by: author.by, reason };
  return withWarnings(await append(store, change, expectedHead, author.privateKey), reasons);
}

/**
 * Makes the build live again that was pinned before. Compatibility is reported, but never in the way: a rollback has
 * to work when things are bad. Throws StoreFault when the store can't be trusted.
 */
export async function rollback(store: ReleaseStore, author: Author, request: RollbackRequest): Promise<PinOutcome> {
  const { name, channel, reason = null } = request;
  const state = await store.readState();
  const expectedHead = request.expectedHead === undefined ? state.head : request.expectedHead;
  if (expectedHead !== state.head) return { kind: 'conflict', head: state.head };
  const live = pinOf(state, channel, name);
  if (!live) return refused([`${name} is not pinned in ${channel}`]);
  if (live.lastGood === null) return refused([`no build of ${name} was pinned in ${channel} before this one`]);

  const damage = await damageOf(store, name, live.lastGood);
  if (damage.length > 0) return refused(damage);
  const warnings = await objections(store, state, channel, { name, contentId: live.lastGood });
  const change: LogChange = { action: 'rollback', channel, name, contentId: live.lastGood, from: live.build, by: author.by, reason };
  return withWarnings(await append(store, change, expectedHead, author.privateKey), warnings);
}

const withWarnings = (appended: Appended, warnings: readonly string[]): PinOutcome =>
  appended.kind === 'appended' ? { ...appended, warnings } : appended;

/** What is wrong with the files of a build in the store. */
async function damageOf(store: ReleaseStore, name: string, contentId: string): Promise<readonly string[]> {
  try {
    return await artifactProblems(store.folder.artifactFolder({ name, contentId }), await store.readManifest(name, contentId));
  } catch (error) {
    if (error instanceof StoreFault) return [error.message];
    throw error;
  }
}

/** What speaks against a channel's pins with one of them replaced. A damaged neighbour is a reason, not an end. */
async function objections(store: ReleaseStore, state: ReleaseState, channel: string, candidate: ArtifactName): Promise<string[]> {
  const others = Object.entries(pinsOf(state, channel)).filter(([name]) => name !== candidate.name);
  const pinned = [...others.map(([name, { build }]) => ({ name, contentId: build })), candidate];
  const reasons: string[] = [];
  const builds: ArtifactManifest[] = [];
  for (const { name, contentId } of pinned) {
    try {
      builds.push(await store.readManifest(name, contentId));
    } catch (error) {
      if (!(error instanceof StoreFault)) throw error;
      reasons.push(asSentence(error.message));
    }
  }
  return [...reasons, ...incompatibilities(builds).map(({ message }) => message)];
}
