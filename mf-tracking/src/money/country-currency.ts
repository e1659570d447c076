/** The currency that people of a country reckon in. */
import type { Currency } from '@amberlane/contract/domain';
import type { Country } from '@amberlane/contract/site';

const CURRENCY_OF: Readonly<Record<Country, Currency>> = {
  MA: 'MAD', GH: 'GHS', NG: 'NGN', KE: 'KES', UG: 'UGX', CN: 'CNY', EG: 'EGP', PK: 'PKR', SA: 'SAR', AE: 'AED', TR: 'TRY',
};

export const currencyOf = (country: Country): Currency => CURRENCY_OF[country];
