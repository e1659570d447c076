/**
 * Counts a message before it leaves, in the database so that every process counts alike: requests that come at once wait
 * for each other, not for the provider. What the provider refused is taken back.
 */
import { sql, type Kysely, type Transaction } from 'kysely';
import { ERROR } from '@amberlane/contract/calls';
import type { ApiContext } from '../context.ts';
import type { Database } from '../database/tables.ts';
import type { BudgetUse } from '../metrics/budget-metrics.ts';
import { ApiError } from '../api-error.ts';
import { DAY_MS, limitsFor, type Delivery, type DeliveryLimit } from './delivery-limits.ts';

/** What everybody waits, whichever limit it was. */
const WAIT_SECONDS = 3600;

interface Reservation {
  /** The message did not leave: it counts for nothing. */
  release(): Promise<void>;
}

/** Throws {@link ApiError} TOO_MANY_REQUESTS when a limit is reached; the answer doesn't tell which. */
export async function reserveDelivery({ db, settings, budgetAlarms, metrics }: Pick<ApiContext, 'db' | 'settings' | 'budgetAlarms' | 'metrics'>, delivery: Delivery, now: Date): Promise<Reservation> {
  const limits = limitsFor(delivery.kind, settings).filter(({ column }) => delivery[column] !== '');
  await db.deleteFrom('code_delivery').where('sent_at', '<', new Date(now.getTime() - DAY_MS)).execute();
  const { id, counts } = await inTurn(db, async (transaction) => {
    await waitForOthers(transaction, limits.map(({ column }) => `code_delivery ${column} ${delivery[column]}`));
    const counts = await countEach(transaction, limits, delivery, now);
    const reached = counts.find(({ limit, count }) => count >= limit.most);
    if (reached) {
      budgetAlarms.refused(reached.limit, delivery);
      metrics.limitHit(`code.${delivery.kind}.${reached.limit.column}`);
      throw new ApiError(ERROR.TOO_MANY_REQUESTS, { retryAfter: WAIT_SECONDS });
    }
    const { id } = await transaction.insertInto('code_delivery').values({ ...delivery, sent_at: now }).returning('id').executeTakeFirstOrThrow();
    return { id, counts };
  });
  for (const { limit, count } of counts) budgetAlarms.counted(limit, count + 1, delivery);
  return {
    release: async () => {
      await db.deleteFrom('code_delivery').where('id', '=', id).execute();
    },
  };
}

/** The reservation that is under way in this process, by database. */
const turns = new WeakMap<Kysely<Database>, Promise<unknown>>();

/** One reservation of a process at a time: those that wait for the locks of another would hold every connection of the pool. */
function inTurn<T>(db: Kysely<Database>, reserve: (transaction: Transaction<Database>) => Promise<T>): Promise<T> {
  const before = turns.get(db) ?? Promise.resolve();
  const reserving = before.then(() => db.transaction().execute(reserve));
  turns.set(db, reserving.catch(() => undefined));
  return reserving;
}

/** Lets one transaction after the other count by the same keys. All take them in one order, so that no two wait for each other. */
async function waitForOthers(db: Transaction<Database>, keys: readonly string[]): Promise<void> {
  for (const key of [...keys].sort()) await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
}

interface Counted {
  readonly limit: DeliveryLimit;
  readonly count: number;
}

async function countEach(db: Transaction<Database>, limits: readonly DeliveryLimit[], delivery: Delivery, now: Date): Promise<Counted[]> {
  const counts: Counted[] = [];
  for (const limit of limits) counts.push({ limit, count: await countSince(db, limit.column, delivery[limit.column], new Date(now.getTime() - limit.withinMs)) });
  return counts;
}

/** How much of the budget of 24 hours is used. */
export const usedOfDay = async ({ db, settings }: Pick<ApiContext, 'db' | 'settings'>, now: Date): Promise<BudgetUse> => ({
  used: await countSince(db, 'kind', 'mobile', new Date(now.getTime() - DAY_MS)),
  limit: settings.smsPerDay,
});

/** Messages with a value in one column, sent or on their way. */
export async function countSince(db: Kysely<Database> | Transaction<Database>, column: keyof Delivery, value: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('code_delivery')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(column, '=', value)
    .where('sent_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}
