import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { describeOnBothDatabases } from '../testing/test-databases.ts';
import { referenceData, referenceDataOfNow } from './reference-data.ts';

const DAY = '2026-11-20';
const LANE = { origin: 'CN-CAN', destination: 'GH-ACC', product: 'smallParcel' } as const;

describeOnBothDatabases('tables that orders are judged by', (open) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(open, { now: new Date(`${DAY}T10:00:00Z`) });
  });
  afterAll(() => api.close());

  it('are asked once for each question where many orders are judged at one moment, with the same answers', async () => {
    const { db } = api.database;
    const [once, always] = [referenceDataOfNow(db), referenceData(db)];
    const asked = {
      same: [once.cities(), once.cities(), once.ratesOn(LANE, DAY), once.ratesOn({ ...LANE }, DAY)],
      other: [once.ratesOn(LANE, '2026-11-21'), once.isServed('CN', 'GH'), once.isServed('GH', 'CN')],
      always: [always.cities(), always.cities()],
    } as const;
    expect(asked.same[0]).toBe(asked.same[1]);
    expect(asked.same[2]).toBe(asked.same[3]);
    expect(asked.same[2]).not.toBe(asked.other[0]);
    expect(asked.other[1]).not.toBe(asked.other[2]);
    expect(asked.always[0]).not.toBe(asked.always[1]);
    // Each question is answered before the database is closed.
    await Promise.all(Object.values(asked).flat());
    expect(await once.ratesOn(LANE, DAY)).toEqual(await always.ratesOn(LANE, DAY));
    expect(await once.entriesOf(['PICKUP_TIME'])).toEqual(await always.entriesOf(['PICKUP_TIME']));
    expect([await once.isServed('CN', 'GH'), await once.isServed('GH', 'CN')]).toEqual([true, await always.isServed('GH', 'CN')]);
  });
});
