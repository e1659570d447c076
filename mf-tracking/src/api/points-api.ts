/** The calls about service points as endpoints. Only what pages show stays in the store and travels with them. */
import { api, callOf, type RequestOf } from '@amberlane/core';
import type { Locale } from '@amberlane/contract/site';
import type {
  FoundPlace, getSiteBySiteCode, listSites, MapPoint, queryAllLocation, queryLocationByCountry, ServicePoint, SiteList,
} from '@amberlane/contract/calls/service-points';

/** A point as lists show it. */
export type ListedPoint = Omit<ServicePoint, 'provinceCode' | 'cityCode' | 'areaCode' | 'email'>;
export type PointDetails = ServicePoint & { readonly asOf: string };

export interface PointList extends Pick<SiteList, 'total' | 'asOf' | 'elsewhere'> {
  readonly points: readonly ListedPoint[];
  readonly place: FoundPlace | null;
}

/** The language is no field of the calls (it is their header), but another question. */
type InLocale<Request> = Request & { readonly locale: Locale };
export type PointListQuery = InLocale<RequestOf<typeof listSites>>;
export type PointQuery = InLocale<RequestOf<typeof getSiteBySiteCode>>;
export type NearbyQuery = InLocale<RequestOf<typeof queryLocationByCountry>>;

const listed = ({ provinceCode: _province, cityCode: _city, areaCode: _area, email: _email, ...point }: ServicePoint): ListedPoint => point;
const sites = () => import('@amberlane/contract/calls/service-points');
/** Pages read answers with a selector and subscribe to nothing: only the next load replaces them. */
const KEPT = { keepUnusedDataFor: Infinity };

export const pointsApi = api.injectEndpoints({
  endpoints: (build) => ({
    points: build.query<PointList, PointListQuery>({
      query: ({ locale: _header, ...request }) =>
        callOf<typeof listSites>('GET', '/publicservice/v1/api/site/listSites', request, async () => (await sites()).listSites),
      transformResponse: ({ list, total, asOf, place, elsewhere }: SiteList) => ({ points: list.map(listed), total, asOf, place, elsewhere }),
      ...KEPT,
    }),
    point: build.query<PointDetails, PointQuery>({
      query: ({ locale: _header, ...request }) =>
        callOf<typeof getSiteBySiteCode>('GET', '/publicservice/v1/api/site/getSiteBySiteCode', request, async () => (await sites()).getSiteBySiteCode),
      ...KEPT,
    }),
    pointsAround: build.query<readonly ListedPoint[], NearbyQuery>({
      query: ({ locale: _header, ...request }) =>
        callOf<typeof queryLocationByCountry>('GET', '/v1/api/location/queryLocationByCountry', request, async () => (await sites()).queryLocationByCountry),
      transformResponse: (points: ServicePoint[]) => points.map(listed),
      ...KEPT,
    }),
    allPoints: build.query<readonly MapPoint[], { readonly locale: Locale }>({
      query: () => callOf<typeof queryAllLocation>('GET', '/v1/api/location/queryAllLocation', {}, async () => (await sites()).queryAllLocation),
      ...KEPT,
    }),
  }),
});
