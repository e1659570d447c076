/** Which of our two sites a request is for. Decided by an allow-list, never by a forwarding header (quality §4). */
import type { Country } from '@amberlane/contract/site';

export type HostKind = 'site' | 'turkish';

export interface Origins {
  readonly siteOrigin: string;
  readonly turkishOrigin: string;
}

export const originOf = (host: HostKind, { siteOrigin, turkishOrigin }: Origins): string => (host === 'site' ? siteOrigin : turkishOrigin);

/** Turkey has a site of its own (spec §4). */
export const hostOfCountry = (country: Country): HostKind => (country === 'TR' ? 'turkish' : 'site');

/** Countries of the list that was fetched; all of them while none was. */
export type OfferedCountries = ReadonlySet<Country> | null;
export const isOffered = (country: Country, offered: OfferedCountries): boolean => offered === null || offered.has(country);

/** Names under which the machine itself reaches a site on `localhost`. */
const LOOPBACK = ['127.0.0.1', '[::1]'];

/** Reads `Host` headers; null for every host that is not ours. A site on `localhost` is also known by its loopback addresses. */
export function hostReader({ siteOrigin, turkishOrigin }: Origins): (header: string | undefined) => HostKind | null {
  const site = new URL(siteOrigin);
  const aliases = site.hostname === 'localhost' ? LOOPBACK.map((name) => site.host.replace('localhost', name)) : [];
  const kinds = new Map<string, HostKind>([
    ...aliases.map((alias): [string, HostKind] => [alias, 'site']),
    [site.host, 'site'],
    [new URL(turkishOrigin).host, 'turkish'],
  ]);
  return (header) => kinds.get((header ?? '').toLowerCase()) ?? null;
}
