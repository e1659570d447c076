/** Addresses under which a remote that stands alone is seen. */
import type { RemoteManifest } from '@amberlane/contract/federation/remote-manifest';
import { slotPath } from './slot-pages.ts';

export interface IsolatedPage {
  /** `shared-track (/track/shared/:token)`. */
  readonly name: string;
  /** Under `/{lang}`, with a value for each parameter; null where a parameter has none. */
  readonly path: string | null;
}

/** `track/shared/:token` with its values. A parameter that may be left out is. */
function filled(pattern: string, values: Readonly<Record<string, string>>): string | null {
  const segments = pattern.split('/').filter((segment) => !/^:\w+\?$/.test(segment));
  const known = segments.map((segment) => (segment.startsWith(':') ? values[segment.slice(1)] : segment));
  return known.every((segment) => segment !== undefined) ? known.join('/') : null;
}

/** Every route with its aliases, and every slot. `pathParams`: what the remote's part of the mock API knows (`mf-x/testing/mock-api.ts`). */
export function isolatedPages({ routes, slots }: Pick<RemoteManifest, 'routes' | 'slots'>, pathParams: Readonly<Record<string, string>>): IsolatedPage[] {
  const pages = routes.flatMap(({ page, path, aliases }) => [path, ...aliases].map((address) => ({ name: `${page} (/${address})`, path: filled(address, pathParams) })));
  const alone = [...new Set(slots.map(({ slot }) => slot))].map((slot) => ({ name: `slot ${slot}`, path: slotPath(slot) }));
  return [...pages, ...alone];
}
