/** `builds`, `diff` and `check`: what was published, and what a pin of it would mean. */
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { MANIFEST_FILE } from '../artifact-verification.ts';
import { bytesUnder, differenceOf, type BuildDifference, type Change } from '../build-difference.ts';
import { checkPin } from '../change-pins.ts';
import type { ReleaseState } from '../release-state.ts';
import type { ReleaseStore } from '../release-store.ts';
import { StoreFault } from '../store-fault.ts';
import type { ArtifactName } from '../store-folder.ts';
import { Refusal, type Command } from './command.ts';
import { findBuild } from './find-build.ts';
import { shortId, shortTime, table } from './table.ts';

interface ListedBuild extends ArtifactName {
  readonly version: string;
  /** Commit and time of the build, where its manifest tells them. */
  readonly commit: string | null;
  readonly builtAt: string | null;
  /** ISO time at which it came into the store. */
  readonly publishedAt: string;
  /** Brotli bytes of what browsers load. */
  readonly bytes: number;
  readonly liveIn: readonly string[];
  readonly lastGoodIn: readonly string[];
  readonly rolledBackIn: readonly string[];
}

export const buildsCommand: Command = async ({ store, print }, name, { json }) => {
  const state = await store.readState();
  const listed = await Promise.all((await store.listArtifacts()).filter((build) => name === '' || build.name === name).map((build) => describe(store, state, build)));
  if (listed.length === 0) throw new Refusal(name === '' ? 'No build was published.' : `No build of ${name} was published.`);
  const newest = listed.sort((a, b) => (a.name === b.name ? (a.publishedAt < b.publishedAt ? 1 : -1) : a.name < b.name ? -1 : 1));
  if (json) {
    print(JSON.stringify(newest));
    return 0;
  }
  const rows = newest.map((build) => [
    build.name,
    shortId(build.contentId),
    build.version,
    build.commit?.slice(0, 7) ?? '–',
    shortTime(build.builtAt ?? build.publishedAt),
    `${(build.bytes / 1024).toFixed(1)} KB`,
    standing(build),
  ]);
  for (const line of table([['artifact', 'build', 'version', 'commit', 'when', 'size', 'standing'], ...rows])) print(line);
  return 0;
};

const standing = ({ liveIn, lastGoodIn, rolledBackIn }: ListedBuild): string =>
  [...liveIn.map((channel) => `live in ${channel}`), ...lastGoodIn.map((channel) => `last good in ${channel}`), ...rolledBackIn.map((channel) => `rolled back in ${channel}`)].join(', ');

async function describe(store: ReleaseStore, state: ReleaseState, build: ArtifactName): Promise<ListedBuild> {
  const { name, contentId } = build;
  const channels = Object.keys(state.channels).sort();
  const { mtime } = await stat(path.join(store.folder.artifactFolder(build), MANIFEST_FILE));
  return {
    name,
    contentId,
    ...(await factsOf(store, build)),
    publishedAt: mtime.toISOString(),
    liveIn: channels.filter((channel) => state.channels[channel]?.[name]?.build === contentId),
    lastGoodIn: channels.filter((channel) => state.channels[channel]?.[name]?.lastGood === contentId),
    rolledBackIn: channels.filter((channel) => state.rolledBack[`${channel}/${name}`]?.includes(contentId)),
  };
}

/** Where a build was made; older manifests do not tell. */
const told = z.object({ origin: z.object({ commit: z.string().optional(), builtAt: z.string().optional() }) });

/** A damaged build is listed with what is wrong with it in the place of its version. */
async function factsOf(store: ReleaseStore, { name, contentId }: ArtifactName): Promise<Pick<ListedBuild, 'version' | 'commit' | 'builtAt' | 'bytes'>> {
  try {
    const manifest = await store.readManifest(name, contentId);
    const { commit = null, builtAt = null } = told.safeParse(manifest).data?.origin ?? {};
    return { version: manifest.version, commit, builtAt, bytes: bytesUnder('client/', manifest) + bytesUnder('messages/', manifest) };
  } catch (error) {
    if (error instanceof StoreFault) return { version: `(${error.kind})`, commit: null, builtAt: null, bytes: 0 };
    throw error;
  }
}

export const diffCommand: Command = async ({ store, print }, subject, { json, second }) => {
  const [before, after] = [await findBuild(store, subject), await findBuild(store, second)];
  if (before.name !== after.name) throw new Refusal(`${before.name} and ${after.name} are different parts: compare two builds of one.`);
  const difference = differenceOf(await store.readManifest(before.name, before.contentId), await store.readManifest(after.name, after.contentId));
  if (json) print(JSON.stringify(difference));
  else for (const line of describeDifference(difference)) print(line);
  return 0;
};

function describeDifference({ routes, slots, messages, redeclared, versions, bytes }: BuildDifference): string[] {
  const changes = (what: string, { added, removed }: Change): string[] => [...added.map((name) => `+ ${what} ${name}`), ...removed.map((name) => `- ${what} ${name}`)];
  return [
    ...changes('route', routes),
    ...changes('slot', slots),
    ...changes('message bundle', messages),
    ...redeclared.map((name) => `~ ${name} is declared otherwise`),
    ...Object.entries(versions).map(([name, [before, after]]) => `~ ${name} ${before} → ${after}`),
    ...Object.entries(bytes).map(([part, [before, after]]) => `  ${part} ${kilobytes(before)} → ${kilobytes(after)} (${after < before ? '−' : '+'}${kilobytes(Math.abs(after - before))})`),
  ];
}

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

/** Exit code 0 when a pin would go through as it is. */
export const checkCommand: Command = async ({ store, print }, subject, { channel, json }) => {
  const build = await findBuild(store, subject);
  const verdict = await checkPin(store, { ...build, channel });
  const reasons = verdict.kind === 'fits' ? [] : verdict.reasons;
  if (json) {
    print(JSON.stringify({ ...build, channel, verdict: verdict.kind, reasons }));
    return verdict.kind === 'fits' ? 0 : 1;
  }
  if (verdict.kind === 'fits') {
    print(`${build.name}@${shortId(build.contentId)} fits ${channel}. Nothing was written.`);
    return 0;
  }
  print(`${build.name}@${shortId(build.contentId)} ${verdict.kind === 'objected' ? 'would be refused without --force' : 'can not be pinned'} in ${channel}:`);
  for (const reason of reasons) print(`  - ${reason}`);
  return 1;
};
