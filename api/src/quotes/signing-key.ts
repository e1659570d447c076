/** Keys that sign what leaves the house: made at the first use, kept in the database, never in code or settings. */
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

const PURPOSE = 'quote';

/** The key of quotes; of several processes that begin at once all get the same one. */
export async function quoteKey(db: Kysely<Database>, now: Date): Promise<string> {
  const known = await findKey(db);
  if (known !== undefined) return known;
  const secret = randomBytes(32).toString('base64url');
  await db.insertInto('signing_key').values({ purpose: PURPOSE, secret, created_at: now }).onConflict((conflict) => conflict.column('purpose').doNothing()).execute();
  return (await findKey(db)) ?? secret;
}

const findKey = async (db: Kysely<Database>): Promise<string | undefined> =>
  (await db.selectFrom('signing_key').select('secret').where('purpose', '=', PURPOSE).executeTakeFirst())?.secret;
