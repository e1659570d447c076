/** The name of a file in its address: which order's label, until when, signed. No path, so there is nothing to climb. Pure. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Long enough to open a print dialog, too short to be passed on. */
export const FILE_LIFE_MS = 10 * 60_000;

const TOKEN = /^([\w-]{1,64})\.([0-9a-z]{1,10})\.([\w-]{43})$/;

const signatureOf = (key: Buffer, orderId: string, until: string): Buffer => createHmac('sha256', key).update(`label ${orderId} ${until}`).digest();

export function labelToken(key: Buffer, orderId: string, expiresAt: Date): string {
  const until = expiresAt.getTime().toString(36);
  return `${orderId}.${until}.${signatureOf(key, orderId, until).toString('base64url')}`;
}

/** Id of the order; null for a token that is over or was not made with the key. */
export function readLabelToken(key: Buffer, token: string, now: Date): string | null {
  const [, orderId, until, signature] = TOKEN.exec(token) ?? [];
  if (orderId === undefined || until === undefined || signature === undefined) return null;
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(key, orderId, until);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return Number.parseInt(until, 36) > now.getTime() ? orderId : null;
}
