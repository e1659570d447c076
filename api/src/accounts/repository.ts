/** Accounts and registrations in the database. */
import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { ERROR } from '@amberlane/contract/calls';
import { type Country, type Locale } from '@amberlane/contract/site';
import type { Profile } from '@amberlane/contract/calls/accounts';
import type { Database } from '../database/tables.ts';
import type { AccountTable, RegistrationTable } from '../database/tables/accounts.ts';
import { codeOf } from '../error-code.ts';
import { ApiError } from '../api-error.ts';

type Db = Kysely<Database> | Transaction<Database>;

export type Account = Selectable<AccountTable>;
export type Registration = Selectable<RegistrationTable>;

/** SQLSTATE of PostgreSQL. */
const UNIQUE_VIOLATION = '23505';

/** Where an address of an account stands. Pure. */
export const addressColumn = (address: string): 'email' | 'phone' => (address.includes('@') ? 'email' : 'phone');

/** The account of a mail address or phone. */
export async function accountAt(db: Db, address: string): Promise<Account | null> {
  return (await db.selectFrom('account').selectAll().where(addressColumn(address), '=', address).executeTakeFirst()) ?? null;
}

/** The account of a living session; it can't be gone, sessions go with it. */
export const accountOf = (db: Db, accountId: string): Promise<Account> =>
  db.selectFrom('account').selectAll().where('id', '=', accountId).executeTakeFirstOrThrow();

/**
 * Keeps an account open until the transaction ends, for what hangs on it; `alone` lets others who hold it alone wait.
 * Throws {@link ApiError} NOT_SIGNED_IN for one that was closed meanwhile.
 */
export async function holdAccount(db: Transaction<Database>, accountId: string, { alone = false } = {}): Promise<void> {
  const query = db.selectFrom('account').select('closed_at').where('id', '=', accountId);
  const held = await (alone ? query.forUpdate() : query.forKeyShare()).executeTakeFirst();
  if (held?.closed_at !== null) throw new ApiError(ERROR.NOT_SIGNED_IN);
}

export interface NewAccount {
  readonly address: string;
  readonly passwordHash: string | null;
  readonly country: Country;
  readonly locale: Locale;
  readonly nickName: string;
}

/** Makes the account unless the address has one by now. Gives the account, and whether this call made it. */
export async function createAccount(db: Db, { address, passwordHash, country, locale, nickName }: NewAccount, now: Date): Promise<{ account: Account; created: boolean }> {
  const column = addressColumn(address);
  const made = await db
    .insertInto('account')
    .values({
      id: randomUUID(), email: null, phone: null, [column]: address, password_hash: passwordHash, country, locale,
      nick_name: nickName, profile: '{}', created_at: now, updated_at: now,
    })
    .onConflict((conflict) => conflict.column(column).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (made) return { account: made, created: true };
  const account = await db.selectFrom('account').selectAll().where(column, '=', address).executeTakeFirstOrThrow();
  return { account, created: false };
}

/** Sets a password; with `onlyFirst` only where there is none, and notes when that was. False when nothing was set. */
export async function setPassword(db: Db, accountId: string, passwordHash: string, now: Date, { onlyFirst = false } = {}): Promise<boolean> {
  let query = db.updateTable('account').set({ password_hash: passwordHash, updated_at: now, ...(onlyFirst && { first_password_at: now }) }).where('id', '=', accountId);
  if (onlyFirst) query = query.where('password_hash', 'is', null);
  const { numUpdatedRows } = await query.executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Leaves an account to its codes. */
export async function removePassword(db: Db, accountId: string, now: Date): Promise<void> {
  await db.updateTable('account').set({ password_hash: null, first_password_at: null, updated_at: now }).where('id', '=', accountId).execute();
}

interface Address {
  readonly column: 'email' | 'phone';
  readonly address: string | null;
}

/** Puts an address that nobody else has in the place of another one, or takes it away. */
export async function replaceAddress(db: Db, accountId: string, { column, address }: Address, now: Date): Promise<void> {
  await db.updateTable('account').set({ [column]: address, updated_at: now }).where('id', '=', accountId).execute();
}

/** Gives an account a mail address or phone in place of the one it had; null when it is another account's, which ends the transaction. */
export async function setAddress(db: Transaction<Database>, accountId: string, address: string, now: Date): Promise<Account | null> {
  const change = db.updateTable('account').set({ [addressColumn(address)]: address, updated_at: now }).where('id', '=', accountId);
  try {
    return await change.returningAll().executeTakeFirstOrThrow();
  } catch (error) {
    if (codeOf(error) === UNIQUE_VIOLATION) return null;
    throw error;
  }
}

export interface BasicData {
  readonly nickName: string;
  readonly country: Country;
  readonly locale: Locale;
  readonly profile: Profile;
}

export async function saveBasicData(db: Db, accountId: string, { nickName, country, locale, profile }: BasicData, now: Date): Promise<Account> {
  return db
    .updateTable('account')
    .set({ nick_name: nickName, country, locale, profile: sql`${JSON.stringify(profile)}::jsonb`, updated_at: now })
    .where('id', '=', accountId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Remembers a registration until its address is confirmed; a newer one for the same address replaces it. */
export async function saveRegistration(db: Db, row: Registration, now: Date): Promise<void> {
  await db.deleteFrom('registration').where('expires_at', '<', now).execute();
  await db.insertInto('registration').values(row).onConflict((conflict) => conflict.column('email').doUpdateSet(row)).execute();
}

export async function registrationAt(db: Db, address: string, now: Date): Promise<Registration | null> {
  return (await db.selectFrom('registration').selectAll().where('email', '=', address).where('expires_at', '>', now).executeTakeFirst()) ?? null;
}

export async function forgetRegistration(db: Db, address: string): Promise<void> {
  await db.deleteFrom('registration').where('email', '=', address).execute();
}
