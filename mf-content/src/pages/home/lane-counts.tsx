import type { LaneFigures } from '@amberlane/contract/calls/lane-figures';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { Figures, type Figure } from '@amberlane/ui';

const HOURS_A_DAY = 24;

/** Four figures at most, each with unit, span and source; what was not counted is left out, never shown as zero. */
export function LaneCounts({ figures: { onTheWay, delivered, days, doorToDoor, servicePoints } }: { figures: LaneFigures }) {
  const intl = useIntl();
  const figures: Figure[] = [
    { value: intl.formatNumber(onTheWay), meaning: <FormattedMessage id="home.now.onTheWay" values={{ count: onTheWay }} /> },
    { value: intl.formatNumber(delivered), meaning: <FormattedMessage id="home.now.delivered" values={{ count: delivered, days }} /> },
  ];
  if (doorToDoor) figures.push(medianFigure(doorToDoor, days));
  if (servicePoints > 0) {
    figures.push({ value: intl.formatNumber(servicePoints), meaning: <FormattedMessage id="home.now.servicePoints" values={{ count: servicePoints }} /> });
  }
  return <Figures figures={figures} />;
}

function medianFigure({ hours, parcels, countryCode }: NonNullable<LaneFigures['doorToDoor']>, days: number): Figure {
  const wholeDays = Math.floor(hours / HOURS_A_DAY);
  return {
    value: wholeDays,
    unit: <FormattedMessage id="home.now.days" values={{ days: wholeDays, hours: hours % HOURS_A_DAY }} />,
    meaning: countryCode ? (
      <FormattedMessage id="home.now.doorToDoor" values={{ days, place: <FormattedMessage key="place" id={`home.country.${countryCode}`} /> }} />
    ) : (
      <FormattedMessage id="home.now.doorToDoorAll" values={{ days }} />
    ),
    source: <FormattedMessage id="home.now.deliveries" values={{ parcels }} />,
  };
}
