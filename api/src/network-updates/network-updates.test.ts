import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { completeWaybillNo } from '@amberlane/contract/domain';
import { queryNetworkUpdates } from '@amberlane/contract/calls/network-updates';
import type { EventCode } from '@amberlane/contract/calls/tracking';
import { describeOnBothDatabases } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

const NOW = new Date('2026-11-20T10:30:00Z');
const MINUTE_MS = 60_000;
const minutesAgo = (minutes: number): Date => new Date(NOW.getTime() - minutes * MINUTE_MS);

describeOnBothDatabases('newest updates of the network', (open) => {
  let api: TestApi;
  let serial = 0;

  async function event(code: EventCode, place: string, minutes: number, { towards = null, received = minutes }: { towards?: string | null; received?: number } = {}) {
    serial += 1;
    await api.database.db
      .insertInto('track_event')
      .values({
        waybill_no: completeWaybillNo('GH', String(serial).padStart(11, '0')), event_id: `e${serial}`, code, place, towards, reason: null, handover: null, disposal: null,
        attempt: null, site: null, occurred_at: minutesAgo(minutes), received_at: minutesAgo(received),
      })
      .execute();
  }

  beforeAll(async () => {
    api = await startTestApi(open, { now: NOW });
    await event('DEPARTED_AIR', 'CN-CAN', 40.4, { towards: 'AE-DXB' });
    await event('OUT_FOR_DELIVERY', 'GH-ACC', 20);
    await event('ORIGIN_HUB_OUT', 'CN-CAN', 90, { towards: 'CN-CAN' });
    // The customers' own affair, of a place without a name, not yet due, older than a day.
    await event('ATTEMPT_FAILED', 'GH-ACC', 5);
    await event('CUSTOMS_HELD', 'NG-LOS', 6);
    await event('DELIVERED', 'XX-NOP', 7);
    await event('DELIVERED', 'KE-NBO', -30, { received: 1 });
    await event('DELIVERED', 'KE-NBO', 25 * 60);
  });
  afterAll(() => api.close());

  it('come newest first, to the minute, in the language of the reader', async () => {
    const reply = await api.ask(queryNetworkUpdates, {}, { locale: 'fr' });
    expect(reply.readAt).toBe(NOW.toISOString());
    expect(reply.updates).toEqual([
      { code: 'OUT_FOR_DELIVERY', at: '2026-11-20T10:10:00.000Z', place: { code: 'GH-ACC', name: 'Accra', country: 'GH', timeZone: 'Africa/Accra' }, towards: null },
      {
        code: 'DEPARTED_AIR', at: '2026-11-20T09:49:00.000Z', place: { code: 'CN-CAN', name: 'Guangzhou', country: 'CN', timeZone: 'Asia/Shanghai' },
        towards: { code: 'AE-DXB', name: 'Dubaï', country: 'AE' },
      },
      { code: 'ORIGIN_HUB_OUT', at: '2026-11-20T09:00:00.000Z', place: { code: 'CN-CAN', name: 'Guangzhou', country: 'CN', timeZone: 'Asia/Shanghai' }, towards: null },
    ]);
  });

  it('begin with China, the country that is asked for and what is on its way there, and leave out local deliveries in China and what only changes planes', async () => {
    await event('CUSTOMS_RELEASED', 'MA-CAS', 2);
    await event('DEPARTED_AIR', 'AE-DXB', 50, { towards: 'NG-LOS' });
    await event('DELIVERED', 'CN-CAN', 1);
    await event('TRANSIT_HUB', 'NG-LOS', 10);
    const told = async (country: 'NG' | 'MA') => (await api.ask(queryNetworkUpdates, { country })).updates.map(({ code, place }) => `${place.code} ${code}`);
    expect(await told('NG')).toEqual(['CN-CAN DEPARTED_AIR', 'AE-DXB DEPARTED_AIR', 'CN-CAN ORIGIN_HUB_OUT', 'MA-CAS CUSTOMS_RELEASED', 'GH-ACC OUT_FOR_DELIVERY']);
    expect(await told('MA')).toEqual(['MA-CAS CUSTOMS_RELEASED', 'CN-CAN DEPARTED_AIR', 'CN-CAN ORIGIN_HUB_OUT', 'NG-LOS TRANSIT_HUB', 'GH-ACC OUT_FOR_DELIVERY']);
  });

  it('say nothing that leads to a parcel', async () => {
    const answer = await api.send(queryNetworkUpdates, {});
    expect(answer.body).not.toMatch(/GH\d{12}|"e\d+"/);
  });

  it('are read again after half a minute', async () => {
    await event('DELIVERED', 'UG-KLA', 1);
    const places = async () => (await api.ask(queryNetworkUpdates, {})).updates.map(({ place }) => place.code);
    expect(await places()).not.toContain('UG-KLA');
    api.setTime(new Date(NOW.getTime() + MINUTE_MS));
    expect(await places()).toContain('UG-KLA');
  });
});
