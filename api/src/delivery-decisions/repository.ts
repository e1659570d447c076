/** Decisions about parcels in the database. One of a parcel is open at a time; whoever writes one holds the row of the waybill. */
import { randomInt, randomUUID } from 'node:crypto';
import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { OrderDraft } from '@amberlane/contract/calls/orders';
import type { Database } from '../database/tables.ts';
import type { DeliveryDecisionTable } from '../database/tables/delivery-decisions.ts';
import { placeBook, type PlaceBook } from '../tracking/place-repository.ts';
import type { Parcel } from '../tracking/parcel.ts';
import { readParcel } from '../tracking/reading-parcel.ts';
import { findParcels } from '../tracking/repository.ts';

type Db = Kysely<Database> | Transaction<Database>;
export type DecisionRow = Selectable<DeliveryDecisionTable>;

/** Of several parcels, the newest first. */
export const decisionsOfAll = (db: Db, waybillNos: readonly string[]): Promise<DecisionRow[]> =>
  db.selectFrom('delivery_decision').selectAll().where('waybill_no', '=', sql<string>`any(${[...waybillNos]}::text[])`).orderBy('version', 'desc').execute();

/** Newest first. */
export const decisionsOf = (db: Db, waybillNo: string): Promise<DecisionRow[]> =>
  db.selectFrom('delivery_decision').selectAll().where('waybill_no', '=', waybillNo).orderBy('version', 'desc').limit(50).execute();

/** Lets nobody else decide about the parcel until the transaction ends. False when the waybill is gone. */
export async function holdWaybill(tx: Transaction<Database>, waybillNo: string): Promise<boolean> {
  return (await tx.selectFrom('waybill').select('waybill_no').where('waybill_no', '=', waybillNo).forUpdate().executeTakeFirst()) !== undefined;
}

/** By tracking number, without parcels that are unknown, have no event, or that a partner network alone knows. */
export async function ownParcels(db: Db, waybillNos: readonly string[], book: PlaceBook = placeBook(db)): Promise<ReadonlyMap<string, Parcel>> {
  const { waybills, events } = await findParcels(db, waybillNos);
  const own = waybills.filter(({ upstream }) => upstream === null);
  const codes = [...own.flatMap(({ origin, destination }) => [origin, destination]), ...events.flatMap(({ place, towards }) => (towards === null ? [place] : [place, towards]))];
  const places = await book.find(codes);
  const eventsOf = Map.groupBy(events, ({ waybill_no: waybillNo }) => waybillNo);
  return new Map(own.flatMap((row) => {
    const parcel = readParcel(row, eventsOf.get(row.waybill_no) ?? [], places);
    return parcel ? [[row.waybill_no, parcel] as const] : [];
  }));
}

/** One of them; null where there is none. */
export const findParcel = async (db: Db, waybillNo: string): Promise<Parcel | null> => (await ownParcels(db, [waybillNo])).get(waybillNo) ?? null;

/** The order behind a waybill, for the address and the recipient's email; null for a parcel without one. */
export async function findOrderForm(db: Db, waybillNo: string): Promise<OrderDraft | null> {
  const row = await db.selectFrom('customer_order').select('form').where('waybill_no', '=', waybillNo).executeTakeFirst();
  return row?.form ?? null;
}

/** Letters and digits that nobody mistakes for one another. */
const SIGNS = '23456789ACDEFGHJKLMNPQRSTUVWXYZ';
const signs = (count: number): string => Array.from({ length: count }, () => SIGNS[randomInt(SIGNS.length)]).join('');
const newReference = (): string => `DD-${signs(4)}-${signs(4)}`;

type NewDecision = Omit<Insertable<DeliveryDecisionTable>, 'id' | 'reference' | 'state'>;

/** Writes a decision in the place of the open one; that one counts as carried out when a scan came after it. */
export async function insertDecision(tx: Transaction<Database>, decision: NewDecision, { state, lastScanAt }: { readonly state: 'open' | 'done'; readonly lastScanAt: Date }): Promise<DecisionRow> {
  await tx
    .updateTable('delivery_decision')
    .set({ state: sql<'replaced' | 'done'>`case when created_at < ${lastScanAt}::timestamptz then 'done' else 'replaced' end` })
    .where('waybill_no', '=', decision.waybill_no)
    .where('state', '=', 'open')
    .execute();
  return tx
    .insertInto('delivery_decision')
    .values({ id: randomUUID(), reference: newReference(), ...decision, state })
    .returningAll()
    .executeTakeFirstOrThrow();
}

interface NewEvent {
  readonly waybillNo: string;
  readonly code: 'DELIVERY_DECIDED' | 'DISPOSED';
  readonly disposal: 'SHELVED' | 'DESTROYED' | null;
  readonly place: string;
  readonly at: Date;
}

/** Adds an event to the history and gives its id. A decision is no scan and leaves the parcel's state as it was. */
export async function insertEvent(tx: Transaction<Database>, { waybillNo, code, disposal, place, at }: NewEvent): Promise<string> {
  const eventId = randomUUID();
  await tx
    .insertInto('track_event')
    .values({ waybill_no: waybillNo, event_id: eventId, code, reason: null, handover: null, disposal, attempt: null, place, towards: null, site: null, occurred_at: at, received_at: at })
    .execute();
  if (code === 'DISPOSED') await tx.updateTable('waybill').set({ latest_code: code, latest_at: at }).where('waybill_no', '=', waybillNo).execute();
  return eventId;
}

/** Writes the corrected lines on the label data of the parcel. */
export async function correctReceiver(tx: Transaction<Database>, waybillNo: string, addressLines: readonly string[]): Promise<void> {
  await sql`update waybill_parties set receiver = jsonb_set(receiver, '{addressLines}', ${JSON.stringify(addressLines)}::jsonb) where waybill_no = ${waybillNo}`.execute(tx);
}
