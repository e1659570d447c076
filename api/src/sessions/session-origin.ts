/** Where a session is opened: enough to know one's own devices again, too little to find anybody. */
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../plugins/rate-limit.ts';

export interface SessionOrigin {
  /** At most {@link LONGEST} characters. */
  readonly userAgent: string;
  /** `102.176.*.*`, `2a00:1450:*`; '' when not known. */
  readonly network: string;
}

export const NOWHERE: SessionOrigin = { userAgent: '', network: '' };

const LONGEST = 256;

export const originOf = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): SessionOrigin => ({
  userAgent: (headers['user-agent'] ?? '').replace(/[^\x20-\x7e]/g, '').slice(0, LONGEST),
  network: maskedNetwork(ip),
});

/** The first half of an IPv4 address, the first two groups of IPv6. Pure. */
export function maskedNetwork(address: string): string {
  const network = networkOf(address);
  if (isIP(network) === 4) return `${network.split('.').slice(0, 2).join('.')}.*.*`;
  return isIP(address) === 6 ? `${network.split(':').slice(0, 2).join(':')}:*` : '';
}
