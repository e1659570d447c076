/**
 * Remotes and builds that this process has served, as labels. Pages of strangers name what they like: a label is only
 * what was pinned here, everything else is `other`.
 */

/** Readers stay on a page for hours, hardly ever over this many releases of all remotes. */
const MOST_BUILDS = 64;

export interface Build {
  readonly name: string;
  readonly contentId: string;
}

export interface BuildLabels {
  readonly remote: string;
  /** `none` where the page could not say. */
  readonly build: string;
}

export interface KnownBuilds {
  /** Builds that are served from now on. Gives those that are forgotten for them. */
  know(builds: readonly Build[]): readonly BuildLabels[];
  labelsOf(name: string, build: string): BuildLabels;
}

export function createKnownBuilds(most = MOST_BUILDS): KnownBuilds {
  const known = new Map<string, BuildLabels>();
  const names = new Set(['shell']);
  const keyOf = (name: string, build: string): string => `${name} ${build}`;
  return {
    know(builds) {
      for (const { name, contentId } of builds) {
        names.add(name);
        // To the end: the build that has been out of service for longest is forgotten first.
        known.delete(keyOf(name, contentId));
        known.set(keyOf(name, contentId), { remote: name, build: contentId });
      }
      const forgotten = [...known].slice(0, Math.max(0, known.size - most));
      for (const [key] of forgotten) known.delete(key);
      return forgotten.map(([, labels]) => labels);
    },
    labelsOf(name, build) {
      if (!names.has(name)) return { remote: 'other', build: 'other' };
      return known.get(keyOf(name, build)) ?? { remote: name, build: build === '' ? 'none' : 'other' };
    },
  };
}
