/** The ledger as its customer reads it. Every query names the account. */
import { sql, type Kysely } from 'kysely';
import type { z } from 'zod';
import type { CodEntry, CodTotals, queryCodEntries } from '@amberlane/contract/calls/cod';
import type { Currency } from '@amberlane/contract/domain/currencies';
import type { Database } from '../database/tables.ts';

type Db = Kysely<Database>;
export type EntryFilters = Pick<z.output<typeof queryCodEntries.request>, 'currency' | 'state' | 'from' | 'to'>;

export async function totalsOf(db: Db, accountId: string): Promise<CodTotals[]> {
  const { rows } = await sql<{ currency: Currency; orders: string; collected: string; fee: string; remitted: string; open: string }>`
    select currency, count(*) as orders, sum(collected) as collected, sum(fee) as fee,
      coalesce(sum(collected - fee) filter (where remittance_id is not null), 0) as remitted, coalesce(sum(collected - fee) filter (where remittance_id is null), 0) as open
    from cod_entry where account_id = ${accountId} group by currency order by count(*) desc, currency`.execute(db);
  return rows.map(({ currency, orders, ...sums }) => {
    const amount = (sum: string) => ({ amount: Number(sum), currency });
    return { currency, orders: Number(orders), collected: amount(sums.collected), fee: amount(sums.fee), remitted: amount(sums.remitted), open: amount(sums.open) };
  });
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
    .select(['cod_remittance.reference', 'cod_remittance.remitted_at'])
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
      remittance: row.reference === null || row.remitted_at === null ? null : { reference: row.reference, at: row.remitted_at.toISOString() },
    };
  });
}

export const cursorOf = ({ deliveredAt, waybillNo }: CodEntry): string => Buffer.from(`${deliveredAt} ${waybillNo}`).toString('base64url');

/** null for a cursor that none of ours is. */
export function readCursor(cursor: string): Mark | null {
  const [, at, waybillNo] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) (\w{1,32})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  return at === undefined || waybillNo === undefined ? null : { at: new Date(at), waybillNo };
}
