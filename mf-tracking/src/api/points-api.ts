/** The calls about service points as endpoints. Only what pages show stays in the store and travels with them. */
import { callTo, type RequestOf } from '@amberlane/core';
import { remoteApi } from '@amberlane/core/remote-api';
import type { Locale } from '@amberlane/contract/site';
import { getSiteBySiteCode, listSites, queryAllLocation, queryLocationByCountry } from '@amberlane/contract/call-index/service-points';
import type { MapWindow } from '../map/still-window.ts';
import type { ReplyOf } from '@amberlane/contract/calls/call';
import type { FoundPlace, MapPoint, ServicePoint, SiteList } from '@amberlane/contract/calls/service-points';

/** A point as lists show it. */
export type ListedPoint = Omit<ServicePoint, 'provinceCode' | 'cityCode' | 'areaCode' | 'email'>;
export type PointDetails = ReplyOf<typeof getSiteBySiteCode>;

export interface PointList extends Pick<SiteList, 'total' | 'asOf' | 'elsewhere' | 'suggestion'> {
  readonly points: readonly ListedPoint[];
  readonly place: FoundPlace | null;
}

/** The language is no field of the calls (it is their header), but another question. */
type InLocale<Request> = Request & { readonly locale: Locale };
export type PointListQuery = InLocale<RequestOf<typeof listSites>>;
export type PointQuery = InLocale<RequestOf<typeof getSiteBySiteCode>>;
export type NearbyQuery = InLocale<RequestOf<typeof queryLocationByCountry>>;

const listed = ({ provinceCode: _province, cityCode: _city, areaCode: _area, email: _email, ...point }: ServicePoint): ListedPoint => point;
/** Pages read answers with a selector and subscribe to nothing: only the next load replaces them. */
const KEPT = { keepUnusedDataFor: Infinity };

export const pointsApi = remoteApi('mf-tracking').injectEndpoints({
  endpoints: (build) => ({
    points: build.query<PointList, PointListQuery>({
      query: ({ locale: _header, ...request }) => callTo(listSites, request),
      transformResponse: ({ list, total, asOf, place, elsewhere, suggestion }: SiteList) => ({ points: list.map(listed), total, asOf, place, elsewhere, suggestion }),
      ...KEPT,
    }),
    point: build.query<PointDetails, PointQuery>({
      query: ({ locale: _header, ...request }) => callTo(getSiteBySiteCode, request),
      ...KEPT,
    }),
    pointsAround: build.query<readonly ListedPoint[], NearbyQuery>({
      query: ({ locale: _header, ...request }) => callTo(queryLocationByCountry, request),
      transformResponse: (points: ServicePoint[]) => points.map(listed),
      ...KEPT,
    }),
    /** Land behind the still map: found by the server, which draws it, or fetched with the next search. */
    stillLand: build.query<string, MapWindow>({
      queryFn: async (window) => {
        const [{ LAND }, { landPolygons }, { landLines }] = await Promise.all([import('../map/land.ts'), import('../map/land-rings.ts'), import('../map/still-land.ts')]);
        return { data: landLines(landPolygons(LAND), window) };
      },
      ...KEPT,
    }),
    allPoints: build.query<readonly MapPoint[], { readonly locale: Locale }>({
      query: () => callTo(queryAllLocation, {}),
      ...KEPT,
    }),
  }),
});
