import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { LOCALES } from '@amberlane/contract/site';
import { queryAreaByTypeAndName, queryAreas, queryCities, queryProvinces } from '@amberlane/contract/calls/areas';
import { describeOnBothDatabases } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { fillAreas } from './area-data.ts';

describeOnBothDatabases('divisions over HTTP', (open) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(open);
  });
  afterAll(() => api.close());

  it('walk from country to province, city and area', async () => {
    const provinces = await api.ask(queryProvinces, { countryCode: 'NG' });
    expect(provinces).toHaveLength(37);
    const cities = await api.ask(queryCities, { provinceCode: 'NG-LA' });
    expect(cities[0]).toMatchObject({ code: 'NG-LA-IKJ', name: 'Ikeja', type: 'city', provinceCode: 'NG-LA', cityCode: 'NG-LA-IKJ' });
    const areas = await api.ask(queryAreas, { cityCode: 'NG-LA-IKJ' });
    expect(areas.map(({ name }) => name)).toContain('Computer Village');
    expect(new Set(areas.map(({ cityCode }) => cityCode))).toEqual(new Set(['NG-LA-IKJ']));
  });

  it('answers an empty list for a city without areas', async () => {
    expect(await api.ask(queryAreas, { cityCode: 'TR-36-MER' })).toEqual([]);
  });

  it('name a province in the language of the reader', async () => {
    const names = await Promise.all(LOCALES.map(async (locale) => (await api.ask(queryProvinces, { countryCode: 'TR' }, { locale })).find(({ code }) => code === 'TR-34')?.name));
    expect(names).toEqual(['Istanbul', '伊斯坦布尔省', 'Istanbul', 'إسطنبول', 'استنبول', 'İstanbul']);
  });

  it('name a small place in the local script for those who read it, else in Latin', async () => {
    const nameFor = async (locale: (typeof LOCALES)[number]) => (await api.ask(queryAreas, { cityCode: 'MA-06-CAS' }, { locale }))[0]?.name;
    expect(await Promise.all(LOCALES.map(nameFor))).toEqual(['Maârif', 'Maârif', 'Maârif', 'المعاريف', 'المعاريف', 'Maârif']);
  });

  it('are unknown under a code of another level or of nothing', async () => {
    for (const provinceCode of ['NG-XX', 'NG-LA-IKJ']) expect(await api.refused(queryCities, { provinceCode })).toMatchObject({ status: 404, code: ERROR.NOT_FOUND });
    for (const cityCode of ['NG-LA', 'NG-LA-IKJ-01']) expect(await api.refused(queryAreas, { cityCode })).toMatchObject({ status: 404, code: ERROR.NOT_FOUND });
  });

  it('refuse codes that are none', async () => {
    expect(await api.refused(queryProvinces, { countryCode: 'FR' })).toMatchObject({ status: 400, fields: [{ field: 'countryCode', code: 'choice' }] });
    expect(await api.refused(queryCities, { provinceCode: "NG-LA' or 1=1" })).toMatchObject({ status: 400, fields: [{ field: 'provinceCode', code: 'format' }] });
  });

  describe('search', () => {
    const codes = async (input: object) => (await api.ask(queryAreaByTypeAndName, input)).map(({ code }) => code);

    it.each([
      ['province', 'LAGOS', 'NG-LA'], ['province', '拉各斯', 'NG-LA'], ['province', 'igdir', 'TR-76'], ['province', 'İZMİR', 'TR-35'], ['province', 'الرِّياض', 'SA-01'], ['province', 'پنجاب', 'PK-PB'],
      ['city', 'الدار البيضاء', 'MA-06-CAS'], ['city', 'گوجرانوالہ', 'PK-PB-GUJ'], ['city', 'fes', 'MA-03-FES'], ['area', 'computer v', 'NG-LA-IKJ-07'],
    ])('finds the %s %s', async (type, name, code) => expect((await codes({ type, name }))[0]).toBe(code));

    it('puts whole names before names that hold the search, and tells what they lie in', async () => {
      const found = await api.ask(queryAreaByTypeAndName, { type: 'area', name: 'saddar', countryCode: 'PK' }, { locale: 'tr' });
      expect(found.length).toBeGreaterThan(2);
      expect(found.find(({ code }) => code === 'PK-SD-KHS-01')?.within).toEqual(['Güney Karaçi', 'Sind']);
    });

    it('keeps to the country and to the parent asked', async () => {
      expect(await codes({ type: 'city', name: 'busia', countryCode: 'UG' })).toEqual(['UG-E-BUS']);
      expect(await codes({ type: 'area', name: 'saddar', parentCode: 'PK-PB' })).toEqual(['PK-PB-RWP-01']);
      expect(await codes({ type: 'area', name: 'saddar', parentCode: 'PK-KP-PEW' })).toEqual(['PK-KP-PEW-03']);
    });

    it('answers no more than twenty', async () => expect(await codes({ type: 'area', name: 'a' })).toHaveLength(20));

    it.each(['%', '_', "'; drop table area; --", '!!!', 'zzzzqq'])('finds nothing for %s', async (name) => expect(await codes({ type: 'city', name })).toEqual([]));

    it('refuses an empty name, a long one and an unknown level', async () => {
      expect(await api.refused(queryAreaByTypeAndName, { type: 'city', name: ' \u202e ' })).toMatchObject({ status: 400, fields: [{ field: 'name' }] });
      expect(await api.refused(queryAreaByTypeAndName, { type: 'city', name: 'a'.repeat(81) })).toMatchObject({ fields: [{ field: 'name', code: 'tooLong' }] });
      expect(await api.refused(queryAreaByTypeAndName, { type: 'street', name: 'a' })).toMatchObject({ fields: [{ field: 'type', code: 'choice' }] });
    });
  });

  it('are not written again when all are there', async () => {
    await api.database.db.updateTable('area').set({ sort: 999_999 }).where('code', '=', 'NG-LA').execute();
    await fillAreas(api.database.db);
    expect((await api.ask(queryProvinces, { countryCode: 'NG' })).at(-1)?.code).toBe('NG-LA');
  });
});
