/**
 * The rate table on the wire (spec §2 "rate query", §7): what a parcel costs between two cities, by weight, with the
 * remarks that belong to the price. Prices in fen, weights in grams, names and remarks in the caller's language.
 */
import { z } from 'zod';
import { GATEWAYS, PRICED_PRODUCTS } from '../domain/business-rules.ts';
import { defineCall } from './call.ts';
import { pageOf, paging } from './paging.ts';
import { COUNTRIES } from '../site/markets.ts';
import { optionalLine } from '../domain/text.ts';

export const freightCity = z.object({
  /** `NG-LOS`; names the city in rates and quotes. */
  code: z.string(),
  name: z.string(),
  country: z.enum(COUNTRIES),
  /** A remote area, which takes some days more (spec §9). */
  remote: z.boolean(),
});
export type FreightCity = z.infer<typeof freightCity>;

export const freightRemark = z.object({ code: z.string(), text: z.string() });
export type FreightRemark = z.infer<typeof freightRemark>;

export const freightRate = z.object({
  /** Id of the rule that a quote line names. */
  id: z.string(),
  product: z.enum(PRICED_PRODUCTS),
  origin: freightCity,
  destination: freightCity,
  currency: z.literal('CNY'),
  /** Price of the first weight. */
  firstGrams: z.int().positive(),
  firstAmount: z.int().nonnegative(),
  /** Then each step begun, the lightest tier first; the last one has no end. */
  tiers: z.array(z.object({ uptoGrams: z.int().positive().nullable(), stepGrams: z.int().positive(), stepAmount: z.int().nonnegative() })),
  /** Price of the minimum chargeable weight. */
  minimum: z.object({ grams: z.int().positive(), amount: z.int().nonnegative() }),
  /** Working days door to door, those of a remote area included. */
  transit: z.object({ from: z.int().positive(), to: z.int().positive() }),
  remarks: z.array(freightRemark),
  /** ISO dates, the last one included; null without end. */
  validFrom: z.iso.date(),
  validTo: z.iso.date().nullable(),
  /** What the asked weight costs, reckoned as the bill does for a parcel without size; left out when no weight was asked. */
  forWeight: z.object({ chargeableGrams: z.int().positive(), amount: z.int().nonnegative() }).optional(),
});
export type FreightRate = z.infer<typeof freightRate>;

const cityCode = z.string().max(16);

/** `price` is the lightest price first and means something only with a weight. */
export const RATE_ORDERS = ['city', 'price'] as const;
export type RateOrder = (typeof RATE_ORDERS)[number];

/** What is looked for; what is missing means any. */
const laneFilter = { origin: cityCode.optional(), country: z.enum(COUNTRIES).optional(), product: z.enum(PRICED_PRODUCTS).optional() };

export const queryRate = defineCall({
  method: 'GET',
  path: '/v1/api/intl/freight/rate/queryRate',
  summary: 'Rates that hold today, sorted by destination city; with a weight the prices for it, of the products that take it.',
  request: () => z.object({
    ...laneFilter,
    destination: cityCode.optional(),
    /** Part of the destination city's name, in any language. */
    keyword: optionalLine(64),
    /** Products that don't take it are left out. */
    weightGrams: z.coerce.number().int().min(1).max(10_000_000).optional(),
    sort: z.enum(RATE_ORDERS).default('city'),
    ...paging,
  }),
  reply: () => pageOf(freightRate).extend({
    /** Day whose rates these are, ISO date. */
    day: z.iso.date(),
    /** Where nothing was found: the city that the keyword may mean, in any country. */
    nearest: freightCity.nullable(),
  }),
});

/** Cities with a rate today; `products` are those that reach a receiver. */
const freightCities = z.object({
  /** `gateway`: where its goods are handed over to the airline, which decides a surcharge; null where nothing is sent abroad. */
  origins: z.array(z.object({ ...freightCity.shape, gateway: z.enum(GATEWAYS).nullable() })),
  receivers: z.array(z.object({ ...freightCity.shape, products: z.array(z.enum(PRICED_PRODUCTS)) })),
  /** Today where rates are concerned, ISO date: the day whose rules a form tells. */
  day: z.iso.date(),
});
export type FreightCities = z.infer<typeof freightCities>;

export const queryReceiver = defineCall({
  method: 'GET',
  path: '/v1/api/intl/freight/receiver/queryReceiver',
  summary: 'Destination cities that have a rate today.',
  request: () => z.object(laneFilter),
  reply: () => freightCities,
});

export const getReceiverList = defineCall({
  method: 'POST',
  path: '/officalsite/v1/api/intl/freight/receiver/getReceiverList',
  summary: 'Destination cities that have a rate today, for a form.',
  request: () => z.object(laneFilter),
  reply: () => freightCities,
});

export const queryRemark = defineCall({
  method: 'GET',
  path: '/v1/api/intl/freight/remark/queryRemark',
  summary: 'All remarks of the rate table.',
  request: () => z.object({}),
  reply: () => z.array(freightRemark),
});
