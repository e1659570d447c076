/** Whose slice the store holds: two builds of one remote never share a state, whose shape may differ between them. */
import type { SiteStore } from '@amberlane/core';
import type { ArtifactRef, SiteRemote } from '../../site/route-table.ts';

/** Told of the build whose page or slot is about to be shown. */
export type AdoptBuild = (remote: Pick<SiteRemote, 'name' | 'slice'>, contentId: string) => void;

/** `rendered`: the builds whose state the server sent. */
export function createSliceOwners(site: Pick<SiteStore, 'release'>, rendered: readonly ArtifactRef[]): AdoptBuild {
  const owners = new Map(rendered.map(({ name, contentId }) => [name, contentId]));
  return ({ name, slice }, contentId) => {
    const owner = owners.get(name);
    owners.set(name, contentId);
    if (slice !== null && owner !== undefined && owner !== contentId) site.release(slice);
  };
}
