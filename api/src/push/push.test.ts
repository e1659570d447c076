import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { completeWaybillNo } from '@amberlane/contract/domain';
import { LOCALES } from '@amberlane/contract/site';
import { errorMessage } from '@amberlane/contract/calls/error-messages';
import { pushTrackEvents } from '@amberlane/contract/calls/push';
import { EVENT_CODES } from '@amberlane/contract/calls/tracking';
import { describeOnBothDatabases } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { createKey, findKey, listKeys, revokeKey } from '../api-keys/key-repository.ts';

const NOW = new Date('2026-11-20T10:30:00Z');
const minutes = (count: number): string => new Date(NOW.getTime() + count * 60_000).toISOString();
const numberOf = (serial: number) => completeWaybillNo('GH', String(serial).padStart(11, '0'));
const FACTS = { product: 'smallParcel', origin: 'CN-CAN', destination: 'GH-ACC', weightGrams: 500, pieces: 1 };

describeOnBothDatabases('batch push', (open) => {
  let api: TestApi;
  let key: string;
  let serial = 0;
  const nextNo = () => numberOf((serial += 1));

  beforeAll(async () => {
    api = await startTestApi(open, { now: NOW, settings: { pushedPerSecond: 1_000 } });
    key = await createKey(api.database.db, { name: 'partner', scopes: ['events:write', 'waybills:write'], expiresAt: null }, NOW);
  });
  afterAll(() => api.close());

  const event = (waybillNo: string, eventId: string, changes: object = {}) => ({ waybillNo, eventId, code: 'PICKED_UP', place: 'CN-CAN', occurredAt: minutes(-60), ...changes });
  const push = (events: readonly unknown[], apiKey = key) => api.ask(pushTrackEvents, { events }, { headers: { 'x-api-key': apiKey } });
  const refused = (events: readonly unknown[], headers: Record<string, string> = { 'x-api-key': key }) => api.refused(pushTrackEvents, { events }, { headers });
  const resultsOf = async (events: readonly unknown[]) => (await push(events)).results.map(({ result, reason, field }) => [result, reason, field]);
  /** A waybill that is known, by the push of its first event. */
  async function known(): Promise<string> {
    const waybillNo = nextNo();
    await push([event(waybillNo, 'first', { code: 'ORDER_CREATED', occurredAt: minutes(-600), waybill: FACTS })]);
    return waybillNo;
  }
  const headOf = async (waybillNo: string) => {
    const { latest_code, latest_at } = await api.database.db.selectFrom('waybill').selectAll().where('waybill_no', '=', waybillNo).executeTakeFirstOrThrow();
    return [latest_code, latest_at.toISOString()];
  };
  const eventsOf = (waybillNo: string) => api.database.db.selectFrom('track_event').selectAll().where('waybill_no', '=', waybillNo).orderBy('occurred_at').execute();

  it('takes events of a known waybill and moves its state on', async () => {
    const waybillNo = await known();
    const reply = await push([event(waybillNo, 'a'), event(waybillNo, 'b', { code: 'ORIGIN_HUB_IN', occurredAt: minutes(-30) })]);
    expect(reply).toMatchObject({ accepted: 2, duplicates: 0, rejected: 0, receivedAt: NOW.toISOString() });
    expect(await headOf(waybillNo)).toEqual(['ORIGIN_HUB_IN', minutes(-30)]);
  });

  it('changes nothing when it is sent again, in whole, in part or twice in one batch', async () => {
    const waybillNo = await known();
    const some = [event(waybillNo, 'a'), event(waybillNo, 'b', { occurredAt: minutes(-20) })];
    await push(some);
    const before = await eventsOf(waybillNo);
    expect(await push(some)).toMatchObject({ accepted: 0, duplicates: 2 });
    expect(await resultsOf([event(waybillNo, 'a', { code: 'DELIVERED', occurredAt: minutes(-1) }), event(waybillNo, 'c'), event(waybillNo, 'c')])).toEqual([
      ['duplicate', null, null],
      ['accepted', null, null],
      ['duplicate', null, null],
    ]);
    expect((await eventsOf(waybillNo)).filter(({ event_id }) => event_id !== 'c')).toEqual(before);
    expect(await headOf(waybillNo)).toEqual(['PICKED_UP', minutes(-20)]);
  });

  it('never turns the state back for a late event, and tells it where it belongs', async () => {
    const waybillNo = await known();
    await push([event(waybillNo, 'b', { code: 'ORIGIN_HUB_IN', occurredAt: minutes(-30) })]);
    await push([event(waybillNo, 'late', { occurredAt: minutes(-50) })]);
    expect(await headOf(waybillNo)).toEqual(['ORIGIN_HUB_IN', minutes(-30)]);
    expect((await eventsOf(waybillNo)).map(({ event_id }) => event_id)).toEqual(['first', 'late', 'b']);
  });

  it('takes the later in life of two events of one instant, whichever comes first', async () => {
    const pair = (waybillNo: string) => [event(waybillNo, 'x', { code: 'ARRIVED_COUNTRY' }), event(waybillNo, 'y', { code: 'IMPORT_CUSTOMS' })] as const;
    for (const order of [[0, 1], [1, 0]] as const) {
      const waybillNo = await known();
      for (const index of order) await push([pair(waybillNo)[index]]);
      expect(await headOf(waybillNo)).toEqual(['IMPORT_CUSTOMS', minutes(-60)]);
    }
  });

  it('judges each event alone', async () => {
    const waybillNo = await known();
    const wrong = (changes: object) => event(waybillNo, 'x', changes);
    const CASES: readonly [sent: unknown, reason: string, field: string | null][] = [
      [null, 'malformed', ''],
      ['event', 'malformed', ''],
      [wrong({ waybillNo: 'GH000000000000' }), 'malformed', 'waybillNo'],
      [wrong({ eventId: '' }), 'malformed', 'eventId'],
      [wrong({ eventId: 'a b' }), 'malformed', 'eventId'],
      [wrong({ eventId: 'x'.repeat(65) }), 'malformed', 'eventId'],
      [wrong({ code: 'SORTED' }), 'unknownCode', 'code'],
      [wrong({ code: 7 }), 'malformed', 'code'],
      [wrong({ code: undefined }), 'malformed', 'code'],
      [wrong({ occurredAt: 'yesterday' }), 'malformed', 'occurredAt'],
      [wrong({ occurredAt: '2026-11-20T10:00:00' }), 'malformed', 'occurredAt'],
      [wrong({ occurredAt: minutes(11) }), 'inFuture', 'occurredAt'],
      [wrong({ place: 'GH-XXX' }), 'unknownPlace', 'place'],
      [wrong({ place: "'; drop" }), 'malformed', 'place'],
      [wrong({ towards: 'GH-XXX' }), 'unknownPlace', 'towards'],
      [wrong({ reason: 'DUTY_UNPAID' }), 'malformed', 'reason'],
      [wrong({ code: 'ATTEMPT_FAILED', attempt: 0 }), 'malformed', 'attempt'],
      [wrong({ signedBy: 'Ama' }), 'malformed', 'signedBy'],
      [wrong({ waybillNo: numberOf(99_999) }), 'unknownWaybill', 'waybillNo'],
      [wrong({ waybillNo: numberOf(99_998), waybill: { ...FACTS, weightGrams: 0 } }), 'malformed', 'waybill.weightGrams'],
      [wrong({ waybillNo: numberOf(99_998), waybill: { ...FACTS, origin: 'XX-YYY' } }), 'unknownPlace', 'waybill.origin'],
    ];
    const results = await resultsOf([...CASES.map(([sent]) => sent), event(waybillNo, 'good')]);
    expect(results).toEqual([...CASES.map(([, reason, field]) => ['rejected', reason, field]), ['accepted', null, null]]);
    expect((await eventsOf(waybillNo)).map(({ event_id }) => event_id)).toEqual(['first', 'good']);
  });

  it('keeps what a code carries, and takes a clock that is a little ahead', async () => {
    const waybillNo = await known();
    await push([
      event(waybillNo, 'a', { code: 'ATTEMPT_FAILED', reason: 'NOBODY_HOME', attempt: 2, place: 'GH-ACC', siteCode: 'GH-ACC-02' }),
      event(waybillNo.toLowerCase(), 'b', { code: 'DELIVERED', handover: 'FAMILY', place: 'GH-ACC', signedBy: 'Ama \u202eM.', occurredAt: '2026-11-20T15:39:00+05:00' }),
    ]);
    const [, failed, delivered] = await eventsOf(waybillNo);
    expect(failed).toMatchObject({ reason: 'NOBODY_HOME', attempt: 2, site: 'GH-ACC-02', handover: null });
    expect(delivered).toMatchObject({ handover: 'FAMILY', occurred_at: new Date(minutes(9)), received_at: NOW });
  });

  it('writes down who signed, for the owner', async () => {
    const waybillNo = await known();
    const party = JSON.stringify({ name: 'A', company: '', phone: '+233245550001', country: 'GH', addressLines: [] });
    await api.database.db.insertInto('waybill_parties').values({ waybill_no: waybillNo, account_id: null, sender: party, receiver: party, signed_by: null }).execute();
    await push([event(waybillNo, 'b', { code: 'DELIVERED', handover: 'FAMILY', signedBy: ' Ama\u202e  M. ' })]);
    expect(await api.database.db.selectFrom('waybill_parties').select('signed_by').where('waybill_no', '=', waybillNo).execute()).toEqual([{ signed_by: 'Ama M.' }]);
  });

  it('makes a waybill once, and leaves the facts of a known one alone', async () => {
    const waybillNo = await known();
    await push([event(waybillNo, 'b', { waybill: { ...FACTS, weightGrams: 9_000 } })]);
    const row = await api.database.db.selectFrom('waybill').selectAll().where('waybill_no', '=', waybillNo).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ weight_grams: 500, mall_no: null, upstream: null });
    const narrow = await createKey(api.database.db, { name: 'scanner', scopes: ['events:write'], expiresAt: null }, NOW);
    const { results } = await push([event(nextNo(), 'a', { waybill: FACTS }), event(waybillNo, 'c')], narrow);
    expect(results.map(({ result, reason }) => [result, reason])).toEqual([['rejected', 'scope'], ['accepted', null]]);
  });

  it('takes parallel pushes of the same events exactly once each', async () => {
    const numbers: string[] = [];
    for (let count = 0; count < 12; count += 1) numbers.push(await known());
    const batch = (turn: number) => {
      const events = numbers.flatMap((waybillNo) => EVENT_CODES.slice(2, 8).map((code, index) => event(waybillNo, `p${index}`, { code, occurredAt: minutes(-50 + index) })));
      return turn % 2 === 0 ? events : events.reverse();
    };
    const replies = await Promise.all(Array.from({ length: 6 }, (_none, turn) => push(batch(turn))));
    expect(replies.reduce((sum, { accepted }) => sum + accepted, 0)).toBe(72);
    expect(replies.reduce((sum, { duplicates }) => sum + duplicates, 0)).toBe(5 * 72);
    for (const waybillNo of numbers) {
      expect(await eventsOf(waybillNo)).toHaveLength(7);
      expect(await headOf(waybillNo)).toEqual([EVENT_CODES[7], minutes(-45)]);
    }
  });

  it('takes a thousand events, and refuses one more, none, or no list', async () => {
    const waybillNo = await known();
    const many = Array.from({ length: 1_001 }, (_none, index) => event(waybillNo, `m${index}`));
    expect(await push(many.slice(0, 1_000))).toMatchObject({ accepted: 1_000 });
    for (const events of [many, []]) expect(await refused(events)).toMatchObject({ status: 400, code: ERROR.VALIDATION, fields: [expect.objectContaining({ field: 'events' })] });
    expect(await api.refused(pushTrackEvents, { events: 'x' }, { headers: { 'x-api-key': key } })).toMatchObject({ status: 400 });
  });

  it('limits each key by events, and says how long to wait', async () => {
    const eager = await createKey(api.database.db, { name: 'eager', scopes: ['events:write'], expiresAt: null }, NOW);
    const waybillNo = await known();
    const many = Array.from({ length: 1_000 }, (_none, index) => event(waybillNo, `e${index}`));
    let answer = await api.send(pushTrackEvents, { events: many }, { headers: { 'x-api-key': eager } });
    for (let pushed = 1; pushed < 40 && answer.statusCode === 200; pushed += 1) answer = await api.send(pushTrackEvents, { events: many }, { headers: { 'x-api-key': eager } });
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(await push([event(waybillNo, 'other-key')])).toMatchObject({ accepted: 1 });
  });

  describe('an API key', () => {
    const one = () => [event(numberOf(1), 'k')];
    const statusOf = async (apiKey: string) => {
      const { status, code } = await refused(one(), { 'x-api-key': apiKey });
      return [status, code];
    };

    it('must be there, right and whole', async () => {
      expect(await refused(one(), {})).toMatchObject({ status: 401, code: ERROR.API_KEY_WRONG });
      const swapped = key.slice(0, -1) + (key.endsWith('A') ? 'B' : 'A');
      for (const wrong of ['', 'x', `${key}x`, swapped, key.replace(/^amk_.{10}/, 'amk_aaaaaaaaaa'), key.toUpperCase(), "amk_' or 1=1 --"]) {
        expect(await statusOf(wrong)).toEqual([401, ERROR.API_KEY_WRONG]);
      }
    });

    it('is asked for before anything is said about the events', async () => {
      expect(await refused([null], { 'x-api-key': 'x' })).toMatchObject({ code: ERROR.API_KEY_WRONG });
    });

    it('ends when it expires and when it is revoked', async () => {
      const soon = await createKey(api.database.db, { name: 'soon', scopes: ['events:write'], expiresAt: new Date(NOW.getTime() + 1) }, NOW);
      await push([event(await known(), 'x')], soon);
      api.setTime(new Date(NOW.getTime() + 1));
      expect(await statusOf(soon)).toEqual([401, ERROR.API_KEY_EXPIRED]);
      api.setTime(NOW);
      const prefix = soon.slice(4, 14);
      expect([await revokeKey(api.database.db, prefix, NOW), await revokeKey(api.database.db, 'aaaaaaaaaa', NOW)]).toEqual([true, false]);
      expect(await statusOf(soon)).toEqual([401, ERROR.API_KEY_REVOKED]);
    });

    it('opens only what its scopes name', async () => {
      const other = await createKey(api.database.db, { name: 'other', scopes: ['waybills:write'], expiresAt: null }, NOW);
      expect(await statusOf(other)).toEqual([403, ERROR.API_KEY_SCOPE]);
    });

    it.each(LOCALES)('is refused in %s', async (locale) => {
      const { message } = await api.refused(pushTrackEvents, { events: one() }, { locale, headers: { 'x-api-key': 'x' } });
      expect(message).toBe(errorMessage(ERROR.API_KEY_WRONG, locale));
    });

    it('is stored as a hash, listed by its prefix, and remembers its last use', async () => {
      const fresh = await createKey(api.database.db, { name: 'fresh', scopes: ['events:write'], expiresAt: null }, NOW);
      const prefix = fresh.slice(4, 14);
      const facts = async () => (await listKeys(api.database.db)).find((one) => one.prefix === prefix);
      expect(await facts()).toMatchObject({ name: 'fresh', scopes: ['events:write'], lastUsedAt: null, revokedAt: null });
      await push([event(await known(), 'x')], fresh);
      expect(await facts()).toMatchObject({ lastUsedAt: NOW.toISOString() });
      expect(JSON.stringify(await findKey(api.database.db, prefix))).not.toContain(fresh.slice(15));
    });
  });
});
