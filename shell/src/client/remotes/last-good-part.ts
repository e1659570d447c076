/**
 * What of a last good build takes the place of what the live one declares. That build knows its own pages and messages: a
 * release may have renamed a page or given it another bundle. Pure.
 */
import type { RemoteManifest } from '@amberlane/contract/federation/remote-manifest';

export interface WantedPart {
  /** Name under which the live build exposes it. */
  readonly expose: string;
  /** Path of the route that it is the page of; or the slot, and all exposes by which the live build fills it, in order. */
  readonly serves?: { readonly route: string } | { readonly slot: string; readonly fillings: readonly string[] };
}

export interface LastGoodPart {
  readonly expose: string;
  readonly bundles: readonly string[];
}

type Declared = Pick<RemoteManifest, 'routes' | 'slots'>;

/** By the route or slot where that is known, else by the name of the expose; null when the build has nothing of the kind. */
export function lastGoodPart({ routes, slots }: Declared, { expose, serves }: WantedPart): LastGoodPart | null {
  const pages = routes.map(({ path, aliases, page, messages }) => ({ expose: `./pages/${page}`, bundles: messages, paths: [path, ...aliases] }));
  const fillings = slots.map(({ slot, module, messages }) => ({ expose: `./slots/${module}`, bundles: messages, slot }));
  if (serves === undefined) return partOf([...pages, ...fillings].find((part) => part.expose === expose));
  if ('route' in serves) return partOf(pages.find(({ paths }) => paths.includes(serves.route)));
  return partOf(fillingFor(expose, serves.fillings, fillings.filter(({ slot }) => slot === serves.slot)));
}

/** The filling of the same name; for a renamed one, the filling in its turn of those that the live build knows no more. */
function fillingFor<Filling extends LastGoodPart>(expose: string, live: readonly string[], lastGood: readonly Filling[]): Filling | undefined {
  const renamed = live.filter((name) => !lastGood.some((filling) => filling.expose === name));
  const gone = lastGood.filter((filling) => !live.includes(filling.expose));
  return lastGood.find((filling) => filling.expose === expose) ?? gone[renamed.indexOf(expose)];
}

const partOf = (found: LastGoodPart | undefined): LastGoodPart | null => (found ? { expose: found.expose, bundles: found.bundles } : null);
