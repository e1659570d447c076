/** What a request asks for, read from its target, host and cookies. */
import type { FastifyRequest } from 'fastify';
import { FALLBACK_MARKET, type Market } from '@amberlane/contract/site';
import { readCookie } from './cookies.ts';
import type { CountryList } from './country-list.ts';
import type { HostKind, Origins } from './hosts.ts';
import { splitTarget } from './path-segments.ts';
import { decideDestination, type Address, type Destination } from './redirect.ts';

export interface AddressReaderParts {
  readonly settings: Origins;
  readonly countries: CountryList;
  readonly readHost: (host: string | undefined) => HostKind | null;
  readonly spellings: () => ReadonlySet<string>;
}

export interface AddressReader {
  /** The host was let in before. */
  hostOf(request: FastifyRequest): HostKind;
  /** Where a target leads the reader who sent this request. */
  destinationOf(request: FastifyRequest, target: string): Destination;
  /** The not-found screen in the reader's market. */
  nowhere(request: FastifyRequest): Exclude<Destination, { kind: 'redirect' }>;
  /** Market of a reader whose address does not say. */
  marketOf(request: FastifyRequest): Market;
}

/** No page is under it. */
const NO_PAGE_TARGET = '/-/';

export function addressReader({ settings, countries, readHost, spellings }: AddressReaderParts): AddressReader {
  const hostOf = (request: FastifyRequest): HostKind => readHost(request.headers.host) ?? 'site';
  const addressOf = (request: FastifyRequest, target: string): Address => ({
    host: hostOf(request),
    ...splitTarget(target),
    cookies: { defaultCountryCode: readCookie(request.headers.cookie, 'defaultCountryCode'), locale: readCookie(request.headers.cookie, 'locale') },
    offered: countries.current(),
    defaultCountry: countries.defaultCountry(),
    origins: settings,
    spellings: spellings(),
  });
  const nowhere: AddressReader['nowhere'] = (request) => {
    const destination = decideDestination(addressOf(request, NO_PAGE_TARGET));
    return destination.kind === 'redirect' ? { kind: 'notFound', market: FALLBACK_MARKET } : destination;
  };
  return {
    hostOf,
    destinationOf: (request, target) => decideDestination(addressOf(request, target)),
    nowhere,
    marketOf: (request) => nowhere(request).market,
  };
}
