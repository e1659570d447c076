/**
 * Pushed events in the database: one `insert … select from unnest` for the events and one update for the newest state
 * of their waybills, whatever their count. Rows are named in the order of their key, so that two pushes hardly ever wait
 * for each other crosswise. Whether a state is newer is judged by the update itself, on the row as it is by then.
 */
import { sql, type Kysely, type Transaction } from 'kysely';
import type { PushedEvent } from '@amberlane/contract/calls/push';
import { EVENT_CODES } from '@amberlane/contract/calls/tracking';
import { arrayLiteral } from '../database/array-literal.ts';
import type { Database } from '../database/tables.ts';
import type { WaybillEvent } from '../tracking-subscriptions/update-codes.ts';
import { queueUpdates } from '../tracking-subscriptions/queue-updates.ts';
import { headsOf, type Head } from './latest-event.ts';
import { eventKey, type ReadEvent } from './read-events.ts';

/** What became of each event that was read: those named here were written, or their waybill does not exist. */
export interface Written {
  /** Keys of the events that were not there yet. */
  readonly inserted: ReadonlySet<string>;
  readonly unknownWaybills: ReadonlySet<string>;
}

/** Writes a batch in one transaction. */
export function writeEvents(db: Kysely<Database>, events: readonly ReadEvent[], receivedAt: Date): Promise<Written> {
  return db.transaction().execute(async (transaction) => {
    await insertWaybills(transaction, events, receivedAt);
    const inserted = await insertEvents(transaction, sortedByKey(events), receivedAt);
    const fresh = events.filter(({ event }) => inserted.has(eventKey(event)));
    await moveHeads(transaction, headsOf(fresh.map(toHead)));
    await sign(transaction, fresh);
    await queueUpdates(transaction, fresh.map(toEvent), receivedAt);
    return { inserted, unknownWaybills: await unknownWaybills(transaction, events.filter(({ event }) => !inserted.has(eventKey(event)))) };
  });
}

const toEvent = ({ event: { waybillNo, eventId, code }, occurredAt }: ReadEvent): WaybillEvent => ({ waybillNo, eventId, code, occurredAt });
const toHead = ({ event, occurredAt }: ReadEvent): Head => ({ waybillNo: event.waybillNo, code: event.code, at: occurredAt });

function sortedByKey(events: readonly ReadEvent[]): readonly ReadEvent[] {
  const keyed = events.map((read) => [eventKey(read.event), read] as const);
  return keyed.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, read]) => read);
}

/** Of events that were not written: the waybills that do not exist; the others were there already. */
async function unknownWaybills(db: Db, events: readonly ReadEvent[]): Promise<ReadonlySet<string>> {
  const asked = [...new Set<string>(events.map(({ event }) => event.waybillNo))];
  if (asked.length === 0) return new Set();
  const { rows } = await sql<{ waybill_no: string }>`select waybill_no from waybill where waybill_no = any(${asked}::text[])`.execute(db);
  const known = new Set(rows.map((row) => row.waybill_no));
  return new Set(asked.filter((number) => !known.has(number)));
}

type Db = Transaction<Database>;

/** Makes the waybills that come with their first event; those that are there keep their facts. */
async function insertWaybills(db: Db, events: readonly ReadEvent[], createdAt: Date): Promise<void> {
  const brought = new Map<string, NonNullable<PushedEvent['waybill']>>(events.flatMap(({ event }) => (event.waybill ? [[event.waybillNo, event.waybill] as const] : [])));
  if (brought.size === 0) return;
  const heads = headsOf(events.filter(({ event }) => brought.has(event.waybillNo)).map(toHead));
  const rows = heads.flatMap(({ waybillNo, code, at }) => {
    const facts = brought.get(waybillNo);
    return facts ? [{ waybillNo, code, at, ...facts, mallNo: facts.mallNo || null }] : [];
  });
  await sql`
    insert into waybill (waybill_no, mall_no, product, origin, destination, weight_grams, pieces, latest_code, latest_at, created_at)
    select *, ${createdAt}::timestamptz
    from unnest(
      ${rows.map((row) => row.waybillNo)}::text[], ${rows.map((row) => row.mallNo)}::text[], ${rows.map((row) => row.product)}::text[],
      ${rows.map((row) => row.origin)}::text[], ${rows.map((row) => row.destination)}::text[], ${rows.map((row) => row.weightGrams)}::integer[],
      ${rows.map((row) => row.pieces)}::smallint[], ${rows.map((row) => row.code)}::text[], ${rows.map((row) => row.at.toISOString())}::timestamptz[])
    on conflict (waybill_no) do nothing`.execute(db);
}

/** Gives the keys of the events that are new and whose waybill exists; usually all of them, which then need not be told. */
async function insertEvents(db: Db, events: readonly ReadEvent[], receivedAt: Date): Promise<ReadonlySet<string>> {
  if (events.length === 0) return new Set();
  // What no event carries goes as an empty list: `unnest` fills the shorter lists up with null.
  const column = (value: (read: ReadEvent) => string | number | null): string => {
    const values = events.map(value);
    return values.every((one) => one === null) ? '{}' : arrayLiteral(values);
  };
  const { rows } = await sql<{ keys: [waybillNo: string, eventId: string][] | null }>`
    with written as (
    insert into track_event (waybill_no, event_id, code, reason, handover, disposal, attempt, place, towards, site, occurred_at, received_at)
    select pushed.*, ${receivedAt}::timestamptz
    from unnest(
      ${column(({ event }) => event.waybillNo)}::text[], ${column(({ event }) => event.eventId)}::text[], ${column(({ event }) => event.code)}::text[],
      ${column(({ event }) => event.reason)}::text[], ${column(({ event }) => event.handover)}::text[], ${column(({ event }) => event.disposal)}::text[],
      ${column(({ event }) => event.attempt)}::smallint[], ${column(({ event }) => event.place)}::text[], ${column(({ event }) => event.towards)}::text[],
      ${column(({ event }) => event.siteCode)}::text[], ${column(({ occurredAt }) => occurredAt.toISOString())}::timestamptz[])
      as pushed (waybill_no, event_id, code, reason, handover, disposal, attempt, place, towards, site, occurred_at)
    where exists (select from waybill where waybill.waybill_no = pushed.waybill_no)
    on conflict (waybill_no, event_id) do nothing
    returning waybill_no, event_id)
    select case when count(*) = ${events.length}::integer then null else coalesce(json_agg(json_build_array(waybill_no, event_id)), '[]') end as keys
    from written`.execute(db);
  const keys = rows[0]?.keys;
  return new Set(keys ? keys.map(([waybillNo, eventId]) => eventKey({ waybillNo, eventId })) : events.map(({ event }) => eventKey(event)));
}

/**
 * A late event never turns a state back; of two events of one instant the later in a parcel's life counts. Whoever pushes
 * for a parcel of a partner network is the answer that was waited for.
 */
async function moveHeads(db: Db, heads: readonly Head[]): Promise<void> {
  if (heads.length === 0) return;
  await sql`
    update waybill set latest_code = head.code, latest_at = head.at, upstream = null
    from unnest(
      ${arrayLiteral(heads.map(({ waybillNo }) => waybillNo))}::text[], ${arrayLiteral(heads.map(({ code }) => code))}::text[],
      ${arrayLiteral(heads.map(({ at }) => at.toISOString()))}::timestamptz[])
      as head (waybill_no, code, at)
    where waybill.waybill_no = head.waybill_no
      and (head.at > waybill.latest_at or (head.at = waybill.latest_at
        and array_position(${[...EVENT_CODES]}::text[], head.code) > array_position(${[...EVENT_CODES]}::text[], waybill.latest_code)))`.execute(db);
}

/** Writes down who took the parcel, for its owner. */
async function sign(db: Db, events: readonly ReadEvent[]): Promise<void> {
  const signed = events.filter(({ event }) => event.signedBy !== '');
  if (signed.length === 0) return;
  await sql`
    update waybill_parties set signed_by = signed.name
    from unnest(${signed.map(({ event }) => event.waybillNo)}::text[], ${signed.map(({ event }) => event.signedBy)}::text[]) as signed (waybill_no, name)
    where waybill_parties.waybill_no = signed.waybill_no`.execute(db);
}
