/** The ledger of cash on delivery over HTTP: what is in it, whose it is, and its statements. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { getCodStatementUrl, queryCodEntries, queryCodSummary } from '@amberlane/contract/calls/cod';
import { downloadMyData } from '@amberlane/contract/calls/data-export';
import type { Money } from '@amberlane/contract/domain/money';
import { LOCALES } from '@amberlane/contract/site';
import { parcelOnItsWay } from '../testing/failed-parcel.ts';
import { passwordCustomer, type PasswordCustomer } from '../testing/password-customer.ts';
import { describeOnOneDatabase } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { codFee, fillEntries } from './ledger.ts';
import { lastRemittance, nextRemittance, paymentTime, remit } from './remittances.ts';

/** A Friday. */
const NOW = new Date('2026-11-20T10:30:00Z');
const cny = (amount: number): Money => ({ amount, currency: 'CNY' });

describeOnOneDatabase('cash on delivery', (open) => {
  let api: TestApi;
  let owner: PasswordCustomer;
  let other: { readonly accountId: string; readonly token: string };
  const delivered = async (cod: Money | null, at: string, { accountId }: { readonly accountId: string } = owner) => {
    const parcel = await parcelOnItsWay(api, { accountId, cod });
    await parcel.scan('DELIVERED', at);
    return parcel;
  };
  beforeAll(async () => {
    api = await startTestApi(open, { now: NOW });
    owner = await passwordCustomer(api);
    other = await api.signIn();
    await delivered(cny(10_000), '2026-11-03T12:00:00Z');
    await delivered(cny(100_000), '2026-11-12T12:00:00Z');
    await delivered(cny(6_000_000), '2026-11-19T12:00:00Z');
    await delivered({ amount: 200_000, currency: 'SAR' }, '2026-11-18T12:00:00Z');
    await delivered(null, '2026-11-18T13:00:00Z');
    await parcelOnItsWay(api, { accountId: owner.accountId, cod: cny(50_000) });
    await (await parcelOnItsWay(api, { accountId: owner.accountId, cod: cny(30_000) })).scan('OUT_FOR_DELIVERY', '2026-11-20T08:00:00Z');
    await (await parcelOnItsWay(api, { accountId: owner.accountId, cod: { amount: 7_000, currency: 'GHS' } })).scan('PICKED_UP', '2026-11-20T08:00:00Z');
    await delivered(cny(70_000), '2026-11-18T12:00:00Z', other);
  });
  afterAll(() => api.close());

  const ask = (filters: object = {}, { token }: { readonly token: string } = owner) => api.ask(queryCodEntries, filters, { token });
  const summary = ({ token }: { readonly token: string } = owner) => api.ask(queryCodSummary, {}, { token });
  const file = async (request: object, { token }: { readonly token: string } = owner, options = {}) => {
    const { url, rows } = await api.ask(getCodStatementUrl, { currency: 'CNY', format: 'csv', ...request }, { token, ...options });
    return { url, rows, answer: await api.app.inject({ method: 'GET', url }) };
  };

  it('lists what was collected, per currency, with the fee of the rule: 3 %, at least 5 and at most 1,500 yuan', async () => {
    expect(await summary()).toMatchObject({
      totals: [
        { currency: 'CNY', underWay: 1, toCollect: cny(30_000), orders: 3, collected: cny(6_110_000), fee: cny(500 + 3_000 + 150_000), remitted: cny(0), open: cny(6_110_000 - 153_500), payoutAt: null },
        { currency: 'SAR', orders: 1, collected: { amount: 200_000, currency: 'SAR' }, fee: { amount: 6_000, currency: 'SAR' } },
        { currency: 'GHS', underWay: 1, toCollect: { amount: 7_000, currency: 'GHS' }, orders: 0, open: { amount: 0, currency: 'GHS' } },
      ],
      accounts: [], passwordSet: true,
      everyDays: 7, nextRemittance: '2026-11-23T00:00:00.000Z',
    });
    expect(await summary(other)).toMatchObject({ totals: [{ currency: 'CNY', underWay: 0, toCollect: cny(0), orders: 1, collected: cny(70_000) }], passwordSet: false });
  });

  it('is written once, however often and by however many it is asked', async () => {
    await Promise.all([fillEntries(api.database.db, null), fillEntries(api.database.db, owner.accountId), summary(), ask()]);
    expect((await ask()).total).toBe(4);
  });

  it('comes newest first in pages that follow one another, with filters', async () => {
    const first = await ask({ pageSize: 3 });
    const second = await ask({ pageSize: 3, cursor: first.nextCursor });
    const days = [...first.list, ...second.list].map(({ deliveredAt }) => deliveredAt.slice(0, 10));
    expect([days, first.total, second.nextCursor]).toEqual([['2026-11-19', '2026-11-18', '2026-11-12', '2026-11-03'], 4, '']);
    const totalOf = async (filters: object) => (await ask(filters)).total;
    expect(await totalOf({ currency: 'SAR' })).toBe(1);
    expect(await totalOf({ from: '2026-11-12', to: '2026-11-18' })).toBe(2);
    expect(await totalOf({ state: 'remitted' })).toBe(0);
    expect(await api.refused(queryCodEntries, { from: '2026-11-19', to: '2026-11-18' }, { token: owner.token })).toMatchObject({ status: 400, fields: [{ field: 'to', code: 'date' }] });
    expect(await api.refused(queryCodEntries, { cursor: 'x' }, { token: owner.token })).toMatchObject({ status: 400, fields: [{ field: 'cursor', code: 'format' }] });
  });

  it('gives statements of one currency as CSV that no spreadsheet runs', async () => {
    await api.database.db.updateTable('cod_entry').set({ recipient: '=HYPERLINK("x")' }).where('account_id', '=', owner.accountId).where('collected', '=', 10_000).execute();
    const { answer, rows } = await file({});
    expect([answer.statusCode, answer.headers['content-type'], rows]).toEqual([200, 'text/csv; charset=utf-8', 3]);
    const lines = answer.body.trim().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^\uFEFF?"Delivered","Tracking number","Order","Recipient","Collected \(CNY\)"/);
    expect(lines[3]).toContain(`"'=HYPERLINK(""x"")","100.00","5.00","95.00","Not paid yet","",""`);
    expect((await file({ from: '2026-11-12', to: '2026-11-12' })).answer.body.trim().split('\r\n')).toHaveLength(2);
  });

  it.each(LOCALES)('gives statements as PDF in %s', async (locale) => {
    const { answer } = await file({ format: 'pdf' }, owner, { locale });
    expect([answer.statusCode, answer.headers['content-type'], answer.rawPayload.subarray(0, 5).toString()]).toEqual([200, 'application/pdf', '%PDF-']);
  });

  it('gives statements to nobody who changed the address, nor after its time', async () => {
    const { url } = await file({ from: '2026-11-01', to: '2026-11-30' });
    const look = async (changed: string) => (await api.app.inject({ method: 'GET', url: changed })).statusCode;
    expect(await look(url)).toBe(200);
    for (const changed of [url.replace('from=2026-11-01', 'from=2020-01-01'), url.replace('CNY', 'SAR'), url.replace('/csv/', '/pdf/'), url.replace(owner.accountId, other.accountId), url.replace(/\?.*/, '')]) expect(await look(changed)).toBe(404);
    api.setTime(new Date(NOW.getTime() + 600_000));
    expect(await look(url)).toBe(404);
    api.setTime(NOW);
  });

  it('waits for an account to pay it to, and for the end of the pause after a change', async () => {
    const { db } = api.database;
    expect(await remit(db, NOW)).toEqual([]);
    await db.insertInto('payout_account').values({ account_id: owner.accountId, currency: 'CNY', kind: 'bank', holder: 'Ama', provider: 'Harbour Bank', number: null, last_four: '4821', created_at: NOW, changed_at: new Date('2026-11-14T00:00:01Z') }).execute();
    expect(await remit(db, NOW)).toEqual([]);
    const yuan = async () => (await summary()).totals.find(({ currency }) => currency === 'CNY')?.payoutAt;
    expect(await yuan()).toBe('2026-11-23T00:00:00.000Z');
    await db.updateTable('payout_account').set({ changed_at: new Date('2026-11-21T00:00:01Z') }).where('account_id', '=', owner.accountId).execute();
    expect(await yuan()).toBe('2026-11-30T00:00:00.000Z');
    await db.updateTable('payout_account').set({ changed_at: new Date('2026-10-01T00:00:00Z') }).where('account_id', '=', owner.accountId).execute();
  });

  it('is paid out once a week, each week for itself, and once', async () => {
    const runs = await Promise.all([remit(api.database.db, NOW), remit(api.database.db, NOW)]);
    expect(runs.flat()).toHaveLength(2);
    const { totals } = await summary();
    expect(totals.find(({ currency }) => currency === 'CNY')).toMatchObject({ remitted: cny(9_500 + 97_000), open: cny(5_850_000) });
    const paid = (await ask({ state: 'remitted' })).list;
    expect(paid.map(({ remittance }) => remittance?.at)).toEqual(['2026-11-16T00:00:00.000Z', '2026-11-09T00:00:00.000Z']);
    expect(paid[0]?.remittance?.paidTo).toEqual({ kind: 'bank', provider: 'Harbour Bank', lastFour: '4821' });
    expect((await file({})).answer.body).toContain('"2026-11-16","Harbour Bank ••••4821"');
    // A delivery that was told late is part of the next payment: those that were made are with the bank.
    await delivered(cny(20_000), '2026-11-04T12:00:00Z');
    expect(await remit(api.database.db, NOW)).toEqual([]);
    expect(await remit(api.database.db, new Date('2026-11-23T09:00:00Z'))).toHaveLength(1);
    const sums = await api.database.db.selectFrom('cod_remittance').select(['amount', 'remitted_at']).where('account_id', '=', owner.accountId).orderBy('remitted_at').execute();
    expect(sums.map(({ amount }) => Number(amount))).toEqual([9_500, 97_000, 5_850_000 + 19_400]);
  });

  it('stands in the data of its customer and of nobody else', async () => {
    const { body } = await api.send(downloadMyData, {}, { token: owner.token });
    const ledger = (JSON.parse(body) as { cashOnDelivery: { collected: number }[] }).cashOnDelivery;
    expect(ledger.map(({ collected }) => collected)).toEqual([10_000, 20_000, 100_000, 200_000, 6_000_000]);
  });
});

it('a payment is made on the first Monday after the delivery at which the account has not been changed for two days', () => {
  const day = (deliveredAt: string, changedAt: string): string => paymentTime(new Date(deliveredAt), new Date(changedAt)).toISOString().slice(0, 10);
  expect(day('2026-11-03T12:00:00Z', '2026-01-01T00:00:00Z')).toBe('2026-11-09');
  expect(day('2026-11-03T12:00:00Z', '2026-11-07T00:00:00Z')).toBe('2026-11-09');
  expect(day('2026-11-03T12:00:00Z', '2026-11-07T00:00:01Z')).toBe('2026-11-16');
  expect(day('2026-11-19T12:00:00Z', '2026-11-07T00:00:01Z')).toBe('2026-11-23');
});

it('payments are made on Mondays', () => {
  expect([lastRemittance(NOW), nextRemittance(NOW), lastRemittance(new Date('2026-11-23T00:00:00Z'))].map((at) => at.toISOString().slice(0, 10))).toEqual(['2026-11-16', '2026-11-23', '2026-11-23']);
});

it('the fee of another currency has its floor and ceiling at the rate of the day', () => {
  expect(codFee({ amount: 1_000, currency: 'SAR' }, NOW).fee).toBe(264);
  expect(codFee({ amount: 100_000_000, currency: 'SAR' }, NOW).fee).toBe(79_239);
});
