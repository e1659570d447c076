import { convertMinor, exchangeRates, type Currency } from '@amberlane/contract/domain';
import { minorDigits } from '@amberlane/contract/domain/currencies';
import { useIntl } from '@amberlane/core';
import { roundedMajor } from './rounded-major.ts';

interface AboutMoneyProps {
  readonly fen: number;
  readonly in: Currency;
  /** Day whose exchange rate holds, ISO date. */
  readonly day: string;
}

/** An amount of yuan in another currency, to as many figures as a converted amount can be trusted: `NGN 127,600`. */
export function AboutMoney({ fen, in: currency, day }: AboutMoneyProps) {
  const { value, digits } = roundedMajor(convertMinor(fen, 'CNY', currency, exchangeRates(day)), minorDigits(currency));
  const text = useIntl().formatNumber(value, { style: 'currency', currency, currencyDisplay: 'code', minimumFractionDigits: digits, maximumFractionDigits: digits });
  // As in `Money`: isolated, and spaces and marks of the server's Intl may be others.
  return <bdi suppressHydrationWarning>{text}</bdi>;
}
