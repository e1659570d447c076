import { useIntl } from '@amberlane/core';
import { minorDigits } from '@amberlane/contract/domain/currencies';
import type { Money as MoneyValue } from '@amberlane/contract/domain/money';

/** Minor units as a price with its currency in letters, which every reader of the lane knows: `CNY 64.00`. */
export function Money({ of: { amount, currency } }: { of: MoneyValue }) {
  const digits = minorDigits(currency);
  const text = useIntl().formatNumber(amount / 10 ** digits, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  // Isolated, since letters would change places with their number in right-to-left text; browsers may know other spaces
  // and marks than the server's Intl, and both are right.
  return <bdi suppressHydrationWarning>{text}</bdi>;
}
