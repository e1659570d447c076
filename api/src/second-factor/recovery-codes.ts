/**
 * Recovery codes: what signs in when the phone is lost. 80 random bits each, so that SHA-256 keeps them as well as a
 * slow hash would: a slow one is for what people think up, and sixteen characters of chance can't be guessed.
 */
import { createHash, randomInt } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { RULES } from '@amberlane/contract/domain';
import type { Database } from '../database/tables.ts';

type Db = Kysely<Database> | Transaction<Database>;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const LENGTH = 16;

const newCode = (): string => Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');

/** In four groups, to be copied by hand: `K7QX-…`. */
const grouped = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

const hashOf = (accountId: string, code: string): string => createHash('sha256').update(`${accountId} ${code}`).digest('base64url');

/** A new set; the old one ends. Gives the codes, which are kept nowhere. */
export async function renewCodes(db: Transaction<Database>, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: RULES.secondFactor.recoveryCodes }, newCode);
  await db.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  await db.insertInto('recovery_code').values(codes.map((code) => ({ account_id: accountId, code_hash: hashOf(accountId, code) }))).execute();
  return codes.map(grouped);
}

/** Uses a code up; false for one that is none, or was used. */
export async function takeCode(db: Db, accountId: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('recovery_code').where('account_id', '=', accountId).where('code_hash', '=', hashOf(accountId, code)).executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function codesLeft(db: Db, accountId: string): Promise<number> {
  const { left } = await db.selectFrom('recovery_code').select(({ fn }) => fn.countAll<string>().as('left')).where('account_id', '=', accountId).executeTakeFirstOrThrow();
  return Number(left);
}
