/**
 * Where webhooks may be sent: public addresses alone (OWASP, server-side request forgery). A name is judged by what it
 * resolves to, at the moment of the connection and for that connection: an answer that changes in between changes nothing.
 */
import { lookup as resolve, type LookupAddress, type LookupOptions } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Special-purpose ranges of IPv4 (IANA registry, RFC 6890), multicast and the reserved rest. */
const SPECIAL_IPV4 = [
  '0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24',
  '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4',
];
/** Of IPv6 only global unicast is public; within it these are special: protocol assignments with Teredo, documentation, 6to4. */
const GLOBAL_IPV6 = '2000::/3';
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

function listOf(ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

const special4 = listOf(SPECIAL_IPV4, 'ipv4');
const global6 = listOf([GLOBAL_IPV6], 'ipv6');
const special6 = listOf(SPECIAL_IPV6, 'ipv6');
const loopback4 = listOf(['127.0.0.0/8'], 'ipv4');

/** Whether an IP address is on the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !special4.check(address, 'ipv4');
  return family === 6 && global6.check(address, 'ipv6') && !special6.check(address, 'ipv6');
}

const isLoopback = (address: string): boolean => (isIP(address) === 4 ? loopback4.check(address, 'ipv4') : address === '::1');

/** Where webhooks go: anywhere public by https; with `loopback`, for development, also to this machine by http. */
export interface DestinationRules {
  readonly loopback: boolean;
  /** How names are resolved; the system's way unless told. */
  readonly resolve?: Resolve;
}

type Resolve = (name: string, options: LookupOptions & { all: true }, done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void) => void;

/** The connection would lead where we don't send. */
export class RefusedAddress extends Error {
  override readonly name = 'RefusedAddress';
}

const mayReach = (address: string, { protocol }: URL, { loopback }: DestinationRules): boolean => (loopback && isLoopback(address)) || (protocol === 'https:' && isPublicAddress(address));

/** Host of an address as the resolver wants it: IPv6 without its brackets. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Resolves a name for one connection and refuses it when any of its addresses is not allowed. Connections to bare IP addresses never ask: {@link refuseBareAddress}. */
export const guardedLookup =
  (url: URL, rules: DestinationRules): LookupFunction =>
  (name, options, done) => {
    (rules.resolve ?? resolve)(name, { ...options, all: true }, (error, addresses) => {
      const found = error ? [] : addresses;
      const [first] = found;
      const refused = first && found.every(({ address }) => mayReach(address, url, rules)) ? null : new RefusedAddress();
      if (error ?? refused) done(error ?? refused, []);
      else if (options.all) done(null, found);
      else done(null, first?.address ?? '', first?.family);
    });
  };

/** Throws {@link RefusedAddress} for an IP address that is not allowed, in place of a name. */
export function refuseBareAddress(url: URL, rules: DestinationRules): void {
  const host = hostOf(url);
  if (isIP(host) !== 0 && !mayReach(host, url, rules)) throw new RefusedAddress();
  if (url.protocol !== 'https:' && !rules.loopback) throw new RefusedAddress();
}

/** Whether an address can be an endpoint at this moment. A name that does not resolve can't: it was mistyped, or will be somebody's. */
export async function isReachable(address: string, rules: DestinationRules): Promise<boolean> {
  const url = URL.parse(address);
  if (!url) return false;
  try {
    refuseBareAddress(url, rules);
  } catch {
    return false;
  }
  const host = hostOf(url);
  if (isIP(host) !== 0) return true;
  return new Promise((answer) => {
    guardedLookup(url, rules)(host, { all: true }, (error) => answer(error === null));
  });
}
