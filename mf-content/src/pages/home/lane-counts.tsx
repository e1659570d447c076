import { COUNTRIES } from '@amberlane/contract/site';
import type { LaneFigures } from '@amberlane/contract/calls/lane-figures';
import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import { Figures, TextLink, type Figure } from '@amberlane/ui';

const HOURS_A_DAY = 24;
/** Below these a figure says nothing about the company, and is left out. */
const TELLING = { parcels: 1_000, deliveries: 100 };

/** What is known when nothing was counted. */
const NOTHING = { onTheWay: 0, delivered: 0, days: 0, doorToDoor: null, servicePoints: 0 } as const;

/** Whether any figure that is shown was counted from tracking. */
export const tellsOfTracking = ({ onTheWay, delivered, doorToDoor }: LaneFigures): boolean =>
  onTheWay >= TELLING.parcels || delivered >= TELLING.parcels || (doorToDoor?.parcels ?? 0) >= TELLING.deliveries;

/** Shipments begin in China. */
const DESTINATIONS = COUNTRIES.length - 1;

interface LaneCountsProps {
  readonly figures: LaneFigures | null;
  /** The board shows where parcels go: the number of countries, which the map above has said, is left out. */
  readonly besideBoard?: boolean;
}

/** Four figures at most, each with unit, span and source; what was not counted or is too small to tell anything is left out. */
export function LaneCounts({ figures, besideBoard = false }: LaneCountsProps) {
  const { onTheWay, delivered, days, doorToDoor, servicePoints } = figures ?? NOTHING;
  const intl = useIntl();
  const { country } = useMarket();
  const shown: Figure[] = [];
  if (onTheWay >= TELLING.parcels) shown.push({ value: intl.formatNumber(onTheWay), meaning: <FormattedMessage id="home.now.onTheWay" values={{ count: onTheWay }} /> });
  if (delivered >= TELLING.parcels) shown.push({ value: intl.formatNumber(delivered), meaning: <FormattedMessage id="home.now.delivered" values={{ count: delivered, days }} /> });
  if (shown.length < 2 && !(besideBoard && servicePoints > 0)) shown.push({ value: DESTINATIONS, meaning: <FormattedMessage id="home.now.countries" values={{ count: DESTINATIONS }} /> });
  if (doorToDoor && doorToDoor.parcels >= TELLING.deliveries) shown.push(medianFigure(doorToDoor, days));
  if (servicePoints > 0) {
    const meaning = (
      <TextLink to="location-map">
        <FormattedMessage id="home.now.servicePoints" values={{ count: servicePoints, place: <FormattedMessage key="place" id={`home.country.${country}`} /> }} />
      </TextLink>
    );
    shown.push({ value: intl.formatNumber(servicePoints), meaning });
  }
  return <Figures figures={shown} />;
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
