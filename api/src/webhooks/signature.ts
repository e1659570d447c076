/**
 * Secrets of endpoints, and the header by which a receiver knows that a delivery is ours: `t=<seconds>,v1=<hex>`, the
 * HMAC-SHA256 of `<t>.<body>`. The time is signed, so that a delivery that somebody recorded can be refused later. Pure but
 * for chance.
 */
import { createHmac, randomBytes } from 'node:crypto';

export const SIGNATURE_HEADER = 'amberlane-signature';

/** 256 random bits, told from API keys by their beginning. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64url')}`;

/** One `v1` for each secret, the newest first: during a rotation a receiver may know either. */
export function signatureOf(body: string, secrets: readonly string[], at: Date): string {
  const t = Math.floor(at.getTime() / 1000);
  const marks = secrets.map((secret) => `v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`);
  return [`t=${t}`, ...marks].join(',');
}
