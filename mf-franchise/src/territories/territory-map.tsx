/** The areas on a map, fetched when it is seen. For pointers alone: the list beside it says the same. */
import type { ReactNode } from 'react';
import { Link, useIntl } from '@amberlane/core';
import { applyPath } from './apply-path.ts';
import { COASTS, COAST_STEPS } from './coasts.ts';
import { areasPath } from './country-choice.ts';
import { countryPlaces, frameOf, spotsOf, spreadOut, type MapFrame, type Spot } from './map-view.ts';
import type { Territory } from './territory-calls.ts';
import css from './territory-map.module.css';

const LOOK: Readonly<Record<Territory['state'], string | undefined>> = { OPEN: css.open, TALKS: css.talks, TAKEN: css.taken };

interface TerritoryMapProps {
  readonly territories: readonly Territory[];
  /** Each area has its number in the list, instead of those names that find room. */
  readonly numbered: boolean;
}

export function TerritoryMap({ territories, numbered }: TerritoryMapProps) {
  const isOfMany = territories.some(({ country }) => country !== territories[0]?.country);
  return isOfMany ? <CountryMap territories={territories} /> : <AreaMap territories={territories} numbered={numbered} />;
}

/** One spot for each country, with the number of its open areas. */
function CountryMap({ territories }: Pick<TerritoryMapProps, 'territories'>) {
  const intl = useIntl();
  const places = countryPlaces(territories, (country) => intl.formatMessage({ id: `shell.country.${country}` }));
  const frame = frameOf(places);
  if (!frame) return null;
  const spots = spotsByCode(spreadOut(spotsOf(places, frame)));
  return (
    <Land frame={frame}>
      {places.map(({ code, country, name, open }) => {
        const spot = spots.get(code);
        const title = `${name}: ${intl.formatMessage({ id: 'join-us.areas.open' }, { open })}`;
        return spot ? (
          <Link key={code} to={areasPath(country)} tabIndex={-1} title={title} className={`${css.spot} ${css.open} ${css.numbered}`} style={placeOf(spot)}>
            <span className={css.number}>{open}</span>
            {spot.crowded ? null : <bdi className={css.label}>{name}</bdi>}
          </Link>
        ) : null;
      })}
    </Land>
  );
}

function AreaMap({ territories, numbered }: TerritoryMapProps) {
  const intl = useIntl();
  const frame = frameOf(territories);
  if (!frame) return null;
  const placed = spotsOf(territories, frame);
  const spots = spotsByCode(numbered ? spreadOut(placed) : placed);
  return (
    <Land frame={frame}>
      {territories.map((territory, index) => {
        const { code, name, state } = territory;
        const spot = spots.get(code);
        if (!spot) return null;
        const shown = {
          title: `${name}: ${intl.formatMessage({ id: 'join-us.areas.state' }, { state })}`,
          className: `${css.spot} ${LOOK[state]} ${numbered ? css.numbered : ''}`,
          style: placeOf(spot),
          children: numbered ? <span className={css.number}>{index + 1}</span> : spot.crowded ? null : <bdi className={css.label}>{name}</bdi>,
        };
        return state === 'OPEN' ? <Link key={code} to={applyPath(territory)} tabIndex={-1} {...shown} /> : <span key={code} {...shown} />;
      })}
    </Land>
  );
}

const spotsByCode = (spots: readonly Spot[]): ReadonlyMap<string, Spot> => new Map(spots.map((spot) => [spot.code, spot]));
const placeOf = ({ x, y }: Spot) => ({ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` });

/** Coasts in the frame, under what stands on them. Maps are not mirrored: east stays at the right. */
function Land({ frame: { box, narrow }, children }: { frame: MapFrame; children: ReactNode }) {
  return (
    <div className={css.map} dir="ltr" aria-hidden="true">
      <svg viewBox={box.join(' ')} className={css.land} focusable="false">
        <path d={COASTS} transform={`scale(${narrow / COAST_STEPS} ${1 / COAST_STEPS})`} className={css.ground} />
      </svg>
      {children}
    </div>
  );
}
