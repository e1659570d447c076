/** What a customer is still to get of the money collected on delivery, and when. */
import type { Kysely } from 'kysely';
import type { CodTotals, PayoutAccount } from '@amberlane/contract/calls/cod';
import type { CodOwed } from '@amberlane/contract/calls/cod-owed';
import type { Database } from '../database/tables.ts';
import { fillEntries } from './ledger.ts';
import { payoutAccountsOf } from './payout-accounts.ts';
import { paymentTime } from './remittances.ts';
import { totalsOf } from './repository.ts';

/** The totals of all currencies and the accounts to which they are paid; entries that are missing are written before. */
export async function ledgerOf(db: Kysely<Database>, accountId: string, now: Date): Promise<{ totals: CodTotals[]; accounts: PayoutAccount[] }> {
  await fillEntries(db, accountId);
  const accounts = await payoutAccountsOf(db, accountId, now);
  const totals = await totalsOf(db, accountId, (currency) => {
    const account = accounts.find((one) => one.currency === currency);
    return account ? paymentTime(now, new Date(account.changedAt)) : null;
  });
  return { totals, accounts };
}

/** Currencies in which something is still to be collected or paid out. */
export async function owedTo(db: Kysely<Database>, accountId: string, now: Date): Promise<CodOwed[]> {
  const { totals } = await ledgerOf(db, accountId, now);
  return totals.filter(({ underWay, open }) => underWay > 0 || open.amount > 0).map(({ currency, underWay, toCollect, open, payoutAt }) => ({ currency, underWay, toCollect, open, payoutAt }));
}
