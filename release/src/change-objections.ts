/** What speaks against a change of a channel's pins: what does not fit together, and what the site would lose. */
import type { ArtifactManifest } from '@amberlane/contract/federation/remote-manifest';
import { incompatibilities } from './compatibility.ts';
import { asSentence } from './log-record.ts';
import { lostRoutes } from './lost-routes.ts';
import type { ReleaseStore } from './release-store.ts';
import { pinsOf, type ReleaseState } from './release-state.ts';
import type { ArtifactName } from './store-folder.ts';
import { StoreFault } from './store-fault.ts';
import { newlyEmptySlots } from './wanted-slots.ts';

/** Sentences about `before` becoming `after`, two sets of builds with at most one per name. Pure; never throws. */
export const objectionsTo = (before: readonly ArtifactManifest[], after: readonly ArtifactManifest[]): string[] => [
  ...incompatibilities(after).map(({ message }) => message),
  ...lostRoutes(before, after),
  ...newlyEmptySlots(before, after),
];

/**
 * The same for a channel in which `candidates` take the places of their names and `removed` goes. A damaged neighbour is
 * a reason, not an end.
 */
export async function changeObjections(store: ReleaseStore, state: ReleaseState, channel: string, candidates: readonly ArtifactName[], removed?: string): Promise<string[]> {
  const live = Object.entries(pinsOf(state, channel)).map(([name, { build }]) => ({ name, contentId: build }));
  const changing = new Set([...candidates.map(({ name }) => name), ...(removed === undefined ? [] : [removed])]);
  const left = await readBuilds(store, live.filter(({ name }) => changing.has(name)));
  const kept = await readBuilds(store, live.filter(({ name }) => !changing.has(name)));
  const coming = await readBuilds(store, candidates);
  return [...kept.damage, ...coming.damage, ...objectionsTo([...kept.builds, ...left.builds], [...kept.builds, ...coming.builds])];
}

async function readBuilds(store: ReleaseStore, names: readonly ArtifactName[]): Promise<{ builds: ArtifactManifest[]; damage: string[] }> {
  const builds: ArtifactManifest[] = [];
  const damage: string[] = [];
  for (const { name, contentId } of names) {
    try {
      builds.push(await store.readManifest(name, contentId));
    } catch (error) {
      if (!(error instanceof StoreFault)) throw error;
      damage.push(asSentence(error.message));
    }
  }
  return { builds, damage };
}
