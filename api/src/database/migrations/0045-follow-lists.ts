/** A token that opens the subscriptions of several parcels: one email asks for all of them. */
import { sql, type Kysely } from 'kysely';

/** An older version finds one of the parcels by such a token, and writes its own as before. */
export const additive = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table follow_token drop constraint follow_token_pkey, add primary key (token_hash, follower_id)`.execute(db);
}
