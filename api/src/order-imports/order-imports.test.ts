import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import * as calls from '@amberlane/contract/calls/order-imports';
import { closeAccount } from '@amberlane/contract/calls/account-closing';
import { downloadMyData } from '@amberlane/contract/calls/data-export';
import { queryOrderPage } from '@amberlane/contract/calls/orders';
import { ORDER_IMPORT, type ImportCells } from '@amberlane/contract/domain/order-import';
import { importCells, importSettings } from '../testing/import-rows.ts';
import { PASSWORD, passwordCustomer } from '../testing/password-customer.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { describeOnBothDatabases } from '../testing/test-databases.ts';
import { deleteExpired } from '../retention/delete-expired.ts';
import { claimRow, importKey, runImports } from './run-imports.ts';

const NOW = new Date('2026-11-20T10:30:00Z');
const MINUTE_MS = 60_000;
const LEASE_SECONDS = 30;

describeOnBothDatabases('shipments from a file', (open) => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await startTestApi(open, { now: NOW });
  });
  afterAll(() => api.close());

  const begin = async (rows: readonly ImportCells[]) => {
    api.setTime(NOW);
    ({ token } = await api.signIn());
    const { id } = await api.ask(calls.createOrderImport, { name: 'orders.csv', rows: Math.max(1, rows.length), settings: importSettings }, { token });
    return { id, put: await put(id, rows) };
  };
  const put = (id: string, rows: readonly ImportCells[], from = 2) => api.ask(calls.putImportRows, { id, rows: rows.map((cells, index) => ({ line: from + index, cells })) }, { token });
  const rowsOf = async (id: string) => (await api.ask(calls.queryImportRows, { id, size: 200 }, { token })).rows;
  const view = (id: string) => api.ask(calls.getOrderImport, { id }, { token });
  const confirm = async (id: string) => {
    const { rows, total } = await api.ask(calls.quoteOrderImport, { id }, { token });
    return api.ask(calls.confirmOrderImport, { id, agreementVersion: '2026-11', rows, total }, { token });
  };
  const run = () => runImports({ db: api.database.db, now: api.now, leaseSeconds: LEASE_SECONDS, onFault: (error) => { throw error; } });
  const orders = async () => (await api.ask(queryOrderPage, { pageSize: 50 }, { token })).list;
  const columns = (faults: readonly { column: string; code: string }[]) => Object.fromEntries(faults.map(({ column, code }) => [column, code]));

  it('tells every fault of a row at once, those that only the server sees too', async () => {
    const { put: { rows: [row] } } = await begin([
      importCells({ acceptName: '', acceptPhone: '12', acceptEmail: 'nobody', city: '', digitalAddress: 'XX', goodsNameEn: 'Gift', quantity: '1,200', weightKg: '34', length: '10', nationalId: '1', product: 'rocket' }),
    ]);
    expect(row?.state).toBe('faulty');
    expect(columns(row?.faults ?? [])).toEqual({
      acceptName: 'required', acceptPhone: 'phone', acceptEmail: 'email', city: 'required', digitalAddress: 'digitalAddress', goodsNameEn: 'goodsNameBroad', quantity: 'wholeNumber', weightKg: 'overweight',
      width: 'required', height: 'required', nationalId: 'nationalId', product: 'choice',
    });
    expect(row?.faults.every(({ message }) => message.length > 5)).toBe(true);
  });

  it('says so in the language of the reader, whenever it is read', async () => {
    const { id } = await begin([importCells({ acceptName: '' })]);
    const read = async (locale: 'fr' | 'ar') => (await api.ask(calls.queryImportRows, { id }, { token, locale })).rows[0]?.faults[0]?.message;
    expect(await read('fr')).not.toBe(await read('ar'));
  });

  it('runs no formula and keeps what was written', async () => {
    const formula = '=HYPERLINK("http://example.com","x")';
    const { put: { rows: [row] } } = await begin([importCells({ remark: formula, acceptName: '\u202EAma 🚚', acceptPhone: '9.6651E+11' })]);
    expect(row?.cells).toMatchObject({ remark: formula, acceptName: 'Ama 🚚' });
    expect(columns(row?.faults ?? [])).toEqual({ acceptPhone: 'phone' });
  });

  it('takes the same rows twice as once, and no more than the file has', async () => {
    const { id } = await begin([importCells(), importCells()]);
    expect((await put(id, [importCells(), importCells()])).counts).toMatchObject({ ready: 2, faulty: 0 });
    expect(await api.refused(calls.putImportRows, { id, rows: [{ line: 9, cells: importCells() }] }, { token })).toMatchObject({ status: 400, fields: [{ field: 'rows', code: 'tooMany' }] });
    expect(await rowsOf(id)).toHaveLength(2);
    expect((await api.refused(calls.createOrderImport, { name: 'x', rows: ORDER_IMPORT.maxRows + 1, settings: importSettings }, { token })).code).toBe(ERROR.VALIDATION);
  });

  it('refuses a sender that no parcel could have', async () => {
    ({ token } = await api.signIn());
    const refused = await api.refused(calls.createOrderImport, { name: 'x', rows: 1, settings: { ...importSettings, sendPhone: '12' } }, { token });
    expect(refused.fields).toMatchObject([{ field: 'settings.sendPhone', code: 'phone' }]);
  });

  it('is repaired, priced, confirmed and created; what is faulty or left out stays', async () => {
    const { id } = await begin([importCells({ mallNo: 'A' }), importCells({ acceptPhone: '12', mallNo: 'B' }), importCells({ street: '', mallNo: 'C' }), importCells({ mallNo: 'D' })]);
    expect((await put(id, [importCells({ mallNo: 'B' })], 3)).rows).toMatchObject([{ line: 3, state: 'ready', faults: [] }]);
    await api.ask(calls.putImportRows, { id, rows: [{ line: 5, cells: importCells({ mallNo: 'D' }), skip: true }] }, { token });
    const quote = await api.ask(calls.quoteOrderImport, { id }, { token });
    const [first] = await rowsOf(id);
    expect(quote).toMatchObject({ rows: 2, unpriced: 0, total: { amount: 2 * (first?.price?.amount ?? 0), currency: 'CNY' }, products: [{ product: 'smallParcel', rows: 2 }] });
    for (const other of [{ rows: 3 }, { total: { amount: quote.total.amount - 1, currency: 'CNY' } }]) {
      const request = { id, agreementVersion: '2026-11', rows: quote.rows, total: quote.total, ...other };
      expect((await api.refused(calls.confirmOrderImport, request, { token })).code).toBe(ERROR.CONFLICT);
    }
    expect((await api.refused(calls.confirmOrderImport, { id, agreementVersion: '2020-01', rows: 2, total: quote.total }, { token })).fields).toMatchObject([{ field: 'agreementVersion', code: 'agreement' }]);
    expect((await confirm(id)).counts).toMatchObject({ queued: 2, faulty: 1, skipped: 1 });
    expect((await put(id, [importCells({ acceptName: 'Too late' })])).rows).toMatchObject([{ state: 'queued', cells: { acceptName: 'Akosua Mensah' } }]);
    await run();
    expect((await view(id)).counts).toMatchObject({ created: 2, queued: 0, faulty: 1, skipped: 1 });
    expect((await orders()).map(({ mallNo }) => mallNo).sort()).toEqual(['A', 'B']);
    const [row] = await rowsOf(id);
    expect(row).toMatchObject({ state: 'created', waybillNo: expect.stringMatching(/^GH/), orderNo: expect.any(String) });
  });

  it('tells of each row why it was not created, and creates it once it was put right', async () => {
    const { id } = await begin([importCells({ mallNo: 'A' }), importCells({ mallNo: 'B' })]);
    await confirm(id);
    await api.database.db.updateTable('order_import_row').set({ cells: JSON.stringify(importCells({ acceptPhone: '12', mallNo: 'B' })) }).where('import_id', '=', id).where('line', '=', 3).execute();
    await run();
    const [, failed] = await rowsOf(id);
    expect(failed).toMatchObject({ state: 'failed', faults: [{ column: 'acceptPhone', code: 'phone' }] });
    await put(id, [importCells({ mallNo: 'B' })], 3);
    await confirm(id);
    await run();
    expect((await view(id)).counts).toMatchObject({ created: 2, failed: 0 });
    expect(await orders()).toHaveLength(2);
  });

  it('does not create at another price than the one that was confirmed', async () => {
    const { id } = await begin([importCells()]);
    await confirm(id);
    await api.database.db.updateTable('order_import_row').set({ price: 1 }).where('import_id', '=', id).execute();
    api.setTime(new Date('2026-11-21T10:30:00Z'));
    await run();
    expect(await rowsOf(id)).toMatchObject([{ state: 'failed', faults: [{ column: '', code: 'refused' }] }]);
    expect(await orders()).toEqual([]);
    api.setTime(NOW);
  });

  it('makes one order of a row whose worker died after it, and one before it', async () => {
    const { id } = await begin([importCells({ mallNo: 'A' }), importCells({ mallNo: 'B' })]);
    await confirm(id);
    await claimRow(api.database.db, api.now(), LEASE_SECONDS);
    await run();
    expect((await view(id)).counts).toMatchObject({ created: 1, queued: 1 });
    const [, second] = await rowsOf(id);
    // The order is there, but nobody noted it.
    await api.database.db.updateTable('order_import_row').set({ state: 'queued', order_id: null, next_at: NOW }).where('import_id', '=', id).where('line', '=', 3).execute();
    api.setTime(new Date(NOW.getTime() + 2 * MINUTE_MS));
    await run();
    expect((await view(id)).counts).toMatchObject({ created: 2, queued: 0 });
    expect((await rowsOf(id))[1]?.orderId).toBe(second?.orderId);
    expect(await orders()).toHaveLength(2);
    api.setTime(NOW);
  });

  it('leaves a claimed row to its worker until the lease is over, and not longer', async () => {
    const { id } = await begin([importCells()]);
    await confirm(id);
    await claimRow(api.database.db, api.now(), LEASE_SECONDS);
    const queuedAfter = async (seconds: number): Promise<number> => {
      api.setTime(new Date(NOW.getTime() + seconds * 1000));
      await run();
      return (await view(id)).counts.queued;
    };
    expect([await queuedAfter(LEASE_SECONDS - 1), await queuedAfter(LEASE_SECONDS)]).toEqual([1, 0]);
    api.setTime(NOW);
  });

  it('is created once by several workers', async () => {
    const { id } = await begin(Array.from({ length: 12 }, (_none, index) => importCells({ mallNo: `M-${index}` })));
    await confirm(id);
    await Promise.all([run(), run(), run()]);
    expect((await view(id)).counts).toMatchObject({ created: 12 });
    expect(new Set((await orders()).map(({ mallNo }) => mallNo)).size).toBe(12);
    expect(await orders()).toHaveLength(12);
  });

  it('stops when it is told to, and goes on when it is confirmed again after that', async () => {
    const { id } = await begin([importCells(), importCells()]);
    await confirm(id);
    expect((await api.refused(calls.deleteOrderImport, { id }, { token })).status).toBe(409);
    expect((await api.ask(calls.cancelOrderImport, { id }, { token })).counts).toMatchObject({ cancelled: 2, queued: 0 });
    await run();
    expect(await orders()).toEqual([]);
    await put(id, [importCells(), importCells()]);
    await confirm(id);
    await run();
    expect((await view(id)).counts).toMatchObject({ created: 2 });
    await api.ask(calls.deleteOrderImport, { id }, { token });
    expect((await api.refused(calls.getOrderImport, { id }, { token })).status).toBe(404);
    expect(await orders()).toHaveLength(2);
  });

  it('sends no email for each of them', async () => {
    const { id } = await begin([importCells()]);
    await confirm(id);
    await run();
    const before = (await api.outbox()).length;
    await api.deliver();
    expect((await api.outbox()).length).toBe(before);
  });

  it('is listed page by page, the one changed last first', async () => {
    const { id: first } = await begin([importCells()]);
    api.setTime(new Date(NOW.getTime() + MINUTE_MS));
    const { id: second } = await api.ask(calls.createOrderImport, { name: 'b.csv', rows: 1, settings: importSettings }, { token });
    const page = await api.ask(calls.queryOrderImports, { size: 1 }, { token });
    const next = await api.ask(calls.queryOrderImports, { size: 1, cursor: page.nextCursor }, { token });
    expect([page.list[0]?.id, next.list[0]?.id, next.nextCursor]).toEqual([second, first, '']);
    api.setTime(NOW);
  });

  it('reads its rows by state and in pages', async () => {
    const { id } = await begin([importCells(), importCells({ acceptName: '' }), importCells()]);
    const page = await api.ask(calls.queryImportRows, { id, states: ['ready'], size: 1 }, { token });
    expect([page.rows.map(({ line }) => line), page.nextAfter]).toEqual([[2], 2]);
    const rest = await api.ask(calls.queryImportRows, { id, states: ['ready'], after: 2 }, { token });
    expect([rest.rows.map(({ line }) => line), rest.nextAfter]).toEqual([[4], null]);
  });

  it('keeps the keys of its rows as long as one may still wait', async () => {
    const { id } = await begin([importCells()]);
    await confirm(id);
    await run();
    const key = importKey(id, 2);
    const left = async (days: number) => {
      await deleteExpired(api.database.db, new Date(NOW.getTime() + days * 86_400_000));
      return (await api.database.db.selectFrom('idempotency_key').select('key').where('key', '=', key).execute()).length;
    };
    expect([await left(4), await left(61)]).toEqual([1, 0]);
  });

  it('is part of the data of a customer, and goes with the account', async () => {
    const customer = await passwordCustomer(api);
    ({ token } = customer);
    const { id } = await api.ask(calls.createOrderImport, { name: 'mine.csv', rows: 1, settings: importSettings }, { token });
    await put(id, [importCells({ acceptName: 'Only mine' })]);
    expect((await api.send(downloadMyData, {}, { token })).body).toContain('Only mine');
    await api.ask(closeAccount, { understood: true, password: PASSWORD }, { token });
    const left = await api.database.db.selectFrom('order_import').select('id').where('account_id', '=', customer.accountId).execute();
    expect(left).toEqual([]);
  });
});
