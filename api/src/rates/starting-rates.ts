/**
 * The rate table as the site starts with it: demo prices in fen, reckoned in whole numbers from a price per kilogram
 * and country, cheaper by tier, dearer by distance from the main city and by origin.
 */
import type { PricedProduct, RateTier } from '@amberlane/contract/domain';
import type { Country } from '@amberlane/contract/site';
import { countryOf, DESTINATIONS, ORIGINS, REMOTE_CITIES } from './city-data.ts';

export interface StartingRate {
  readonly id: string;
  readonly product: PricedProduct;
  readonly origin: string;
  readonly destination: string;
  readonly firstGrams: number;
  readonly firstAmount: number;
  readonly tiers: readonly RateTier[];
  readonly remarkCodes: readonly string[];
  readonly validFrom: string;
  readonly validTo: string | null;
}

type ByProduct = Readonly<Record<PricedProduct, number>>;

/** Fen per kilogram in the first tier. Morocco includes taxes. */
const PER_KG: Readonly<Record<Exclude<Country, 'CN'>, ByProduct>> = {
  MA: { smallParcel: 9_200, specialLine: 7_800, localDelivery: 900 },
  GH: { smallParcel: 7_000, specialLine: 5_900, localDelivery: 800 },
  NG: { smallParcel: 6_600, specialLine: 5_500, localDelivery: 700 },
  KE: { smallParcel: 6_200, specialLine: 5_200, localDelivery: 700 },
  UG: { smallParcel: 6_800, specialLine: 5_700, localDelivery: 700 },
  EG: { smallParcel: 6_400, specialLine: 5_300, localDelivery: 600 },
  PK: { smallParcel: 5_400, specialLine: 4_400, localDelivery: 500 },
  SA: { smallParcel: 5_800, specialLine: 4_700, localDelivery: 900 },
  AE: { smallParcel: 4_800, specialLine: 3_900, localDelivery: 900 },
  TR: { smallParcel: 6_000, specialLine: 5_000, localDelivery: 800 },
};

/** Percent of the price by origin: collection in Yiwu and the gateway in Hong Kong cost more. */
const ORIGIN_PERCENT: Readonly<Record<string, number>> = { 'CN-CAN': 100, 'CN-HKG': 102, 'CN-YIW': 103 };
const MAIN_PERCENT = 100;
const CITY_PERCENT = 106;
const REMOTE_PERCENT = 118;

const FIRST_GRAMS = 500;
/** The first weight carries the work of collection, clearance and delivery: percent of a kilogram's price. */
const FIRST_PERCENT: ByProduct = { smallParcel: 70, specialLine: 110, localDelivery: 160 };
const TIERS: readonly { readonly uptoGrams: number | null; readonly percent: number }[] = [
  { uptoGrams: 1_000, percent: 100 },
  { uptoGrams: 5_000, percent: 96 },
  { uptoGrams: 10_000, percent: 92 },
  { uptoGrams: 21_000, percent: 88 },
  { uptoGrams: 45_000, percent: 84 },
  { uptoGrams: 100_000, percent: 80 },
  { uptoGrams: null, percent: 76 },
];

/** Whole ten fen. */
const toTenFen = (fen: number): number => Math.floor((fen + 5) / 10) * 10;

const stepGramsOf = (product: PricedProduct, uptoGrams: number | null): number =>
  product === 'smallParcel' ? 100 : uptoGrams !== null && uptoGrams <= 21_000 ? 500 : 1_000;

function pricesOf(product: PricedProduct, perKg: number): Pick<StartingRate, 'firstGrams' | 'firstAmount' | 'tiers'> {
  return {
    firstGrams: FIRST_GRAMS,
    firstAmount: toTenFen(Math.floor((perKg * FIRST_PERCENT[product]) / 100)),
    tiers: TIERS.map(({ uptoGrams, percent }) => {
      const stepGrams = stepGramsOf(product, uptoGrams);
      return { uptoGrams, stepGrams, stepAmount: toTenFen(Math.floor((perKg * percent * stepGrams) / 100_000)) };
    }),
  };
}

const COUNTRY_REMARKS: Readonly<Partial<Record<Country, readonly string[]>>> = {
  MA: ['TAXES_INCLUDED', 'NO_CATEGORY_SURCHARGE'],
  SA: ['NO_CATEGORY_SURCHARGE', 'SHORT_ADDRESS'],
  TR: ['CATEGORY_SURCHARGE', 'FULL_CUSTOMS'],
  PK: ['CATEGORY_SURCHARGE', 'LOW_THRESHOLD'],
};
const SIZE_REMARKS: Readonly<Record<PricedProduct, readonly string[]>> = {
  smallParcel: ['WAYBILL_LIMIT'],
  specialLine: ['PIECE_LIMIT', 'CONFIRM_BY_HAND'],
  localDelivery: ['WAYBILL_LIMIT'],
};

interface Lane {
  readonly product: PricedProduct;
  readonly origin: string;
  readonly destination: string;
}

const BEGUN = '2026-01-01';

function rateOf({ product, origin, destination }: Lane, validFrom = BEGUN, validTo: string | null = null, changePercent = 100): StartingRate {
  const country = countryOf(destination);
  if (country === 'CN') throw new RangeError(`nothing is sent to ${destination}`);
  const isRemote = REMOTE_CITIES.has(destination);
  const cityPercent = isRemote ? REMOTE_PERCENT : destination === mainCity(country) ? MAIN_PERCENT : CITY_PERCENT;
  const perKg = Math.floor((PER_KG[country][product] * (ORIGIN_PERCENT[origin] ?? 100) * cityPercent * changePercent) / 1_000_000);
  const abroad = product === 'localDelivery' ? [] : (COUNTRY_REMARKS[country] ?? ['CATEGORY_SURCHARGE']);
  return {
    id: ['rate', product, origin, destination, validFrom].join('.'),
    product,
    origin,
    destination,
    ...pricesOf(product, perKg),
    remarkCodes: [...SIZE_REMARKS[product], ...(isRemote ? ['REMOTE_AREA'] : []), ...abroad],
    validFrom,
    validTo,
  };
}

const mainCity = (country: Country): string => DESTINATIONS.find((code) => countryOf(code) === country) ?? '';

/** Special lines do not serve remote areas; local delivery starts in the main city of the country. */
const LANES: readonly Lane[] = DESTINATIONS.flatMap((destination): Lane[] => {
  const abroad = Object.keys(ORIGINS).flatMap((origin): Lane[] => [
    { product: 'smallParcel', origin, destination },
    ...(REMOTE_CITIES.has(destination) ? [] : [{ product: 'specialLine', origin, destination } as const]),
  ]);
  return [...abroad, { product: 'localDelivery', origin: mainCity(countryOf(destination)), destination }];
});

/** The lane whose prices have a past and a future. */
const CHANGING: Lane = { product: 'smallParcel', origin: 'CN-CAN', destination: 'NG-LOS' };
const isChanging = (lane: Lane): boolean => lane.product === CHANGING.product && lane.origin === CHANGING.origin && lane.destination === CHANGING.destination;

export const STARTING_RATES: readonly StartingRate[] = [
  ...LANES.filter((lane) => !isChanging(lane)).map((lane) => rateOf(lane)),
  rateOf(CHANGING, '2025-01-01', '2025-12-31', 94),
  rateOf(CHANGING, BEGUN, '2027-03-31'),
  rateOf(CHANGING, '2027-04-01', null, 105),
];
