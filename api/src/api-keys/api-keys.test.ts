import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { RULES } from '@amberlane/contract/domain';
import { addAddress, searchAddresses } from '@amberlane/contract/calls/address-book';
import { createApiKey, queryApiKeys, revokeApiKey } from '@amberlane/contract/calls/api-keys';
import type { RequestOf } from '@amberlane/contract/calls/call';
import { getCustomer } from '@amberlane/contract/calls/accounts';
import { addOrder, getOrder, queryOrderPage } from '@amberlane/contract/calls/orders';
import { queryTrack } from '@amberlane/contract/calls/tracking';
import { setPlatform } from './key-repository.ts';
import { describeOnOneDatabase } from '../testing/test-databases.ts';
import { orderForm } from '../testing/order-form.ts';
import { PASSWORD, passwordCustomer, type PasswordCustomer } from '../testing/password-customer.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

type Wish = RequestOf<typeof createApiKey>;

describeOnOneDatabase('API keys of customers', (open) => {
  let api: TestApi;
  let shop: PasswordCustomer;
  let other: PasswordCustomer;

  beforeAll(async () => {
    api = await startTestApi(open);
    shop = await passwordCustomer(api, { platform: true });
    other = await passwordCustomer(api);
  });
  afterAll(() => api.close());

  const wish = (changes: Partial<Wish> = {}): Wish => ({ name: 'Shop server', scopes: ['orders:read', 'orders:write'], expiresDays: 90, password: PASSWORD, ...changes });
  const make = (changes: Partial<Wish> = {}, { token } = shop) => api.ask(createApiKey, wish(changes), { token });
  const list = ({ token } = shop) => api.ask(queryApiKeys, {}, { token });
  const by = (key: string) => ({ headers: { 'x-api-key': key } });

  it('are made with the password, shown once, and told to the owner', async () => {
    const { key, facts } = await make({ name: '  Shop\nserver ' });
    expect(key).toMatch(/^amk_[a-z0-9]{10}_[\w-]{43}$/);
    expect(facts).toEqual({
      prefix: key.split('_')[1], name: 'Shop server', scopes: ['orders:read', 'orders:write'],
      createdAt: '2026-11-20T10:30:00.000Z', expiresAt: '2027-02-18T10:30:00.000Z', lastUsedAt: null, revokedAt: null,
    });
    const { platform, keys } = await list();
    expect([platform, keys[0]]).toEqual([true, facts]);
    expect(JSON.stringify(keys)).not.toContain(key);
    const [message] = await api.outbox();
    expect(message).toMatchObject({ to: shop.email, subject: 'New API key created' });
    expect(message?.text).not.toContain('amk_');
  });

  it.each([
    ['a wrong password', { password: 'Wrong#2026' }, 'password passwordWrong'],
    ['no scope', { scopes: [] }, 'scopes tooFew'],
    ['a scope of partners', { scopes: ['events:write'] as never }, 'scopes.0 choice'],
    ['a life of its own', { expiresDays: 31 as never }, 'expiresDays choice'],
    ['no name', { name: ' ' }, 'name required'],
  ])('are refused for %s, beside the field', async (_name, changes, fault) => {
    const customer = await passwordCustomer(api, { platform: true });
    const { status, fields } = await api.refused(createApiKey, wish(changes), { token: customer.token });
    expect([status, fields?.map(({ field, code }) => `${field} ${code}`)]).toEqual([400, [fault]]);
    expect((await list(customer)).keys).toEqual([]);
  });

  it('are for customers whose plan has them, and stop working when it has them no more', async () => {
    expect(await api.refused(createApiKey, wish(), { token: other.token })).toMatchObject({ status: 403, code: ERROR.API_KEYS_NOT_IN_PLAN });
    expect(await list(other)).toMatchObject({ platform: false, keys: [] });
    const customer = await passwordCustomer(api, { platform: true });
    const { key } = await make({}, customer);
    expect(await setPlatform(api.database.db, customer.email, false)).toBe(true);
    expect(await api.refused(queryOrderPage, {}, by(key))).toMatchObject({ status: 401, code: ERROR.API_KEY_REVOKED });
    expect(await setPlatform(api.database.db, 'nobody@example.com', true)).toBe(false);
  });

  it('act for their customer alone', async () => {
    const { key } = await make();
    const theirs = await api.ask(addOrder, { draft: true }, { token: other.token });
    const order = await api.ask(addOrder, orderForm({ mallNo: 'KEY-1' }), { headers: { 'x-api-key': key, 'idempotency-key': 'shop-order-10027' } });
    const again = await api.ask(addOrder, orderForm({ mallNo: 'KEY-1' }), { headers: { 'x-api-key': key, 'idempotency-key': 'shop-order-10027' } });
    expect(again.id).toBe(order.id);
    expect((await api.ask(queryOrderPage, {}, by(key))).list.map(({ id }) => id)).toEqual([order.id]);
    expect((await api.ask(getOrder, { id: order.id }, { token: shop.token })).id).toBe(order.id);
    expect((await api.refused(getOrder, { id: theirs.id }, by(key))).status).toBe(404);
  });

  it('open their scopes and nothing else, whoever is signed in beside them', async () => {
    const { key } = await make({ scopes: ['tracking:read'] });
    expect((await api.ask(queryTrack, { waybillNos: ['GH520938177409'] }, by(key))).results).toHaveLength(1);
    const both = { token: shop.token, ...by(key) };
    expect(await api.refused(addOrder, orderForm(), both)).toMatchObject({ status: 403, code: ERROR.API_KEY_SCOPE, message: expect.stringContaining('orders:write') });
    for (const call of [getCustomer, createApiKey, queryApiKeys]) expect(await api.refused(call, wish(), both)).toMatchObject({ status: 403, code: ERROR.API_KEY_NOT_HERE });
  });

  it('read an address book or write it, as their scopes say', async () => {
    const { key } = await make({ scopes: ['addresses:read'] });
    expect((await api.ask(searchAddresses, {}, by(key))).total).toBe(0);
    expect(await api.refused(addAddress, {}, by(key))).toMatchObject({ code: ERROR.API_KEY_SCOPE });
  });

  it.each([
    ['no key', 'Bearer x', ERROR.API_KEY_WRONG],
    ['an empty one', '', ERROR.API_KEY_WRONG],
    ['one that nobody has', `amk_abcdefghjk_${'a'.repeat(43)}`, ERROR.API_KEY_WRONG],
  ])('that are %s are refused on every call, public ones too', async (_name, key, code) => {
    for (const call of [queryTrack, queryOrderPage]) expect(await api.refused(call, { waybillNos: ['GH520938177409'] }, { token: shop.token, ...by(key) })).toMatchObject({ status: 401, code });
  });

  it('end when they are revoked or their time is over', async () => {
    const { key, facts } = await make();
    const revoked = await api.ask(revokeApiKey, { prefix: facts.prefix }, { token: shop.token });
    expect(revoked).toEqual({ ...facts, revokedAt: '2026-11-20T10:30:00.000Z' });
    expect(await api.ask(revokeApiKey, { prefix: facts.prefix }, { token: shop.token })).toEqual(revoked);
    expect(await api.refused(queryOrderPage, {}, by(key))).toMatchObject({ status: 401, code: ERROR.API_KEY_REVOKED });
    const short = await make({ expiresDays: 30 });
    const before = api.now();
    api.setTime(new Date('2026-12-20T10:30:00Z'));
    expect(await api.refused(queryOrderPage, {}, by(short.key))).toMatchObject({ status: 401, code: ERROR.API_KEY_EXPIRED });
    api.setTime(before);
  });

  it('remember their last use, to the minute', async () => {
    const { key, facts } = await make();
    const used = async () => (await list()).keys.find(({ prefix }) => prefix === facts.prefix)?.lastUsedAt;
    await api.ask(queryOrderPage, {}, by(key));
    const before = api.now();
    expect(await used()).toBe(before.toISOString());
    api.setTime(new Date(before.getTime() + 59_000));
    await api.ask(queryOrderPage, {}, by(key));
    expect(await used()).toBe(before.toISOString());
    api.setTime(new Date(before.getTime() + 61_000));
    await api.ask(queryOrderPage, {}, by(key));
    expect(await used()).toBe(api.now().toISOString());
    api.setTime(before);
  });

  it('are ten at a time, also when two are made at once', async () => {
    const customer = await passwordCustomer(api, { platform: true });
    for (let made = 1; made < RULES.apiKeys.most; made += 1) await make({}, customer);
    const outcomes = await Promise.all([1, 2].map(() => api.send(createApiKey, wish(), { token: customer.token })));
    expect(outcomes.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const { keys } = await list(customer);
    await api.ask(revokeApiKey, { prefix: keys[0]?.prefix ?? '' }, { token: customer.token });
    await make({}, customer);
    expect(await api.refused(createApiKey, wish(), { token: customer.token })).toMatchObject({ code: ERROR.API_KEYS_FULL, message: expect.stringContaining('10') });
  });

  it('may ask so often a minute, each for itself', async () => {
    const [busy, calm] = [await make(), await make()];
    // More than fill up again meanwhile.
    const many = Array.from({ length: RULES.apiKeys.callsPerMinute + 100 }, () => api.send(getOrder, { id: 'x' }, by(busy.key)));
    const refused = (await Promise.all(many)).filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers['retry-after']).toEqual(expect.any(String));
    expect((await api.send(getOrder, { id: 'x' }, by(calm.key))).statusCode).toBe(404);
  });
});
