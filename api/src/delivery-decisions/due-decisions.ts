/** Until when the senders of parcels can still choose, for lists of orders. */
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { WaybillRow } from '../tracking/repository.ts';
import { findParcels } from '../tracking/repository.ts';
import { placeBook } from '../tracking/place-repository.ts';
import { readParcel } from '../tracking/reading-parcel.ts';
import { standingOf } from './decision-period.ts';
import { closedOf, openOf } from './parcel-facts.ts';

export interface DueDecision {
  /** Last minute of the last day, on the clock of the place. */
  readonly at: Date;
  /** IANA zone of the place. */
  readonly timeZone: string;
}

/** By tracking number; parcels about which nothing is to be decided any more, or somebody has decided, are left out. */
export async function dueDecisions(db: Kysely<Database>, waybillNos: readonly string[], now: Date): Promise<ReadonlyMap<string, DueDecision>> {
  if (waybillNos.length === 0) return new Map();
  const { waybills, events } = await findParcels(db, waybillNos);
  const codes = [...waybills.flatMap(({ origin, destination }) => [origin, destination]), ...events.flatMap(({ place, towards }) => (towards === null ? [place] : [place, towards]))];
  const places = await placeBook(db).find(codes);
  const decisions = await db.selectFrom('delivery_decision').selectAll().where('waybill_no', '=', sql<string>`any(${[...waybillNos]}::text[])`).orderBy('version', 'desc').execute();
  const due = (row: WaybillRow): DueDecision | null => {
    const parcel = row.upstream === null ? readParcel(row, events.filter(({ waybill_no }) => waybill_no === row.waybill_no), places) : null;
    if (!parcel) return null;
    const standing = standingOf(parcel, now);
    const made = decisions.filter(({ waybill_no }) => waybill_no === row.waybill_no);
    if (!standing.period || closedOf(parcel, made, now) !== null || openOf(made, standing) !== null) return null;
    return { at: standing.period.deadline, timeZone: standing.period.start.place.timeZone };
  };
  return new Map(waybills.flatMap((row) => {
    const found = due(row);
    return found ? [[row.waybill_no, found] as const] : [];
  }));
}
