/**
 * Counting the parcels of the lane. States are in no index, since they change with every push, so the table of waybills
 * is walked along its key, slice by slice: each statement is short, and pushes and readers get in between.
 */
import { setTimeout } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Country } from '@amberlane/contract/site';
import { EVENT_CODES, type EventCode } from '@amberlane/contract/calls/tracking';
import type { Database } from '../database/tables.ts';

/** What one walk found. */
export interface LaneCount {
  readonly countedAt: Date;
  readonly onTheWay: number;
  readonly delivered: number;
  /** Hours from hand-over to delivery of the newest deliveries across a border, by country of delivery. */
  readonly hours: ReadonlyMap<Country, readonly number[]>;
  readonly servicePoints: ReadonlyMap<Country, number>;
}

interface WalkOptions {
  readonly now: Date;
  readonly days: number;
  /** Ends the walk early; it then rejects. */
  readonly signal: AbortSignal;
  readonly sliceRows?: number;
}

const SLICE_ROWS = 5_000;
/** Deliveries of a slice whose first event is looked up. */
const SAMPLE = 100;
const PAUSE_MS = 10;
const DAY_MS = 86_400_000;

/** Not yet ours, no longer on its way, or on its way back. */
const NOT_ON_THE_WAY: readonly EventCode[] = ['ORDER_CREATED', 'PICKUP_SCHEDULED', 'DELIVERED', 'RETURN_STARTED', 'RETURNED_TO_WAREHOUSE', 'DISPOSED'];
const ON_THE_WAY = EVENT_CODES.filter((code) => !NOT_ON_THE_WAY.includes(code));
const HANDED_OVER: readonly EventCode[] = ['PICKED_UP', 'DROPPED_OFF'];

interface SliceCount {
  readonly last: string | null;
  readonly on_the_way: number;
  readonly delivered: number;
}

/** Walks all waybills. Rejects when a statement fails or the signal ends the walk. */
export async function countLane(db: Kysely<Database>, { now, days, signal, sliceRows = SLICE_ROWS }: WalkOptions): Promise<LaneCount> {
  const since = new Date(now.getTime() - days * DAY_MS);
  const hours = new Map<Country, number[]>();
  let onTheWay = 0;
  let delivered = 0;
  for (let after = ''; ; ) {
    const slice = await countSlice(db, after, sliceRows, since);
    if (slice.last === null) break;
    onTheWay += slice.on_the_way;
    delivered += slice.delivered;
    for (const row of await sampleSlice(db, after, slice.last, since)) hours.set(row.country, [...(hours.get(row.country) ?? []), row.hours]);
    after = slice.last;
    await setTimeout(PAUSE_MS, undefined, { signal });
  }
  return { countedAt: now, onTheWay, delivered, hours, servicePoints: await countServicePoints(db) };
}

async function countSlice(db: Kysely<Database>, after: string, rows: number, since: Date): Promise<SliceCount> {
  const result = await sql<SliceCount>`
    select max(waybill_no) as last,
      (count(*) filter (where latest_code = any(${ON_THE_WAY}::text[]) and upstream is null))::integer as on_the_way,
      (count(*) filter (where latest_code = 'DELIVERED' and latest_at > ${since}::timestamptz))::integer as delivered
    from (
      select waybill_no, latest_code, latest_at, upstream from waybill
      where waybill_no > ${after} order by waybill_no limit ${rows}) as slice`.execute(db);
  return result.rows[0] ?? { last: null, on_the_way: 0, delivered: 0 };
}

async function sampleSlice(db: Kysely<Database>, after: string, last: string, since: Date) {
  const { rows } = await sql<{ country: Country; hours: number }>`
    select place.country, (extract(epoch from arrived.latest_at - handed.at) / 3600)::double precision as hours
    from (
      select waybill_no, latest_at, destination from waybill
      where waybill_no > ${after} and waybill_no <= ${last}
        and latest_code = 'DELIVERED' and latest_at > ${since}::timestamptz and product <> 'localDelivery'
      order by latest_at desc limit ${SAMPLE}) as arrived
    join place on place.code = arrived.destination
    cross join lateral (
      select min(occurred_at) as at from track_event
      where track_event.waybill_no = arrived.waybill_no and code = any(${HANDED_OVER}::text[])) as handed
    where handed.at < arrived.latest_at`.execute(db);
  return rows;
}

async function countServicePoints(db: Kysely<Database>): Promise<ReadonlyMap<Country, number>> {
  const { rows } = await sql<{ country: Country; points: number }>`
    select country, count(*)::integer as points from site where not closed_for_good group by country`.execute(db);
  return new Map(rows.map(({ country, points }) => [country, points]));
}
