/** The newest events of all parcels, without saying whose they are. */
import { sql, type Kysely } from 'kysely';
import { MOST_NETWORK_UPDATES, NETWORK_EVENTS, type NetworkEvent } from '@amberlane/contract/calls/network-updates';
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

/** Newest first; none older than a day. */
export async function findNetworkEvents(db: Kysely<Database>, now: Date): Promise<readonly NetworkEventRow[]> {
  let found: readonly NetworkEventRow[] = [];
  for (const span of SPANS_MS) {
    found = await findSince(db, new Date(now.getTime() - span), now);
    if (found.length >= ENOUGH) break;
  }
  return found;
}

/** What is not yet due, or was told late, is no news. */
async function findSince(db: Kysely<Database>, since: Date, now: Date): Promise<readonly NetworkEventRow[]> {
  const { rows } = await sql<NetworkEventRow>`
    select code, place, towards, occurred_at from track_event
    where received_at > ${since}::timestamptz and occurred_at > ${since}::timestamptz and occurred_at <= ${now}::timestamptz and code = any(${[...NETWORK_EVENTS]}::text[])
    order by occurred_at desc limit ${CANDIDATES}`.execute(db);
  return rows;
}
