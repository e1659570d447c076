/** Slots that pages ask for and no build fills: a misspelt name, or a build that is gone or no longer fills it. Pure. */
import type { ArtifactManifest } from '@amberlane/contract/federation/remote-manifest';

interface UnfilledSlot {
  readonly slot: string;
  readonly askedBy: string;
  readonly pages: readonly string[];
}

function unfilledSlots(builds: readonly ArtifactManifest[]): UnfilledSlot[] {
  const remotes = builds.filter((build) => build.kind === 'remote');
  const filled = new Set(remotes.flatMap(({ slots }) => slots.map(({ slot }) => slot)));
  return remotes.flatMap(({ name, routes }) => {
    const asked = Map.groupBy(routes.flatMap(({ page, slots }) => slots.map(({ slot }) => ({ slot, page }))), ({ slot }) => slot);
    return [...asked].filter(([slot]) => !filled.has(slot)).map(([slot, pages]) => ({ slot, askedBy: name, pages: [...new Set(pages.map(({ page }) => page))] }));
  });
}

const sentence = ({ slot, askedBy, pages }: UnfilledSlot): string =>
  `slot ${slot} is filled by no build; ${pages.length === 1 ? 'one page' : `${pages.length} pages`} of ${askedBy} would show nothing in its place: ${pages.join(', ')}`;

/** A sentence for each slot of a whole site that stays empty. */
export const emptySlots = (builds: readonly ArtifactManifest[]): string[] => unfilledSlots(builds).map(sentence);

/** The same for what a change would leave empty; what was empty before it is not its fault. */
export function newlyEmptySlots(before: readonly ArtifactManifest[], after: readonly ArtifactManifest[]): string[] {
  const known = new Set(unfilledSlots(before).map(({ slot, askedBy }) => `${slot} ${askedBy}`));
  return unfilledSlots(after).filter(({ slot, askedBy }) => !known.has(`${slot} ${askedBy}`)).map(sentence);
}
