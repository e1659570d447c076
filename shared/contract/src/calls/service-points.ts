/** Service points on the wire (spec §2 location map, §3 site code, §7). */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { openingHours } from './countries.ts';
import { CLOSURE_REASONS } from '../domain/opening-state.ts';
import { pageOf, paging } from './paging.ts';
import { COUNTRIES, LOCALES } from '../site/markets.ts';
import { optionalLine } from '../domain/text.ts';

export const SITE_TYPES = ['hub', 'shop', 'locker', 'franchise'] as const;
export type SiteType = (typeof SITE_TYPES)[number];

export const SITE_SERVICES = ['DROP_OFF', 'PICK_UP', 'COD_PAYMENT', 'PACKAGING', 'FORKLIFT', 'RETURNS'] as const;
export type SiteService = (typeof SITE_SERVICES)[number];

/** `NG-LOS-01`. */
const siteCode = z.string().max(12).regex(/^[A-Z]{2}-[A-Z]{3}-\d{2}$/);
const localDate = z.iso.date();

/** Where a point is on the map; degrees, WGS 84, six decimals. */
const mapPoint = z.object({
  siteCode,
  /** In the language of the `lang` header. */
  siteName: z.string(),
  type: z.enum(SITE_TYPES),
  countryCode: z.enum(COUNTRIES),
  lat: z.number(),
  lng: z.number(),
  /** Closed for good: kept so that old links say so. */
  closedForGood: z.boolean(),
});
export type MapPoint = z.infer<typeof mapPoint>;

const servicePoint = mapPoint.extend({
  provinceCode: z.string(),
  provinceName: z.string(),
  cityCode: z.string(),
  cityName: z.string(),
  areaCode: z.string().nullable(),
  areaName: z.string().nullable(),
  address: z.string(),
  /** In the script of the country; null where that is Latin. */
  localAddress: z.string().nullable(),
  landmark: z.string(),
  localLandmark: z.string().nullable(),
  phone: z.string(),
  email: z.string(),
  services: z.array(z.enum(SITE_SERVICES)),
  /** IANA zone in which the hours are read. */
  timeZone: z.string(),
  hours: openingHours,
  /** Hours in Ramadan; null when they stay the same. */
  ramadanHours: openingHours.nullable(),
  closures: z.array(z.object({ from: localDate, to: localDate, reason: z.enum(CLOSURE_REASONS) })),
  openNow: z.boolean(),
  /** UTC instant of the next closing or opening; null when there is none. */
  changesAt: z.iso.datetime().nullable(),
  /** Metres in a straight line from `lat` and `lng` of the request; null without them. */
  distanceMetres: z.number().int().nullable(),
});
export type ServicePoint = z.infer<typeof servicePoint>;

/** A number in a query string. An empty text is not zero. */
const degrees = (limit: number) => z.string().trim().regex(/^-?\d{1,3}(?:\.\d{1,12})?$/).transform(Number).pipe(z.number().min(-limit).max(limit));

const filters = {
  countryCode: z.enum(COUNTRIES),
  cityCode: z.string().max(20).optional(),
  service: z.enum(SITE_SERVICES).optional(),
  type: z.enum(SITE_TYPES).optional(),
  /** With both, the nearest come first. */
  lat: degrees(90).optional(),
  lng: degrees(180).optional(),
};

export const queryLocationByCountry = defineCall({
  method: 'GET',
  path: '/v1/api/location/queryLocationByCountry',
  summary: 'Service points of a country, nearest first when a position is given.',
  request: () => z.object(filters),
  reply: () => z.array(servicePoint),
});

export const queryAllLocation = defineCall({
  method: 'GET',
  path: '/v1/api/location/queryAllLocation',
  summary: 'All service points as points of the map.',
  request: () => z.object({}),
  reply: () => z.array(mapPoint),
});

/** What a searched text was taken for, and what is there. */
const foundPlace = z.object({
  /** In the language of the `lang` header; the text itself where it is part of names or addresses, or a position. */
  name: z.string(),
  /** Middle of the points there, or of the nearest division that has some; null when none of those around it has one. */
  position: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  /** Points in the place, or of that name. */
  siteCodes: z.array(siteCode),
});
export type FoundPlace = z.infer<typeof foundPlace>;

export const listSites = defineCall({
  method: 'GET',
  path: '/publicservice/v1/api/site/listSites',
  summary: 'Service points of a country in pages, nearest first when a position or a place is given; none when the place is unknown.',
  request: () => z.object({
    ...filters,
    /** A city, district, street, landmark or point as people type it in any of the languages, or `lat, lng`. '' searches nothing. */
    search: optionalLine(80),
    pageNum: paging.pageNum,
    pageSize: z.coerce.number().int().min(1).max(100).default(20),
  }),
  reply: () => pageOf(servicePoint).extend({
    /** UTC instant of `openNow`. */
    asOf: z.iso.datetime(),
    /** null without a search, and when the place can't be told. */
    place: foundPlace.nullable(),
    /** Another country in which the searched place lies; null when it was found here, or nowhere. */
    elsewhere: z.enum(COUNTRIES).nullable(),
    /** Name of a place or point of the country that a misspelt search may mean, in the language of the reader; null when none is near. */
    suggestion: z.string().nullable(),
  }),
});
export type SiteList = z.infer<typeof listSites.reply>;

export const getSiteBySiteCode = defineCall({
  method: 'GET',
  path: '/publicservice/v1/api/site/getSiteBySiteCode',
  summary: 'One service point; 404 when there is none with this code.',
  request: () => z.object({ siteCode }),
  reply: () => servicePoint.extend({
    /** UTC instant of `openNow`. */
    asOf: z.iso.datetime(),
    /** The name in the language of the country, as over the door; in English where that is the reader's. null when it is the same. */
    otherName: z.object({ locale: z.enum(LOCALES), name: z.string() }).nullable(),
  }),
});
