/** Countries on the wire (spec §3 Country, Country phone rule). */
import { z } from 'zod';
import { COUNTRIES, LOCALES } from '../site/markets.ts';
import { COUNTRY_ICON_PATH } from '../site/country-icon.ts';
import { defineCall, defineFileCall } from './call.ts';

/** Opening hours as rows of ISO weekdays (1 = Monday) with local wall-clock times. */
export const openingHours = z.array(
  z.object({ days: z.array(z.number().int().min(1).max(7)).min(1), from: z.string().regex(/^\d\d:\d\d$/), to: z.string().regex(/^\d\d:\d\d$/) }),
);
export type OpeningHours = z.infer<typeof openingHours>;

export const country = z.object({
  code: z.enum(COUNTRIES),
  nameEN: z.string(),
  nameCN: z.string(),
  nameAR: z.string(),
  nameFR: z.string(),
  nameUR: z.string(),
  nameTR: z.string(),
  /** Name in the language of the `lang` header. */
  countryName: z.string(),
  /** Path of the icon on the site and on the API: `/v1/api/country/icon/gh.svg`. */
  iconWeb: z.string(),
  /** 1 marks the default country. */
  defaultMark: z.literal([0, 1]),
  /** Phones parted by a slash. */
  contact: z.string(),
  /** Mail addresses parted by a slash. */
  email: z.string(),
  /** Opening hours as text, per language. */
  openTime: z.record(z.enum(LOCALES), z.string()),
  hours: openingHours,
  timeZone: z.string(),
  langList: z.array(z.object({ name: z.string(), langKey: z.enum(LOCALES) })),
});
export type CountryEntry = z.infer<typeof country>;

export const queryAllCountryList = defineCall({
  method: 'GET',
  path: '/v1/api/country/queryAllCountryList',
  summary: 'All service countries with names, contacts and opening hours.',
  request: () => z.object({}),
  reply: () => z.array(country),
});

export const queryOrderAllCountryList = defineCall({
  method: 'GET',
  path: '/officalsite/v1/api/country/queryOrderAllCountryList',
  summary: 'Countries that an order may be sent from or to, with names and contacts.',
  request: () => z.object({}),
  reply: () => z.array(country),
});

export const queryAllList = defineCall({
  method: 'GET',
  path: '/oms/country/queryAllList',
  summary: 'Phone rules of each country, and whether codes can be sent to its numbers.',
  request: () => z.object({}),
  reply: () => z.array(
    z.object({
      code: z.enum(COUNTRIES),
      /** Of mobile numbers: those that get a code or the call of a courier. */
      phoneRegex: z.string(),
      /** Of every line, for contact numbers; a backend without one leaves them to E.164. Beyond spec §7. */
      contactRegex: z.string().optional(),
      /** Forms offer a phone only where it is true. */
      textMessages: z.boolean().default(true),
    }),
  ),
});

/** Beyond spec §7: what `iconWeb` names. */
export const viewCountryIcon = defineFileCall({
  path: `${COUNTRY_ICON_PATH}{file}`,
  summary: 'The icon of a country, `gh.svg`: 60 × 40, the same for everybody, to be kept for a day.',
  request: () => z.object({ file: z.string().max(16) }),
  contentType: 'image/svg+xml',
});
