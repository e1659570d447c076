/** The ledger as its customer reads it. Every query names the account. */
import { sql, type Kysely, type Selectable } from 'kysely';
import type { z } from 'zod';
import type { CodEntry, CodTotals, queryCodEntries } from '@amberlane/contract/calls/cod';
import type { Currency } from '@amberlane/contract/domain/currencies';
import type { CodRemittanceTable } from '../database/tables/cod.ts';
import type { Database } from '../database/tables.ts';

type Db = Kysely<Database>;
export type EntryFilters = Pick<z.output<typeof queryCodEntries.request>, 'currency' | 'state' | 'from' | 'to'>;

interface Sums {
  currency: Currency;
  orders: string;
  collected: string;
  fee: string;
  remitted: string;
  open: string;
}
interface UnderWay {
  currency: Currency;
  parcels: string;
  to_collect: string;
}

/** The currencies with most deliveries first; `payoutAt` gives the time of a payment in a currency. */
export async function totalsOf(db: Db, accountId: string, payoutAt: (currency: Currency) => Date | null): Promise<CodTotals[]> {
  const { rows } = await sql<Sums>`
    select currency, count(*) as orders, sum(collected) as collected, sum(fee) as fee,
      coalesce(sum(collected - fee) filter (where remittance_id is not null), 0) as remitted, coalesce(sum(collected - fee) filter (where remittance_id is null), 0) as open
    from cod_entry where account_id = ${accountId} group by currency order by count(*) desc, currency`.execute(db);
  const underWay = await underWayOf(db, accountId);
  const nothingYet = underWay.filter(({ currency }) => !rows.some((row) => row.currency === currency)).map(({ currency }): Sums => ({ currency, orders: '0', collected: '0', fee: '0', remitted: '0', open: '0' }));
  return [...rows, ...nothingYet].map(({ currency, orders, ...sums }) => {
    const amount = (sum: string) => ({ amount: Number(sum), currency });
    const { parcels, to_collect } = underWay.find((one) => one.currency === currency) ?? { parcels: '0', to_collect: '0' };
    return {
      currency, underWay: Number(parcels), toCollect: amount(to_collect), orders: Number(orders), collected: amount(sums.collected), fee: amount(sums.fee), remitted: amount(sums.remitted), open: amount(sums.open),
      payoutAt: payoutAt(currency)?.toISOString() ?? null,
    };
  });
}

/** What is to be collected for parcels that are with us. */
async function underWayOf(db: Db, accountId: string): Promise<UnderWay[]> {
  const { rows } = await sql<UnderWay>`
    select form -> 'cod' ->> 'currency' as currency, count(*) as parcels, sum((form -> 'cod' ->> 'amount')::bigint) as to_collect
    from customer_order
    where account_id = ${accountId} and stage = 'SUBMITTED' and jsonb_typeof(form -> 'cod') = 'object' and status in ('PICKED_UP', 'IN_TRANSIT')
    group by 1 order by count(*) desc, 1`.execute(db);
  return rows;
}

const DAY_MS = 86_400_000;

function filtered(db: Db, accountId: string, { currency, state, from, to }: EntryFilters) {
  let query = db.selectFrom('cod_entry').leftJoin('cod_remittance', 'cod_remittance.id', 'cod_entry.remittance_id').where('cod_entry.account_id', '=', accountId);
  if (currency !== undefined) query = query.where('cod_entry.currency', '=', currency);
  if (state !== undefined) query = query.where('cod_entry.remittance_id', state === 'open' ? 'is' : 'is not', null);
  if (from !== undefined) query = query.where('cod_entry.delivered_at', '>=', new Date(`${from}T00:00:00Z`));
  if (to !== undefined) query = query.where('cod_entry.delivered_at', '<', new Date(Date.parse(`${to}T00:00:00Z`) + DAY_MS));
  return query;
}

export async function countEntries(db: Db, accountId: string, filters: EntryFilters): Promise<number> {
  const { count } = await filtered(db, accountId, filters).select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  return Number(count);
}

/** Where a page ends: the next one begins after it. */
interface Mark {
  readonly at: Date;
  readonly waybillNo: string;
}

/** Newest first. */
export async function entriesAfter(db: Db, accountId: string, filters: EntryFilters, mark: Mark | null, limit: number): Promise<CodEntry[]> {
  let query = filtered(db, accountId, filters)
    .selectAll('cod_entry')
    .select(['cod_remittance.reference', 'cod_remittance.remitted_at', 'cod_remittance.paid_kind', 'cod_remittance.paid_provider', 'cod_remittance.paid_last_four'])
    .orderBy('cod_entry.delivered_at', 'desc')
    .orderBy('cod_entry.waybill_no', 'desc')
    .limit(limit);
  if (mark) query = query.where(sql<boolean>`(cod_entry.delivered_at, cod_entry.waybill_no) < (${mark.at}::timestamptz, ${mark.waybillNo}::text)`);
  const rows = await query.execute();
  return rows.map((row) => {
    const amount = (minor: number) => ({ amount: minor, currency: row.currency });
    const [collected, fee] = [Number(row.collected), Number(row.fee)];
    return {
      waybillNo: row.waybill_no, orderId: row.order_id, orderNo: row.order_no, recipient: row.recipient, deliveredAt: row.delivered_at.toISOString(), timeZone: row.time_zone,
      collected: amount(collected), fee: amount(fee), net: amount(collected - fee),
      remittance: row.reference === null || row.remitted_at === null ? null : { reference: row.reference, at: row.remitted_at.toISOString(), paidTo: paidToOf(row) },
    };
  });
}

const paidToOf = ({ paid_kind: kind, paid_provider: provider, paid_last_four: lastFour }: Pick<Selectable<CodRemittanceTable>, 'paid_kind' | 'paid_provider' | 'paid_last_four'>) =>
  kind === null || provider === null || lastFour === null ? null : { kind, provider, lastFour };

export const cursorOf = ({ deliveredAt, waybillNo }: CodEntry): string => Buffer.from(`${deliveredAt} ${waybillNo}`).toString('base64url');

/** null for a cursor that none of ours is. */
export function readCursor(cursor: string): Mark | null {
  const [, at, waybillNo] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) (\w{1,32})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  return at === undefined || waybillNo === undefined ? null : { at: new Date(at), waybillNo };
}
