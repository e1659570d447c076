/** The authenticator app of an account in the database. */
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { SecondFactorTable } from '../database/tables/account-security.ts';
import type { Database } from '../database/tables.ts';

type Db = Kysely<Database> | Transaction<Database>;

export type Factor = Selectable<SecondFactorTable>;

/** Before the first time step that a code was used for. */
const NO_STEP = 0;

/** The app, confirmed or still to be; null when there is none. */
export async function factorOf(db: Db, accountId: string): Promise<Factor | null> {
  return (await db.selectFrom('second_factor').selectAll().where('account_id', '=', accountId).executeTakeFirst()) ?? null;
}

/** Keeps a key until its app is confirmed, in place of an older one that never was. False when the app is on. */
export async function savePending(db: Db, accountId: string, sealed: string, now: Date): Promise<boolean> {
  const row = { secret: sealed, started_at: now, confirmed_at: null, last_step: NO_STEP };
  const saved = await db
    .insertInto('second_factor')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row).where('second_factor.confirmed_at', 'is', null))
    .returning('account_id')
    .executeTakeFirst();
  return saved !== undefined;
}

/** Switches it on by the key that was looked at. False when it was replaced or confirmed meanwhile. */
export async function confirm(db: Db, { account_id, secret }: Factor, step: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factor')
    .set({ confirmed_at: now, last_step: step })
    .where('account_id', '=', account_id)
    .where('secret', '=', secret)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Takes a time step; of two requests with one code only the first gets true. */
export async function takeStep(db: Db, accountId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('second_factor').set({ last_step: step }).where('account_id', '=', accountId).where('last_step', '<', step).executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The app and its recovery codes. */
export async function forget(db: Transaction<Database>, accountId: string): Promise<void> {
  await db.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  await db.deleteFrom('second_factor').where('account_id', '=', accountId).execute();
}
