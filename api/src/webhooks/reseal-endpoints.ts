/** Encrypts the secrets of webhook endpoints with the newest key of the data (`second-factor/reseal.ts`). */
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { SecretBox } from '../second-factor/secret-box.ts';
import { secretOwner } from './attempt-delivery.ts';
import { sealedBefore } from './repository.ts';

const BATCH = 500;

/** Each secret is replaced alone, unless it was rotated meanwhile. */
export async function resealEndpoints(db: Kysely<Database>, secrets: SecretBox): Promise<{ renewed: number; unreadable: number }> {
  let renewed = 0;
  let unreadable = 0;
  let after = '';
  for (;;) {
    const rows = await sealedBefore(db, secrets.newestMark(), after, BATCH);
    for (const { id, ...sealed } of rows) {
      for (const column of ['secret', 'former_secret'] as const) {
        const text = sealed[column];
        if (text === null || text.startsWith(secrets.newestMark())) continue;
        const opened = secrets.open(text, secretOwner(id));
        if (opened === null) {
          unreadable += 1;
          continue;
        }
        const { numUpdatedRows } = await db.updateTable('webhook_endpoint').set({ [column]: secrets.seal(opened, secretOwner(id)) }).where('id', '=', id).where(column, '=', text).executeTakeFirst();
        renewed += Number(numUpdatedRows);
      }
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return { renewed, unreadable };
    after = last.id;
  }
}
