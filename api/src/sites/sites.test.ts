import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { COUNTRIES, LOCALES } from '@amberlane/contract/site';
import { getSiteBySiteCode, listSites, queryAllLocation, queryLocationByCountry } from '@amberlane/contract/calls/service-points';
import { describeOnOneDatabase } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

const FRIDAY_MORNING = new Date('2026-11-20T10:30:00Z');

describeOnOneDatabase('service points over HTTP', (open) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(open);
  });
  beforeEach(() => api.setTime(FRIDAY_MORNING));
  afterAll(() => api.close());

  it('are all on the map, in every country', async () => {
    const points = await api.ask(queryAllLocation, {}, { locale: 'fr' });
    expect(points).toHaveLength(140);
    expect(new Set(points.map(({ countryCode }) => countryCode))).toEqual(new Set(COUNTRIES));
    expect(points.find(({ siteCode }) => siteCode === 'MA-CAS-02')).toMatchObject({ siteName: 'Agence Maârif', lat: 33.581, lng: -7.633 });
  });

  it('come by country, and by service, type and city', async () => {
    expect(await api.ask(queryLocationByCountry, { countryCode: 'PK' })).toHaveLength(18);
    const hubs = await api.ask(queryLocationByCountry, { countryCode: 'PK', service: 'FORKLIFT' });
    expect(hubs.map(({ siteCode, type }) => [siteCode, type])).toEqual([['PK-KHI-01', 'hub'], ['PK-LHE-01', 'hub']]);
    const lockers = await api.ask(queryLocationByCountry, { countryCode: 'NG', type: 'locker' });
    expect(new Set(lockers.map(({ type }) => type))).toEqual(new Set(['locker']));
    expect((await api.ask(queryLocationByCountry, { countryCode: 'NG', cityCode: 'NG-LA-IKJ' })).map(({ siteCode }) => siteCode)).toEqual(['NG-LOS-01', 'NG-LOS-02', 'NG-LOS-03']);
    expect(await api.ask(queryLocationByCountry, { countryCode: 'NG', cityCode: 'GH-AA-ACC' })).toEqual([]);
  });

  it('come nearest first with metres, the one closed for good last', async () => {
    const near = await api.ask(queryLocationByCountry, { countryCode: 'NG', lat: 6.4427, lng: 3.3646 });
    expect(near.map(({ distanceMetres }) => distanceMetres)).not.toContain(null);
    const open = near.slice(0, -1).map(({ distanceMetres }) => distanceMetres ?? 0);
    expect(open).toEqual([...open].sort((a, b) => a - b));
    expect(near.at(-1)).toMatchObject({ siteCode: 'NG-LOS-12', closedForGood: true, openNow: false, changesAt: null, distanceMetres: 0 });
  });

  it('come in pages that together hold each point once', async () => {
    const pages = await Promise.all([1, 2, 3].map((pageNum) => api.ask(listSites, { countryCode: 'NG', pageNum, pageSize: 10 })));
    expect(pages.map(({ total, list }) => [total, list.length])).toEqual([[24, 10], [24, 10], [24, 4]]);
    expect(new Set(pages.flatMap(({ list }) => list.map(({ siteCode }) => siteCode))).size).toBe(24);
    expect((await api.ask(listSites, { countryCode: 'NG', pageNum: 99 })).list).toEqual([]);
  });

  it.each([
    ['Lekki', 'en', 'NG', 'Lekki'], ['لاغوس', 'ar', 'NG', 'لاغوس'], ['拉各斯', 'zh-CN', 'NG', '拉各斯'], ['لاہور', 'ur', 'PK', 'لاہور'], ['الرياض', 'ar', 'SA', 'الرياض'],
  ] as const)('are found by a place in any script: %s', async (search, locale, countryCode, name) => {
    const { place, list, total } = await api.ask(listSites, { countryCode, search, pageSize: 100 }, { locale });
    expect(place?.name).toContain(name);
    expect(place?.siteCodes.length).toBeGreaterThan(0);
    const first = list.slice(0, place?.siteCodes.length).map(({ siteCode }) => siteCode);
    expect(new Set(first).size).toBe(place?.siteCodes.length);
    expect(total).toBe((await api.ask(listSites, { countryCode })).total);
    expect(list[0]?.distanceMetres).toEqual(expect.any(Number));
  });

  it('are found by their own name, code, street or a position', async () => {
    const codes = async (search: string) => (await api.ask(listSites, { countryCode: 'NG', search })).place?.siteCodes;
    expect(await codes('Computer Village')).toEqual(['NG-LOS-02']);
    expect(await codes('ng-los-05')).toEqual(['NG-LOS-05']);
    expect(await codes('Adeola Odeku')).toEqual(['NG-LOS-04']);
    const nearby = await api.ask(listSites, { countryCode: 'NG', search: '٦٫٥٩٨٥، 3.3640' });
    expect(nearby.place).toEqual({ name: '6.5985, 3.364', position: { lat: 6.5985, lng: 3.364 }, siteCodes: [] });
    expect(nearby.list[0]).toMatchObject({ siteCode: 'NG-LOS-01', distanceMetres: 0 });
  });

  it('are none for a place that no country has, and name the country that has it', async () => {
    for (const search of ['Xyzzy', '?!', 'x', '99, 500']) {
      expect(await api.ask(listSites, { countryCode: 'NG', search })).toMatchObject({ total: 0, list: [], place: null, elsewhere: null, suggestion: null });
    }
    expect(await api.ask(listSites, { countryCode: 'NG', search: 'Casablanca' })).toMatchObject({ total: 0, place: null, elsewhere: 'MA' });
    expect(await api.ask(listSites, { countryCode: 'MA', search: 'casablnca' })).toMatchObject({ total: 0, place: null, elsewhere: null, suggestion: 'Casablanca' });
    expect(await api.ask(listSites, { countryCode: 'MA', search: 'الدر البيضاء' }, { locale: 'ar' })).toMatchObject({ suggestion: 'الدار البيضاء' });
    expect(await api.ask(listSites, { countryCode: 'NG', search: '  ' })).toMatchObject({ total: 24, place: null, asOf: FRIDAY_MORNING.toISOString() });
  });

  it('are named in the language of the reader, with both scripts of the address', async () => {
    const points = await Promise.all(LOCALES.map((locale) => api.ask(getSiteBySiteCode, { siteCode: 'SA-RUH-02' }, { locale })));
    expect(points.map(({ siteName }) => siteName)).toEqual(['Olaya shop', '奥拉亚门店', 'Agence Olaya', 'فرع العليا', 'علیا برانچ', 'Olaya şubesi']);
    expect(points.map(({ cityName }) => cityName)).toEqual(['Riyadh', '利雅得', 'Riyad', 'الرياض', 'ریاض', 'Riyad']);
    expect(points.map(({ otherName }) => otherName?.name)).toEqual(['فرع العليا', 'فرع العليا', 'فرع العليا', 'Olaya shop', 'فرع العليا', 'فرع العليا']);
    expect(points[0]).toMatchObject({ address: '6320 Olaya Street, Riyadh', localAddress: '6320 شارع العليا، الرياض', areaName: 'Olaya' });
  });

  it('have one name where the language of the reader is that over the door', async () => {
    expect(await api.ask(getSiteBySiteCode, { siteCode: 'NG-LOS-01' }, { locale: 'en' })).toMatchObject({ otherName: null });
  });

  it('are shut in the pause of Friday prayer and tell when they open', async () => {
    api.setTime(new Date('2026-11-20T09:00:00Z'));
    expect(await api.ask(getSiteBySiteCode, { siteCode: 'SA-RUH-02' })).toMatchObject({ openNow: false, changesAt: '2026-11-20T10:30:00.000Z' });
    api.setTime(new Date('2026-02-20T22:30:00Z'));
    expect(await api.ask(getSiteBySiteCode, { siteCode: 'SA-RUH-02' })).toMatchObject({ openNow: false });
    api.setTime(new Date('2026-02-20T21:30:00Z'));
    expect(await api.ask(getSiteBySiteCode, { siteCode: 'SA-RUH-02' })).toMatchObject({ openNow: true, changesAt: '2026-02-20T22:00:00.000Z' });
  });

  it('are not found under another code', async () => {
    expect(await api.refused(getSiteBySiteCode, { siteCode: 'NG-LOS-99' })).toMatchObject({ status: 404, code: ERROR.NOT_FOUND });
    expect(await api.refused(getSiteBySiteCode, { siteCode: "' or 1=1 --" })).toMatchObject({ status: 400, fields: [{ field: 'siteCode', code: 'format' }] });
  });

  it.each([
    ['countryCode', { countryCode: 'FR' }], ['countryCode', {}], ['service', { countryCode: 'NG', service: 'TEA' }], ['type', { countryCode: 'NG', type: 'kiosk' }], ['lat', { countryCode: 'NG', lat: 91, lng: 0 }],
    ['lng', { countryCode: 'NG', lat: 6, lng: 181 }], ['lng', { countryCode: 'NG', lat: 6 }], ['lat', { countryCode: 'NG', lng: 6 }], ['lat', { countryCode: 'NG', lat: 'NaN', lng: 6 }],
    ['pageSize', { countryCode: 'NG', pageSize: 101 }], ['pageNum', { countryCode: 'NG', pageNum: 0 }],
  ])('refuse a wrong %s in %j', async (field, input) => {
    expect(await api.refused(listSites, input)).toMatchObject({ status: 400, code: ERROR.VALIDATION, fields: [{ field }] });
  });
});
