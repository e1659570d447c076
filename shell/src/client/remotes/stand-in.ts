/**
 * What of a last good build stands in for what the live one declares. That build knows its own pages and messages: a
 * release may have renamed a page or given it another bundle. Pure.
 */
import type { RemoteManifest } from '@amberlane/contract/federation/remote-manifest';

export interface WantedPart {
  /** Name under which the live build exposes it. */
  readonly expose: string;
  /** Path of the route that it is the page of, or slot that it fills. */
  readonly serves?: { readonly route: string } | { readonly slot: string };
}

export interface StandIn {
  readonly expose: string;
  readonly bundles: readonly string[];
}

interface Part {
  readonly expose: string;
  readonly messages: readonly string[];
  readonly paths: readonly string[];
  /** Null for a page. */
  readonly slot: string | null;
}

/** By the route or slot where that is known, else by the name of the expose; null when the build has nothing of the kind. */
export function standInFor({ routes, slots }: Pick<RemoteManifest, 'routes' | 'slots'>, { expose, serves }: WantedPart): StandIn | null {
  const parts: readonly Part[] = [
    ...routes.map(({ path, aliases, page, messages }) => ({ expose: `./pages/${page}`, messages, paths: [path, ...aliases], slot: null })),
    ...slots.map(({ slot, module, messages }) => ({ expose: `./slots/${module}`, messages, paths: [], slot })),
  ];
  const found = parts.find((part) => (serves === undefined ? part.expose === expose : 'slot' in serves ? part.slot === serves.slot : part.paths.includes(serves.route)));
  return found ? { expose: found.expose, bundles: found.messages } : null;
}
