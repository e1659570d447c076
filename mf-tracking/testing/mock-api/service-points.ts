/** Service points in the mock API: one in the main city of each country. */
import { ERROR } from '@amberlane/contract/calls';
import { getSiteBySiteCode, listSites } from '@amberlane/contract/calls/service-points';
import { COUNTRIES, type Country, type Locale } from '@amberlane/contract/site';
import type { MockApiContext } from '@amberlane/testing/mock-api/mock-api-part';
import { Refusal, serve, type MockRoutes } from '@amberlane/testing/mock-api/serve';
import type { PointDetails } from '../../src/api/points-api.ts';
import { servicePoint } from '../service-points.ts';
import { mainPlaceOf, trackPlaceOf } from './places.ts';

const codeIn = (country: Country): string => `${mainPlaceOf(country)}-01`;
/** A point that is there in every scenario but the empty one. */
export const KNOWN_POINT = codeIn('GH').toLowerCase();

function pointIn(country: Country, locale: Locale, now: Date): PointDetails {
  const place = mainPlaceOf(country);
  const { name, timeZone, position } = trackPlaceOf(place, locale);
  return servicePoint({
    siteCode: codeIn(country), siteName: name, countryCode: country, ...(position ?? { lat: 0, lng: 0 }),
    provinceCode: country, provinceName: name, cityCode: place, cityName: name, address: name, landmark: '', timeZone, asOf: now.toISOString(), changesAt: null,
  });
}

export function serveServicePoints(routes: MockRoutes, { isEmpty, now }: MockApiContext): void {
  serve(routes, listSites, ({ countryCode, pageNum, pageSize }, { locale }) => {
    const list = isEmpty() ? [] : [pointIn(countryCode, locale, now())];
    return { list, total: list.length, pageNum, pageSize, asOf: now().toISOString(), place: null, elsewhere: null, suggestion: null };
  });
  serve(routes, getSiteBySiteCode, ({ siteCode }, { locale }) => {
    const country = COUNTRIES.find((candidate) => codeIn(candidate) === siteCode);
    if (!country || isEmpty()) throw new Refusal(ERROR.NOT_FOUND, { status: 404 });
    return pointIn(country, locale, now());
  });
}
