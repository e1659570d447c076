/**
 * Orders and address books of the demo customers: the seeded parcels as orders of theirs, some drafts and some that
 * were cancelled, for a database that has no order yet.
 */
import type { Insertable, Transaction } from 'kysely';
import { priceShipment, type Price, type Rate } from '@amberlane/contract/domain';
import type { OrderForm } from '@amberlane/contract/calls/orders';
import type { EventCode } from '@amberlane/contract/calls/tracking';
import { insertEntry } from '../address-book/repository.ts';
import { agreementFor } from '../agreement/agreement.ts';
import type { CustomerOrderTable } from '../database/tables/orders.ts';
import type { Database } from '../database/tables.ts';
import { shipmentOf } from '../orders/order-shipment.ts';
import { keptPrice } from '../orders/order-price.ts';
import { searchedText } from '../orders/searched-text.ts';
import { findCity } from '../rates/city-book.ts';
import { rateDay } from '../rates/rate-day.ts';
import { freightCities, ratesOn, toRate, type CityRow } from '../rates/repository.ts';
import { localDay } from '../tracking/wall-clock.ts';
import { DEMO_ACCOUNT, DEMO_ACCOUNTS_WITH_ORDERS } from './accounts.ts';
import { DEMO_BOOKS } from './address-books.ts';
import { demoPlace, wholeLife } from './journey.ts';
import { demoForm } from './order-forms.ts';
import { NAMED_WAYBILLS } from './named-parcels.ts';
import { randomFrom } from './random.ts';
import { findScripts } from './repository.ts';

const MOVING = 75;
const OVER = 50;
const UNSENT = 40;

type OrderInsert = Insertable<CustomerOrderTable>;
type PriceOf = (form: OrderForm) => Price | null;

/** Idempotent. */
export async function seedOrders(db: Transaction<Database>, now: Date): Promise<void> {
  const some = await db.selectFrom('customer_order').select('id').limit(1).executeTakeFirst();
  if (some) return;
  const parcels = await parcelsForOrders(db);
  const dayOf = await pickupDays(db, parcels);
  const price = await priceList(db, now);
  const { version } = agreementFor('en', now);
  const sent = parcels.map((parcel, index) => sentOrder(parcel, dayOf(parcel), index, { price, version }));
  const unsent = parcels.slice(0, UNSENT).map((parcel, index) => unsentOrder(parcel, index, version, now));
  await db.insertInto('customer_order').values([...sent, ...unsent]).execute();
  await giveParcels(db, sent);
  for (const [accountId, entries] of DEMO_BOOKS) {
    for (const [index, entry] of entries.entries()) await insertEntry(db, accountId, `${accountId}-${index}`, entry, now);
  }
}

type Parcel = Awaited<ReturnType<typeof parcelsForOrders>>[number];

/** Within China there are no rates, and the price of an order would never come. */
const hasRates = ({ origin, destination }: { readonly origin: string; readonly destination: string }): boolean => !origin.startsWith('CN-') || !destination.startsWith('CN-');

/**
 * Parcels that belong to demo customers already, then others under way, then others that have come to their end. Those
 * whose numbers are told everywhere stay whose they are.
 */
async function parcelsForOrders(db: Transaction<Database>) {
  const rows = await db
    .selectFrom('waybill')
    .innerJoin('waybill_parties', 'waybill_parties.waybill_no', 'waybill.waybill_no')
    .select(['waybill.waybill_no', 'waybill.mall_no', 'waybill.product', 'waybill.weight_grams', 'waybill.pieces', 'waybill.latest_code', 'waybill.latest_at', 'waybill.created_at', 'waybill.origin', 'waybill.destination'])
    .select(['waybill_parties.account_id', 'waybill_parties.sender', 'waybill_parties.receiver'])
    .where('waybill.upstream', 'is', null)
    .orderBy('waybill.waybill_no')
    .execute();
  const owned = rows.filter(({ account_id }) => account_id !== null);
  const free = rows.filter((row) => row.account_id === null && hasRates(row) && !NAMED_WAYBILLS.includes(row.waybill_no));
  const isOver = ({ latest_code }: (typeof rows)[number]): boolean => ['DELIVERED', 'DISPOSED', 'RETURNED_TO_WAREHOUSE'].includes(latest_code);
  return [...owned, ...free.filter((row) => !isOver(row)).slice(0, MOVING), ...free.filter(isOver).slice(0, OVER)];
}

/** Half of them are the first customer's. */
const ownerAt = (index: number): string => (index % 2 === 0 ? DEMO_ACCOUNT : (DEMO_ACCOUNTS_WITH_ORDERS[index % DEMO_ACCOUNTS_WITH_ORDERS.length] ?? DEMO_ACCOUNT));

function formOf(parcel: Parcel, pickupDate: string | null, version: string): OrderForm {
  const { waybill_no, mall_no, product, weight_grams, pieces, sender, receiver } = parcel;
  return demoForm({ product, sender, receiver, weightGrams: weight_grams, pieces, mallNo: mall_no, pickupDate }, randomFrom(`${waybill_no} order`), version);
}

/** Day on which a courier collects a parcel, by its history or, before it is handed over, by the script that the simulator goes on with; null for one that its sender brings. */
async function pickupDays(db: Transaction<Database>, parcels: readonly Parcel[]): Promise<(parcel: Parcel) => string | null> {
  const events = await db
    .selectFrom('track_event')
    .select(['waybill_no', 'code', 'place', 'occurred_at'])
    .where('waybill_no', 'in', parcels.map(({ waybill_no }) => waybill_no))
    .where('code', 'in', HANDOVERS)
    .execute();
  const told = new Map(events.map(({ waybill_no, code, place, occurred_at: occurredAt }) => [waybill_no, { code, place, occurredAt }]));
  const scripts = new Map((await findScripts(db)).map(({ waybillNo, script }) => [waybillNo, script]));
  return ({ waybill_no: waybillNo, product, origin, destination, created_at }) => {
    const script = scripts.get(waybillNo);
    const coming = script && wholeLife({ waybillNo, script, product, origin, destination }, created_at).find(({ code }) => HANDOVERS.includes(code));
    const handover = told.get(waybillNo) ?? coming;
    return handover?.code === 'PICKED_UP' ? localDay(handover.occurredAt, demoPlace(handover.place).timeZone) : null;
  };
}

/** How a parcel reaches us. */
const HANDOVERS: readonly EventCode[] = ['PICKED_UP', 'DROPPED_OFF'];

/** The same for the same seed, and as long as `length`. */
const numberFrom = (seed: string, length: number): string => {
  const random = randomFrom(seed);
  return Array.from({ length }, () => random.between(0, 9)).join('');
};

const numbersOf = (seed: string) => ({ order_no: `AL${numberFrom(`${seed} order`, 12)}`, trade_no: `T${numberFrom(`${seed} trade`, 18)}` });

interface OrderRules {
  readonly price: PriceOf;
  /** Of the agreement. */
  readonly version: string;
}

function sentOrder(parcel: Parcel, pickupDate: string | null, index: number, { price, version }: OrderRules): OrderInsert {
  const { waybill_no, account_id, created_at, latest_at } = parcel;
  const form = formOf(parcel, pickupDate, version);
  const priced = price(form);
  const numbers = numbersOf(waybill_no);
  return {
    ...numbers, id: `demo-order-${waybill_no}`, account_id: account_id ?? ownerAt(index), waybill_no, ...contentOf(form, [...Object.values(numbers), waybill_no]),
    stage: 'SUBMITTED', reference_price: priced && JSON.stringify(priced.total), price: priced && JSON.stringify(keptPrice(priced)), version: 1, created_at, updated_at: latest_at, deleted_at: null,
  };
}

/** Every other one a draft that somebody left half typed, else an order that was cancelled. */
function unsentOrder(parcel: Parcel, index: number, version: string, now: Date): OrderInsert {
  const isDraft = index % 2 === 0;
  const at = new Date(now.getTime() - (index + 1) * 7 * 3_600_000);
  const seed = `${parcel.waybill_no} unsent`;
  const numbers = numbersOf(seed);
  const sent = formOf(parcel, null, version);
  // Another parcel than the one that was sent: its carrier knows it by another number.
  const whole = sent.domesticTransOrder === '' ? sent : { ...sent, domesticTransOrder: `SF${numbers.order_no.slice(-9)}` };
  // Some are so heavy that we confirm their price by hand.
  const weightGrams = index % 8 === 6 && whole.expressType === 'specialLine' ? 120_000 : whole.weightGrams;
  const form = isDraft ? { ...whole, acceptPhone: '', goods: whole.goods.slice(0, 1), weightGrams: index % 4 === 0 ? null : weightGrams, agreementVersion: '' } : whole;
  return {
    ...numbers, id: `demo-order-unsent-${index}`, account_id: ownerAt(index), waybill_no: null, ...contentOf(form, Object.values(numbers)),
    stage: isDraft ? 'DRAFT' : 'CANCELLED', reference_price: null, version: 1, created_at: at, updated_at: at, deleted_at: null,
  };
}

function contentOf(form: Omit<OrderForm, 'weightGrams'> & { readonly weightGrams: number | null }, numbers: readonly string[]) {
  const { senderAddress, receiverAddress, acceptName, mallNo, domesticTransOrder } = form;
  return {
    kind: senderAddress.countryCode === receiverAddress.countryCode ? ('local' as const) : ('international' as const),
    form: JSON.stringify(form),
    accept_country: receiverAddress.countryCode,
    search: searchedText([...numbers, acceptName, mallNo, domesticTransOrder]),
  };
}

/** Prices by the rates of the day, all read at once; null for a lane without one. */
async function priceList(db: Transaction<Database>, now: Date): Promise<PriceOf> {
  const day = rateDay(now);
  const cities = await freightCities(db);
  const rates = new Map(
    (await ratesOn(db, {}, day)).map((row): [string, Rate] => [`${row.origin} ${row.destination} ${row.product}`, toRate(row)]),
  );
  return (form) => {
    const shipment = shipmentOf(form);
    const ends = endsOf(cities, form);
    const rate = ends && rates.get(`${ends.from.code} ${ends.to.code} ${shipment.product}`);
    if (!ends || !rate) return null;
    const lane = { gateway: ends.from.gateway, destination: ends.to.country, remote: ends.to.is_remote };
    return priceShipment(shipment, lane, rate, day);
  };
}

function endsOf(cities: readonly CityRow[], { senderAddress, receiverAddress }: OrderForm): { from: CityRow; to: CityRow } | null {
  const from = findCity(cities, { country: senderAddress.countryCode, city: senderAddress.city });
  const to = findCity(cities, { country: receiverAddress.countryCode, city: receiverAddress.city });
  return from && to ? { from: from.city, to: to.city } : null;
}

/** The parcels of an order belong to its customer, who may see their parties. */
async function giveParcels(db: Transaction<Database>, orders: readonly OrderInsert[]): Promise<void> {
  for (const accountId of DEMO_ACCOUNTS_WITH_ORDERS) {
    const waybills = orders.flatMap(({ account_id, waybill_no }) => (account_id === accountId && waybill_no ? [waybill_no] : []));
    if (waybills.length > 0) await db.updateTable('waybill_parties').set({ account_id: accountId }).where('waybill_no', 'in', waybills).execute();
  }
}
