/** Regions in the mock API: three of each country, one in each state. */
import { queryTerritories, TERRITORY_STATES, type Territory } from '@amberlane/contract/calls/leads';
import { COUNTRIES, type Country, type Locale } from '@amberlane/contract/site';
import { areasOf } from '@amberlane/testing/mock-api/form-data';
import type { MockApiContext } from '@amberlane/testing/mock-api/mock-api-part';
import { serve, type MockRoutes } from '@amberlane/testing/mock-api/serve';

/** Degrees by which the regions of a country lie apart. */
const APART = 2;
const MIDDLES: Readonly<Record<Country, readonly [latitude: number, longitude: number]>> = {
  MA: [31.8, -6], GH: [7.5, -1.2], NG: [9, 8], KE: [0.5, 37.5], UG: [1.4, 32.4], CN: [30, 112], EG: [27, 30.5], PK: [30, 70], SA: [24, 45], AE: [24.2, 54.5], TR: [39, 35],
};

const territoriesOf = (country: Country, locale: Locale): Territory[] => {
  const [latitude, longitude] = MIDDLES[country];
  return areasOf('province', country, locale).map(({ code, name }, index) => ({
    code, name, country, latitude, longitude: longitude + (index - 1) * APART, state: TERRITORY_STATES[index % TERRITORY_STATES.length] ?? 'OPEN',
  }));
};

export function serveTerritories(routes: MockRoutes, { isEmpty }: MockApiContext): void {
  serve(routes, queryTerritories, ({ country }, { locale }) => ({
    list: isEmpty() ? [] : (country ? [country] : COUNTRIES).flatMap((each) => territoriesOf(each, locale)),
  }));
}
