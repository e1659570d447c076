/** Until when the senders of parcels can still choose, for lists of orders. */
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { standingOf } from './decision-period.ts';
import { closedOf, openOf } from './parcel-facts.ts';
import { decisionsOfAll } from './repository.ts';
import type { Parcel } from '../tracking/parcel.ts';

export interface DueDecision {
  /** Last minute of the last day, on the clock of the place. */
  readonly at: Date;
  /** IANA zone of the place. */
  readonly timeZone: string;
}

/** By tracking number; parcels about which nothing is to be decided any more, or somebody has decided, are left out. */
export async function dueDecisions(db: Kysely<Database>, parcels: ReadonlyMap<string, Parcel>, now: Date): Promise<ReadonlyMap<string, DueDecision>> {
  if (parcels.size === 0) return new Map();
  const decisions = await decisionsOfAll(db, [...parcels.keys()]);
  const decisionsAbout = Map.groupBy(decisions, ({ waybill_no: waybillNo }) => waybillNo);
  return new Map([...parcels].flatMap(([waybillNo, parcel]) => {
    const standing = standingOf(parcel, now);
    const made = decisionsAbout.get(waybillNo) ?? [];
    if (!standing.period || closedOf(parcel, made, now) !== null || openOf(made, standing) !== null) return [];
    return [[waybillNo, { at: standing.period.deadline, timeZone: standing.period.start.place.timeZone }] as const];
  }));
}
