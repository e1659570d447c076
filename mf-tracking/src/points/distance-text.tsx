import { FormattedMessage, useIntl } from '@amberlane/core';

/** A distance as people say it: 850 m, 3.4 km, 120 km. */
export function DistanceText({ metres }: { metres: number }) {
  const intl = useIntl();
  if (metres < 1000) return <FormattedMessage id="points.distance.metres" values={{ metres: Math.round(metres / 50) * 50 }} />;
  const km = metres / 1000;
  return <FormattedMessage id="points.distance.km" values={{ km: intl.formatNumber(km, { maximumFractionDigits: km < 10 ? 1 : 0 }) }} />;
}
