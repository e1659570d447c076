/** Provinces, cities and areas on the wire (spec §3 address, §7). What each level is called in a country is no matter of this module. */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { COUNTRIES } from '../site/markets.ts';
import { line } from '../domain/text.ts';

const AREA_TYPES = ['province', 'city', 'area'] as const;
export type AreaType = (typeof AREA_TYPES)[number];

/** `NG-LA`, `NG-LA-IKJ`, `NG-LA-IKJ-01`: ISO 3166-2 where it has a code, then our own letters, then a number. */
const AREA_CODE = /^[A-Z]{2}(?:-[A-Z0-9]{1,4}){1,3}$/;
const areaCode = z.string().max(20).regex(AREA_CODE);

/** A node of the tree. `provinceCode` and `cityCode` name what it lies in, and itself at its own level. */
const areaEntry = z.object({
  type: z.enum(AREA_TYPES),
  code: areaCode,
  countryCode: z.enum(COUNTRIES),
  provinceCode: areaCode,
  cityCode: areaCode.nullable(),
  /** In the language of the `lang` header; small places have only the Latin and the local spelling. */
  name: z.string(),
  /** As a customs label wants it. */
  latinName: z.string(),
  /** In the script of the country, when that is not Latin or differs from it. */
  localName: z.string().nullable(),
});
export type AreaEntry = z.infer<typeof areaEntry>;

export const queryProvinces = defineCall({
  method: 'GET',
  path: '/oms/province/{countryCode}/queryList',
  summary: 'First-level divisions of a country.',
  request: () => z.object({ countryCode: z.enum(COUNTRIES) }),
  reply: () => z.array(areaEntry),
});

export const queryCities = defineCall({
  method: 'GET',
  path: '/oms/city/{provinceCode}/queryList',
  summary: 'Cities or districts of a province; 404 when there is no such province.',
  request: () => z.object({ provinceCode: areaCode }),
  reply: () => z.array(areaEntry),
});

export const queryAreas = defineCall({
  method: 'GET',
  path: '/oms/area/{cityCode}/queryList',
  summary: 'Areas of a city; 404 when there is no such city.',
  request: () => z.object({ cityCode: areaCode }),
  reply: () => z.array(areaEntry),
});

export const queryAreaByTypeAndName = defineCall({
  method: 'POST',
  path: '/v1/api/area/queryAreaByTypeAndName',
  summary: 'Up to 20 divisions of one level whose name fits in any language or spelling, best first.',
  request: () => z.object({
    type: z.enum(AREA_TYPES),
    name: line(80),
    countryCode: z.enum(COUNTRIES).optional(),
    /** Code of the province or city that it lies in. */
    parentCode: areaCode.optional(),
  }),
  reply: () => z.array(areaEntry.extend({ /** Names of what it lies in, nearest first, in the language of the `lang` header. */ within: z.array(z.string()) })),
});
