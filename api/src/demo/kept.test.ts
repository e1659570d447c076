import { expect, it } from '@jest/globals';
import { queryOwnFollows } from '@amberlane/contract/calls/tracking-subscriptions';
import { querySavedQuotes } from '@amberlane/contract/calls/quotes';
import { openSession } from '../sessions/sessions.ts';
import { describeOnOneDatabase } from '../testing/test-databases.ts';
import { startTestApi } from '../testing/test-api.ts';
import { DEMO_ACCOUNT } from './accounts.ts';
import { seedDemo } from './seed.ts';

const NOW = new Date('2026-11-20T10:30:00Z');

describeOnOneDatabase('what the demo customer keeps', (open) => {
  it('is there once, and what was deleted does not come back while something is left', async () => {
    const api = await startTestApi(open, { now: NOW, demo: true });
    const { db } = api.database;
    const token = await openSession(db, DEMO_ACCOUNT, NOW, { isProven: true });
    const { list, total } = await api.ask(queryOwnFollows, {}, { token });
    expect([total, list.map(({ waybillNo }) => waybillNo).sort()]).toEqual([3, ['GH520938177409', 'PK918203744566', 'SA673401955282']]);
    const saved = await api.ask(querySavedQuotes, {}, { token });
    expect(saved.list.map(({ product, destination, weightGrams }) => [product, destination.code, weightGrams])).toEqual([['smallParcel', 'GH-ACC', 2_500], ['specialLine', 'NG-LOS', 12_000]]);
    for (const { total: { amount }, validUntil } of saved.list) expect([amount > 0, validUntil < NOW.toISOString()]).toEqual([true, true]);

    await db.deleteFrom('follower').where('waybill_no', '=', 'GH520938177409').execute();
    await seedDemo(db, NOW);
    expect((await api.ask(queryOwnFollows, {}, { token })).total).toBe(2);
    await api.close();
  });
});
