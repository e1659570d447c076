import { useIntl } from '@amberlane/core';

/** Grams as kilograms with two decimals in the reader's language: `1.40 kg`. */
export function Weight({ grams }: { grams: number }) {
  const text = useIntl().formatNumber(grams / 1000, { style: 'unit', unit: 'kilogram', minimumFractionDigits: 2, maximumFractionDigits: 2 });
  // Isolated: a Latin unit would otherwise change places with its number in right-to-left text.
  return <bdi>{text}</bdi>;
}
