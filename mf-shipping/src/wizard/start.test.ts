import { describe, expect, it } from '@jest/globals';
import { ORDER_STATUSES, type OrderStatus } from '@amberlane/contract/domain/order-states';
import { orderOf, summaryOf } from '../../testing/sample-orders.ts';
import { LIHUA, WHOLE } from '../../testing/ship-site.ts';
import { valuesOf } from './from-order.ts';
import { startOf, type StartAsks } from './start.ts';
import type { WizardValues } from './values.ts';
import type { OrderDetail } from './wizard-calls.ts';

const NO_COUNTS = Object.fromEntries(ORDER_STATUSES.map((status) => [status, 0])) as Record<OrderStatus, number>;

const asks: StartAsks = {
  customer: () => Promise.resolve(LIHUA),
  order: () => Promise.reject(new Error('no order is asked for')),
  drafts: () => Promise.resolve({ list: [], counts: NO_COUNTS }),
  book: () => Promise.resolve([]),
  address: () => Promise.reject(new Error('no address is asked for')),
  cityNames: () => Promise.resolve((code) => (code === 'NG-LOS' ? 'Lagos' : null)),
};

/** A device that keeps nothing yet. */
const EMPTY = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined, key: () => null, length: 0 };

const NOW = new Date('2026-11-20T10:00:00Z');
const CONTEXT = { kind: 'international', country: 'NG', carried: null, storage: EMPTY, now: NOW, newId: () => 'new' } as const;

async function valuesFrom(search: string) {
  const start = await startOf(asks, { ...CONTEXT, query: new URLSearchParams(search) });
  return start.kind === 'form' ? start.beginning.values : null;
}

const SHIPMENT = 'origin=CN-CAN&destination=NG-LOS&weight=6.2&product=specialLine';

describe('a draft that this device holds a newer version of', () => {
  const order = (form: Partial<OrderDetail['form']>, version = 1): OrderDetail => ({
    id: 'o-1', orderNo: 'O', tradeNo: 'T', waybillNo: null, kind: 'international', status: 'DRAFT', expressStatus: null, customsReason: null, orderTime: '2026-11-20T08:00:00.000Z', updatedAt: '2026-11-20T08:00:00.000Z', version,
    operations: ['edit'], referencePrice: null, total: null, heavy: false, acceptCountry: null, form: { ...WHOLE, ...form }, price: null,
  });
  const beginWith = async (onDevice: OrderDetail, onAccount: OrderDetail, typed: Partial<WizardValues> = {}, unsaved = true) => {
    const record = { id: 'o-1', orderId: 'o-1', version: onDevice.version, key: 'k', values: { ...valuesOf(onDevice.form), ...typed }, step: 'goods', reached: 'goods', stage: 'DRAFT', unsaved, sending: false, at: NOW.getTime() };
    const start = await startOf({ ...asks, order: () => Promise.resolve(onAccount) }, { ...CONTEXT, query: new URLSearchParams('order=o-1'), storage: { ...EMPTY, getItem: () => JSON.stringify(record) } });
    return start.kind === 'form' ? start.beginning : null;
  };

  it('has nothing to be saved when the account says the same', async () => {
    expect(await beginWith(order({}), order({ quoteId: 'renewed' }, 4))).toMatchObject({ record: { unsaved: false, version: 4 }, theirs: null });
  });

  it('still has to be saved when it does not', async () => {
    expect(await beginWith(order({ acceptName: 'Huda' }), order({}))).toMatchObject({ record: { unsaved: true }, theirs: null, known: WHOLE });
    expect(await beginWith(order({ acceptName: 'Huda' }), order({}, 2))).toMatchObject({ record: { unsaved: true }, theirs: { version: 2 } });
  });

  it('is no conflict where only a product was proposed here', async () => {
    const proposed = { expressType: 'smallParcel', proposedType: 'smallParcel' };
    expect(await beginWith(order({ expressType: null }), order({}, 2), proposed)).toMatchObject({ record: { unsaved: false, version: 2 }, values: { expressType: 'specialLine' }, theirs: null });
    expect(await beginWith(order({ expressType: null }), order({}, 2), { ...proposed, proposedType: '' })).toMatchObject({ record: { unsaved: true }, theirs: { version: 2 } });
  });

  it('shows what was typed and the account does not take, and the exact weight of a quote', async () => {
    const typed = { weightGrams: 'twelve', sendEmail: 'chen@' };
    expect(await beginWith(order({ weightGrams: null }), order({ weightGrams: null }), typed, false)).toMatchObject({ record: { unsaved: false }, values: typed });
    const quoted = order({ weightGrams: 6_200, quotedWeightGrams: 6_200 });
    expect(await beginWith(quoted, quoted, {}, false)).toMatchObject({ values: { weightGrams: '6.2', knownWeight: '6.2' } });
    expect(await beginWith(quoted, { ...quoted, version: 5 }, {}, false)).toMatchObject({ values: { weightGrams: '6.2', knownWeight: '6.2' } });
    const typedByHand = order({ weightGrams: 6_200 });
    expect(await beginWith(typedByHand, typedByHand, {}, false)).toMatchObject({ values: { weightGrams: '6.2', knownWeight: '' } });
  });

  it('keeps the number of an identity paper, which no device holds', async () => {
    expect(await beginWith(order({ sendCompany: 'Lihua' }), order({ receiverNationalId: '1023456789' }))).toMatchObject({ values: { sendCompany: 'Lihua', receiverNationalId: '1023456789' } });
  });
});

it.each([
  ['goods', 'goods'],
  ['recipient', 'recipient'],
  ['review', 'shipment'],
  ['nowhere', 'shipment'],
])('a draft whose address asks for the step %s can be filled in up to %s', async (step, reached) => {
  const draft = orderOf({ status: 'DRAFT' });
  const start = await startOf({ ...asks, order: () => Promise.resolve(draft) }, { ...CONTEXT, query: new URLSearchParams({ order: draft.id, step }) });
  expect(start.kind === 'form' ? start.beginning.record.reached : null).toBe(reached);
});

it('a form that another page hands over brings what is known of the account', async () => {
  const values = valuesOf(WHOLE);
  const record = { id: 'o-1', orderId: 'o-1', version: 3, key: 'k', values, step: 'sender', reached: 'sender', stage: 'DRAFT', unsaved: true, sending: false, at: NOW.getTime() } as const;
  const carried = { record, known: WHOLE, unanswered: [{ acceptName: 'Huda' }] };
  const start = await startOf(asks, { ...CONTEXT, carried, query: new URLSearchParams('order=o-1') });
  expect(start).toMatchObject({ kind: 'form', beginning: { record: { version: 3, unsaved: true }, known: WHOLE, unanswered: [{ acceptName: 'Huda' }], filled: true } });
  // A form that begins anew is another one.
  expect(await startOf(asks, { ...CONTEXT, carried: { ...carried, record: { ...record, orderId: null } }, query: new URLSearchParams() })).toMatchObject({ beginning: { record: { id: 'new' } } });
});

it('a form that was only opened has nothing to be saved, however much was filled in', async () => {
  const start = await startOf(asks, { ...CONTEXT, query: new URLSearchParams(SHIPMENT) });
  expect(start).toMatchObject({ kind: 'form', beginning: { filled: true, record: { unsaved: false, orderId: null } } });
});

describe('a shipment of the quote page', () => {
  it('is filled in, and its price counts as seen: another one has to be accepted', async () => {
    expect(await valuesFrom(`${SHIPMENT}&quote=signed&total=66000`)).toMatchObject({ weightGrams: '6.2', knownWeight: '6.2', expressType: 'specialLine', seenTotal: '66000', seenFor: 'promised', receiverAddress: { countryCode: 'NG', city: 'Lagos' } });
  });

  it.each(['', '&total=66000', '&quote=signed', '&quote=signed&total=-1', '&quote=signed&total=1e3', '&quote=signed&total=9999999999999'])('without a quote and its price has seen none: %s', async (more) => {
    expect(await valuesFrom(SHIPMENT + more)).toMatchObject({ seenTotal: '', seenFor: '' });
  });
});

describe('a new shipment of a customer with orders', () => {
  const begin = async (kind: 'local' | 'international', { drafts = [] as readonly OrderDetail[], counts = {} as Partial<Record<OrderStatus, number>> }) => {
    const start = await startOf({ ...asks, drafts: () => Promise.resolve({ list: drafts.map(summaryOf), counts: { ...NO_COUNTS, ...counts } }) }, { ...CONTEXT, kind, query: new URLSearchParams() });
    return start.kind === 'form' ? start.beginning : null;
  };

  it('answers whether they have shipped before', async () => {
    expect(await begin('local', { counts: { DELIVERED: 3 } })).toMatchObject({ values: { customerStatus: 'REGULAR' } });
    expect(await begin('local', { counts: { DRAFT: 2, CANCELLED: 1 } })).toMatchObject({ values: { customerStatus: 'NEW' } });
  });

  it('offers a draft only on the page of its kind', async () => {
    const local = orderOf({ id: 'l', status: 'DRAFT', kind: 'local', acceptCountry: 'NG' });
    const abroad = orderOf({ id: 'i', status: 'DRAFT', kind: 'international' });
    expect(await begin('international', { drafts: [local] })).toMatchObject({ offer: null });
    expect(await begin('international', { drafts: [local, abroad] })).toMatchObject({ offer: { id: 'i' } });
    expect(await begin('local', { drafts: [local, abroad], counts: { DRAFT: 2 } })).toMatchObject({ offer: { id: 'l' } });
    expect(await begin('local', { drafts: [abroad] })).toMatchObject({ offer: null });
    // Within one country, none of another one.
    expect(await begin('local', { drafts: [{ ...local, acceptCountry: 'MA' }] })).toMatchObject({ offer: null });
  });
});
