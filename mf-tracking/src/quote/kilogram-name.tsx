import { useIntl } from '@amberlane/core';

/** `kg` as the reader's language writes it. */
export function KilogramName() {
  const parts = useIntl().formatNumberToParts(1, { style: 'unit', unit: 'kilogram', unitDisplay: 'short' });
  return <span suppressHydrationWarning>{parts.find(({ type }) => type === 'unit')?.value ?? null}</span>;
}
