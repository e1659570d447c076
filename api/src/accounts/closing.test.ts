import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { closeAccount, queryClosing, sendClosingCode } from '@amberlane/contract/calls/account-closing';
import { getCustomer, login, loginWithCode } from '@amberlane/contract/calls/accounts';
import { addAddress, searchAddresses } from '@amberlane/contract/calls/address-book';
import { createApiKey } from '@amberlane/contract/calls/api-keys';
import { downloadMyData } from '@amberlane/contract/calls/data-export';
import { addOrder, getOrder, queryOrderPage } from '@amberlane/contract/calls/orders';
import { queryTrack, type EventCode } from '@amberlane/contract/calls/tracking';
import { remit } from '../cod/remittances.ts';
import { requestSubscriptions } from '../tracking-subscriptions/request-subscription.ts';
import { createCode } from '../verification/codes.ts';
import { documentedExamples } from '../testing/documented-examples.ts';
import { deleteExpired } from '../retention/delete-expired.ts';
import { describeOnOneDatabase } from '../testing/test-databases.ts';
import { orderForm } from '../testing/order-form.ts';
import { parcelOnItsWay } from '../testing/failed-parcel.ts';
import { PASSWORD, passwordCustomer, type PasswordCustomer } from '../testing/password-customer.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { openOrders } from './closing-repository.ts';
import { queueOwnerNotice } from './notify-owner.ts';
import { holdAccount } from './repository.ts';

const NOW = new Date('2026-11-20T10:30:00Z');

describeOnOneDatabase('an account that closes', (open) => {
  let api: TestApi;
  let ama: PasswordCustomer;
  let kofi: PasswordCustomer;
  let address: Readonly<Record<string, unknown>>;

  beforeAll(async () => {
    api = await startTestApi(open, { now: NOW });
    address = (await documentedExamples(api.app)).get(addAddress.path) ?? {};
  });
  beforeEach(async () => {
    [ama, kofi] = [await passwordCustomer(api, { platform: true }), await passwordCustomer(api, { platform: true })];
  });
  afterAll(() => api.close());

  const close = (request: object = { password: PASSWORD }, { token } = ama) => api.ask(closeAccount, { understood: true, ...request }, { token });
  const refused = (request: object, { token } = ama) => api.refused(closeAccount, { understood: true, ...request }, { token });
  const order = ({ token }: PasswordCustomer) => api.ask(addOrder, orderForm(), { token });
  const addEvent = (waybillNo: string | null, code: EventCode) => api.database.db.updateTable('waybill').set({ latest_code: code }).where('waybill_no', '=', waybillNo ?? '').execute();

  /** Something of every kind. */
  async function fill(customer: PasswordCustomer) {
    const { token } = customer;
    const [waiting, moving, arrived] = [await order(customer), await order(customer), await order(customer)];
    await addEvent(waiting.waybillNo, 'PICKUP_SCHEDULED');
    await addEvent(moving.waybillNo, 'EXPORT_CUSTOMS');
    await addEvent(arrived.waybillNo, 'DELIVERED');
    await api.ask(addOrder, { draft: true }, { token });
    await api.ask(addAddress, address, { token });
    const { key } = await api.ask(createApiKey, { name: 'Shop', scopes: ['orders:read'], expiresDays: null, password: PASSWORD }, { token });
    const parcel = { waybill_no: moving.waybillNo ?? '', latest_code: 'EXPORT_CUSTOMS' as const, latest_at: NOW };
    await requestSubscriptions(api.database.db, { parcels: [parcel], email: customer.email, country: 'GH', locale: 'en' }, NOW);
    return { waiting, moving, arrived, key };
  }

  /** Rows in which the customer's account or address stands. */
  async function rowsOf({ accountId, email }: PasswordCustomer) {
    const { db } = api.database;
    const count = async (table: 'address_entry' | 'session' | 'sign_in' | 'api_key' | 'customer_order' | 'idempotency_key') => (await db.selectFrom(table).select('account_id').where('account_id', '=', accountId).execute()).length;
    return {
      addresses: await count('address_entry'), sessions: await count('session'), signIns: await count('sign_in'), keys: await count('api_key'), orders: await count('customer_order'),
      follows: (await db.selectFrom('follower').select('id').where('email', '=', email).execute()).length,
      codes: (await db.selectFrom('verification_code').select('target').where('target', '=', email).execute()).length,
    };
  }

  it('says beforehand what goes and what stays', async () => {
    await fill(ama);
    expect(await api.ask(queryClosing, {}, { token: ama.token })).toEqual({ passwordSet: true, open: 1, underWay: 1, kept: 3, drafts: 1, addresses: 1, keys: 1, owed: [] });
  });

  it('takes everything personal along, keeps orders for the books, and touches nobody else', async () => {
    const { waiting, moving, arrived, key } = await fill(ama);
    await fill(kofi);
    const untouched = await rowsOf(kofi);
    const waitingEmails = () => api.database.db.selectFrom('mail_outbox').select('id').where('recipient', '=', ama.email).execute();
    await api.database.db.transaction().execute((tx) => queueOwnerNotice(tx, { id: ama.accountId, email: ama.email, phone: null, locale: 'en' }, 'passwordChanged', new Date(NOW.getTime() + 60_000)));
    expect(await waitingEmails()).toHaveLength(1);
    expect(await close()).toEqual({ cancelled: 1 });

    expect(await rowsOf(ama)).toEqual({ addresses: 0, sessions: 0, signIns: 0, keys: 0, orders: 3, follows: 0, codes: 0 });
    const row = await api.database.db.selectFrom('account').selectAll().where('id', '=', ama.accountId).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ email: null, phone: null, password_hash: null, nick_name: '', profile: {}, platform: false, closed_at: NOW });
    const { results } = await api.ask(queryTrack, { waybillNos: [moving.waybillNo, arrived.waybillNo, waiting.waybillNo] });
    expect(results.map(({ outcome }) => outcome)).toEqual(['found', 'found', 'noInfo']);
    expect(await rowsOf(kofi)).toEqual(untouched);
    expect(await waitingEmails()).toEqual([]);
    expect((await api.ask(queryOrderPage, {}, { token: kofi.token })).total).toBe(4);

    expect(await api.refused(getCustomer, {}, { token: ama.token })).toMatchObject({ status: 401, code: ERROR.NOT_SIGNED_IN });
    expect(await api.refused(queryOrderPage, {}, { headers: { 'x-api-key': key } })).toMatchObject({ status: 401, code: ERROR.API_KEY_WRONG });
    const [message] = await api.outbox();
    expect(message).toMatchObject({ to: ama.email, subject: 'Your account has been closed' });
  });

  it('is unknown afterwards, and its address begins anew with nothing of the old', async () => {
    const { moving } = await fill(ama);
    await close();
    const unknown = await api.refused(login, { userName: 'nobody@example.com', password: PASSWORD });
    const { requestId: _one, ...closed } = await api.refused(login, { userName: ama.email, password: PASSWORD });
    expect({ ...unknown, requestId: undefined }).toEqual({ ...closed, requestId: undefined });
    const { code } = await createCode(api.database.db, { purpose: 'login', target: ama.email }, NOW);
    const { accessToken: token, created } = await api.ask(loginWithCode, { userName: ama.email, verifyCode: code });
    expect(created).toBe(true);
    expect([(await api.ask(queryOrderPage, {}, { token })).total, (await api.ask(searchAddresses, {}, { token })).total]).toEqual([0, 0]);
    expect((await api.refused(getOrder, { id: moving.id }, { token })).status).toBe(404);
    expect((await api.send(downloadMyData, {}, { token })).body).not.toContain(moving.orderNo);
  });

  it('is not closed without the password, without a yes, or by another purpose’s code', async () => {
    expect(await refused({ password: 'Wrong#2026' })).toMatchObject({ status: 400, fields: [{ field: 'password', code: 'passwordWrong' }] });
    expect(await refused({})).toMatchObject({ fields: [{ field: 'password', code: 'required' }] });
    expect(await refused({ password: PASSWORD, understood: false })).toMatchObject({ fields: [{ field: 'understood', code: 'required' }] });
    const { code } = await createCode(api.database.db, { purpose: 'close', target: ama.email }, NOW);
    expect(await refused({ verifyCode: code })).toMatchObject({ fields: [{ field: 'password', code: 'required' }] });
    expect(await api.ask(getCustomer, {}, { token: ama.token })).toMatchObject({ email: ama.email });
  });

  it('closes by a code where there is no password, sent to its own address', async () => {
    const { accountId, token } = await api.signIn();
    const customer = { accountId, token, email: `${accountId}@example.com` };
    expect(await refused({}, customer)).toMatchObject({ fields: [{ field: 'verifyCode', code: 'required' }] });
    expect(await api.ask(sendClosingCode, {}, { token })).toEqual({ resendSeconds: 60, expiresSeconds: 600 });
    const [message] = await api.outbox();
    expect(message).toMatchObject({ to: customer.email, subject: 'Your code to close your account' });
    expect(await refused({ verifyCode: '000000' === message?.code ? '000001' : '000000' }, customer)).toMatchObject({ status: 400, code: ERROR.CODE_WRONG });
    expect(await api.refused(loginWithCode, { userName: customer.email, verifyCode: message?.code ?? '' })).toMatchObject({ code: ERROR.CODE_WRONG });
    await close({ verifyCode: message?.code }, customer);
    expect(await rowsOf(customer)).toMatchObject({ sessions: 0, codes: 0 });
  });

  it('closes once when it is asked twice at the same time', async () => {
    await order(ama);
    const answers = await Promise.all([1, 2].map(() => api.send(closeAccount, { understood: true, password: PASSWORD }, { token: ama.token })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  });

  it('leaves no open order behind, in whichever turn it and an order come', async () => {
    for (const closesFirst of [true, false]) {
      const customer = await passwordCustomer(api);
      const closing = () => api.send(closeAccount, { understood: true, password: PASSWORD }, { token: customer.token });
      const ordering = () => api.send(addOrder, orderForm(), { token: customer.token });
      const [first, second] = closesFirst ? [closing, ordering] : [ordering, closing];
      await Promise.all([first(), second()]);
      expect(await openOrders(api.database.db, customer.accountId)).toEqual([]);
      expect(await api.refused(getCustomer, {}, { token: customer.token })).toMatchObject({ status: 401 });
    }
  });

  it.each([{ alone: true }, { alone: false }])('lets nothing be hung on a closed account: %j', async (how) => {
    await close();
    await expect(api.database.db.transaction().execute((tx) => holdAccount(tx, ama.accountId, how))).rejects.toMatchObject({ code: ERROR.NOT_SIGNED_IN });
  });

  it('stays while money is to be collected or paid out for it, and says what and when', async () => {
    const { accountId, token } = ama;
    const rial = (amount: number) => ({ amount, currency: 'SAR' as const });
    const owed = async () => (await api.ask(queryClosing, {}, { token })).owed;
    const { id } = await order(ama);
    const parcel = await parcelOnItsWay(api, { accountId, cod: rial(100_000) });
    await parcel.scan('OUT_FOR_DELIVERY', '2026-11-19T08:00:00Z');
    expect(await owed()).toEqual([{ currency: 'SAR', underWay: 1, toCollect: rial(100_000), open: rial(0), payoutAt: null }]);
    expect(await refused({ password: PASSWORD })).toMatchObject({ status: 409, code: ERROR.MONEY_OWED });
    expect((await api.ask(getOrder, { id }, { token })).status).toBe('SUBMITTED');

    await parcel.scan('DELIVERED', '2026-11-19T10:00:00Z');
    // Nobody has looked at the ledger since.
    expect(await refused({ password: PASSWORD })).toMatchObject({ code: ERROR.MONEY_OWED });
    expect(await owed()).toEqual([{ currency: 'SAR', underWay: 0, toCollect: rial(0), open: rial(97_000), payoutAt: null }]);
    await api.database.db.insertInto('payout_account').values({ account_id: accountId, currency: 'SAR', kind: 'bank', holder: 'Ama', provider: 'Harbour Bank', number: null, last_four: '4821', created_at: NOW, changed_at: NOW }).execute();
    expect(await owed()).toMatchObject([{ open: rial(97_000), payoutAt: '2026-11-23T00:00:00.000Z' }]);
    expect(await api.ask(getCustomer, {}, { token })).toMatchObject({ email: ama.email });

    await remit(api.database.db, new Date('2026-11-23T00:00:00Z'));
    expect(await owed()).toEqual([]);
    expect(await close()).toEqual({ cancelled: 1 });
  });

  it('goes although its fee was more than what was collected', async () => {
    const parcel = await parcelOnItsWay(api, { accountId: ama.accountId, cod: { amount: 100, currency: 'CNY' } });
    await parcel.scan('DELIVERED', '2026-11-19T10:00:00Z');
    expect((await api.ask(queryClosing, {}, { token: ama.token })).owed).toEqual([]);
    expect(await close()).toEqual({ cancelled: 0 });
  });

  it.each([
    ['en', /payout account/], ['fr', /compte de versement/], ['tr', /ödeme hesabı/], ['zh-CN', /收款账户/], ['ar', /حسابًا لاستلام المدفوعات/], ['ur', /رقم وصول کرنے کا اکاؤنٹ/],
  ] as const)('is told in %s why it stays', async (locale, words) => {
    await (await parcelOnItsWay(api, { accountId: ama.accountId, cod: { amount: 10_000, currency: 'CNY' } })).scan('PICKED_UP', '2026-11-19T10:00:00Z');
    const { message } = await api.refused(closeAccount, { password: PASSWORD, understood: true }, { token: ama.token, locale });
    expect(message).toMatch(words);
  });

  it('is forgotten with its orders when the books need it no more', async () => {
    await order(ama);
    await close();
    api.setTime(new Date('2036-11-19T10:30:00Z'));
    await deleteExpired(api.database.db, api.now());
    expect((await rowsOf(ama)).orders).toBe(1);
    api.setTime(new Date('2036-11-21T10:30:00Z'));
    await deleteExpired(api.database.db, api.now());
    expect((await rowsOf(ama)).orders).toBe(0);
    api.setTime(NOW);
  });
});
