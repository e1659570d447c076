/** Demo waybills in the database. */
import { sql, type Insertable, type Transaction } from 'kysely';
import type { Database, TrackEventTable } from '../database/tables.ts';
import { queueUpdates } from '../tracking-subscriptions/queue-updates.ts';
import { FINAL_CODES } from '../tracking/lifecycle.ts';
import { findParties, insertParties } from '../tracking/parties-repository.ts';
import type { CrowdParcel } from './background-parcels.ts';
import type { DemoHistory, DemoEvent } from './demo-history.ts';
import { SCRIPTS, type DemoParcel, type Script } from './itinerary.ts';
import { demoParties, demoSignature } from './parties.ts';
import { COLLECTIONS } from './trade-lanes.ts';

/** Any number, the same in every process: who holds this advisory lock may change demo data. */
const DEMO_LOCK = 7_201_142;

/** Waits for the right to change demo data until the transaction ends. */
export async function takeDemoLock(db: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${DEMO_LOCK})`.execute(db);
}

/** Takes it only when nobody else has it. */
export async function tryDemoLock(db: Transaction<Database>): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${DEMO_LOCK}) as taken`.execute(db);
  return rows[0]?.taken ?? false;
}

const RECEIVED_AFTER_MS = 90_000;
/** Rows of one statement: 12 parameters each, and PostgreSQL takes 65,535. */
const ROWS_A_STATEMENT = 1_000;

/** Writes waybills that are not there yet. */
export async function insertHistories(db: Transaction<Database>, histories: readonly DemoHistory[]): Promise<void> {
  for (const some of chunks(histories)) {
    await db.insertInto('waybill').values(some.map(waybillRow)).execute();
  }
  for (const some of chunks(histories.flatMap(({ waybillNo, events }) => events.map((event) => eventRow(waybillNo, event))))) {
    await db.insertInto('track_event').values(some).execute();
  }
  for (const some of chunks(histories)) await insertParties(db, some.map(demoParties));
}

/** Writes parcels of the crowd, which the simulator will move on. */
export async function insertCrowd(db: Transaction<Database>, parcels: readonly CrowdParcel[]): Promise<void> {
  if (parcels.length === 0) return;
  await insertHistories(db, parcels.map(({ history }) => history));
  const rows = parcels.map(({ parcel, open }) => ({ waybill_no: parcel.waybillNo, script: parcel.script, open }));
  await db.insertInto('demo_parcel').values(rows).execute();
}

/** A parcel that is not at its end, with what decides its next step. */
export interface OpenParcel {
  readonly parcel: DemoParcel;
  /** Events made so far. */
  readonly events: number;
  readonly latestAt: Date;
}

/** What every parcel of the crowd does, open or not; a script that is no longer known is left out. */
export async function findScripts(db: Transaction<Database>): Promise<Pick<DemoParcel, 'waybillNo' | 'script'>[]> {
  const rows = await db.selectFrom('demo_parcel').select(['waybill_no', 'script']).execute();
  return rows.flatMap(({ waybill_no: waybillNo, script: told }) => {
    const script = knownScript(told);
    return script ? [{ waybillNo, script }] : [];
  });
}

const knownScript = (told: string): Script | undefined => SCRIPTS.find((name) => name === told);

/** A database may be older than the lanes: what left from another hub stays where it is. */
const startsAtHub = (product: DemoParcel['product'], origin: string): boolean => product === 'localDelivery' || COLLECTIONS.some(({ hub }) => hub === origin);

/** Without those whose order a customer has changed: such a parcel goes its own way, which no script of the demo knows. */
export async function findOpenParcels(db: Transaction<Database>): Promise<OpenParcel[]> {
  const rows = await db
    .selectFrom('demo_parcel as demo')
    .innerJoin('waybill', 'waybill.waybill_no', 'demo.waybill_no')
    .select(['demo.waybill_no', 'demo.script', 'waybill.product', 'waybill.origin', 'waybill.destination', 'waybill.latest_at'])
    .select((select) =>
      select
        .selectFrom('track_event')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('track_event.waybill_no', '=', 'demo.waybill_no')
        .where('track_event.code', '!=', 'DELIVERY_DECIDED')
        .as('events'),
    )
    .where('demo.open', '=', true)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('customer_order').select('customer_order.id').whereRef('customer_order.waybill_no', '=', 'demo.waybill_no').where('customer_order.version', '>', 1))))
    // Nor does a script know what somebody decided after a failed delivery.
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('delivery_decision').select('delivery_decision.id').whereRef('delivery_decision.waybill_no', '=', 'demo.waybill_no'))))
    .orderBy('demo.waybill_no')
    .execute();
  return rows.flatMap(({ waybill_no, script, product, origin, destination, latest_at, events }) => {
    const known = knownScript(script);
    if (!known || !startsAtHub(product, origin)) return [];
    return [{ parcel: { waybillNo: waybill_no, script: known, product, origin, destination }, events: Number(events), latestAt: latest_at }];
  });
}

/** Adds one event, makes it the newest, and queues its email updates. */
export async function insertStep(db: Transaction<Database>, waybillNo: string, event: DemoEvent, isLast: boolean, now: Date): Promise<void> {
  await db.insertInto('track_event').values(eventRow(waybillNo, event)).execute();
  await db.updateTable('waybill').set({ latest_code: event.code, latest_at: event.occurredAt }).where('waybill_no', '=', waybillNo).execute();
  if (event.code === 'DELIVERED') await sign(db, waybillNo, event);
  await queueUpdates(db, [{ waybillNo, eventId: event.id, code: event.code, occurredAt: event.occurredAt }], now);
  if (isLast) await db.updateTable('demo_parcel').set({ open: false }).where('waybill_no', '=', waybillNo).execute();
}

async function sign(db: Transaction<Database>, waybillNo: string, event: DemoEvent): Promise<void> {
  const parties = await findParties(db, waybillNo);
  if (!parties) return;
  const signed_by = demoSignature(event, parties.receiver);
  await db.updateTable('waybill_parties').set({ signed_by }).where('waybill_no', '=', waybillNo).execute();
}

/** Forgets parcels whose waybill is gone, as when a customer cancels the order, and ends those that came to their end without their script. */
export async function forgetVanished(db: Transaction<Database>): Promise<void> {
  await db
    .updateTable('demo_parcel')
    .set({ open: false })
    .where('open', '=', true)
    .where(({ exists, selectFrom }) => exists(selectFrom('waybill').select('waybill.waybill_no').whereRef('waybill.waybill_no', '=', 'demo_parcel.waybill_no').where('waybill.latest_code', 'in', FINAL_CODES)))
    .execute();
  await db
    .deleteFrom('demo_parcel')
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('waybill').select('waybill.waybill_no').whereRef('waybill.waybill_no', '=', 'demo_parcel.waybill_no'))))
    .execute();
}

export async function countParcels(db: Transaction<Database>): Promise<number> {
  const { count } = await db.selectFrom('demo_parcel').select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  return Number(count);
}

/** Removes the finished parcels whose last event is the oldest, but none that a customer sees among the orders. */
export async function forgetOldest(db: Transaction<Database>, count: number): Promise<void> {
  const rows = await db
    .selectFrom('demo_parcel as demo')
    .innerJoin('waybill', 'waybill.waybill_no', 'demo.waybill_no')
    .select('demo.waybill_no')
    .where('demo.open', '=', false)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('waybill_parties as parties').select('parties.waybill_no').whereRef('parties.waybill_no', '=', 'demo.waybill_no').where('parties.account_id', 'is not', null))),
    )
    .orderBy('waybill.latest_at')
    .limit(count)
    .execute();
  const forgotten = rows.map((row) => row.waybill_no);
  await deleteWaybills(db, forgotten);
  if (forgotten.length > 0) await db.deleteFrom('waybill_parties').where('waybill_no', 'in', forgotten).execute();
}

/** Removes waybills and their events. Their parties stay: a history told anew belongs to the same people. */
export async function deleteWaybills(db: Transaction<Database>, waybillNos: readonly string[]): Promise<void> {
  if (waybillNos.length === 0) return;
  await db.deleteFrom('delivery_decision').where('waybill_no', 'in', waybillNos).execute();
  await db.deleteFrom('decision_reminder').where('waybill_no', 'in', waybillNos).execute();
  await db.deleteFrom('track_event').where('waybill_no', 'in', waybillNos).execute();
  await db.deleteFrom('waybill').where('waybill_no', 'in', waybillNos).execute();
  await db.deleteFrom('demo_parcel').where('waybill_no', 'in', waybillNos).execute();
}

function waybillRow({ events, ...waybill }: DemoHistory) {
  const first = events[0];
  const newest = events.at(-1);
  if (!first || !newest) throw new RangeError(`a demo waybill without an event: ${waybill.waybillNo}`);
  return {
    waybill_no: waybill.waybillNo,
    mall_no: waybill.mallNo,
    product: waybill.product,
    origin: waybill.origin,
    destination: waybill.destination,
    weight_grams: waybill.weightGrams,
    pieces: waybill.pieces,
    upstream: waybill.upstream,
    latest_code: newest.code,
    latest_at: newest.occurredAt,
    created_at: first.occurredAt,
  };
}

function eventRow(waybillNo: string, event: DemoEvent): Insertable<TrackEventTable> {
  return {
    waybill_no: waybillNo,
    event_id: event.id,
    code: event.code,
    reason: event.reason,
    handover: event.handover,
    disposal: event.disposal,
    attempt: event.attempt,
    place: event.place,
    towards: event.towards,
    occurred_at: event.occurredAt,
    received_at: event.receivedAt ?? new Date(event.occurredAt.getTime() + RECEIVED_AFTER_MS),
    site: null,
  };
}

function chunks<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_A_STATEMENT) }, (_none, index) =>
    rows.slice(index * ROWS_A_STATEMENT, (index + 1) * ROWS_A_STATEMENT),
  );
}
