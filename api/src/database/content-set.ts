/**
 * Content that comes with the installation: written when it differs from what was written last, so that a start, and
 * every test, costs one small query else.
 */
import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from './tables.ts';

/** Calls `write` when the content of this name is new. Two processes at once write the same twice, one after the other. */
export async function fillSet(
  db: Kysely<Database>,
  name: string,
  content: unknown,
  write: (transaction: Transaction<Database>) => Promise<void>,
): Promise<void> {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  const known = await db.selectFrom('content_set').select('hash').where('name', '=', name).executeTakeFirst();
  if (known?.hash === hash) return;
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('content_set')
      .values({ name, hash })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ hash }))
      .execute();
    await write(transaction);
  });
}
