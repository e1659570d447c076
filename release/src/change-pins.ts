/** Pin, rollback and unpin: the changes of what is live. Each is one signed record, or nothing. */
import type { KeyObject } from 'node:crypto';
import type { ArtifactManifest } from '@amberlane/contract/federation/remote-manifest';
import { artifactProblems } from './artifact-verification.ts';
import { asSentence, recordText, signRecord, type LogChange, type LogRecord } from './log-record.ts';
import { changeObjections } from './change-objections.ts';
import { publishedMessageFaults } from './published-messages.ts';
import type { ReleaseStore } from './release-store.ts';
import { pinOf, pinsOf } from './release-state.ts';
import type { ArtifactName } from './store-folder.ts';
import { StoreFault } from './store-fault.ts';

/** The channel that readers are served from. */
const PRODUCTION = 'production';
const FORCE_NEEDS_REASON = 'a forced change needs a reason: it goes to the log';

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
  /** Overrules what speaks against it; needs a reason. */
  readonly force?: boolean;
  /** Builds that are pinned in the same go: judged as if they were live already. */
  readonly together?: readonly ArtifactName[];
  /** Head of the log that the decision was made on; default: the head at the time of the call. */
  readonly expectedHead?: string | null;
}
export type RollbackRequest = Omit<PinRequest, 'contentId' | 'force' | 'together'>;
export type UnpinRequest = Omit<PinRequest, 'contentId' | 'together'>;

/** What a pin would come to, without pinning. */
export type PinVerdict =
  | { readonly kind: 'fits' }
  /** Reasons that `force` overrules. */
  | { readonly kind: 'objected'; readonly reasons: readonly string[] }
  | { readonly kind: 'impossible'; readonly reasons: readonly string[] };

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

/** Judges a pin as the channel stands now; writes nothing. Throws StoreFault when the store can't be trusted. */
export async function checkPin(store: ReleaseStore, { name, contentId, channel, together = [] }: Pick<PinRequest, 'name' | 'contentId' | 'channel' | 'together'>): Promise<PinVerdict> {
  const state = await store.readState();
  if (pinOf(state, channel, name)?.build === contentId) return { kind: 'impossible', reasons: [`${name}@${contentId} is already pinned in ${channel}`] };
  const damage = await damageOf(store, name, contentId);
  if (damage.length > 0) return { kind: 'impossible', reasons: damage };
  const manifest = await store.readManifest(name, contentId);
  if (channel === PRODUCTION && isForBuilders(manifest)) {
    return { kind: 'impossible', reasons: [`${name} is a tool for builders: it is served by "npm run dev" and "npm run isolate", never in ${PRODUCTION}`] };
  }
  const reasons = [
    ...(await publishedMessageFaults(store.folder.artifactFolder({ name, contentId }), manifest)),
    ...(await changeObjections(store, state, channel, [...together.filter((other) => other.name !== name), { name, contentId }])),
  ];
  return reasons.length === 0 ? { kind: 'fits' } : { kind: 'objected', reasons };
}

/** Makes a published build live in a channel. Throws StoreFault when the store can't be trusted. */
export async function pin(store: ReleaseStore, author: Author, request: PinRequest): Promise<PinOutcome> {
  const { name, contentId, channel, reason = null, force = false } = request;
  const { head } = await store.readState();
  const expectedHead = request.expectedHead === undefined ? head : request.expectedHead;
  if (expectedHead !== head) return { kind: 'conflict', head };
  if (force && !reason) return refused([FORCE_NEEDS_REASON]);
  const verdict = await checkPin(store, request);
  if (verdict.kind === 'impossible') return refused(verdict.reasons);
  const overruled = verdict.kind === 'fits' ? [] : verdict.reasons.map(asSentence);
  if (overruled.length > 0 && !force) return refused(overruled, true);

  const manifest = await store.manifestIntegrity(name, contentId);
  const change: LogChange = { action: 'pin', channel, name, contentId, manifest, overruled, by: author.by, reason };
  return withWarnings(await append(store, change, expectedHead, author.privateKey), overruled);
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
  const warnings = await changeObjections(store, state, channel, [{ name, contentId: live.lastGood }]);
  const change: LogChange = { action: 'rollback', channel, name, contentId: live.lastGood, from: live.build, by: author.by, reason };
  return withWarnings(await append(store, change, expectedHead, author.privateKey), warnings);
}

/**
 * Takes a name out of a channel. Refused, like a pin, when the site would lose what it asks for, and for the shell
 * while anything else is pinned, which nobody could show.
 */
export async function unpin(store: ReleaseStore, author: Author, request: UnpinRequest): Promise<PinOutcome> {
  const { name, channel, reason = null, force = false } = request;
  const state = await store.readState();
  const expectedHead = request.expectedHead === undefined ? state.head : request.expectedHead;
  if (expectedHead !== state.head) return { kind: 'conflict', head: state.head };
  if (force && !reason) return refused([FORCE_NEEDS_REASON]);
  const live = pinOf(state, channel, name);
  if (!live) return refused([`${name} is not pinned in ${channel}`]);
  const others = Object.keys(pinsOf(state, channel)).filter((other) => other !== name);
  if (name === 'shell' && others.length > 0) return refused([`without a shell nobody could show ${others.join(', ')}; unpin them first`]);
  const overruled = (await changeObjections(store, state, channel, [], name)).map(asSentence);
  if (overruled.length > 0 && !force) return refused(overruled, true);
  const change: LogChange = { action: 'unpin', channel, name, from: live.build, overruled, by: author.by, reason };
  return withWarnings(await append(store, change, expectedHead, author.privateKey), overruled);
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
