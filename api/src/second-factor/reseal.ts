/** Encrypts with the newest key what an older one encrypted, so that the older one can be taken away. */
import type { FastifyInstance } from 'fastify';
import { sql, type Kysely } from 'kysely';
import { resealPayoutAccounts } from '../cod/payout-accounts.ts';
import { repeat } from '../plugins/periodic-task.ts';
import type { Database } from '../database/tables.ts';
import { resealEndpoints } from '../webhooks/reseal-endpoints.ts';
import type { SecretBox } from './secret-box.ts';

const BATCH = 500;
const ROUND_MS = 3_600_000;

export interface Resealed {
  /** Values that the newest key encrypts now. */
  readonly renewed: number;
  /** Values that none of the keys opens. */
  readonly unreadable: number;
}

/** Renews the keys of all authenticator apps, the secrets of all webhook endpoints and the numbers of all payout accounts. Each value is replaced alone, unless it was changed meanwhile. */
export async function resealSecrets(db: Kysely<Database>, secrets: SecretBox): Promise<Resealed> {
  const parts = [await resealApps(db, secrets), await resealEndpoints(db, secrets), await resealPayoutAccounts(db, secrets)];
  const sumOf = (name: keyof Resealed): number => parts.reduce((sum, part) => sum + part[name], 0);
  return { renewed: sumOf('renewed'), unreadable: sumOf('unreadable') };
}

async function resealApps(db: Kysely<Database>, secrets: SecretBox): Promise<Resealed> {
  let renewed = 0;
  let unreadable = 0;
  let after = '';
  for (;;) {
    const rows = await olderThan(db, secrets.newestMark(), after);
    for (const { account_id, secret } of rows) {
      const text = secrets.open(secret, account_id);
      if (text === null) unreadable += 1;
      else renewed += await replace(db, { account_id, secret }, secrets.seal(text, account_id));
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return { renewed, unreadable };
    after = last.account_id;
  }
}

interface Sealed {
  readonly account_id: string;
  readonly secret: string;
}

const olderThan = (db: Kysely<Database>, mark: string, after: string): Promise<Sealed[]> =>
  db
    .selectFrom('second_factor')
    .select(['account_id', 'secret'])
    .where(sql<boolean>`not starts_with(secret, ${mark})`)
    .where('account_id', '>', after)
    .orderBy('account_id')
    .limit(BATCH)
    .execute();

async function replace(db: Kysely<Database>, { account_id, secret }: Sealed, sealed: string): Promise<number> {
  const { numUpdatedRows } = await db.updateTable('second_factor').set({ secret: sealed }).where('account_id', '=', account_id).where('secret', '=', secret).executeTakeFirst();
  return Number(numUpdatedRows);
}

/** A round each hour until the app closes; several processes at once do no harm. */
export function resealRegularly(app: FastifyInstance, db: Kysely<Database>, secrets: SecretBox): void {
  repeat(app, ROUND_MS, async () => {
    try {
      const { renewed, unreadable } = await resealSecrets(db, secrets);
      app.log.info({ renewed, unreadable }, 'secrets encrypted with the newest DATA_KEY');
    } catch (error) {
      app.log.error({ err: error }, 'secrets not encrypted anew');
    }
  });
}
