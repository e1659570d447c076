/** When the owner of an account was last told of many wrong passwords. */
import type { Kysely } from 'kysely';

export const additive = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('account').addColumn('guesses_told_at', 'timestamptz').execute();
}
