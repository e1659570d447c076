/** Deletes rows whose time is over, a batch at a time, so that calls go on in between. */
import { setTimeout } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/tables.ts';
import { repeat } from '../plugins/periodic-task.ts';
import { EXPIRED, type ExpiredRows } from './expired-rows.ts';

const ROUND_MS = 3_600_000;
const BATCH = 1_000;
/** Calls that have waited for the connection of the embedded database go first. */
const PAUSE_MS = 5;

/** Rows that went, by table; tables of which none went are left out. */
export type Deleted = Readonly<Record<string, number>>;

/** One round. It ends early when another process is at it. */
export async function deleteExpired(db: Kysely<Database>, now: Date, isStopped: () => boolean = () => false): Promise<Deleted> {
  const deleted: Record<string, number> = {};
  for (const expired of EXPIRED) {
    for (;;) {
      if (isStopped()) return deleted;
      const count = await deleteBatch(db, expired, now);
      if (count === null) return deleted;
      if (count > 0) deleted[expired.table] = (deleted[expired.table] ?? 0) + count;
      if (count < (expired.batch ?? BATCH)) break;
      await setTimeout(PAUSE_MS);
    }
  }
  return deleted;
}

/** null when another process is deleting at this moment. Rows in use are left for the next round. */
function deleteBatch(db: Kysely<Database>, { table, when, batch = BATCH }: ExpiredRows, now: Date): Promise<number | null> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(hashtextextended('amberlane.retention', 0)) as taken`.execute(tx);
    if (rows[0]?.taken !== true) return null;
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)}
      where ctid = any(array(select ctid from ${sql.table(table)} where ${when(now)} limit ${batch} for update skip locked))`.execute(tx);
    return Number(numAffectedRows);
  });
}

interface RoundParts {
  readonly db: Kysely<Database>;
  readonly now: () => Date;
}

/** A round each hour until the app closes. */
export function deleteExpiredRegularly(app: FastifyInstance, { db, now }: RoundParts): void {
  let isStopped = false;
  app.addHook('preClose', async () => {
    isStopped = true;
  });
  repeat(app, ROUND_MS, async () => {
    try {
      const deleted = await deleteExpired(db, now(), () => isStopped);
      if (Object.keys(deleted).length > 0) app.log.info({ deleted }, 'expired rows deleted');
    } catch (error) {
      app.log.error({ err: error }, 'expired rows not deleted');
    }
  });
}
