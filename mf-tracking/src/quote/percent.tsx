import { useIntl } from '@amberlane/core';

/** Hundredths of a percent: `3%`, in Turkish `%3`. */
export function Percent({ basisPoints }: { basisPoints: number }) {
  const text = useIntl().formatNumber(basisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  // Isolated: the sign would change places with its number in right-to-left text.
  return <bdi suppressHydrationWarning>{text}</bdi>;
}
