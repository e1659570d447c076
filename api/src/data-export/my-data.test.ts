import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { z } from 'zod';
import { updateCustomer } from '@amberlane/contract/calls/accounts';
import { addAddress } from '@amberlane/contract/calls/address-book';
import { createApiKey } from '@amberlane/contract/calls/api-keys';
import { downloadMyData } from '@amberlane/contract/calls/data-export';
import { addOrder, cancelOrder, deleteOrder } from '@amberlane/contract/calls/orders';
import { requestSubscriptions } from '../tracking-subscriptions/request-subscription.ts';
import { documentedExamples } from '../testing/documented-examples.ts';
import { describeOnOneDatabase } from '../testing/test-databases.ts';
import { orderForm } from '../testing/order-form.ts';
import { PASSWORD, passwordCustomer, type PasswordCustomer } from '../testing/password-customer.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

const NOW = new Date('2026-11-20T10:30:00Z');

const file = z.object({
  account: z.object({ email: z.string(), displayName: z.string() }),
  profile: z.object({ firstName: z.string().optional() }),
  addressBook: z.array(z.object({ name: z.string() })),
  orders: z.array(z.object({ orderNo: z.string(), status: z.string(), removedFromListsAt: z.string().nullable(), form: z.object({ acceptName: z.string() }) })),
  sessions: z.array(z.object({ signedInAt: z.string() })),
  signIns: z.array(z.object({ at: z.string() })),
  authenticatorApp: z.null(),
  apiKeys: z.array(z.object({ prefix: z.string() })),
  followedParcels: z.array(z.object({ waybillNo: z.string() })),
});

describeOnOneDatabase('my data', (open) => {
  let api: TestApi;
  let ama: PasswordCustomer;
  let kofi: PasswordCustomer;
  let key: string;
  let waybillNo: string;

  beforeAll(async () => {
    api = await startTestApi(open, { now: NOW });
    [ama, kofi] = [await passwordCustomer(api, { platform: true }), await passwordCustomer(api)];
    const address = (await documentedExamples(api.app)).get(addAddress.path) ?? {};
    const { token } = ama;
    await api.ask(updateCustomer, { userId: ama.accountId, nickName: 'Ama 阿玛', countryCode: 'GH', locale: 'en', firstName: 'أما' }, { token });
    await api.ask(addAddress, address, { token });
    const order = await api.ask(addOrder, orderForm({ acceptName: 'Akosua Mensah' }), { token });
    waybillNo = order.waybillNo ?? '';
    const gone = await api.ask(addOrder, orderForm(), { token });
    await api.ask(cancelOrder, { id: gone.id }, { token });
    await api.ask(deleteOrder, { id: gone.id }, { token });
    ({ key } = await api.ask(createApiKey, { name: 'Shop', scopes: ['orders:read'], expiresDays: null, password: PASSWORD }, { token }));
    for (const { email } of [ama, kofi]) {
      await requestSubscriptions(api.database.db, { parcels: [{ waybill_no: waybillNo, latest_code: 'ORDER_CREATED', latest_at: NOW }], email, country: 'GH', locale: 'en' }, NOW);
    }
  });
  afterAll(() => api.close());

  it('are a file with everything of the customer, in any script', async () => {
    const response = await api.send(downloadMyData, {}, { token: ama.token });
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': expect.stringContaining('attachment; filename="amberlane-my-data-2026-11-20.json"'),
      'cache-control': 'private, no-store',
    });
    const data = file.parse(JSON.parse(response.body));
    expect(data).toMatchObject({
      account: { email: ama.email, displayName: 'Ama 阿玛' },
      profile: { firstName: 'أما' },
      addressBook: [{ name: expect.any(String) }],
      orders: expect.arrayContaining([
        expect.objectContaining({ status: 'SUBMITTED', removedFromListsAt: null }),
        expect.objectContaining({ status: 'CANCELLED', removedFromListsAt: NOW.toISOString() }),
      ]),
      sessions: [{ signedInAt: NOW.toISOString() }],
      authenticatorApp: null,
      apiKeys: [{ prefix: key.split('_')[1] }],
      followedParcels: [{ waybillNo }],
    });
  });

  it('hold no secret and no hash', async () => {
    const { body } = await api.send(downloadMyData, {}, { token: ama.token });
    expect(body).not.toMatch(/hash|argon2|amk_|token/i);
    expect(body).not.toContain(ama.token);
  });

  it('hold nothing of anybody else', async () => {
    const { body } = await api.send(downloadMyData, {}, { token: kofi.token });
    for (const theirs of [ama.accountId, ama.email, 'Akosua', 'Ama']) expect(body).not.toContain(theirs);
    expect(file.parse(JSON.parse(body))).toMatchObject({ orders: [], addressBook: [], apiKeys: [], followedParcels: [{ waybillNo }] });
  });

  it('are not read again and again', async () => {
    const { token } = await api.signIn();
    for (let taken = 0; taken < 10; taken += 1) expect((await api.send(downloadMyData, {}, { token })).statusCode).toBe(200);
    expect((await api.send(downloadMyData, {}, { token })).statusCode).toBe(429);
  });
});
