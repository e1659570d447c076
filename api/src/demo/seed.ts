/** Demo data of every domain, each for tables that are still empty. */
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';
import { fillEntries } from '../cod/ledger.ts';
import { remitWithin } from '../cod/remittances.ts';
import { seedAccounts } from './accounts.ts';
import { crowd } from './background-parcels.ts';
import { seedKept } from './kept.ts';
import { seedLeads } from './leads.ts';
import { namedParcels } from './named-parcels.ts';
import { seedOrders } from './orders.ts';
import { seedPayoutAccounts } from './payout-accounts.ts';
import { insertCrowd, insertHistories, takeDemoLock } from './repository.ts';
import { seedStaff } from './staff.ts';
import { seedSurveyResults } from './survey-results.ts';

/** The same seed makes the same parcels, only their dates follow the clock. */
const SEED = 'amberlane demo 1';
const CROWD = 210;

/** Idempotent; several processes may call it at once. */
export async function seedDemo(db: Kysely<Database>, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await takeDemoLock(transaction);
    await seedParcels(transaction, now);
    await seedAccounts(transaction, now);
    await seedOrders(transaction, now);
    await seedKept(transaction, now);
    await fillEntries(transaction, null);
    await seedPayoutAccounts(transaction);
    await remitWithin(transaction, now);
    await seedLeads(transaction, now);
    await seedSurveyResults(transaction, now);
    await seedStaff(transaction, now);
  });
}

async function seedParcels(db: Transaction<Database>, now: Date): Promise<void> {
  const some = await db.selectFrom('waybill').select('waybill_no').limit(1).executeTakeFirst();
  if (some) return;
  await insertHistories(db, namedParcels(now));
  await insertCrowd(db, crowd(SEED, CROWD, now));
}
