/**
 * The id of a quote: what was promised, until when, and an HMAC-SHA-256 over both, so that an order can name it and
 * nobody can change it. Nothing about a person is in it.
 */
import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** Money in fen, instants in ms. */
const promise = z.object({
  id: z.string(),
  /** {@link shipmentDigest} of what was priced. */
  of: z.string(),
  total: z.int().nonnegative(),
  /** Day whose rules hold, ISO date. */
  day: z.string(),
  until: z.int(),
});
export type QuotePromise = z.infer<typeof promise>;

export type TokenReading =
  | { readonly outcome: 'valid'; readonly promise: QuotePromise }
  | { readonly outcome: 'expired' }
  /** Not made here, or changed since. */
  | { readonly outcome: 'forged' };

const PURPOSE = 'amberlane.quote.v1.';
const MAX_LENGTH = 1_024;

const macOf = (body: string, secret: string): Buffer => createHmac('sha256', secret).update(PURPOSE).update(body).digest();

export function signQuote(facts: Omit<QuotePromise, 'id'>, secret: string): string {
  const body = Buffer.from(JSON.stringify({ id: randomUUID(), ...facts })).toString('base64url');
  return `${body}.${macOf(body, secret).toString('base64url')}`;
}

export function readQuote(token: string, secret: string, now: Date): TokenReading {
  const [body = '', given = '', ...rest] = token.length <= MAX_LENGTH ? token.split('.') : [];
  const mac = Buffer.from(given, 'base64url');
  const right = macOf(body, secret);
  if (rest.length > 0 || mac.toString('base64url') !== given || mac.length !== right.length || !timingSafeEqual(mac, right)) return { outcome: 'forged' };
  const read = promise.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  return now.getTime() < read.until ? { outcome: 'valid', promise: read } : { outcome: 'expired' };
}

/** Names a shipment with its lane, whatever the order of its fields. */
export const shipmentDigest = (facts: unknown): string => createHash('sha256').update(JSON.stringify(sorted(facts))).digest('base64url');

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined).sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, entry]) => [name, sorted(entry)]));
}
