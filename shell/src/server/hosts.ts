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

const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/** `example.com`, and with the scheme's own port as well, which a client may write out (RFC 9110 §7.2, RFC 3986 §6.2.3). */
function spellings({ protocol, hostname, port, host }: URL): readonly string[] {
  return port === '' ? [host, `${hostname}:${DEFAULT_PORTS[protocol] ?? ''}`] : [host];
}

/** Reads `Host` headers; null for every host that is not ours. A site on `localhost` is also known by its loopback addresses. */
export function hostReader({ siteOrigin, turkishOrigin }: Origins): (header: string | undefined) => HostKind | null {
  const site = new URL(siteOrigin);
  const aliases = site.hostname === 'localhost' ? LOOPBACK : [];
  const kinds = new Map<string, HostKind>([
    ...[site.hostname, ...aliases].flatMap((name) => spellings(new URL(siteOrigin.replace(site.hostname, name)))).map((host): [string, HostKind] => [host, 'site']),
    ...spellings(new URL(turkishOrigin)).map((host): [string, HostKind] => [host, 'turkish']),
  ]);
  return (header) => kinds.get((header ?? '').toLowerCase()) ?? null;
}
