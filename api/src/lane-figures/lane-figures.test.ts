import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { completeWaybillNo } from '@amberlane/contract/domain';
import { type Country } from '@amberlane/contract/site';
import { queryLaneFigures } from '@amberlane/contract/calls/lane-figures';
import type { EventCode } from '@amberlane/contract/calls/tracking';
import { describeOnBothDatabases } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { countLane } from './lane-count.ts';

const NOW = new Date('2026-11-20T10:30:00Z');
const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number): Date => new Date(NOW.getTime() - hours * HOUR_MS);

describeOnBothDatabases('figures of the lane', (open) => {
  let api: TestApi;
  let serial = 0;

  /** A waybill in the state of `code` since `since` hours, handed over `handed` hours ago. */
  async function waybill(code: EventCode, since: number, { handed = 0, to = 'NG-LOS', product = 'smallParcel', upstream = null }: Partial<{ handed: number; to: string; product: 'smallParcel' | 'localDelivery'; upstream: 'failing' | null }> = {}) {
    serial += 1;
    const country: Country = 'NG';
    const waybill_no = completeWaybillNo(country, String(serial).padStart(11, '0'));
    await api.database.db
      .insertInto('waybill')
      .values({
        waybill_no, mall_no: null, product, origin: 'CN-CAN', destination: to, weight_grams: 500, pieces: 1, upstream,
        latest_code: code, latest_at: hoursAgo(since), created_at: hoursAgo(900),
      })
      .execute();
    if (handed === 0) return;
    await api.database.db
      .insertInto('track_event')
      .values({
        waybill_no, event_id: 'handed', code: 'PICKED_UP', place: 'CN-CAN', occurred_at: hoursAgo(handed), received_at: hoursAgo(handed),
        reason: null, handover: null, disposal: null, attempt: null, towards: null, site: null,
      })
      .execute();
  }

  beforeAll(async () => {
    api = await startTestApi(open, { now: NOW });
    const states: readonly EventCode[] = ['ORDER_CREATED', 'PICKED_UP', 'DEPARTED_AIR', 'CUSTOMS_HELD', 'READY_AT_POINT', 'RETURN_STARTED', 'DISPOSED'];
    for (const code of states) await waybill(code, 5);
    await waybill('DEPARTED_AIR', 5, { upstream: 'failing' });
    for (const hours of [100, 120, 130, 140, 400]) await waybill('DELIVERED', 24, { handed: 24 + hours });
    // Delivered too long ago, sent within a country, of an unknown begin.
    await waybill('DELIVERED', 31 * 24, { handed: 1_000 });
    await waybill('DELIVERED', 24, { handed: 30, product: 'localDelivery' });
    await waybill('DELIVERED', 24);
  });
  afterAll(() => api.close());

  it('count parcels under way and delivered, and the middle of the times door to door', async () =>
    expect(await api.ask(queryLaneFigures, { countryCode: 'NG' })).toEqual({
      countedAt: NOW.toISOString(), days: 30, onTheWay: 4, delivered: 7, servicePoints: 23,
      doorToDoor: { hours: 130, parcels: 5, countryCode: 'NG' },
    }));

  it('name all countries where one has too few deliveries', async () =>
    expect(await api.ask(queryLaneFigures, { countryCode: 'CN' })).toMatchObject({ servicePoints: 4, doorToDoor: { parcels: 5, countryCode: null } }));

  it('come out the same in slices of any size', async () => {
    const signal = new AbortController().signal;
    const whole = await countLane(api.database.db, { now: NOW, days: 30, signal });
    expect(await countLane(api.database.db, { now: NOW, days: 30, signal, sliceRows: 2 })).toEqual({ ...whole, hours: expect.anything() });
    expect(whole.onTheWay).toBe(4);
  });

  it('stop with the process', async () => {
    const stopped = AbortSignal.abort();
    await expect(countLane(api.database.db, { now: NOW, days: 30, signal: stopped })).rejects.toThrow('abort');
  });

  it('refuse a country that is not served', async () =>
    expect(await api.refused(queryLaneFigures, { countryCode: 'FR' })).toMatchObject({ status: 400, code: ERROR.VALIDATION, fields: [{ field: 'countryCode' }] }));
});
