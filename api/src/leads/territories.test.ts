import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { COUNTRIES } from '@amberlane/contract/site';
import { queryTerritories, saveFranchiseApplication } from '@amberlane/contract/calls/leads';
import { moveCase } from '../cases/staff-cases.ts';
import { provincesOf } from '../areas/repository.ts';
import { describeOnOneDatabase } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { FRANCHISE_EXAMPLE } from './examples.ts';
import { REGION_MIDDLES } from './region-middles.ts';

/** Around each country, with a margin: south, north, west, east. */
const BOXES: Readonly<Record<(typeof COUNTRIES)[number], readonly [number, number, number, number]>> = {
  MA: [20, 36, -18, -1], GH: [4, 12, -4, 2], NG: [4, 14, 2, 15], KE: [-5, 5, 33, 42], UG: [-2, 5, 29, 36], CN: [17, 54, 73, 135], EG: [21, 32, 24, 37], PK: [23, 38, 60, 78], SA: [16, 33, 34, 56], AE: [22, 27, 51, 57], TR: [35, 43, 25, 45],
};

describe('middles of regions', () => {
  it('lie inside their country, no two at one place', () => {
    const outside = [...REGION_MIDDLES].filter(([code, { latitude, longitude }]) => {
      const country = COUNTRIES.find((one) => code.startsWith(one));
      const [south, north, west, east] = country ? BOXES[country] : [0, 0, 0, 0];
      return !(latitude > south && latitude < north && longitude > west && longitude < east);
    });
    expect(outside).toEqual([]);
    expect(new Set([...REGION_MIDDLES.values()].map(({ latitude, longitude }) => `${latitude} ${longitude}`)).size).toBe(REGION_MIDDLES.size);
  });
});

describeOnOneDatabase('territories', (open) => {
  let api: TestApi;
  let count = 0;
  beforeAll(async () => {
    api = await startTestApi(open);
  });
  afterAll(() => api.close());

  /** A minute later, when nothing is remembered any more. */
  const later = () => api.setTime(new Date(api.now().getTime() + 60_001));
  const stateOf = async (code: string) => (await api.ask(queryTerritories, { country: code.slice(0, 2) })).list.find((one) => one.code === code)?.state;
  const apply = async (changes: object) => (await api.ask(saveFranchiseApplication, { ...FRANCHISE_EXAMPLE.request, email: `partner${(count += 1)}@example.com`, ...changes })).reference;
  const move = (reference: string, to: 'VERIFICATION' | 'DECLINED' | 'CONTRACT' | 'SIGNED') => moveCase(api.database.db, { reference, to, note: '', staff: 'Test', now: api.now() });

  it('are all regions of all countries, named in the language asked for', async () => {
    const { list } = await api.ask(queryTerritories, {}, { locale: 'zh-CN' });
    for (const country of COUNTRIES) {
      const provinces = await provincesOf(api.database.db, country);
      expect(list.filter((one) => one.country === country).map(({ code }) => code)).toEqual(provinces.map(({ code }) => code));
    }
    expect(list.find(({ code }) => code === 'NG-LA')).toMatchObject({ name: '拉各斯州', state: 'TAKEN', latitude: 6.6, longitude: 3.35 });
    expect(Object.keys(list[0] ?? {}).sort()).toEqual(['code', 'country', 'latitude', 'longitude', 'name', 'state']);
  });

  it('are taken where a service point works, and open again when it is closed for good', async () => {
    later();
    expect(await stateOf('GH-NP')).toBe('TAKEN');
    await api.database.db.updateTable('site').set({ closed_for_good: true }).where('province', '=', 'GH-NP').execute();
    later();
    expect(await stateOf('GH-NP')).toBe('OPEN');
  });

  it('are talked about once an application is looked at, until it is decided, however its region is spelt', async () => {
    const reference = await apply({ country: 'TR', contactNumber: '0501 234 56 78', state: ' IĞDIR ' });
    later();
    expect(await stateOf('TR-76')).toBe('OPEN');
    await move(reference, 'VERIFICATION');
    later();
    expect(await stateOf('TR-76')).toBe('TALKS');
    await move(reference, 'DECLINED');
    later();
    expect(await stateOf('TR-76')).toBe('OPEN');
  });

  it('are taken with a signed contract', async () => {
    const reference = await apply({ country: 'EG', contactNumber: '010 0123 4567', state: 'سوهاج' });
    for (const to of ['VERIFICATION', 'CONTRACT', 'SIGNED'] as const) await move(reference, to);
    later();
    expect(await stateOf('EG-SHG')).toBe('TAKEN');
  });

  it('are not changed by a program, by a region of another country, or by an unknown name', async () => {
    await apply({ country: 'TR', contactNumber: '0501 234 56 78', state: 'Bayburt', homepage: 'https://casino.example' });
    await apply({ country: 'KE', contactNumber: '0712 123456', state: 'Bayburt' });
    await apply({ country: 'TR', contactNumber: '0501 234 56 78', state: 'Atlantis' });
    later();
    expect(await stateOf('TR-69')).toBe('OPEN');
    expect((await api.ask(queryTerritories, { country: 'KE' })).list.filter(({ state }) => state === 'TALKS')).toEqual([]);
  });

  it('are remembered for a minute', async () => {
    later();
    expect(await stateOf('TR-29')).toBe('OPEN');
    await move(await apply({ country: 'TR', contactNumber: '0501 234 56 78', state: 'Gümüşhane' }), 'VERIFICATION');
    expect(await stateOf('TR-29')).toBe('OPEN');
    later();
    expect(await stateOf('TR-29')).toBe('TALKS');
  });

  it('are refused for a country that is none of ours', async () => {
    expect(await api.refused(queryTerritories, { country: 'FR' })).toMatchObject({ status: 400, code: ERROR.VALIDATION, fields: [{ field: 'country', code: 'choice' }] });
  });
});
