import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OpenDatabase } from '../database/database.ts';
import { openMemory } from '../testing/test-databases.ts';
import { illegalSteps, inLifeOrder } from '../tracking/lifecycle.ts';
import { NAMED_WAYBILLS } from './named-parcels.ts';
import { seedDemo } from './seed.ts';
import { tick as tickWith } from './simulator.ts';

const START = new Date('2026-11-20T10:30:00Z');
const HOUR_MS = 3_600_000;
const after = (hours: number): Date => new Date(START.getTime() + hours * HOUR_MS);

let ticks = 0;
const tick = (db: OpenDatabase['db'], now: Date): Promise<number> => tickWith(db, now, `tick ${(ticks += 1)}`);

describe('the parcel simulator', () => {
  let database: OpenDatabase;

  beforeAll(async () => {
    database = await openMemory('reference');
  });
  afterAll(() => database.close());

  const histories = async () => {
    const rows = await database.db.selectFrom('track_event').selectAll().execute();
    const events = rows.map((row) => ({ ...row, id: row.event_id, occurredAt: row.occurred_at }));
    return Map.groupBy(events, ({ waybill_no }) => waybill_no);
  };
  const illegal = async (): Promise<string[]> =>
    [...(await histories()).values()].flatMap((events) => illegalSteps(inLifeOrder(events).map(({ code }) => code)));
  const named = async () => new Map([...(await histories())].filter(([waybillNo]) => NAMED_WAYBILLS.includes(waybillNo)));
  const parcels = () => database.db.selectFrom('demo_parcel').selectAll().execute();

  it("adds nothing to a database that was never seeded: it may hold a company's own waybills", async () => {
    await tick(database.db, START);
    expect([await parcels(), (await histories()).size]).toEqual([[], 0]);
  });

  it('is seeded once', async () => {
    await seedDemo(database.db, START);
    const before = await histories();
    await seedDemo(database.db, after(1));
    expect(await histories()).toEqual(before);
    expect(before.size).toBeGreaterThan(200);
  });

  it('moves some parcels in every tick, each by one legal step that lies in the past', async () => {
    const untouched = await named();
    let moved = 0;
    let before = await histories();
    for (let minute = 1; minute <= 12; minute += 1) {
      const now = after(minute / 60);
      moved += await tick(database.db, now);
      const told = await histories();
      for (const [waybillNo, events] of told) {
        expect(events.length - (before.get(waybillNo)?.length ?? 0)).toBeLessThanOrEqual(1);
        expect(events.every(({ occurred_at }) => occurred_at <= now)).toBe(true);
      }
      before = told;
    }
    expect(moved).toBeGreaterThan(5);
    expect(await illegal()).toEqual([]);
    expect(await named()).toEqual(untouched);
  });

  it('keeps the newest status of each waybill', async () => {
    const rows = await database.db.selectFrom('waybill').select(['waybill_no', 'latest_code', 'latest_at']).execute();
    const told = await histories();
    for (const row of rows) {
      const newest = inLifeOrder(told.get(row.waybill_no) ?? []).at(-1);
      expect([row.latest_code, row.latest_at]).toEqual([newest?.code, newest?.occurred_at]);
    }
  });

  it('keeps parcels under way and their number bounded through weeks', async () => {
    for (let day = 1; day <= 15; day += 1) {
      for (let hour = 0; hour < 24; hour += 12) await tick(database.db, after(day * 24 + hour));
    }
    const all = await parcels();
    expect(all.length).toBeLessThanOrEqual(400);
    expect(all.filter(({ open }) => open).length).toBeGreaterThanOrEqual(40);
    expect(await illegal()).toEqual([]);
  });

  it('wakes a database that has slept for months with fresh named parcels and new ones on the way', async () => {
    const now = after(24 * 120);
    for (let count = 0; count < 30; count += 1) await tick(database.db, now);
    const newest = [...(await named()).values()].map((events) => inLifeOrder(events).at(-1)?.occurred_at.getTime() ?? 0);
    expect(newest.length).toBe(NAMED_WAYBILLS.length);
    expect(newest.every((at) => at <= now.getTime() && now.getTime() - at < 4 * 24 * HOUR_MS)).toBe(true);
    expect((await parcels()).filter(({ open }) => open).length).toBeGreaterThanOrEqual(40);
    expect(await illegal()).toEqual([]);
  });
});
