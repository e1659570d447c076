/** Which currency people of a country reckon in. A module of its own: pages with amounts alone do without. */
import type { Country } from '../site/markets.ts';
import type { Currency } from './currencies.ts';

const CURRENCY_OF = {
  MA: 'MAD', GH: 'GHS', NG: 'NGN', KE: 'KES', UG: 'UGX', CN: 'CNY', EG: 'EGP', PK: 'PKR', SA: 'SAR', AE: 'AED', TR: 'TRY',
} as const satisfies Readonly<Record<Country, Currency>>;

/** The currency that people of a country reckon in. */
export const currencyOf = (country: Country): Currency => CURRENCY_OF[country];
