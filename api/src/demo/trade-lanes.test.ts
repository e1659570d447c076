import { expect, it } from '@jest/globals';
import { STARTING_SITES } from '../sites/site-data.ts';
import { COLLECTIONS } from './trade-lanes.ts';

it('drops parcels off in cities with a service point', () => {
  const cities = new Set(STARTING_SITES.map(({ site_code: code }) => code.slice(0, 'CN-CAN'.length)));
  expect(COLLECTIONS.filter(({ dropOff }) => !cities.has(dropOff))).toEqual([]);
});
