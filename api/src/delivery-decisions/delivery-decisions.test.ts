/** Decisions after a failed delivery over HTTP: who may, until when, what it costs, and what both are told. */
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { z } from 'zod';
import { ERROR } from '@amberlane/contract/calls';
import { decideDelivery, queryDeliveryDecision } from '@amberlane/contract/calls/delivery-decisions';
import { errorMessage } from '@amberlane/contract/calls/error-messages';
import { downloadMyData } from '@amberlane/contract/calls/data-export';
import { getOrder, queryOrderPage } from '@amberlane/contract/calls/orders';
import { queryTrack } from '@amberlane/contract/calls/tracking';
import { LOCALES } from '@amberlane/contract/site';
import { receiptPrice } from '../documents/receipt-price.ts';
import { readPaperOrder } from '../files/repository.ts';
import { parcelOnItsWay, type FailedParcel } from '../testing/failed-parcel.ts';
import { describeOnBothDatabases } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { passDeadlines } from './deadlines.ts';

const NOW = new Date('2026-11-23T10:30:00Z');
type Wanted = Partial<z.input<typeof decideDelivery.request>>;

describeOnBothDatabases('after a failed delivery', (open) => {
  let api: TestApi;
  let owner: { readonly accountId: string; readonly token: string };
  let stranger: { readonly token: string };
  let parcel: FailedParcel;
  beforeAll(async () => {
    api = await startTestApi(open, { now: NOW });
    owner = await api.signIn();
    stranger = await api.signIn();
  });
  beforeEach(async () => {
    api.setTime(NOW);
    // Parcels of the other tests have come to their end.
    await api.database.db.updateTable('waybill').set({ latest_code: 'DELIVERED' }).execute();
    parcel = await failed();
  });
  afterAll(() => api.close());

  /** One attempt failed on Saturday, 21 November, in Accra. */
  async function failed(facts: Partial<Parameters<typeof parcelOnItsWay>[1]> = {}): Promise<FailedParcel> {
    const made = await parcelOnItsWay(api, { accountId: owner.accountId, acceptEmail: 'akosua@example.com', ...facts });
    await made.scan('OUT_FOR_DELIVERY', '2026-11-21T08:00:00Z');
    await made.scan('ATTEMPT_FAILED', '2026-11-21T15:40:00Z', { reason: 'NOBODY_HOME', attempt: 1 });
    return made;
  }
  /** Back at the warehouse on the 22nd: the last day is 2 December. */
  async function returned(): Promise<void> {
    await parcel.scan('RETURN_STARTED', '2026-11-21T18:00:00Z');
    await parcel.scan('RETURNED_TO_WAREHOUSE', '2026-11-22T09:00:00Z');
  }
  const asSender = () => ({ token: owner.token });
  const read = (input: object = { phoneLast4: '0143' }, options = {}) => api.ask(queryDeliveryDecision, { waybillNo: parcel.waybillNo, ...input }, options);
  const readBySender = () => read({}, asSender());
  const request = (wanted: Wanted) => ({ waybillNo: parcel.waybillNo, phoneLast4: '0143', version: 0, option: 'REDELIVER', day: '2026-11-25', window: 'MORNING', ...wanted });
  const decide = (wanted: Wanted = {}, options = {}) => api.ask(decideDelivery, request(wanted), options);
  const decideAsSender = (wanted: Wanted = {}) => decide({ phoneLast4: '', ...wanted }, asSender());
  const refused = (wanted: Wanted = {}, options = {}) => api.refused(decideDelivery, request(wanted), options);
  const codes = async () => (await api.database.db.selectFrom('track_event').select('code').where('waybill_no', '=', parcel.waybillNo).orderBy('occurred_at').execute()).map(({ code }) => code);

  it('shows sender and recipient what each may decide, by when and at which fee', async () => {
    const recipient = await read();
    expect(recipient).toMatchObject({
      reader: 'recipient', closed: null, version: 0, decision: null, free: { left: 2, until: '2026-11-26', attempts: 3, days: 5 }, feePerAttempt: { amount: 4_000, currency: 'CNY' },
      period: { deadline: '2026-12-01T23:59:00.000Z', days: 10, timeZone: 'Africa/Accra', destroyed: false }, attempts: [{ attempt: 1, reason: 'NOBODY_HOME' }],
      recipient: { name: 'Akosua Mensah', city: 'Accra', country: 'GH', phone: '+233•••••••43' },
    });
    expect(recipient.options.map(({ option }) => option)).toEqual(['REDELIVER', 'CORRECT_ADDRESS', 'COLLECT']);
    // Couriers in Ghana rest on Sundays; the sixth free day is past the five of the rule.
    expect(recipient.days).toEqual(['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-30'].map((day) => ({ day, fee: { amount: day <= '2026-11-26' ? 0 : 4_000, currency: 'CNY' } })));
    expect(recipient.points.length).toBeGreaterThan(0);
    expect(recipient.points.every(({ siteCode }) => siteCode.startsWith('GH-ACC') || siteCode.startsWith('GH-TEM'))).toBe(true);
    const sender = await readBySender();
    expect(sender.options.map(({ option, refusal }) => [option, refusal])).toEqual([['REDELIVER', null], ['CORRECT_ADDRESS', null], ['COLLECT', null], ['RETURN', null], ['SHELVE', null], ['DESTROY', null]]);
  });

  it('tells the list of orders why a parcel came back and until when to choose, until somebody has chosen', async () => {
    const listed = async () => (await api.ask(queryOrderPage, { pageSize: 50 }, asSender())).list.find(({ waybillNo }) => waybillNo === parcel.waybillNo);
    expect(await listed()).toMatchObject({ expressStatus: 'ATTEMPT_FAILED', decideBy: { at: '2026-12-01T23:59:00.000Z', timeZone: 'Africa/Accra' }, failedAttempts: { count: 1, reason: 'NOBODY_HOME', freeUntil: '2026-11-26', feePerAttempt: { amount: 4_000, currency: 'CNY' } } });
    await decide();
    expect(await listed()).toMatchObject({ decideBy: null, failedAttempts: { count: 1 } });
    parcel = await failed();
    await returned();
    expect(await listed()).toMatchObject({ decideBy: { at: '2026-12-02T23:59:00.000Z' }, failedAttempts: { count: 1, reason: 'NOBODY_HOME', freeUntil: null } });
    expect((await api.ask(queryOrderPage, { pageSize: 50 }, stranger)).list).toEqual([]);
  });

  it('is closed to everyone else, in the same words, and tries are limited', async () => {
    const strip = ({ requestId: _own, ...rest }: Awaited<ReturnType<TestApi['refused']>>) => rest;
    const ask = async (input: object, options = {}) => strip(await api.refused(queryDeliveryDecision, { waybillNo: parcel.waybillNo, ...input }, options));
    const closed = { status: 403, code: ERROR.DETAILS_CLOSED, message: errorMessage(ERROR.DETAILS_CLOSED, 'en') };
    expect(await ask({})).toEqual(closed);
    expect(await ask({}, { token: stranger.token })).toEqual(closed);
    expect(await ask({ waybillNo: 'KE000000000001', phoneLast4: '0000' })).toEqual(closed);
    for (let tries = 0; tries < 5; tries += 1) expect(await ask({ phoneLast4: '9999' })).toEqual(closed);
    expect(await ask({ phoneLast4: '0143' })).toEqual(closed);
    expect(strip(await refused())).toEqual(closed);
    expect((await readBySender()).reader).toBe('sender');
  });

  it('books another attempt, with a receipt for both and an event in the history', async () => {
    const { decision, version } = await decide();
    expect(decision).toMatchObject({
      reference: expect.stringMatching(/^DD-[2-9A-Z]{4}-[2-9A-Z]{4}$/), option: 'REDELIVER', decidedBy: 'recipient', decidedAt: NOW.toISOString(), day: '2026-11-25', window: 'MORNING', fee: { amount: 0, currency: 'CNY' },
      deadline: '2026-12-01T23:59:00.000Z', timeZone: 'Africa/Accra', state: 'OPEN',
    });
    expect(version).toBe(1);
    expect((await codes()).at(-1)).toBe('DELIVERY_DECIDED');
    const [result] = (await api.ask(queryTrack, { waybillNos: [parcel.waybillNo] })).results;
    expect(result).toMatchObject({ outcome: 'found', waybill: { expressStatus: 'DELIVERY_DECIDED', needsAction: false, expected: null } });
    const mails = (await api.outbox()).filter(({ subject }) => subject.includes(decision?.reference ?? '-'));
    expect(mails.map(({ to }) => to).sort()).toEqual([`${owner.accountId}@example.com`, 'akosua@example.com'].sort());
    expect(mails[0]?.text).toMatch(/The recipient of parcel .* has chosen:\nDeliver again on Wednesday,? 25 November 2026, .*09:00–13:00/);
    expect(mails[0]?.text).toContain(`/express/delivery-choice?waybill=${parcel.waybillNo}`);
  });

  it('takes the fee after the free attempts, and for a parcel that went back', async () => {
    await decide({ day: '2026-11-27' });
    expect((await read()).decision?.fee).toEqual({ amount: 4_000, currency: 'CNY' });
    parcel = await failed();
    await returned();
    const { free, days, period } = await read();
    expect([free.left, free.until, days[0]?.fee.amount, period?.destroyed, period?.deadline]).toEqual([0, null, 4_000, true, '2026-12-02T23:59:00.000Z']);
  });

  it("adds a sender's fee to the order, its receipt and the lists, and takes it off when another decision replaces it", async () => {
    const freight = { code: 'FREIGHT_FIRST', ruleId: 'rate.test', basis: 'chargeableWeight', quantity: 500, unit: 'gram', unitSize: 500, rate: 7_800, amount: 7_800, currency: 'CNY', original: null, params: { grams: 500 } } as const;
    parcel = await failed({ price: { lines: [freight], total: { amount: 7_800, currency: 'CNY' }, chargeableGrams: 500, day: '2026-11-20' } });
    const order = () => api.ask(getOrder, { id: parcel.orderId }, asSender());
    const sums = async () => {
      const { price, referencePrice, version } = await order();
      const papers = await readPaperOrder(api.database.db, parcel.orderId);
      const { list } = await api.ask(queryOrderPage, { sort: 'priceDown', pageSize: 50 }, asSender());
      return { lines: price?.lines.map(({ code, quantity, amount }) => [code, quantity, amount]), sums: [referencePrice?.amount, price?.total.amount, papers && receiptPrice(papers)?.total.amount, list.find(({ id }) => id === parcel.orderId)?.referencePrice?.amount], lineCount: (papers && receiptPrice(papers)?.detail?.lines.length) ?? 0, version };
    };
    await decideAsSender({ day: '2026-11-27' });
    expect(await sums()).toEqual({ lines: [['FREIGHT_FIRST', 500, 7_800], ['REDELIVERY', 1, 4_000]], sums: [11_800, 11_800, 11_800, 11_800], lineCount: 2, version: 2 });
    expect((await order()).price?.lines.at(-1)).toMatchObject({ ruleId: 'redelivery.2019', label: 'Further delivery attempts: 1' });
    // A free day in place of the other one.
    await decideAsSender({ version: 1, day: '2026-11-25' });
    expect(await sums()).toMatchObject({ lines: [['FREIGHT_FIRST', 500, 7_800]], sums: [7_800, 7_800, 7_800, 7_800] });
    // The recipient pays at the door.
    await decide({ version: 2, day: '2026-11-27' });
    expect(await sums()).toMatchObject({ lineCount: 1, sums: [7_800, 7_800, 7_800, 7_800] });
    // One that was carried out stays beside the next.
    await decideAsSender({ version: 3, day: '2026-11-27' });
    await parcel.scan('OUT_FOR_DELIVERY', '2026-11-23T11:00:00Z');
    await parcel.scan('ATTEMPT_FAILED', '2026-11-23T12:00:00Z', { attempt: 2 });
    api.setTime(new Date('2026-11-23T12:30:00Z'));
    await decideAsSender({ version: 4, day: '2026-11-28' });
    expect(await sums()).toMatchObject({ lines: [['FREIGHT_FIRST', 500, 7_800], ['REDELIVERY', 2, 8_000]], sums: [15_800, 15_800, 15_800, 15_800] });
  });

  it('charges an order whose lines were not kept by its sum, and leaves one without a price alone', async () => {
    parcel = await failed();
    await decideAsSender({ day: '2026-11-27' });
    expect(await api.ask(getOrder, { id: parcel.orderId }, asSender())).toMatchObject({ referencePrice: null, price: null });
    parcel = await failed();
    await api.database.db.updateTable('customer_order').set({ reference_price: JSON.stringify({ amount: 5_000, currency: 'CNY' }) }).where('id', '=', parcel.orderId).execute();
    await decideAsSender({ day: '2026-11-27' });
    expect(await api.ask(getOrder, { id: parcel.orderId }, asSender())).toMatchObject({ referencePrice: { amount: 9_000 }, price: null });
  });

  it('corrects the address within the city, by the rules of the country', async () => {
    const address = { street: '4 Ring Road', digitalAddress: 'ga-183-81' };
    const faults = await refused({ option: 'CORRECT_ADDRESS', address });
    expect(faults).toMatchObject({ status: 400, fields: [{ field: 'address.digitalAddress', code: 'digitalAddress' }] });
    expect(await refused({ option: 'CORRECT_ADDRESS', address: { landmark: 'Mosque' } })).toMatchObject({ fields: [{ field: 'address.street', code: 'required' }] });
    const { decision, recipient } = await decide({ option: 'CORRECT_ADDRESS', address: { ...address, digitalAddress: 'ga-183-8164' } });
    expect(decision?.addressLines).toEqual(expect.arrayContaining(['4 Ring Road', 'GA-183-8164']));
    expect(recipient.addressLines).toEqual(decision?.addressLines);
    expect(recipient.addressLines.join()).toContain('Accra');
  });

  it('takes a service point of the city and no other', async () => {
    const [point] = (await read()).points;
    expect(await refused({ option: 'COLLECT', siteCode: '' })).toMatchObject({ fields: [{ field: 'siteCode', code: 'required' }] });
    for (const siteCode of ['NG-LOS-01', 'GH-KMS-01', 'XX-XXX-99']) expect(await refused({ option: 'COLLECT', siteCode })).toMatchObject({ fields: [{ field: 'siteCode', code: 'choice' }] });
    const { decision } = await decide({ option: 'COLLECT', siteCode: point?.siteCode ?? '' });
    expect(decision).toMatchObject({ point: { siteCode: point?.siteCode, siteName: point?.siteName }, fee: { amount: 0 }, day: null, window: null });
  });

  it.each([[{ day: '2026-11-23' }, 'day', 'date'], [{ day: '2026-11-29' }, 'day', 'date'], [{ day: '2026-12-24' }, 'day', 'date'], [{ day: null }, 'day', 'required'], [{ window: null }, 'window', 'required']] as const)(
    'refuses %j beside its field',
    async (wanted, field, code) => {
      expect(await refused(wanted)).toMatchObject({ status: 400, fields: [expect.objectContaining({ field, code })] });
    },
  );

  it('lets the sender win over an earlier decision, and the recipient not over a disposal', async () => {
    await decide();
    const { decision, earlier } = await decideAsSender({ version: 1, option: 'RETURN', day: null, window: null });
    expect(decision).toMatchObject({ option: 'RETURN', decidedBy: 'sender', fee: null });
    expect(earlier).toMatchObject([{ option: 'REDELIVER', state: 'REPLACED' }]);
    const seen = await read();
    expect(seen.options.every(({ refusal }) => refusal === 'SENDER_DECIDED')).toBe(true);
    expect(await refused({ version: 2 })).toMatchObject({ status: 400, fields: [{ field: 'option', code: 'choice' }] });
    for (const option of ['RETURN', 'SHELVE', 'DESTROY'] as const) expect(await refused({ version: 2, option })).toMatchObject({ fields: [{ field: 'option', code: 'choice' }] });
  });

  it('lets the recipient choose another day than the sender did', async () => {
    await decideAsSender();
    expect((await decide({ version: 1, day: '2026-11-26' })).decision).toMatchObject({ decidedBy: 'recipient', day: '2026-11-26' });
  });

  it('is decided once: by the first of two at the same moment, and once for a double click', async () => {
    const twice = await Promise.all([api.send(decideDelivery, request({})), api.send(decideDelivery, request({ phoneLast4: '', option: 'DESTROY', day: null, window: null }), asSender())]);
    expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    parcel = await failed();
    const same = await Promise.all([decide(), decide(), decide()]);
    expect(new Set(same.map(({ decision }) => decision?.reference)).size).toBe(1);
    expect((await codes()).filter((code) => code === 'DELIVERY_DECIDED')).toHaveLength(1);
    expect(await refused({ day: '2026-11-26' })).toMatchObject({ status: 409, code: ERROR.CONFLICT });
  });

  it('ends when the parcel is out again, and begins anew after another failure', async () => {
    await decide();
    await parcel.scan('OUT_FOR_DELIVERY', '2026-11-25T07:00:00Z');
    api.setTime(new Date('2026-11-25T08:00:00Z'));
    expect(await read()).toMatchObject({ closed: 'OUT', decision: null, earlier: [{ state: 'CARRIED_OUT' }] });
    expect(await refused({ version: 1, day: '2026-11-26' })).toMatchObject({ status: 409, code: ERROR.ORDER_STATE });
    await parcel.scan('ATTEMPT_FAILED', '2026-11-25T09:00:00Z', { attempt: 2 });
    api.setTime(new Date('2026-11-25T10:00:00Z'));
    const { decision, earlier } = await decide({ version: 1, day: '2026-11-26' });
    expect([decision?.version, earlier[0]?.state]).toEqual([2, 'CARRIED_OUT']);
  });

  it.each([['DELIVERED', 'OVER'], ['DISPOSED', 'OVER'], ['READY_AT_POINT', 'AT_POINT']] as const)('is closed once the parcel is %s', async (code, closed) => {
    await parcel.scan(code, '2026-11-22T09:00:00Z');
    expect((await read()).closed).toBe(closed);
    expect(await refused()).toMatchObject({ code: ERROR.ORDER_STATE });
  });

  it('is not open before an attempt failed', async () => {
    parcel = await parcelOnItsWay(api, { accountId: owner.accountId });
    expect(await read()).toMatchObject({ closed: 'NOT_FAILED', period: null, days: [] });
  });

  it('reminds both once, two days before the end, and destroys by itself after the last minute', async () => {
    await returned();
    const round = (at: string) => {
      api.setTime(new Date(at));
      return passDeadlines(api.database.db, api.now());
    };
    expect(await round('2026-11-30T08:59:00Z')).toEqual({ reminded: 0, disposed: 0 });
    expect(await round('2026-11-30T09:00:00Z')).toEqual({ reminded: 1, disposed: 0 });
    expect(await round('2026-11-30T09:01:00Z')).toEqual({ reminded: 0, disposed: 0 });
    await api.deliver();
    const about = async () => (await api.outbox()).filter(({ text }) => text.includes(parcel.waybillNo));
    expect((await about()).map(({ subject }) => subject)).toEqual(Array.from({ length: 2 }, () => expect.stringContaining('will be destroyed soon')));
    expect(await round('2026-12-02T23:59:30Z')).toEqual({ reminded: 0, disposed: 0 });
    expect((await read()).closed).toBeNull();
    const both = await Promise.all([round('2026-12-03T00:00:00Z'), round('2026-12-03T00:00:00Z')]);
    expect(both.reduce((sum, { disposed }) => sum + disposed, 0)).toBe(1);
    await api.deliver();
    expect(await read()).toMatchObject({ closed: 'OVER', decision: null, earlier: [{ option: 'DESTROY', decidedBy: 'deadline', state: 'CARRIED_OUT' }] });
    expect((await codes()).filter((code) => code === 'DISPOSED')).toHaveLength(1);
    expect((await about()).filter(({ text }) => text.includes('We received no instructions'))).toHaveLength(2);
  });

  it('leaves a parcel alone for which somebody decided, and shelves what is to be shelved at the end', async () => {
    await returned();
    await decide();
    const end = new Date('2026-12-03T00:00:00Z');
    expect(await passDeadlines(api.database.db, end)).toEqual({ reminded: 0, disposed: 0 });
    await decideAsSender({ version: 1, option: 'SHELVE', day: null, window: null });
    expect(await passDeadlines(api.database.db, new Date('2026-12-02T20:00:00Z'))).toEqual({ reminded: 0, disposed: 0 });
    expect(await passDeadlines(api.database.db, end)).toEqual({ reminded: 0, disposed: 1 });
    const { disposal } = await api.database.db.selectFrom('track_event').select('disposal').where('waybill_no', '=', parcel.waybillNo).where('code', '=', 'DISPOSED').executeTakeFirstOrThrow();
    expect(disposal).toBe('SHELVED');
  });

  it('leaves a parcel alone that goes back to its sender, and one whose deadline passed long ago', async () => {
    await returned();
    await decideAsSender({ option: 'RETURN', day: null, window: null });
    await parcel.scan('RETURN_STARTED', '2026-11-24T09:00:00Z');
    await parcel.scan('RETURNED_TO_WAREHOUSE', '2026-11-26T09:00:00Z', { place: 'CN-CAN' });
    api.setTime(new Date('2026-11-26T10:00:00Z'));
    expect(await read()).toMatchObject({ closed: 'RETURNING', days: [] });
    expect(await refused({ version: 1, day: '2026-11-27' })).toMatchObject({ code: ERROR.ORDER_STATE });
    expect(await passDeadlines(api.database.db, new Date('2026-12-07T00:00:00Z'))).toEqual({ reminded: 0, disposed: 0 });
    parcel = await failed();
    await returned();
    expect(await passDeadlines(api.database.db, new Date('2026-12-10T10:00:00Z'))).toEqual({ reminded: 0, disposed: 0 });
  });

  it('does not count down for a parcel that is not back, and refuses after its days', async () => {
    api.setTime(new Date('2026-12-02T00:00:00Z'));
    expect(await passDeadlines(api.database.db, api.now())).toEqual({ reminded: 0, disposed: 0 });
    expect(await read()).toMatchObject({ closed: 'DEADLINE', days: [] });
    expect(await refused()).toMatchObject({ code: ERROR.ORDER_STATE });
  });

  it.each(LOCALES)('writes its receipts in %s', async (locale) => {
    await decide({ email: 'reader@example.com' }, { locale });
    const mail = (await api.outbox()).find(({ to, text }) => to === 'reader@example.com' && text.includes(parcel.waybillNo));
    expect(mail?.text).not.toMatch(/\{\w+\}/);
    expect(mail?.subject).not.toMatch(/\{\w+\}/);
    if (locale !== 'en') expect(mail?.text).not.toContain('Receipt');
  });

  it('stands in the data of the sender, without the address of the recipient', async () => {
    await decide({ email: 'private@example.com' });
    const { body } = await api.send(downloadMyData, {}, asSender());
    expect(body).toContain('"decidedBy": "recipient"'.replaceAll(' ', body.includes('"decidedBy": ') ? ' ' : ''));
    expect(body).not.toContain('private@example.com');
  });
});
