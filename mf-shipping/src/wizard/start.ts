/** With what the form begins: a draft, an order to be changed, one like an earlier one, or a new one. No React. */
import type { CallFailure } from '@amberlane/core';
import { ERROR } from '@amberlane/contract/calls';
import { COUNTRY_TIME_ZONE, type Country } from '@amberlane/contract/site';
import { RECEIVER_TYPES } from '@amberlane/contract/domain';
import type { KeptState } from './draft-keeper.ts';
import { newestOnDevice, readRecord, type DeviceRecord } from './device-record.ts';
import { againLike, orderValues, withBookEntry, withCustomer } from './from-order.ts';
import { firstPickupDay } from './pickup-days.ts';
import { PROMISED } from './price-change.ts';
import { DONE, indexOf, isStep, stepAt, type StepId } from './steps.ts';
import { contestedFields, entriesOf } from './typed-changes.ts';
import { blankValues, withKept, type WizardValues } from './values.ts';
import { hasShipment, promisedTotal, withShipment, type ShipKind } from './wizard-address.ts';
import type { BookEntry, Customer, NewestOrders, OrderDetail } from './wizard-calls.ts';

/** The form on its way from one page to the other, with what its keeper knows of the account. */
export interface CarriedForm extends Omit<KeptState, 'identity'> {
  readonly record: DeviceRecord;
}

/** What the start may ask the API; each answer or its failure. */
export interface StartAsks {
  readonly customer: () => Promise<Customer>;
  readonly order: (id: string) => Promise<OrderDetail>;
  /** The newest drafts, with how many orders of each status there are. */
  readonly drafts: () => Promise<NewestOrders>;
  readonly book: () => Promise<readonly BookEntry[]>;
  readonly address: (id: string) => Promise<BookEntry>;
  /** Name of a freight city by its code. */
  readonly cityNames: () => Promise<(code: string) => string | null>;
}

export interface StartContext {
  readonly query: URLSearchParams;
  readonly kind: ShipKind;
  readonly country: Country;
  /** The form that another page of this remote has just handed over. */
  readonly carried: CarriedForm | null;
  readonly storage: Parameters<typeof readRecord>[0];
  readonly now: Date;
  readonly newId: () => string;
}

/** A draft that the customer may want to go on with instead. */
export interface Offer {
  readonly id: string;
  readonly orderId: string | null;
  readonly kind: ShipKind;
  readonly country: Country | null;
  /** The recipient; '' until one is named. */
  readonly name: string;
  /** Cities of both sides, '' while not typed: they tell shipments within one country apart. */
  readonly cities: { readonly from: string; readonly to: string };
  /** ISO instant. */
  readonly at: string;
}

export interface Beginning extends Omit<KeptState, 'identity'> {
  readonly userId: string;
  readonly record: DeviceRecord;
  readonly values: WizardValues;
  readonly offer: Offer | null;
  /** The account has a newer version than the one that was typed over here. */
  readonly theirs: OrderDetail | null;
  /** There is something for the device to keep before anything is typed. */
  readonly filled: boolean;
  /** The address book, of which a new shipment may take its recipient. */
  readonly book?: readonly BookEntry[];
}

export type Start =
  | { readonly kind: 'form'; readonly beginning: Beginning }
  | { readonly kind: 'sent'; readonly order: OrderDetail }
  /** A courier has it, or it is over: nothing can be changed here. */
  | { readonly kind: 'closed'; readonly order: OrderDetail }
  | { readonly kind: 'missing' };

const isNotFound = (error: unknown): boolean => typeof error === 'object' && error !== null && (error as Partial<CallFailure>).code === ERROR.NOT_FOUND;
const isSilent = (error: unknown): boolean => typeof error === 'object' && error !== null && (error as Partial<CallFailure>).status === null;

/** Throws what `asks` throw, but where the form can do without. */
export async function startOf(asks: StartAsks, context: StartContext): Promise<Start> {
  const { query, carried, storage, now } = context;
  const { userId, ...customer } = await asks.customer();
  const orderId = query.get('order');
  const draftId = query.get('draft');
  if (carried && carried.record.id === (orderId ?? draftId)) return restored(userId, carried.record, { known: carried.known, unanswered: carried.unanswered, filled: true });
  if (orderId !== null) return ofOrder(userId, orderId, asks, context);
  const kept = draftId === null ? null : readRecord(storage, userId, draftId, now.getTime());
  if (kept) return restored(userId, kept);
  const again = query.get('again');
  if (again !== null) return ofEarlier(userId, again, asks, context);
  return ofNew({ userId, ...customer }, asks, context);
}

const keptValues = (kept: unknown): WizardValues => withKept(blankValues('', ''), kept);

const restored = (userId: string, record: DeviceRecord, more: Partial<Beginning> = {}): Start => {
  const values = keptValues(record.values);
  // A form without changes of its own is what the account has.
  const known = record.orderId === null || record.unsaved ? null : entriesOf(values);
  return { kind: 'form', beginning: { userId, record, values, offer: null, theirs: null, known, unanswered: [], filled: false, ...more } };
};

/** The kept form with the number of an identity paper, which only the account keeps. */
const withAccountId = (values: WizardValues, { form }: OrderDetail): WizardValues =>
  values.receiverNationalId === '' && values.acceptName === form.acceptName ? { ...values, receiverNationalId: form.receiverNationalId } : values;

async function ofOrder(userId: string, id: string, asks: StartAsks, { query, storage, now, newId }: StartContext): Promise<Start> {
  const kept = readRecord(storage, userId, id, now.getTime());
  let order: OrderDetail;
  try {
    order = await asks.order(id);
  } catch (error) {
    if (isNotFound(error)) return { kind: 'missing' };
    if (kept && isSilent(error)) return restored(userId, kept);
    throw error;
  }
  if (order.status !== 'DRAFT' && (query.get('step') === DONE || kept?.sending)) return { kind: 'sent', order };
  if (!order.operations.includes('edit')) return { kind: 'closed', order };
  const stage = order.status === 'DRAFT' ? 'DRAFT' : 'SUBMITTED';
  const here = kept ? withAccountId(keptValues(kept.values), order) : null;
  const isSameVersion = kept?.version === order.version;
  if (kept?.unsaved && here && contestedFields(here, order.form).length > 0) {
    return restored(userId, { ...kept, values: here, stage, version: order.version }, { theirs: isSameVersion ? null : order, known: order.form });
  }
  const step = placeIn(order, query.get('step'));
  // The device also holds what the account does not take: a number that is none, say.
  const values = here && isSameVersion ? here : { ...orderValues(order), ...(here && { seenTotal: here.seenTotal, seenFor: here.seenFor }) };
  const record: DeviceRecord = {
    id, orderId: id, version: order.version, key: kept?.key ?? newId(), values, step, reached: furthest(order, kept, stage, step), stage, unsaved: false, sending: false, at: now.getTime(),
  };
  return { kind: 'form', beginning: { userId, record, values, offer: null, theirs: null, known: order.form, unanswered: [], filled: false } };
}

/** Where its reader left it, on whatever device; an order that was sent is changed from its beginning. */
const placeIn = (order: OrderDetail, asked: string | null): StepId => (isStep(asked) ? asked : isStep(order.form.step) ? order.form.step : 'shipment');

/** The page of a draft leads to the steps that it lacks something of; the price needs all of them. */
const canBegin = (step: StepId): number => (indexOf(step) < indexOf('price') ? indexOf(step) : 0);

function furthest(order: OrderDetail, kept: DeviceRecord | null, stage: DeviceRecord['stage'], asked: StepId): StepId {
  if (stage === 'SUBMITTED') return 'review';
  const onAccount = isStep(order.form.step) ? order.form.step : 'shipment';
  return stepAt(Math.max(indexOf(onAccount), kept ? indexOf(kept.reached) : 0, canBegin(asked)));
}

const newRecord = (values: WizardValues, { newId, now }: StartContext, step: StepId = 'shipment'): DeviceRecord => ({
  id: newId(), orderId: null, version: null, stage: 'DRAFT', key: newId(), values, step, reached: step, unsaved: false, sending: false, at: now.getTime(),
});

async function ofEarlier(userId: string, id: string, asks: StartAsks, context: StartContext): Promise<Start> {
  try {
    const order = await asks.order(id);
    const country = order.form.senderAddress?.countryCode ?? context.country;
    const values = againLike(order, firstPickupDay(COUNTRY_TIME_ZONE[country], context.now));
    // What is complete is passed over: a known parcel for a known recipient waits at its price.
    const { firstOpenStep } = await import('./judge.ts');
    const step = firstOpenStep(values, context.now, ['shipment', 'sender', 'recipient', 'goods']) ?? 'price';
    return { kind: 'form', beginning: { userId, record: newRecord(values, context, step), values, offer: null, theirs: null, known: null, unanswered: [], filled: true } };
  } catch (error) {
    if (isNotFound(error)) return { kind: 'missing' };
    throw error;
  }
}

/** What is only kind to have: nothing waits for it in vain. */
const orNone = async <Value>(asking: Promise<Value>): Promise<Value | null> => asking.catch(() => null);

async function ofNew(customer: Customer, asks: StartAsks, context: StartContext): Promise<Start> {
  const { query, kind } = context;
  const receiverId = query.get('receiver');
  const isEntry = receiverId !== null && !RECEIVER_TYPES.some((type) => type === receiverId);
  const [book, recipient, drafts, cityNames] = await Promise.all([
    orNone(asks.book()),
    isEntry ? orNone(asks.address(receiverId)) : null,
    orNone(asks.drafts()),
    hasShipment(query) ? orNone(asks.cityNames()) : null,
  ]);
  const sender = book?.find(({ defaultSender }) => defaultSender) ?? null;
  const from = sender?.address.countryCode ?? context.country;
  let values = withCustomer(blankValues(from, kind === 'local' ? from : ''), customer);
  if (drafts && hasShipped(drafts)) values = { ...values, customerStatus: 'REGULAR' };
  if (sender) values = withBookEntry(values, 'sender', sender);
  if (recipient) values = withBookEntry(values, 'recipient', recipient);
  if (hasShipment(query)) values = withShipment(values, query, cityNames ?? (() => null));
  // What the page of quotes promised holds; another price has to be accepted.
  const promised = promisedTotal(query);
  if (promised !== null) values = { ...values, seenTotal: String(promised), seenFor: PROMISED };
  const country = values.senderAddress.countryCode;
  if (country !== '') values = { ...values, pickupDate: firstPickupDay(COUNTRY_TIME_ZONE[country], context.now), pickupTime: 'ANY' };
  const offer = hasShipment(query) || isEntry ? null : offerOf(customer.userId, drafts, from, context);
  return { kind: 'form', beginning: { userId: customer.userId, record: newRecord(values, context), values, offer, theirs: null, known: null, unanswered: [], filled: hasShipment(query) || isEntry, book: book ?? [] } };
}

/** Whether the customer has sent an order before. */
const hasShipped = ({ counts: { DRAFT: _unsent, CANCELLED: _taken, ...sent } }: NewestOrders): boolean => Object.values(sent).some((count) => count > 0);

const kindOnDevice = ({ values }: DeviceRecord): ShipKind => {
  const { receiverAddress, senderAddress } = keptValues(values);
  return receiverAddress.countryCode === '' || receiverAddress.countryCode === senderAddress.countryCode ? 'local' : 'international';
};

/** The newest draft of the kind that the page is for; within one country, of the country that the form begins with. */
function offerOf(userId: string, known: NewestOrders | null, from: Country, { kind, storage, now }: StartContext): Offer | null {
  const isAsked = (of: ShipKind, to: Country | '' | null): boolean => of === kind && (of === 'international' || !to || to === from);
  const draft = known?.list.find((each) => isAsked(each.kind, each.acceptCountry));
  const here = newestOnDevice(storage, userId, now.getTime(), (record) => isAsked(kindOnDevice(record), keptValues(record.values).receiverAddress.countryCode));
  if (here && (!draft || here.at > Date.parse(draft.updatedAt))) {
    const { acceptName, receiverAddress: { countryCode, city }, senderAddress } = keptValues(here.values);
    return { id: here.id, orderId: null, kind: kindOnDevice(here), country: countryCode === '' ? null : countryCode, name: acceptName, cities: { from: senderAddress.city, to: city }, at: new Date(here.at).toISOString() };
  }
  return draft ? { id: draft.id, orderId: draft.id, kind: draft.kind, country: draft.acceptCountry, name: draft.acceptName, cities: { from: draft.sendCity, to: draft.acceptCity }, at: draft.updatedAt } : null;
}
