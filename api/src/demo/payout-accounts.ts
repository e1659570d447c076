/** Where the demo customers are paid, for a database that has no payout account yet. */
import type { Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';
import { DEMO_ACCOUNTS_WITH_ORDERS } from './accounts.ts';

const LAST_FOUR = ['4821', '7305', '1964', '5530', '8247'] as const;

/** One each, as old as its customer: what was collected in the demo is all in yuan. Nobody pays to them, so there is no whole number. */
export async function seedPayoutAccounts(db: Transaction<Database>): Promise<void> {
  const some = await db.selectFrom('payout_account').select('account_id').limit(1).executeTakeFirst();
  if (some) return;
  const customers = await db.selectFrom('account').select(['id', 'nick_name', 'created_at']).where('id', 'in', DEMO_ACCOUNTS_WITH_ORDERS).where('closed_at', 'is', null).execute();
  const rows = customers.map(({ id, nick_name, created_at }) => ({
    account_id: id, currency: 'CNY' as const, kind: 'bank' as const, holder: nick_name, provider: 'Demo Bank', number: null,
    last_four: LAST_FOUR[DEMO_ACCOUNTS_WITH_ORDERS.findIndex((one) => one === id)] ?? '0000', created_at, changed_at: created_at,
  }));
  if (rows.length > 0) await db.insertInto('payout_account').values(rows).execute();
}
