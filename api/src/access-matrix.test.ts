/**
 * Who may ask what. One function decides for every call of a kind (`plugins/call-route.ts`), so each kind of call is asked
 * with every token that opens nothing, and every call with one of them; the full run asks every call with all. Every
 * customer's call is asked for things of another customer.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { checkLogin, getCustomer } from '@amberlane/contract/calls/accounts';
import type { Call } from '@amberlane/contract/calls/call';
import { CALLS, FILE_CALLS } from '@amberlane/contract/calls/all-calls';
import { failure } from '@amberlane/contract/calls/envelope';
import { KEY_SCOPES, scopeOfCall, type KeyScope } from '@amberlane/contract/calls/key-scopes';
import { queryTrack } from '@amberlane/contract/calls/tracking';
import { createKey } from './api-keys/key-repository.ts';
import { endOtherSessions, endSession, openSession, readSession, SESSION_LIFE } from './sessions/sessions.ts';
import { newToken } from './sessions/session-token.ts';
import { KEY_CALLS, OWNERSHIP, VISITOR_CALLS, type ExampleOf, type Owner } from './testing/access-table.ts';
import { documentedExamples } from './testing/documented-examples.ts';
import { describeOnBothDatabases } from './testing/test-databases.ts';
import { IS_FULL } from './testing/test-extent.ts';
import { startTestApi, type TestApi } from './testing/test-api.ts';

const customerCalls = [...CALLS, ...FILE_CALLS].filter(({ access }) => access === 'customer').map((call) => [call.path, call] as const);
const otherCalls = CALLS.filter(({ access }) => access !== 'customer');
const knownCalls = otherCalls.filter(({ access }) => access === 'known').map((call) => [call.path, call] as const);
const isFile = (path: string): boolean => FILE_CALLS.some((call) => call.path === path);

/** The first call of each way in which calls are served. */
const FIRST_OF_ITS_KIND: ReadonlySet<string> = new Set(
  [...Map.groupBy([...customerCalls, ...knownCalls], ([path, { method, access }]) => `${access} ${method} ${isFile(path)}`).values()].flatMap(([first]) => (first ? [first[0]] : [])),
);

describe('the table of who may ask', () => {
  it('has decided for every call', () => {
    const decided = new Set([...VISITOR_CALLS, ...KEY_CALLS, ...Object.keys(OWNERSHIP)]);
    expect([...CALLS, ...FILE_CALLS].map(({ path }) => path).filter((path) => !decided.has(path))).toEqual([]);
  });

  it('is what the contract says', () => {
    expect(otherCalls.map(({ path }) => path).filter((path) => ![...VISITOR_CALLS, ...KEY_CALLS].includes(path))).toEqual([]);
    expect(customerCalls.map(([path]) => path).filter((path) => !Object.hasOwn(OWNERSHIP, path))).toEqual([]);
  });

  it('leaves no call of the specification in two lists', () => {
    const all = [...VISITOR_CALLS, ...KEY_CALLS, ...Object.keys(OWNERSHIP)];
    expect(all.filter((path, index) => all.indexOf(path) !== index)).toEqual([]);
  });
});

/** Kinds of tokens that open nothing, with the code that says why. */
const DEAD_TOKENS: readonly (readonly [name: string, code: number, make: (api: TestApi, accountId: string) => Promise<string | undefined>])[] = [
  ['no token', ERROR.NOT_SIGNED_IN, async () => undefined],
  ['an empty token', ERROR.NOT_SIGNED_IN, async () => ''],
  ['an unknown token', ERROR.NOT_SIGNED_IN, async () => newToken()],
  ['a token that is no token', ERROR.NOT_SIGNED_IN, async () => "' or 1=1 --"],
  ['a session that was signed out', ERROR.NOT_SIGNED_IN, async ({ database: { db }, now }, accountId) => {
    const token = await openSession(db, accountId, now());
    await endSession(db, (await readSession(db, token, now())).sessionId);
    return token;
  }],
  ['a session that idled too long', ERROR.SESSION_EXPIRED, ({ database: { db }, now }, accountId) =>
    openSession(db, accountId, new Date(now().getTime() - SESSION_LIFE.usual.idleMs - 1_000))],
  ['a remembered session past its last day', ERROR.SESSION_EXPIRED, ({ database: { db }, now }, accountId) =>
    openSession(db, accountId, new Date(now().getTime() - SESSION_LIFE.remembered.mostMs - 1_000), { life: 'remembered' })],
  ['a session that was replaced', ERROR.SESSION_REPLACED, async ({ database: { db }, now }, accountId) => {
    const token = await openSession(db, accountId, now());
    await endOtherSessions(db, accountId, null);
    return token;
  }],
];

const tokensFor = (path: string): typeof DEAD_TOKENS => (IS_FULL || FIRST_OF_ITS_KIND.has(path) ? DEAD_TOKENS : DEAD_TOKENS.slice(-1));

describeOnBothDatabases('access', (open) => {
  let api: TestApi;
  let owner: Owner;
  let intruder: Owner;
  let examples: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  const tokens = new Map<string, string | undefined>();
  const exampleOf: ExampleOf = (path) => examples.get(path) ?? {};

  beforeAll(async () => {
    api = await startTestApi(open);
    owner = await api.signIn();
    intruder = await api.signIn();
    // An account for each: to replace one session is to end all others of its account.
    for (const [name, , make] of DEAD_TOKENS) tokens.set(name, await make(api, (await api.signIn()).accountId));
    examples = await documentedExamples(api.app);
  });
  afterAll(() => api.close());

  const withToken = (token: string | undefined) => (token === undefined ? {} : { token });

  describe.each(customerCalls)('%s', (path, call) => {
    it.each(tokensFor(path))('is closed to %s', async (name, code) => {
      const options = withToken(tokens.get(name));
      // Nothing is read before the session: what is wrong with a request is not told either.
      for (const request of [exampleOf(path), marksOf(call)]) {
        const { status, code: told, fields } = await api.refused(call, request, options);
        expect([status, told, fields]).toEqual([401, code, undefined]);
      }
    });

    if (IS_FULL || FIRST_OF_ITS_KIND.has(path)) it('is closed to the same tokens in Authorization', async () => {
      const token = tokens.get('a session that was replaced') ?? '';
      const headers = { authorization: `Bearer ${token}` };
      expect(await api.refused(call, marksOf(call), { headers })).toMatchObject({ status: 401, code: ERROR.SESSION_REPLACED });
    });

    it("does not give or change another customer's things", async () => {
      const row = OWNERSHIP[path];
      if (!row) throw new Error(`${path} has no row in access-table.ts: say whose things it names`);
      if (row.request === null) {
        await row.state?.(api, owner);
        const response = await api.send(call, exampleOf(path), { token: intruder.token });
        expect(response.statusCode).not.toBe(401);
        expect(response.body).not.toContain(owner.accountId);
        expect(response.body).not.toContain('Owner Only');
        return;
      }
      const request = await row.request(api, owner, exampleOf);
      const kept = await row.state?.(api, owner);
      const { requestId: _own, ...refused } = await api.refused(call, request, { token: intruder.token });
      expect(refused.status).toBe(404);
      if (row.unknown) {
        const { requestId: _other, ...unknown } = await api.refused(call, row.unknown, { token: intruder.token });
        expect(refused).toEqual(unknown);
      }
      expect(await row.state?.(api, owner)).toEqual(kept);
    });
  });

  it.each(knownCalls)('%s takes a dead session for a stranger', async (path, call) => {
    for (const [name] of tokensFor(path)) {
      const response = await api.send(call, exampleOf(path), withToken(tokens.get(name)));
      expect([name, response.statusCode === 401]).toEqual([name, false]);
    }
  });

  describe('with the key of a customer', () => {
    const made = new Map<string, Promise<string>>();
    async function keyed(scopes: readonly KeyScope[]) {
      const key = made.get(scopes.join()) ?? createKey(api.database.db, { name: 'matrix', scopes, expiresAt: null, accountId: owner.accountId }, api.now());
      made.set(scopes.join(), key);
      return { headers: { 'x-api-key': await key } };
    }

    beforeAll(() => api.database.db.updateTable('account').set({ platform: true }).where('id', '=', owner.accountId).execute());

    it.each([...CALLS, ...FILE_CALLS].filter(({ path }) => !KEY_CALLS.includes(path)).map((call) => [call.path, call] as const))('%s is closed but in its scope', async (path, call) => {
      const needed = scopeOfCall(call.method, path);
      const others = KEY_SCOPES.filter((scope) => scope !== needed);
      const { status, code, fields } = await api.refused(call, marksOf(call), await keyed(others));
      expect([status, code, fields]).toEqual([403, needed === null ? ERROR.API_KEY_NOT_HERE : ERROR.API_KEY_SCOPE, undefined]);
      if (needed !== null) expect((await api.send(call, marksOf(call), await keyed([needed]))).statusCode).not.toBe(403);
    });

    it.each(KEY_CALLS)('%s is closed to every scope', async (path) => {
      const call = CALLS.find((one) => one.path === path);
      if (!call) throw new Error(`${path} is gone`);
      expect(await api.refused(call, { events: [{}] }, await keyed(KEY_SCOPES))).toMatchObject({ status: 403, code: ERROR.API_KEY_SCOPE });
    });
  });

  it('every call answers its documented example without an error of the server', async () => {
    const failed: string[] = [];
    for (const call of [...CALLS, ...FILE_CALLS]) {
      const { statusCode } = await api.send(call, { ...marksOf(call), ...exampleOf(call.path) }, { token: (await api.signIn()).token });
      if (statusCode >= 500) failed.push(`${call.path} ${statusCode}`);
    }
    expect(failed).toEqual([]);
  });

  it('takes the key of a partner for a visitor, who asks nothing of customers', async () => {
    const headers = { 'x-api-key': await createKey(api.database.db, { name: 'partner', scopes: ['events:write'], expiresAt: null }, api.now()) };
    expect((await api.send(queryTrack, exampleOf(queryTrack.path), { headers })).statusCode).toBe(200);
    expect((await api.send(checkLogin, {}, { headers })).statusCode).toBe(200);
    expect(await api.refused(getCustomer, {}, { headers })).toMatchObject({ status: 403, code: ERROR.API_KEY_NOT_HERE });
  });

  it('takes a living session in either header', async () => {
    const [path, call] = customerCalls.find(([candidate]) => candidate === '/oms/customer/getId') ?? [];
    if (!path || !call) throw new Error('the call that shows the customer is gone');
    for (const headers of [{ token: owner.token }, { authorization: owner.token }, { authorization: `Bearer ${owner.token}` }]) {
      expect((await api.send(call, {}, { headers })).statusCode).toBe(200);
    }
  });

  it('is refused in the envelope, with nothing but code and sentence', async () => {
    const [, call] = customerCalls[0] ?? [];
    if (!call) throw new Error('no call needs a session');
    const body: unknown = (await api.send(call, {})).json();
    expect(failure.strict().parse(body).error).toEqual({ code: ERROR.NOT_SIGNED_IN, message: expect.any(String), requestId: expect.any(String) });
  });
});

/** Something for each mark of the path, nothing else. */
const marksOf = ({ path }: Pick<Call, 'path'>): Readonly<Record<string, string>> => Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name ?? '', 'x']));
