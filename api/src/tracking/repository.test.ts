import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { OpenDatabase } from '../database/database.ts';
import { describeOnBothDatabases } from '../testing/test-databases.ts';
import { findParcels } from './repository.ts';

const MANY_EVENTS = 'GH520938177409';
const TWO_EVENTS = 'NG407183529669';
const START = Date.UTC(2026, 0, 1);

const eventsOf = (waybillNo: string, count: number) =>
  Array.from({ length: count }, (_none, index) => ({
    waybill_no: waybillNo, event_id: `e${index}`, code: 'PICKED_UP' as const, reason: null, handover: null, disposal: null, attempt: null,
    place: 'ACC', towards: null, site: null, occurred_at: new Date(START + index * 60_000), received_at: new Date(START),
  }));

describeOnBothDatabases('parcels asked for', (open) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
    await database.db.insertInto('track_event').values([...eventsOf(MANY_EVENTS, 510), ...eventsOf(TWO_EVENTS, 2)]).execute();
  });
  afterAll(() => database.close());

  it('come with the events of all of them, each once, however often a number is asked', async () => {
    const { events } = await findParcels(database.db, [TWO_EVENTS, TWO_EVENTS, 'KE000000000000']);
    expect(events.map(({ event_id }) => event_id).sort()).toEqual(['e0', 'e1']);
  });

  it('keep their newest events when there are more than anybody reads', async () => {
    const { events } = await findParcels(database.db, [MANY_EVENTS, TWO_EVENTS]);
    const often = events.filter(({ waybill_no }) => waybill_no === MANY_EVENTS).map(({ event_id }) => event_id);
    expect([often.length, often.includes('e509'), often.includes('e9'), events.length]).toEqual([500, true, false, 502]);
  });
});
