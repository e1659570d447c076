import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { OpenDatabase } from '../database/database.ts';
import { describeOnBothDatabases } from '../testing/test-databases.ts';
import { STARTING_PLACES } from './place-data.ts';
import { fillPlaces, placeBook } from './place-repository.ts';

describeOnBothDatabases('places', (open) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(() => database.db.deleteFrom('place').execute());
  afterAll(() => database.close());

  const kano = async () => (await placeBook(database.db).find(['NG-KAN'])).get('NG-KAN');

  it('say where they are to a tenth of a degree', async () => {
    await fillPlaces(database.db);
    expect(await kano()).toMatchObject({ lat_tenths: 120, lng_tenths: 85 });
  });

  it('get a position that they lack, and keep what an operator has changed', async () => {
    await fillPlaces(database.db);
    await database.db.updateTable('place').set({ time_zone: 'Africa/Abidjan', lat_tenths: null, lng_tenths: null }).where('code', '=', 'NG-KAN').execute();
    await fillPlaces(database.db);
    expect(await kano()).toMatchObject({ time_zone: 'Africa/Abidjan', lat_tenths: 120 });
    await database.db.updateTable('place').set({ lat_tenths: 121 }).where('code', '=', 'NG-KAN').execute();
    await fillPlaces(database.db);
    expect(await kano()).toMatchObject({ lat_tenths: 121 });
  });

  it('lie on the lane', () => {
    const off = STARTING_PLACES.filter(({ latTenths, lngTenths }) => latTenths < -60 || latTenths > 420 || lngTenths < -90 || lngTenths > 1_220);
    expect(off).toEqual([]);
  });
});
