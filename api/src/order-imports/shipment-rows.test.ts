/** Rows of a file that are one shipment, the senders that rows name, and pickups. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { addAddress } from '@amberlane/contract/calls/address-book';
import * as calls from '@amberlane/contract/calls/order-imports';
import { getOrder, queryOrderPage } from '@amberlane/contract/calls/orders';
import type { ImportCells } from '@amberlane/contract/domain/order-import';
import { importCells, importSettings } from '../testing/import-rows.ts';
import { guangzhouAddress } from '../testing/order-form.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { describeOnBothDatabases } from '../testing/test-databases.ts';
import { runImports } from './run-imports.ts';
import { shipmentsOf } from './shipment-rows.ts';

const NOW = new Date('2026-11-20T10:30:00Z');
const ITEM: ImportCells = { goodsNameEn: 'Leather belt', goodsNameCn: '皮带', quantity: '2', unitPrice: '30' };

it('parts the rows of a file by the order number of the shop', () => {
  const row = (line: number, mallNo: string) => ({ line, cells: { mallNo } });
  expect(shipmentsOf([row(5, ' a-1 '), row(2, 'A-1'), row(3, ''), row(4, '')]).map((rows) => rows.map(({ line }) => line))).toEqual([[2, 5], [3], [4]]);
});

describeOnBothDatabases('shipments of several rows', (open) => {
  let api: TestApi;
  let token: string;
  let id: string;
  beforeAll(async () => {
    api = await startTestApi(open, { now: NOW });
  });
  afterAll(() => api.close());

  const begin = async (rows: readonly ImportCells[], settings: object = {}) => {
    ({ token } = await api.signIn());
    ({ id } = await api.ask(calls.createOrderImport, { name: 'orders.csv', rows: rows.length, settings: { ...importSettings, ...settings } }, { token }));
    return put(rows);
  };
  const put = (rows: readonly ImportCells[], from = 2) => api.ask(calls.putImportRows, { id, rows: rows.map((cells, index) => ({ line: from + index, cells })) }, { token });
  const skip = (line: number, cells: ImportCells, isOut = true) => api.ask(calls.putImportRows, { id, rows: [{ line, cells, skip: isOut }] }, { token });
  const rowsOf = async () => (await api.ask(calls.queryImportRows, { id, size: 200 }, { token })).rows;
  const view = () => api.ask(calls.getOrderImport, { id }, { token });
  const create = async () => {
    const { rows, total } = await api.ask(calls.quoteOrderImport, { id }, { token });
    await api.ask(calls.confirmOrderImport, { id, agreementVersion: '2026-11', rows, total }, { token });
    await runImports({ db: api.database.db, now: api.now, leaseSeconds: 30, onFault: (error) => { throw error; } });
    const { list } = await api.ask(queryOrderPage, { pageSize: 50 }, { token });
    return Promise.all(list.map((order) => api.ask(getOrder, { id: order.id }, { token })));
  };
  const faults = (row: { faults: readonly { column: string; code: string }[] } | undefined) => row?.faults.map(({ column, code }) => `${column} ${code}`);

  it('become one order with an item each, priced and counted once', async () => {
    await begin([importCells({ mallNo: 'A-1' }), importCells({ mallNo: 'B' }), { ...ITEM, mallNo: 'a-1' }]);
    expect((await rowsOf()).map(({ line, headLine, state, price }) => [line, headLine, state, price !== null])).toEqual([[2, null, 'ready', true], [3, null, 'ready', true], [4, 2, 'ready', false]]);
    expect(await view()).toMatchObject({ rows: 3, items: 1, counts: { ready: 2 } });
    const orders = await create();
    expect(orders.map(({ form }) => form.goods.map(({ goodsNameEn, quantity }) => `${quantity} ${goodsNameEn}`)).sort()).toEqual([['3 Cotton T-shirt'], ['3 Cotton T-shirt', '2 Leather belt']]);
    const [first, second, item] = await rowsOf();
    expect([first?.state, item?.state, item?.orderId, item?.orderId === second?.orderId]).toEqual(['created', 'created', first?.orderId, false]);
    expect(await view()).toMatchObject({ items: 1, counts: { created: 2, queued: 0 } });
  });

  it('come in any order and in several calls, and each row hears of its own faults', async () => {
    await begin([importCells({ mallNo: 'A' }), importCells({ mallNo: 'B' }), importCells({ mallNo: 'B' })]);
    expect(await view()).toMatchObject({ items: 1 });
    const { rows } = await put([{ ...ITEM, mallNo: 'A', quantity: 'two', acceptName: 'Somebody else', city: 'Accra' }], 4);
    // Row 3 is a shipment of its own again.
    expect(rows.map(({ line, headLine }) => [line, headLine])).toEqual([[4, 2], [2, null], [3, null]]);
    const [head, , item] = await rowsOf();
    expect(faults(item)).toEqual(['quantity wholeNumber', 'acceptName rowsDiffer']);
    expect([head?.state, faults(head), head?.faults[0]?.message]).toEqual(['faulty', [' otherRow'], 'Correct row 4, which belongs to this shipment.']);
    expect((await view()).counts).toMatchObject({ ready: 1, faulty: 1 });
    await put([{ ...ITEM, mallNo: 'A' }], 4);
    expect((await rowsOf()).map(({ state }) => state)).toEqual(['ready', 'ready', 'ready']);
    // A row that leaves the shipment is one of its own.
    const { rows: moved } = await put([{ ...ITEM, mallNo: 'C' }], 4);
    expect([moved[0]?.headLine, faults(moved[0])?.includes('acceptName required')]).toEqual([null, true]);
    expect((await view()).items).toBe(0);
  });

  it('have five items at most', async () => {
    await begin([importCells({ mallNo: 'A' }), ...Array.from({ length: 5 }, () => ({ ...ITEM, mallNo: 'A' }))]);
    expect((await rowsOf()).flatMap((row) => faults(row) ?? [])).toEqual([' tooMany']);
  });

  it('are left out whole by their first row, and item by item by the others', async () => {
    const head = importCells({ mallNo: 'A' });
    const item = { ...ITEM, mallNo: 'A' };
    await begin([head, item, item]);
    await skip(3, item);
    await skip(2, head);
    expect((await rowsOf()).map(({ state }) => state)).toEqual(['skipped', 'skipped', 'skipped']);
    await skip(2, head, false);
    await skip(4, item);
    expect((await rowsOf()).map(({ state }) => state)).toEqual(['ready', 'ready', 'skipped']);
    const [order] = await create();
    expect(order?.form.goods).toHaveLength(2);
  });

  it('go and stop together', async () => {
    await begin([importCells({ mallNo: 'A' }), { ...ITEM, mallNo: 'A' }]);
    const { rows, total } = await api.ask(calls.quoteOrderImport, { id }, { token });
    await api.ask(calls.confirmOrderImport, { id, agreementVersion: '2026-11', rows, total }, { token });
    expect((await rowsOf()).map(({ state }) => state)).toEqual(['queued', 'queued']);
    await api.ask(calls.cancelOrderImport, { id }, { token });
    expect((await rowsOf()).map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
    await put([importCells({ mallNo: 'A' })]);
    expect((await rowsOf()).map(({ state }) => state)).toEqual(['ready', 'ready']);
    expect(await create()).toHaveLength(1);
  });

  it('name their sender by an entry of the address book, which is kept as it was judged', async () => {
    ({ token } = await api.signIn());
    const own = { name: 'Accra Store', localName: '', company: '', mobile: '024 555 0142', email: '', address: { ...emptyAddress, countryCode: 'GH', province: 'Greater Accra', city: 'Accra', area: 'Osu', street: '12 Cocoa Lane', digitalAddress: 'GA-183-8164' } };
    const warehouse = { ...own, name: '深圳仓库', mobile: '138 0055 0143', address: { ...guangzhouAddress, street: '朝阳路 20 号' } };
    for (const entry of [own, warehouse]) await api.ask(addAddress, entry, { token });
    ({ id } = await api.ask(calls.createOrderImport, { name: 'x', rows: 3, settings: importSettings }, { token }));
    await put([importCells({ sender: '深圳仓库' }), importCells(), importCells({ sender: 'Nobody' })]);
    expect((await rowsOf()).map((row) => faults(row))).toEqual([[], [], ['sender choice']]);
    await api.database.db.deleteFrom('address_entry').execute();
    const orders = await create();
    expect(orders.map(({ form }) => `${form.sendName} ${form.senderAddress?.street}`).sort()).toEqual(['林晓岚 朝阳路 18 号', '深圳仓库 朝阳路 20 号']);
  });

  it('are collected where a row or the whole list asks for it', async () => {
    await begin([importCells({ mallNo: 'own' }), importCells({ mallNo: 'list', handover: 'Drop-off' }), importCells({ mallNo: 'bad', pickupDate: '2027-01-30' }), importCells({ mallNo: 'row', handover: '上门取件', pickupDate: '2026/11/24', pickupTime: 'Morning' })], { localShipWay: 'DOOR_PICKUP', pickupDate: '2026-11-23' });
    const [own, list, bad, row] = await rowsOf();
    expect([own, list, bad, row].map((one) => faults(one))).toEqual([[], [], ['pickupDate date'], expect.anything()]);
    await put([importCells({ mallNo: 'row', handover: '上门取件', pickupDate: '2026/11/24', pickupTime: 'MORNING' })], 5);
    const orders = await create();
    expect(Object.fromEntries(orders.map(({ form }) => [form.mallNo, [form.localShipWay, form.pickupDate, form.pickupTime]]))).toEqual({
      own: ['DOOR_PICKUP', '2026-11-23', ''], list: ['SELF_DELIVERY', null, ''], row: ['DOOR_PICKUP', '2026-11-24', 'MORNING'],
    });
  });

  it('need a day for a pickup', async () => {
    const { rows: [row] } = await begin([importCells({ handover: 'pickup' })]);
    expect(faults(row)).toEqual(['pickupDate required']);
  });
});

const emptyAddress = {
  provinceCode: '', cityCode: '', areaCode: '', street2: '', building: '', landmark: '', poBox: '', postcode: '', shortAddress: '', additionalNo: '', makani: '', localAddress: '',
};
