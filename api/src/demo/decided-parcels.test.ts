import { expect, it } from '@jest/globals';
import { decideDelivery } from '@amberlane/contract/calls/delivery-decisions';
import { parcelOnItsWay } from '../testing/failed-parcel.ts';
import { describeOnOneDatabase } from '../testing/test-databases.ts';
import { startTestApi } from '../testing/test-api.ts';
import { carryOutDecisions } from './decided-parcels.ts';

describeOnOneDatabase('a demo parcel after a decision', (open) => {
  it('goes out on the chosen day and is handed over, step by step and once', async () => {
    const api = await startTestApi(open, { now: new Date('2026-11-23T10:30:00Z') });
    try {
      const { accountId } = await api.signIn();
      const { waybillNo, scan } = await parcelOnItsWay(api, { accountId });
      await scan('OUT_FOR_DELIVERY', '2026-11-21T08:00:00Z');
      await scan('ATTEMPT_FAILED', '2026-11-21T15:40:00Z', { attempt: 1 });
      await api.ask(decideDelivery, { waybillNo, phoneLast4: '0143', version: 0, option: 'REDELIVER', day: '2026-11-25', window: 'MORNING' });
      const latest = async (at: string) => {
        await api.database.db.transaction().execute((tx) => carryOutDecisions(tx, new Date(at)));
        return (await api.database.db.selectFrom('waybill').select('latest_code').where('waybill_no', '=', waybillNo).executeTakeFirstOrThrow()).latest_code;
      };
      const times = ['2026-11-25T08:59:00Z', '2026-11-25T09:00:00Z', '2026-11-25T09:30:00Z', '2026-11-25T11:00:00Z', '2026-11-26T11:00:00Z'];
      const codes = [];
      for (const at of times) codes.push(await latest(at));
      expect(codes).toEqual(['ATTEMPT_FAILED', 'OUT_FOR_DELIVERY', 'OUT_FOR_DELIVERY', 'DELIVERED', 'DELIVERED']);
    } finally {
      await api.close();
    }
  });
});
