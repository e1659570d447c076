/**
 * Weekly payments of what was collected. Each is a row of its own, and an entry is part of one payment at most. Money without an
 * account to pay it to waits, and so does that of an account that was added or changed less than two days before the payment.
 */
import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import { RULES } from '@amberlane/contract/domain';
import type { Currency } from '@amberlane/contract/domain/currencies';
import type { CodRemittanceTable } from '../database/tables/cod.ts';
import type { Database } from '../database/tables.ts';
import { fillEntries } from './ledger.ts';
import { PAUSE_MS } from './payout-accounts.ts';

const PERIOD_MS = RULES.codRemittance.everyDays * 86_400_000;
/** A Monday, 00:00 UTC. */
const FIRST_MS = Date.UTC(1970, 0, 5);

/** The newest time of payment that is not after `now`. */
export const lastRemittance = (now: Date): Date => new Date(FIRST_MS + Math.floor((now.getTime() - FIRST_MS) / PERIOD_MS) * PERIOD_MS);
export const nextRemittance = (now: Date): Date => new Date(lastRemittance(now).getTime() + PERIOD_MS);

/** The payment of what was delivered at a time, to an account that was last changed at another. */
export function paymentTime(deliveredAt: Date, changedAt: Date): Date {
  const first = nextRemittance(deliveredAt);
  // A payment may be made at the very end of the pause.
  const afterPause = nextRemittance(new Date(changedAt.getTime() + PAUSE_MS - 1));
  return afterPause > first ? afterPause : first;
}

/** Pays what was delivered before each time of payment up to now, week by week. Several processes may run it: one works at a time. Gives the count of payments. */
export async function remit(db: Kysely<Database>, now: Date): Promise<number> {
  await fillEntries(db, null);
  return db.transaction().execute((tx) => remitWithin(tx, now));
}

/** The same within a transaction, for entries that are there. */
export async function remitWithin(tx: Transaction<Database>, now: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('amberlane.cod', 0))`.execute(tx);
  const last = lastRemittance(now);
  const due = await tx
    .selectFrom('cod_entry')
    .innerJoin('payout_account', (join) => join.onRef('payout_account.account_id', '=', 'cod_entry.account_id').onRef('payout_account.currency', '=', 'cod_entry.currency'))
    .select(['cod_entry.account_id', 'cod_entry.currency', 'cod_entry.waybill_no', 'cod_entry.collected', 'cod_entry.fee', 'cod_entry.delivered_at'])
    .select(['payout_account.kind', 'payout_account.provider', 'payout_account.last_four', 'payout_account.changed_at'])
    .where('cod_entry.remittance_id', 'is', null)
    .where('cod_entry.delivered_at', '<', last)
    .where('payout_account.changed_at', '<=', new Date(last.getTime() - PAUSE_MS))
    .orderBy('cod_entry.delivered_at')
    .execute();
  const paidAt = ({ delivered_at, changed_at }: (typeof due)[number]): Date => paymentTime(delivered_at, changed_at);
  const payments = Map.groupBy(due, (entry) => `${entry.account_id} ${entry.currency} ${paidAt(entry).toISOString()}`);
  let count = 0;
  for (const entries of payments.values()) {
    const [first] = entries;
    if (!first) continue;
    // An entry that came late belongs to the newest payment: that of its own week was made.
    const at = (await isMade(tx, first.account_id, first.currency, paidAt(first))) ? last : paidAt(first);
    const paidTo = { paid_kind: first.kind, paid_provider: first.provider, paid_last_four: first.last_four };
    const id = await paymentOf(tx, { accountId: first.account_id, currency: first.currency, at, paidTo }, entries.reduce((sum, { collected, fee }) => sum + Number(collected) - Number(fee), 0));
    await tx.updateTable('cod_entry').set({ remittance_id: id }).where('waybill_no', 'in', entries.map(({ waybill_no }) => waybill_no)).execute();
    count += 1;
  }
  return count;
}

async function isMade(tx: Transaction<Database>, accountId: string, currency: Currency, at: Date): Promise<boolean> {
  return (await tx.selectFrom('cod_remittance').select('id').where('account_id', '=', accountId).where('currency', '=', currency).where('remitted_at', '=', at).executeTakeFirst()) !== undefined;
}

interface Payment {
  readonly accountId: string;
  readonly currency: Currency;
  readonly at: Date;
  readonly paidTo: Pick<CodRemittanceTable, 'paid_kind' | 'paid_provider' | 'paid_last_four'>;
}

/** Adds to the payment of that time, or makes it. */
async function paymentOf(tx: Transaction<Database>, { accountId, currency, at, paidTo }: Payment, amount: number): Promise<string> {
  const id = randomUUID();
  const { id: kept } = await tx
    .insertInto('cod_remittance')
    .values({ id, reference: `CR-${at.toISOString().slice(0, 10).replaceAll('-', '')}-${id.slice(0, 8).toUpperCase()}`, account_id: accountId, currency, amount, remitted_at: at, ...paidTo })
    .onConflict((conflict) => conflict.columns(['account_id', 'currency', 'remitted_at']).doUpdateSet({ amount: sql<number>`cod_remittance.amount + excluded.amount` }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return kept;
}
