/**
 * API keys: `amk_<prefix>_<secret>`, 256 random bits for their holder, the SHA-256 for the table. The prefix finds the
 * row and may be shown; the whole key is shown once, when it is made, and written down nowhere. Pure but for chance.
 */
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const PREFIX_LENGTH = 10;
const SHAPE = /^amk_([a-z0-9]{10})_[\w-]{43}$/;

export interface NewApiKey {
  readonly key: string;
  readonly prefix: string;
  readonly hash: string;
}

export function newApiKey(): NewApiKey {
  const prefix = Array.from({ length: PREFIX_LENGTH }, () => LETTERS[randomInt(LETTERS.length)] ?? '').join('');
  const key = `amk_${prefix}_${randomBytes(32).toString('base64url')}`;
  return { key, prefix, hash: hashApiKey(key) };
}

const digest = (key: string): Buffer => createHash('sha256').update(key).digest();

const hashApiKey = (key: string): string => digest(key).toString('base64url');

/** The part by which a given text would be found; null when it can't be a key. */
export const prefixOf = (given: string): string | null => SHAPE.exec(given)?.[1] ?? null;

/** Whether the key has this hash; takes the same time wherever the two differ. */
export function hasHash(key: string, hash: string): boolean {
  const known = Buffer.from(hash, 'base64url');
  const given = digest(key);
  return known.length === given.length && timingSafeEqual(known, given);
}
