import { CURRENCIES, type Currency } from '@amberlane/contract/domain';
import type { Country } from '@amberlane/contract/site';
import { currencyOf } from '@amberlane/contract/domain/country-currency';
import type { QuoteEntry } from './quote-entry.ts';

const known = (asked: string): Currency | undefined => CURRENCIES.find((code) => code === asked);

/** Currency that a price is told in beside ours: the chosen one, else the one that amounts are stated in when that is not ours, else that of the destination. */
export function shownCurrency({ show, currency }: Pick<QuoteEntry, 'show' | 'currency'>, destination: Country | undefined): Currency {
  const stated = known(currency) ?? 'CNY';
  return known(show) ?? (stated !== 'CNY' ? stated : destination === undefined ? 'CNY' : currencyOf(destination));
}
