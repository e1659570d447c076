import { convertMinor, exchangeRates, type Currency } from '@amberlane/contract/domain';
import type { Country } from '@amberlane/contract/site';

/** The currency that people of a country reckon in. */
const CURRENCY_OF: Readonly<Record<Country, Currency>> = {
  MA: 'MAD', GH: 'GHS', NG: 'NGN', KE: 'KES', UG: 'UGX', CN: 'CNY', EG: 'EGP', PK: 'PKR', SA: 'SAR', AE: 'AED', TR: 'TRY',
};

export const currencyOf = (country: Country): Currency => CURRENCY_OF[country];

/** Figures of an approximate amount that are kept. */
const FIGURES = 3;

/** An amount of yuan in whole units of another currency, to as many figures as an approximation can be trusted. `digits` are those of the currency's minor unit. */
export const roughly = (fen: number, currency: Currency, digits: number, day: string): number =>
  Number(Math.round(convertMinor(fen, 'CNY', currency, exchangeRates(day)) / 10 ** digits).toPrecision(FIGURES));
