import { useIntl } from '@amberlane/core';

/** A length written in a drawing, in the words of the page; browsers may know another space than the server's Intl. */
export function Length({ centimetres }: { centimetres: number }) {
  return <tspan suppressHydrationWarning>{useIntl().formatNumber(centimetres, { style: 'unit', unit: 'centimeter' })}</tspan>;
}
