/**
 * How much one address may ask: a call costs one token, or what its route declares; a query of 20 waybills costs 20, so numbers can't
 * be guessed faster in batches, and a range of addresses has a limit of its own (facts of the field: waybill harvesting). Calls that a trusted proxy makes on its own behalf are
 * not counted: a proxy must forward the address of its reader.
 */
import { BlockList, isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Limit, Limits } from '../limits/limits.ts';

export interface RateLimitSettings {
  readonly perMinute: number;
  readonly limits: Limits;
  readonly isTrustedProxy: (address: string) => boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Tokens that a call of the route costs its address. */
    cost?: number;
  }
  interface FastifyRequest {
    /** Takes tokens of the caller's address. Throws {@link ApiError} TOO_MANY_REQUESTS with the seconds to wait. */
    spend(tokens: number): Promise<void>;
    /** Takes from a limit of its own by the caller's address; what a trusted proxy asks for itself is not counted. */
    spendOf(limit: Limit, tokens?: number): Promise<void>;
  }
}

/** A neighbourhood may ask as much as so many addresses: an office or a mobile network behind one range still fits in. */
const NEIGHBOURS = 10;

export function limitRate(app: FastifyInstance, { perMinute, limits, isTrustedProxy }: RateLimitSettings): void {
  const perAddress: Limit = { name: 'address', capacity: perMinute, periodMs: 60_000 };

  const perNeighbourhood: Limit = { name: 'neighbourhood', capacity: perMinute * NEIGHBOURS, periodMs: 60_000 };
  const isCounted = (request: FastifyRequest): boolean => isForwarded(request) || !isTrustedProxy(request.ip);

  async function spendOf(this: FastifyRequest, limit: Limit, tokens = 1): Promise<void> {
    if (isCounted(this)) await limits.take(limit, networkOf(this.ip), tokens);
  }
  app.decorateRequest('spendOf', spendOf);
  app.decorateRequest('spend', async function (this: FastifyRequest, tokens: number) {
    await this.spendOf(perAddress, tokens);
    if (isCounted(this)) await limits.take(perNeighbourhood, neighbourhoodOf(this.ip), tokens);
  });
  // Before a body is read or anything is looked up. Probes and documentation declare no cost.
  app.addHook('onRequest', async (request) => {
    const { cost = 0 } = request.routeOptions.config;
    if (cost > 0) await request.spend(cost);
  });
}

const isForwarded = (request: FastifyRequest): boolean => (request.ips?.length ?? 1) > 1;

/** An IPv6 customer owns a whole /64: addresses of one network share a bucket. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const groups = [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return groups.slice(0, 4).join(':');
}

/** The range that one renter of addresses usually has: a /24, of IPv6 a /48. */
export function neighbourhoodOf(address: string): string {
  const network = networkOf(address);
  return isIP(network) === 4 ? network.split('.').slice(0, 3).join('.') : network.split(':').slice(0, 3).join(':');
}

/** Judges an address by a list of addresses and CIDR ranges. Throws a RangeError for a range that is none. */
export function proxyTrust(ranges: readonly string[]): (address: string) => boolean {
  const trusted = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = isIP(address);
    if (family === 0) throw new RangeError(`no address or CIDR range: ${range}`);
    trusted.addSubnet(address, bits === undefined ? (family === 4 ? 32 : 128) : Number(bits), family === 4 ? 'ipv4' : 'ipv6');
  }
  return (address) => {
    const family = isIP(address);
    return family !== 0 && trusted.check(address, family === 4 ? 'ipv4' : 'ipv6');
  };
}
