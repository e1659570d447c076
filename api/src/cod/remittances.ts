/**
 * Weekly payments of what was collected. Each is a row of its own, and an entry is part of one payment at most. Money without an
 * account to pay it to waits, and so does that of an account that was added or changed less than two days before the payment.
 */
import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import { RULES } from '@amberlane/contract/domain';
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

/** Pays what was delivered before each time of payment up to now, week by week. Several processes may run it: one works at a time. Gives the ids of the payments that it made. */
export async function remit(db: Kysely<Database>, now: Date): Promise<string[]> {
  await fillEntries(db, null);
  return db.transaction().execute((tx) => remitWithin(tx, now));
}

/** The same within a transaction, for entries that are there. */
export async function remitWithin(tx: Transaction<Database>, now: Date): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended('amberlane.cod', 0))`.execute(tx);
  const last = lastRemittance(now);
  const due = await dueEntries(tx, last);
  const payments = new Map<string, { readonly at: Date; readonly entries: Due[] }>();
  for (const [first, ...others] of Map.groupBy(due, (entry) => keyOf(entry, paidAt(entry))).values()) {
    if (!first) continue;
    // A payment that was made is with the bank and stays as it is: what was told late goes with the newest one, or waits for the next.
    const at = (await isMade(tx, first, paidAt(first))) ? last : paidAt(first);
    if (await isMade(tx, first, at)) continue;
    const key = keyOf(first, at);
    payments.set(key, { at, entries: [...(payments.get(key)?.entries ?? []), first, ...others] });
  }
  const made: string[] = [];
  for (const { at, entries } of payments.values()) made.push(await makePayment(tx, at, entries));
  return made;
}

type Due = Awaited<ReturnType<typeof dueEntries>>[number];

/** Entries that are in no payment, of customers with an account for their currency that has rested. */
const dueEntries = (tx: Transaction<Database>, last: Date) =>
  tx
    .selectFrom('cod_entry')
    .innerJoin('payout_account', (join) => join.onRef('payout_account.account_id', '=', 'cod_entry.account_id').onRef('payout_account.currency', '=', 'cod_entry.currency'))
    .select(['cod_entry.account_id', 'cod_entry.currency', 'cod_entry.waybill_no', 'cod_entry.collected', 'cod_entry.fee', 'cod_entry.delivered_at'])
    .select(['payout_account.kind', 'payout_account.provider', 'payout_account.last_four', 'payout_account.changed_at'])
    .where('cod_entry.remittance_id', 'is', null)
    .where('cod_entry.delivered_at', '<', last)
    .where('payout_account.changed_at', '<=', new Date(last.getTime() - PAUSE_MS))
    .orderBy('cod_entry.delivered_at')
    .execute();

const paidAt = ({ delivered_at, changed_at }: Due): Date => paymentTime(delivered_at, changed_at);
const keyOf = ({ account_id, currency }: Due, at: Date): string => `${account_id} ${currency} ${at.toISOString()}`;

async function isMade(tx: Transaction<Database>, { account_id, currency }: Due, at: Date): Promise<boolean> {
  return (await tx.selectFrom('cod_remittance').select('id').where('account_id', '=', account_id).where('currency', '=', currency).where('remitted_at', '=', at).executeTakeFirst()) !== undefined;
}

async function makePayment(tx: Transaction<Database>, at: Date, entries: readonly Due[]): Promise<string> {
  const [first] = entries;
  if (!first) throw new Error('a payment without entries');
  const { account_id, currency, kind, provider, last_four } = first;
  const id = randomUUID();
  const reference = `CR-${at.toISOString().slice(0, 10).replaceAll('-', '')}-${id.slice(0, 8).toUpperCase()}`;
  const amount = entries.reduce((sum, { collected, fee }) => sum + Number(collected) - Number(fee), 0);
  await tx.insertInto('cod_remittance').values({ id, reference, account_id, currency, amount, remitted_at: at, paid_kind: kind, paid_provider: provider, paid_last_four: last_four }).execute();
  await tx.updateTable('cod_entry').set({ remittance_id: id }).where('waybill_no', 'in', entries.map(({ waybill_no }) => waybill_no)).execute();
  return id;
}
