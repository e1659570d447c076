/** Service points (spec §7). */
import type { FastifyInstance } from 'fastify';
import { ERROR } from '@amberlane/contract/calls';
import { type Locale } from '@amberlane/contract/site';
import { getSiteBySiteCode, listSites, queryAllLocation, queryLocationByCountry } from '@amberlane/contract/calls/service-points';
import type { ApiContext } from '../context.ts';
import { areasByCode } from '../areas/repository.ts';
import { ApiError, fieldFault } from '../api-error.ts';
import { serveCall } from '../plugins/call-route.ts';
import type { Position } from '@amberlane/contract/domain/distance';
import { findPlace } from './find-place.ts';
import { MAP_POINT, SERVICE_POINT } from './examples.ts';
import { allSites, siteByCode, sitesOf, type SiteRecord } from './repository.ts';
import { choose, otherNameOf, toMapPoint, toServicePoint, type SiteFilters } from './service-points.ts';

const tag = 'Service points';

export function siteRoutes(app: FastifyInstance, { db, now }: ApiContext): void {
  const tell = async (sites: readonly SiteRecord[], locale: Locale, position: Position | null) => {
    const areas = await areasByCode(db, sites.flatMap(({ province, city, area }) => (area === null ? [province, city] : [province, city, area])));
    return sites.map((site) => toServicePoint(site, areas, { locale, now: now(), position }));
  };

  serveCall(app, queryLocationByCountry, {
    tag,
    example: { request: { countryCode: 'NG', lat: '6.6', lng: '3.35' }, reply: [SERVICE_POINT] },
    handle: async (input, { locale }) => {
      const position = positionOf(input);
      return tell(choose(await sitesOf(db, input.countryCode), input, position), locale, position);
    },
  });

  serveCall(app, queryAllLocation, {
    tag,
    example: { request: {}, reply: [MAP_POINT] },
    handle: async (_input, { locale }) => (await allSites(db)).map((site) => toMapPoint(site, locale)),
  });

  serveCall(app, listSites, {
    tag,
    example: { request: { countryCode: 'NG', service: 'FORKLIFT', lat: '6.6', lng: '3.35', pageNum: 1, pageSize: 20 }, reply: { total: 1, pageNum: 1, pageSize: 20, list: [SERVICE_POINT], asOf: '2026-11-20T10:30:00.000Z', place: null, elsewhere: null, suggestion: null } },
    handle: async ({ pageNum, pageSize, search, ...input }, { locale }) => {
      const all = await sitesOf(db, input.countryCode);
      const { place, elsewhere, suggestion } = await findPlace(db, { search, country: input.countryCode, locale }, all);
      const position = positionOf(input) ?? place?.position ?? null;
      const sites = search !== '' && place === null ? [] : choose(all, input, position);
      const page = sites.slice((pageNum - 1) * pageSize, pageNum * pageSize);
      return { total: sites.length, pageNum, pageSize, list: await tell(page, locale, position), asOf: now().toISOString(), place, elsewhere, suggestion };
    },
  });

  serveCall(app, getSiteBySiteCode, {
    tag,
    example: { request: { siteCode: 'NG-LOS-01' }, reply: { ...SERVICE_POINT, distanceMetres: null, asOf: '2026-11-20T10:30:00.000Z', otherName: null } },
    handle: async ({ siteCode }, { locale }) => {
      const site = await siteByCode(db, siteCode);
      const [point] = site ? await tell([site], locale, null) : [];
      if (!site || !point) throw new ApiError(ERROR.NOT_FOUND);
      return { ...point, asOf: now().toISOString(), otherName: otherNameOf(site, locale) };
    },
  });
}

/** Half a position is a mistake of the caller. */
function positionOf({ lat, lng }: SiteFilters): Position | null {
  if (lat === undefined && lng === undefined) return null;
  if (lat === undefined) throw fieldFault('lat', 'required');
  if (lng === undefined) throw fieldFault('lng', 'required');
  return { lat, lng };
}
