/** Waybills and their events in the database. Every look-up is served by a primary key or the index beside it. */
import { sql, type Kysely, type Selectable } from 'kysely';
import type { OrderDraft } from '@amberlane/contract/calls/orders';
import type { Database, TrackEventTable, WaybillTable } from '../database/tables.ts';

export interface WaybillRow extends Selectable<WaybillTable> {
  /** How the sender of its order hands it over, while nobody has scanned it; null afterwards, and without an order. */
  readonly ship_way: OrderDraft['localShipWay'];
}
export type TrackEventRow = Selectable<TrackEventTable>;

/** Newest events that are read of one waybill: no parcel comes near it, and an answer stays bounded. */
const MOST_EVENTS = 500;

/** Waybills and events of the numbers asked, in any order: two queries whatever their count. */
export async function findParcels(
  db: Kysely<Database>,
  waybillNos: readonly string[],
): Promise<{ waybills: WaybillRow[]; events: TrackEventRow[] }> {
  if (waybillNos.length === 0) return { waybills: [], events: [] };
  // One parameter: the statement is the same text for one number and for twenty.
  const asked = sql<string>`${[...new Set(waybillNos)]}::text[]`;
  const [waybills, events] = await Promise.all([
    db
      .selectFrom('waybill')
      .selectAll('waybill')
      .select((select) =>
        select
          .selectFrom('customer_order')
          .select(sql<OrderDraft['localShipWay']>`form ->> 'localShipWay'`.as('ship_way'))
          .whereRef('customer_order.waybill_no', '=', 'waybill.waybill_no')
          .where('waybill.latest_code', '=', 'ORDER_CREATED')
          .as('ship_way'),
      )
      .where('waybill.waybill_no', '=', sql<string>`any(${asked})`)
      .execute(),
    // Number by number with a limit: a planner that has no statistics yet would read the whole table for "any of them".
    db
      .selectFrom(sql<{ waybill_no: string }>`unnest(${asked})`.as<'asked'>(sql`asked(waybill_no)`))
      .innerJoinLateral(
        (query) =>
          query
            .selectFrom('track_event')
            .selectAll()
            .whereRef('track_event.waybill_no', '=', 'asked.waybill_no')
            .orderBy('occurred_at', 'desc')
            .limit(MOST_EVENTS)
            .as('event'),
        (join) => join.onTrue(),
      )
      .selectAll('event')
      .execute(),
  ]);
  return { waybills, events };
}

/** Numbers of the waybills that carry a shop's order number, oldest first. */
export async function findByMallNo(db: Kysely<Database>, mallNo: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('waybill')
    .select('waybill_no')
    .where('mall_no', '=', mallNo)
    .orderBy('created_at')
    .orderBy('waybill_no')
    .limit(limit)
    .execute();
  return rows.map((row) => row.waybill_no);
}

/** Code of the service site of the newest event that names one. */
export async function findSite(db: Kysely<Database>, waybillNo: string): Promise<string | null> {
  const row = await db
    .selectFrom('track_event')
    .select('site')
    .where('waybill_no', '=', waybillNo)
    .where('site', 'is not', null)
    .orderBy('occurred_at', 'desc')
    .orderBy('event_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.site ?? null;
}
