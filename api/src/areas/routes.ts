/** Provinces, cities, areas (spec §7). */
import type { FastifyInstance } from 'fastify';
import { ERROR } from '@amberlane/contract/calls';
import { queryAreaByTypeAndName, queryAreas, queryCities, queryProvinces } from '@amberlane/contract/calls/areas';
import type { ApiContext } from '../context.ts';
import { ApiError } from '../api-error.ts';
import { serveCall } from '../plugins/call-route.ts';
import { toAreaEntry } from './area-entry.ts';
import { findAreas } from './area-search.ts';
import { areasWithin, provincesOf } from './repository.ts';

const tag = 'Areas';

const LAGOS = {
  type: 'province', code: 'NG-LA', countryCode: 'NG', provinceCode: 'NG-LA', cityCode: null, name: 'Lagos', latinName: 'Lagos', localName: null,
};
const IKEJA = { ...LAGOS, type: 'city', code: 'NG-LA-IKJ', cityCode: 'NG-LA-IKJ', name: 'Ikeja', latinName: 'Ikeja' };
const ALLEN = { ...IKEJA, type: 'area', code: 'NG-LA-IKJ-02', name: 'Allen', latinName: 'Allen' };

export function areaRoutes(app: FastifyInstance, { db }: ApiContext): void {
  serveCall(app, queryProvinces, {
    tag,
    example: { request: { countryCode: 'NG' }, reply: [LAGOS] },
    handle: async ({ countryCode }, { locale }) => (await provincesOf(db, countryCode)).map((row) => toAreaEntry(row, locale)),
  });

  serveCall(app, queryCities, {
    tag,
    example: { request: { provinceCode: 'NG-LA' }, reply: [IKEJA] },
    handle: async ({ provinceCode }, { locale }) => known(await areasWithin(db, 'province', provinceCode)).map((row) => toAreaEntry(row, locale)),
  });

  serveCall(app, queryAreas, {
    tag,
    example: { request: { cityCode: 'NG-LA-IKJ' }, reply: [ALLEN] },
    handle: async ({ cityCode }, { locale }) => known(await areasWithin(db, 'city', cityCode)).map((row) => toAreaEntry(row, locale)),
  });

  serveCall(app, queryAreaByTypeAndName, {
    tag,
    example: { request: { type: 'city', name: 'ikeja', countryCode: 'NG' }, reply: [{ ...IKEJA, within: ['Lagos'] }] },
    handle: (input, { locale }) => findAreas(db, input, locale),
  });
}

function known<T>(rows: T | null): T {
  if (rows === null) throw new ApiError(ERROR.NOT_FOUND);
  return rows;
}
