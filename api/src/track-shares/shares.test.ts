import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { RULES } from '@amberlane/contract/domain';
import { LOCALES } from '@amberlane/contract/site';
import { errorMessage } from '@amberlane/contract/calls/error-messages';
import { querySharedTrack, shareTrack } from '@amberlane/contract/calls/track-shares';
import { queryTrack } from '@amberlane/contract/calls/tracking';
import { deleteExpired } from '../retention/delete-expired.ts';
import { describeOnOneDatabase } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { maskWaybillNo, redacted } from './redacted.ts';

const NOW = new Date('2026-11-20T10:30:00Z');
const DAY_MS = 86_400_000;
const inDays = (days: number, ms = 0): Date => new Date(NOW.getTime() + days * DAY_MS + ms);

describeOnOneDatabase('links to shared parcels', (open) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(open, { now: NOW, demo: true });
  });
  afterAll(() => api.close());

  const share = (waybillNo: string) => api.ask(shareTrack, { waybillNo });

  it('show what strangers see, without the number', async () => {
    const { token, expiresAt } = await share('gh 5209 3817 7409');
    expect(expiresAt).toBe(inDays(RULES.trackShare.validDays).toISOString());
    const [shared, open] = [await api.ask(querySharedTrack, { token }), await api.ask(queryTrack, { waybillNos: ['GH520938177409'] })];
    const [full] = open.results;
    if (full?.outcome !== 'found') throw new Error('the demo parcel is gone');
    expect(shared).toEqual({ result: redacted(full), expiresAt, asOf: NOW.toISOString() });
    expect(shared.result.waybillNo).toBe('GH•••••••••409');
    const { body } = await api.send(querySharedTrack, { token });
    expect(body).not.toMatch(/520938177|GH5209/);
    expect(body).not.toContain(token);
  });

  it('are secrets: each one new, and only its hash kept', async () => {
    const [one, other] = [await share('NG407183529669'), await share('NG407183529669')];
    expect(one.token).not.toBe(other.token);
    const rows = await api.database.db.selectFrom('track_share').selectAll().execute();
    for (const { token } of [one, other]) expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('open for seven days, say for a while that they ended, and are forgotten', async () => {
    const { token } = await share('PK918203744566');
    try {
      const { validDays, rememberedDays } = RULES.trackShare;
      api.setTime(inDays(validDays, -1));
      expect((await api.ask(querySharedTrack, { token })).result.outcome).toBe('found');
      api.setTime(inDays(validDays));
      expect(await api.refused(querySharedTrack, { token })).toMatchObject({ status: 410, code: ERROR.SHARE_ENDED });
      api.setTime(inDays(validDays + rememberedDays, 1));
      await deleteExpired(api.database.db, api.now());
      expect(await api.refused(querySharedTrack, { token })).toMatchObject({ status: 404, code: ERROR.SHARE_UNKNOWN });
    } finally {
      api.setTime(NOW);
    }
  });

  it('are refused when a single character is wrong, cut or strange', async () => {
    const { token } = await share('GH520938177409');
    const tampered = (token.startsWith('0') ? '1' : '0') + token.slice(1);
    for (const wrong of [tampered, token.slice(0, -1), `${token}0`, token.toUpperCase().replace(/[0-9]/g, 'G'), '', "' or 1=1 --", '\u0000']) {
      expect([wrong, await api.refused(querySharedTrack, { token: wrong })]).toEqual([wrong, expect.objectContaining({ status: 404, code: ERROR.SHARE_UNKNOWN })]);
    }
    expect(await api.refused(querySharedTrack, { token: 'a'.repeat(129) })).toMatchObject({ status: 400, code: ERROR.VALIDATION });
  });

  it.each(['KE000000000001', 'nonsense', 'UG582103946717'])('are not made for %s, of which there is nothing to show', async (waybillNo) => {
    expect(await api.refused(shareTrack, { waybillNo })).toMatchObject({ status: 404, code: ERROR.NO_TRACK_INFO });
  });

  it('are made for one number at a time', async () => {
    expect(await api.refused(shareTrack, { waybillNo: ' ' })).toMatchObject({ status: 400, code: ERROR.WAYBILL_REQUIRED });
  });

  it('are made some dozens an hour for one address', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.77' };
    const statuses: number[] = [];
    for (let link = 0; link < 61; link += 1) statuses.push((await api.send(shareTrack, { waybillNo: 'NG407183529669' }, { headers })).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });

  it.each(LOCALES)('that ended or never were are refused in %s', async (locale) => {
    const refusal = await api.refused(querySharedTrack, { token: 'f'.repeat(32) }, { locale });
    expect(refusal.message).toBe(errorMessage(ERROR.SHARE_UNKNOWN, locale));
  });
});

describe('a redacted result', () => {
  it('masks the number', () => {
    expect(maskWaybillNo('NG407183529669')).toBe('NG•••••••••669');
  });

  it('keeps no number where there is nothing to show', () => {
    const waybillNo = 'NG407183529669';
    const noInfo = { outcome: 'noInfo', waybillNo, hint: 'unknown', missingDigits: null, suggestion: waybillNo } as const;
    for (const result of [noInfo, { outcome: 'waiting', waybillNo }, { outcome: 'failed', waybillNo }] as const) {
      expect(JSON.stringify(redacted(result))).not.toContain('407183529');
    }
  });
});
