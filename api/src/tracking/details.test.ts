import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { LOCALES } from '@amberlane/contract/site';
import { errorMessage } from '@amberlane/contract/calls/error-messages';
import { expressTrackDetails, queryTrack, unlockExpressTrack, type TrackDetails } from '@amberlane/contract/calls/tracking';
import { DEMO_ACCOUNT, OTHER_ACCOUNT } from '../demo/accounts.ts';
import { openSession, SESSION_LIFE } from '../sessions/sessions.ts';
import { describeOnOneDatabase } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { maskPhone } from './details.ts';

const NOW = new Date('2026-11-20T10:30:00Z');
const detailOf = (result: TrackDetails) => (result.outcome === 'found' ? result.detail : result.outcome);

describeOnOneDatabase('details of a waybill', (open) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(open, { now: NOW, demo: true });
  });
  afterAll(() => api.close());

  const details = async (waybillNo: string, token?: string) => detailOf(await api.ask(expressTrackDetails, { waybillNo }, token === undefined ? {} : { token }));
  const unlock = async (waybillNo: string, phoneLast4: string) => detailOf(await api.ask(unlockExpressTrack, { waybillNo, phoneLast4 }));

  it('are closed to a stranger, to another customer and to an ended session', async () => {
    const other = await openSession(api.database.db, OTHER_ACCOUNT, NOW);
    const old = await openSession(api.database.db, DEMO_ACCOUNT, new Date(NOW.getTime() - SESSION_LIFE.usual.idleMs - 1));
    for (const token of [undefined, 'x'.repeat(43), other, old]) expect(await details('NG407183529669', token)).toBeNull();
  });

  it('are open to the owner, phone masked', async () => {
    const token = await openSession(api.database.db, DEMO_ACCOUNT, NOW);
    const detail = await details('ng 4071 8352 9669', token);
    expect(detail).toMatchObject({ acceptCountry: 'NG', acceptPhone: '+234••••••••42', shownTo: 'owner', siteCode: null });
    expect(detail).toMatchObject({ signedBy: expect.stringMatching(/\w/), receiverAddress: [expect.stringMatching(/./), 'Ikeja'] });
    expect(await details('PK918203744566', token)).toBeNull();
  });

  it('open with the end of the phone, in any digits', async () => {
    expect(await unlock('GH520938177409', '0143')).toMatchObject({ acceptCountry: 'GH', signedBy: null, shownTo: 'phone' });
    expect(await unlock('GH520938177409', '٠١٤٣')).toMatchObject({ shownTo: 'phone' });
  });

  it('name the site of the newest event that has one', async () => {
    const { db } = api.database;
    const last = (id: string) => db.updateTable('track_event').where('waybill_no', '=', 'SA673401955282').where('event_id', '=', `SA673401955282-${id}`);
    await last('12').set({ site: 'SA-RUH-OLD' }).execute();
    await last('14').set({ site: 'SA-RUH-02' }).execute();
    expect(await unlock('SA673401955282', '0145')).toMatchObject({ siteCode: 'SA-RUH-02' });
    expect((await api.send(queryTrack, { waybillNos: ['SA673401955282'] })).body).not.toContain('SA-RUH-02');
  });

  it('refuse wrong digits, unknown waybills, silent partners and used-up tries in the same words', async () => {
    const strip = ({ requestId: _id, ...rest }: Awaited<ReturnType<TestApi['refused']>>) => rest;
    const refused = async (waybillNo: string, phoneLast4: string) => strip(await api.refused(unlockExpressTrack, { waybillNo, phoneLast4 }));
    const answers = [await refused('EG884210937716', '9999'), await refused('KE000000000001', '0000'), await refused('nonsense', '0000'), await refused('UG582103946717', '0150')];
    for (let tries = 1; tries < 5; tries += 1) answers.push(await refused('EG884210937716', '9998'));
    answers.push(await refused('EG884210937716', '0146'));
    const [first] = answers;
    expect(first).toEqual({ status: 403, code: ERROR.DETAILS_CLOSED, message: errorMessage(ERROR.DETAILS_CLOSED, 'en') });
    for (const answer of answers) expect(answer).toEqual(first);
  });

  it('are not closed by strangers on another network who used up their tries', async () => {
    const guess = (address: string, phoneLast4: string) => api.send(unlockExpressTrack, { waybillNo: 'MA250918463370', phoneLast4 }, { headers: { 'x-forwarded-for': address } });
    const right = await guess('198.51.100.9', '0148');
    for (let tries = 0; tries < 6; tries += 1) expect((await guess('203.0.113.7', '1111')).statusCode).toBe(403);
    expect((await guess('203.0.113.7', '0148')).statusCode).toBe(403);
    const again = await guess('198.51.100.9', '0148');
    expect([right.statusCode, again.statusCode]).toEqual([200, 200]);
  });

  it('lock one waybill only after twenty tries from anywhere, and never its owner', async () => {
    const token = await openSession(api.database.db, DEMO_ACCOUNT, NOW);
    for (let tries = 0; tries < 20; tries += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${tries}` };
      expect(await api.refused(unlockExpressTrack, { waybillNo: 'NG407183529669', phoneLast4: '1111' }, { headers })).toMatchObject({ status: 403 });
    }
    expect(await api.refused(unlockExpressTrack, { waybillNo: 'NG407183529669', phoneLast4: '0142' }, { headers: { 'x-forwarded-for': '198.51.100.9' } })).toMatchObject({ status: 403 });
    expect(detailOf(await api.ask(unlockExpressTrack, { waybillNo: 'NG407183529669', phoneLast4: '1111' }, { token }))).toMatchObject({ shownTo: 'owner' });
    expect(await unlock('MA250918463370', '0148')).toMatchObject({ shownTo: 'phone' });
  });

  it('give the tries back to whoever knew the digits', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 0; tries < 4; tries += 1) await api.refused(unlockExpressTrack, { waybillNo: 'KE301746622950', phoneLast4: '1111' });
      expect(await unlock('KE301746622950', '0147')).toMatchObject({ acceptCountry: 'KE' });
    }
  });

  it.each(['', '014', '01430', 'abcd', '0143; drop table waybill'])('need four digits, not %p', async (phoneLast4) => {
    const refusal = await api.refused(unlockExpressTrack, { waybillNo: 'GH520938177409', phoneLast4 });
    expect(refusal).toMatchObject({ status: 400, code: ERROR.VALIDATION, fields: [expect.objectContaining({ field: 'phoneLast4' })] });
  });

  it.each(LOCALES)('are refused in %s', async (locale) => {
    const refusal = await api.refused(unlockExpressTrack, { waybillNo: 'KE000000000001', phoneLast4: '0000' }, { locale });
    expect(refusal.message).toBe(errorMessage(ERROR.DETAILS_CLOSED, locale));
  });
});

describe('a masked phone', () => {
  it.each([['+233245550143', '+233•••••••43'], ['+8613800550140', '+861••••••••40']])('%s', (phone, masked) => {
    expect(maskPhone(phone)).toBe(masked);
  });
});
