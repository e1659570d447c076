/**
 * What a reader who comes from a price has asked for there, read from the address with the names of the quote page:
 * `?origin=CN-CAN&destination=NG-LOS&weight=6.2&product=smallParcel`. Only what we know is taken. Pure.
 */
import { PRICED_PRODUCTS } from '@amberlane/contract/domain';
import { isCountry, type Country } from '@amberlane/contract/site';
import { gramsOf } from '@amberlane/ui/fields';

type Product = (typeof PRICED_PRODUCTS)[number];

export interface QuoteStart {
  readonly origin: Country | null;
  readonly destination: Country | null;
  /** 1 or more. */
  readonly grams: number | null;
  readonly product: Product | null;
}

/** What nobody ships with us is a slip or a joke. Heavier than a price can be had for is a good reason to ask. */
const MOST_GRAMS = 100_000_000;

export function readQuoteStart(search: URLSearchParams): QuoteStart {
  const grams = gramsOf(search.get('weight') ?? '');
  return {
    origin: countryOf(search.get('origin')),
    destination: countryOf(search.get('destination')),
    grams: grams !== null && grams >= 1 && grams <= MOST_GRAMS ? Math.round(grams) : null,
    product: PRICED_PRODUCTS.find((product) => product === search.get('product')) ?? null,
  };
}

/** Of a city of the price lists (`CN-CAN`) or of the country's own code. */
function countryOf(code: string | null): Country | null {
  const country = /^([A-Z]{2})(?:-[A-Z\d]{2,5})?$/.exec(code?.toUpperCase() ?? '')?.[1];
  return country !== undefined && isCountry(country) ? country : null;
}

/** Whether goods leave the country; null when the address does not say. */
export const scopeOf = ({ origin, destination }: QuoteStart): 'INTERNATIONAL' | 'DOMESTIC' | null =>
  origin === null || destination === null ? null : origin === destination ? 'DOMESTIC' : 'INTERNATIONAL';
