import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { OpenDatabase } from '../database/database.ts';
import { describeOnBothDatabases } from '../testing/test-databases.ts';
import { findParcels } from './repository.ts';

const SCANNED_OFTEN = 'GH520938177409';
const SCANNED_TWICE = 'NG407183529669';
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
    await database.db.insertInto('track_event').values([...eventsOf(SCANNED_OFTEN, 510), ...eventsOf(SCANNED_TWICE, 2)]).execute();
  });
  afterAll(() => database.close());

  it('come with the events of all of them, each once, however often a number is asked', async () => {
    const { events } = await findParcels(database.db, [SCANNED_TWICE, SCANNED_TWICE, 'KE000000000000']);
    expect(events.map(({ event_id }) => event_id).sort()).toEqual(['e0', 'e1']);
  });

  it('keep their newest events when there are more than anybody reads', async () => {
    const { events } = await findParcels(database.db, [SCANNED_OFTEN, SCANNED_TWICE]);
    const often = events.filter(({ waybill_no }) => waybill_no === SCANNED_OFTEN).map(({ event_id }) => event_id);
    expect([often.length, often.includes('e509'), often.includes('e9'), events.length]).toEqual([500, true, false, 502]);
  });
});
