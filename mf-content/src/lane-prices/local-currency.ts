import { convertMinor, exchangeRates, type Currency } from '@amberlane/contract/domain';

/** Figures of an approximate amount that are kept. */
const FIGURES = 3;

/** An amount of yuan in whole units of another currency, to as many figures as an approximation can be trusted. `digits` are those of the currency's minor unit. */
export const roughly = (fen: number, currency: Currency, digits: number, day: string): number =>
  Number(Math.round(convertMinor(fen, 'CNY', currency, exchangeRates(day)) / 10 ** digits).toPrecision(FIGURES));
