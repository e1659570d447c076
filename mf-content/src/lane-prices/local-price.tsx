import { currencyOf } from '@amberlane/contract/domain/country-currency';
import { minorDigits } from '@amberlane/contract/domain/currencies';
import { useIntl, useMarket, useSelector } from '@amberlane/core';
import { selectAsOf } from '../content-slice.ts';
import { roughly } from './local-currency.ts';

/** Fen in the currency of the reader's country, rounded; nothing in China, where the price is in yuan already. */
export function LocalPrice({ fen }: { fen: number }) {
  const intl = useIntl();
  const day = useSelector(selectAsOf);
  const currency = currencyOf(useMarket().country);
  if (currency === 'CNY') return null;
  const amount = roughly(fen, currency, minorDigits(currency), day);
  // As in `Money`: isolated, and spaces and marks of the server's Intl may be others.
  return <bdi suppressHydrationWarning>{intl.formatNumber(amount, { style: 'currency', currency, currencyDisplay: 'code', maximumFractionDigits: 0 })}</bdi>;
}
