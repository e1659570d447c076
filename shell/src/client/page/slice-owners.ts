/**
 * Which build of a remote the store belongs to: two builds never share a slice, whose shape may differ between them, and
 * what a failed build asked is not asked again.
 */
import type { SiteStore } from '@amberlane/core';
import type { ArtifactRef, SiteRemote } from '../../site/route-table.ts';

/** Told of the build whose page or slot is about to be shown. */
export type AdoptBuild = (remote: Pick<SiteRemote, 'name' | 'slice'>, contentId: string) => void;

/** `rendered`: the builds whose state the server sent. */
export function createSliceOwners(site: Pick<SiteStore, 'release' | 'releaseCalls'>, rendered: readonly ArtifactRef[]): AdoptBuild {
  const owners = new Map(rendered.map(({ name, contentId }) => [name, contentId]));
  return ({ name, slice }, contentId) => {
    const owner = owners.get(name);
    owners.set(name, contentId);
    if (owner === undefined || owner === contentId) return;
    if (slice !== null) site.release(slice);
    site.releaseCalls(owner);
  };
}
