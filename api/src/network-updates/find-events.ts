/** The newest events of all parcels, without saying whose they are. */
import { sql, type Kysely } from 'kysely';
import { MOST_NETWORK_UPDATES, NETWORK_EVENTS, type NetworkEvent } from '@amberlane/contract/calls/network-updates';
import type { Country } from '@amberlane/contract/site';
import type { Database } from '../database/tables.ts';

export interface NetworkEventRow {
  readonly code: NetworkEvent;
  readonly place: string;
  readonly towards: string | null;
  readonly occurred_at: Date;
}

const SECOND_MS = 1_000;
/** Spans before now, read one after the other until one holds enough: whatever the traffic, few rows are read. */
const SPANS_MS = [10 * SECOND_MS, 600 * SECOND_MS, 86_400 * SECOND_MS];
/** From these the updates are chosen. */
const CANDIDATES = 200;
/** A span with so many leaves a choice. */
const ENOUGH = 5 * MOST_NETWORK_UPDATES;

/** The last mile of a parcel. */
const LAST_MILE: readonly NetworkEvent[] = ['AT_DELIVERY_SITE', 'OUT_FOR_DELIVERY', 'READY_AT_POINT', 'DELIVERED'];

/** The lane to a country, or all that happens beside it. */
export interface LaneFilter {
  readonly country: Country;
  readonly side: 'lane' | 'elsewhere';
}

/** Newest first; none older than a day. Without a lane those of the whole network. */
export async function findNetworkEvents(db: Kysely<Database>, now: Date, lane: LaneFilter | null = null): Promise<readonly NetworkEventRow[]> {
  let found: readonly NetworkEventRow[] = [];
  for (const span of SPANS_MS) {
    found = await findSince(db, new Date(now.getTime() - span), now, lane);
    if (found.length >= ENOUGH) break;
  }
  return found;
}

/** What is not yet due, or was told late, is no news. */
async function findSince(db: Kysely<Database>, since: Date, now: Date, lane: LaneFilter | null): Promise<readonly NetworkEventRow[]> {
  const { rows } = await sql<NetworkEventRow>`
    select code, place, towards, occurred_at from track_event
    where received_at > ${since}::timestamptz and occurred_at > ${since}::timestamptz and occurred_at <= ${now}::timestamptz and code = any(${[...NETWORK_EVENTS]}::text[])
    ${lane ? onSide(lane) : sql``}
    order by occurred_at desc limit ${CANDIDATES}`.execute(db);
  return rows;
}

/** Parcels leave China: what is delivered there is a local delivery, which belongs to no lane; what changes planes in the country goes on to another one. */
function onSide({ country, side }: LaneFilter) {
  const isOnTheWay = sql`coalesce(towards in (select place.code from place where place.country = ${country}), false)`;
  const isLocal = sql`(code = any(${[...LAST_MILE]}::text[]) and place in (select place.code from place where place.country = 'CN'))`;
  const isPassing = sql`(code = 'TRANSIT_HUB' and place in (select place.code from place where place.country = ${country}))`;
  const ofLane = sql`place in (select place.code from place where place.country in ('CN', ${country}))`;
  const ofOthers = sql`place in (select place.code from place where place.country not in ('CN', ${country}))`;
  return side === 'lane' ? sql`and (${ofLane} or ${isOnTheWay}) and not ${isLocal} and not ${isPassing}` : sql`and ${ofOthers} and not ${isOnTheWay}`;
}
