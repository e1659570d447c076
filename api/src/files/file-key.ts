/** The key that signs addresses of files: made once, kept in the database, the same for every process. */
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

const NAME = 'file.address';

/** Two processes that start together keep the key of the first. */
export async function readFileKey(db: Kysely<Database>, now: Date): Promise<Buffer> {
  const find = () => db.selectFrom('secret').select('value').where('name', '=', NAME).executeTakeFirst();
  const known = await find();
  if (known) return Buffer.from(known.value, 'base64url');
  await db
    .insertInto('secret')
    .values({ name: NAME, value: randomBytes(32).toString('base64url'), created_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const kept = await find();
  if (!kept) throw new Error('the key of files was not kept');
  return Buffer.from(kept.value, 'base64url');
}
