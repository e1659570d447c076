import type { Currency } from '@amberlane/contract/domain';
import { minorDigits } from '@amberlane/contract/domain/currencies';
import { useIntl } from '@amberlane/core';
import { roundedMajor } from './rounded-major.ts';

interface RoundedMoneyProps {
  /** Minor units. */
  readonly amount: number;
  readonly currency: Currency;
}

/** A converted amount, to as many figures as it can be trusted: `NGN 127,600`. */
export function RoundedMoney({ amount, currency }: RoundedMoneyProps) {
  const { value, digits } = roundedMajor(amount, minorDigits(currency));
  const text = useIntl().formatNumber(value, { style: 'currency', currency, currencyDisplay: 'code', minimumFractionDigits: digits, maximumFractionDigits: digits });
  // As in `Money`: isolated, and spaces and marks of the server's Intl may be others.
  return <bdi suppressHydrationWarning>{text}</bdi>;
}
