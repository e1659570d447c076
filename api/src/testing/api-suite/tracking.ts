import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ERROR } from '@amberlane/contract/calls';
import { completeWaybillNo } from '@amberlane/contract/domain';
import * as tracking from '@amberlane/contract/calls/tracking';
import { LOCALES, type Locale } from '@amberlane/contract/site';
import { buildApp } from '../../app.ts';
import { testSettings, type TestApi } from '../test-api.ts';

const NAMED = ['NG407183529669', 'GH520938177409', 'PK918203744566', 'SA673401955282'] as const;

export function trackingSuite(api: () => TestApi): void {
  const track = (waybillNos: readonly string[], locale: Locale = 'en') => api().ask(tracking.queryTrack, { waybillNos }, { locale });
  async function trackOne(waybillNo: string): Promise<tracking.TrackedWaybill> {
    const { results } = await track([waybillNo]);
    const [result] = results;
    if (result?.outcome !== 'found') throw new Error(`${waybillNo} was not found`);
    return result.waybill;
  }

  describe('tracking', () => {
    it('finds the four named waybills in the state that the design promises', async () => {
      const [delivered, moving, held, attempted] = await Promise.all(NAMED.map(trackOne));
      expect(delivered).toMatchObject({ group: 'signed', expressStatus: 'DELIVERED', needsAction: false, expected: null, nextScan: null });
      expect(moving).toMatchObject({ group: 'inTransit', expressStatus: 'DEPARTED_AIR', needsAction: false });
      expect(moving?.events.flatMap(({ code, towards }) => (code === 'DEPARTED_AIR' ? [towards?.name] : []))).toEqual(['Accra', 'Lagos', 'Dubai']);
      expect(held).toMatchObject({ group: 'inTransit', expressStatus: 'CUSTOMS_HELD', needsAction: true, expected: null });
      expect(held?.events[0]).toMatchObject({ reason: 'RECEIVER_ID_MISSING', actionRequired: true, place: { name: 'Karachi' } });
      expect(attempted).toMatchObject({ group: 'inTransit', expressStatus: 'ATTEMPT_FAILED', needsAction: true });
      expect(attempted?.events[0]).toMatchObject({ attempt: 1, place: { name: 'Riyadh', timeZone: 'Asia/Riyadh' } });
    });

    it('tells events newest first, and asks for something only in the newest', async () => {
      const { events } = await trackOne('PK918203744566');
      const times = events.map(({ occurredAt }) => occurredAt);
      expect(times).toEqual([...times].sort().reverse());
      expect(events.map(({ actionRequired }) => actionRequired).lastIndexOf(true)).toBe(0);
    });

    it.each(LOCALES)('names places in %s', async (locale) => {
      const { results } = await track(['PK918203744566'], locale);
      const [result] = results;
      const city = { en: 'Karachi', 'zh-CN': '卡拉奇', fr: 'Karachi', ar: 'كراتشي', ur: 'کراچی', tr: 'Karaçi' }[locale];
      expect(result?.outcome === 'found' && result.waybill.destination.name).toBe(city);
    });

    it('folds spellings and duplicates and keeps the order asked', async () => {
      const { results } = await track(['sa 6734-0195-5282', 'ng٤٠٧١٨٣٥٢٩٦٦٩', '\u202aNG407183529669\u202c', 'GH520938177409']);
      expect(results.map(({ waybillNo }) => waybillNo)).toEqual(['SA673401955282', 'NG407183529669', 'GH520938177409']);
      expect(results.every(({ outcome }) => outcome === 'found')).toBe(true);
    });

    it('says of an unknown number what may be wrong with it', async () => {
      const { results } = await track(['NG40718352966', 'NG407183529668', 'NG4O7183529669', 'MA794000000004', 'RR473124829GB', '1Z999AA10123456784']);
      const hints = results.map((result) => (result.outcome === 'noInfo' ? [result.hint, result.missingDigits, result.suggestion] : result.outcome));
      expect(results.map((result) => result.outcome === 'noInfo' && result.fault?.code)).toEqual(results.map(() => ERROR.WAYBILL_MALFORMED));
      expect((await track([completeWaybillNo('GH', '99999999999')])).results).toMatchObject([{ outcome: 'noInfo', fault: { code: ERROR.NO_TRACK_INFO } }]);
      expect(hints).toEqual([
        ['shape', 1, 'NG407183529669'],
        ['checkDigit', null, null],
        ['shape', null, 'NG407183529669'],
        ['checkDigit', null, null],
        ['shape', null, null],
        ['shape', null, null],
      ]);
    });

    it('is waiting for, or failed by, a partner network that does not answer', async () => {
      const { results } = await track(['UG582103946717', 'TR294618305726']);
      expect(results).toEqual([
        { outcome: 'failed', waybillNo: 'UG582103946717', fault: { code: ERROR.TRACKING_FAILED, message: expect.any(String) } },
        { outcome: 'waiting', waybillNo: 'TR294618305726' },
      ]);
    });

    it('takes the same few statements for one waybill and for twenty', async () => {
      const rows = await api().database.db.selectFrom('waybill').select('waybill_no').limit(20).execute();
      const numbers = rows.map((row) => row.waybill_no);
      const statements = async (asked: readonly string[]): Promise<number> => {
        let count = 0;
        const counted = api().database.db.withPlugin({
          transformQuery: ({ node }) => {
            count += 1;
            return node;
          },
          transformResult: async ({ result }) => result,
        });
        const counting = await buildApp({ settings: testSettings(), database: { ...api().database, db: counted }, now: api().now, isDraining: () => false });
        const response = await counting.inject({ method: 'POST', url: tracking.queryTrack.path, payload: { waybillNos: asked } });
        expect(response.statusCode).toBe(200);
        await counting.close();
        return count;
      };
      expect(await statements(numbers)).toBe(await statements(numbers.slice(0, 1)));
      expect(await statements(numbers)).toBe(3);
    });

    it('serves twenty numbers, and every seeded waybill answers within the contract', async () => {
      const rows = await api().database.db.selectFrom('waybill').select('waybill_no').execute();
      expect(rows.length).toBeGreaterThan(200);
      for (let from = 0; from < rows.length; from += 20) {
        const { results } = await track(rows.slice(from, from + 20).map((row) => row.waybill_no));
        expect(results.every(({ outcome }) => outcome !== 'noInfo')).toBe(true);
      }
    });

    it('never tells more than the contract names', async () => {
      const response = await api().send(tracking.queryTrack, { waybillNos: NAMED });
      expect(response.body).not.toMatch(/mallNo|SHOP|received|upstream|createdAt|script/);
    });

    it.each([tracking.queryTrackByMallNo, tracking.intlQueryTrackByMallNo])("finds by the shop's number at $path", async (call) => {
      const { results } = await api().ask(call, { mallNo: ' SHOP-100143\u200f' });
      expect(results.map(({ waybillNo, outcome }) => [waybillNo, outcome])).toEqual([['GH520938177409', 'found']]);
      expect(await api().ask(call, { mallNo: 'x\u0000y' })).toMatchObject({ results: [{ outcome: 'noInfo', waybillNo: 'xy', hint: 'unknown' }] });
    });

    it('lists the newest event only', async () => {
      const { results } = await api().ask(tracking.listExpressTrack, { waybillNos: [...NAMED, 'UG582103946717', 'KE111'] });
      expect(results.map(({ group, latest }) => [group, latest?.code ?? null])).toEqual([
        ['signed', 'DELIVERED'],
        ['inTransit', 'DEPARTED_AIR'],
        ['inTransit', 'CUSTOMS_HELD'],
        ['inTransit', 'ATTEMPT_FAILED'],
        ['failed', null],
        ['noInfo', null],
      ]);
    });

    it('gives one waybill with its whole history', async () => {
      const result = await api().ask(tracking.expressTrackDetails, { waybillNo: 'gh 5209 3817 7409' });
      expect(result.outcome === 'found' && result.waybill.events.length).toBe(10);
    });

    it('leaves hostile text harmless', async () => {
      const hostile = ["NG407183529669'; drop table waybill; --", '<script>alert(1)</script>', '\u0000', '\u202eNG', '\ud800', '__proto__', '${7*7}', '%00%0a'];
      const { results } = await track([...hostile, 'NG407183529669']);
      expect(results.at(-1)).toMatchObject({ outcome: 'found' });
      await fc.assert(
        fc.asyncProperty(fc.array(fc.string({ unit: 'binary', maxLength: 60 }), { minLength: 1, maxLength: 5 }), async (list) => {
          const response = await api().send(tracking.queryTrack, { waybillNos: list });
          expect([200, 400]).toContain(response.statusCode);
        }),
        { numRuns: 40 },
      );
    });
  });
}
