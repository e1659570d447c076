import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { getCustomer, updateCustomer } from '@amberlane/contract/calls/accounts';
import { confirmContactChange, startContactChange } from '@amberlane/contract/calls/contact-change';
import { stopFollow } from '@amberlane/contract/calls/tracking-subscriptions';
import { queryNotifications, updateNotifications } from '@amberlane/contract/calls/notifications';
import { addOrder, editOrder } from '@amberlane/contract/calls/orders';
import { pushQueue } from '../push/push-queue.ts';
import { pushService } from '../push/service.ts';
import { newCustomer, newestCode, newPhoneCustomer, PASSWORD } from '../testing/customer-journeys.ts';
import { describeOnOneDatabase } from '../testing/test-databases.ts';
import { orderForm } from '../testing/order-form.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { notificationChoices } from './notifications.ts';

describeOnOneDatabase('what a customer wants to be written about', (open) => {
  let api: TestApi;
  let customers = 0;
  beforeAll(async () => {
    api = await startTestApi(open);
  });
  afterAll(() => api.close());

  async function customer() {
    customers += 1;
    const email = `sender-${customers}@example.com`;
    return { email, token: (await newCustomer(api, email)).accessToken };
  }
  const choose = (token: string, parcelNews: boolean) => api.ask(updateNotifications, { parcelNews }, { token });
  const order = async (token: string) => (await api.ask(addOrder, orderForm(), { token })).waybillNo ?? '';
  /** An event that is told by email, and the emails that it makes; gives those to an address, newest first. */
  async function newsTo(email: string, waybillNo: string, code = 'DEPARTED_AIR') {
    const { db } = api.database;
    api.setTime(new Date(api.now().getTime() + 60_000));
    const push = pushService({ db, now: api.now, queue: pushQueue({ atOnce: 1, waiting: 8 }) });
    expect(await push([{ waybillNo, eventId: randomUUID(), code, place: 'CN-CAN', occurredAt: api.now().toISOString() }], true)).toMatchObject({ accepted: 1 });
    await api.deliver();
    return (await api.outbox()).filter(({ to, text }) => to === email && text.includes('track/follow?token='));
  }

  it('is, to begin with, warnings and no news', async () => {
    const { token } = await customer();
    expect(await api.ask(queryNotifications, {}, { token })).toEqual({ signInAlert: true, parcelNews: false, reachable: true });
    const { accessToken } = await newPhoneCustomer(api, '0231234567');
    expect(await api.ask(queryNotifications, {}, { token: accessToken })).toMatchObject({ reachable: false });
  });

  it('is changed one by one, and read by who writes', async () => {
    const { token, accountId } = await api.signIn();
    expect(await api.ask(updateNotifications, { signInAlert: false }, { token })).toMatchObject({ signInAlert: false, parcelNews: false });
    expect(await choose(token, true)).toMatchObject({ signInAlert: false, parcelNews: true });
    expect(await notificationChoices(api.database.db, accountId)).toEqual({ signInAlert: false, parcelNews: true });
  });

  it('news of own parcels come without being asked for one by one', async () => {
    const { email, token } = await customer();
    await choose(token, true);
    const waybillNo = await order(token);
    expect(await newsTo(email, waybillNo)).toMatchObject([{ subject: expect.stringContaining(waybillNo) }]);
  });

  it('no news come where none were chosen', async () => {
    const { email, token } = await customer();
    expect(await newsTo(email, await order(token))).toEqual([]);
  });

  it('a choice holds for parcels that are under way: they begin to be followed, or stop', async () => {
    const { email, token } = await customer();
    const waybillNo = await order(token);
    await choose(token, true);
    expect(await newsTo(email, waybillNo)).toHaveLength(1);
    await choose(token, false);
    expect(await newsTo(email, waybillNo, 'ARRIVED_COUNTRY')).toHaveLength(1);
  });

  it('one click stops a parcel for good, and that alone', async () => {
    const { email, token } = await customer();
    await choose(token, true);
    const [stopped, other] = [await order(token), await order(token)];
    const [message] = await newsTo(email, stopped);
    await api.ask(stopFollow, { token: /token=([\w-]{43})/.exec(message?.text ?? '')?.[1] ?? '' });
    await choose(token, false);
    await choose(token, true);
    expect(await newsTo(email, stopped, 'ARRIVED_COUNTRY')).toHaveLength(1);
    expect(await newsTo(email, other)).toHaveLength(2);
  });

  it('a draft is followed once it is sent, in the language of the account', async () => {
    const { email, token } = await customer();
    const { userId } = await api.ask(updateCustomer, { userId: (await api.ask(getCustomer, {}, { token })).userId, nickName: 'Ama', countryCode: 'GH', locale: 'ar' }, { token });
    expect(userId).not.toBe('');
    await choose(token, true);
    const { id, version } = await api.ask(addOrder, { ...orderForm(), draft: true }, { token });
    const { waybillNo } = await api.ask(editOrder, { ...orderForm(), id, version }, { token });
    const [message] = await newsTo(email, waybillNo ?? '');
    expect(message?.text).toMatch(/\/[a-z]{2}-ar\/track/);
  });

  it('news follow the account to a new mail address and leave the old one', async () => {
    const { email, token } = await customer();
    await choose(token, true);
    const waybillNo = await order(token);
    const next = `moved-${customers}@example.com`;
    await api.ask(startContactChange, { userName: next, password: PASSWORD }, { token });
    await api.ask(confirmContactChange, { userName: next, verifyCode: await newestCode(api) }, { token });
    expect(await newsTo(email, waybillNo)).toEqual([]);
    expect(await newsTo(next, waybillNo, 'ARRIVED_COUNTRY')).toHaveLength(2);
  });

  it('touches nobody else', async () => {
    const [one, other] = [await customer(), await customer()];
    await choose(one.token, true);
    const waybillNo = await order(one.token);
    await choose(other.token, true);
    await choose(other.token, false);
    expect(await newsTo(one.email, waybillNo)).toHaveLength(1);
    expect(await api.ask(queryNotifications, {}, { token: one.token })).toMatchObject({ parcelNews: true });
  });
});
