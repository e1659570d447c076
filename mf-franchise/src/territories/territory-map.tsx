/** The areas on a map, fetched when it is seen. For pointers alone: the list beside it says the same. */
import { Link, useIntl } from '@amberlane/core';
import { applyPath } from './apply-path.ts';
import { COASTS, COAST_STEPS } from './coasts.ts';
import { frameOf, spotsOf, spreadOut } from './map-view.ts';
import type { Territory } from './territory-calls.ts';
import css from './territory-map.module.css';

const LOOK: Readonly<Record<Territory['state'], string | undefined>> = { OPEN: css.open, TALKS: css.talks, TAKEN: css.taken };

interface TerritoryMapProps {
  readonly territories: readonly Territory[];
  /** Each open area has its number in the list, instead of those names that find room. */
  readonly numbered: boolean;
}

export function TerritoryMap({ territories, numbered }: TerritoryMapProps) {
  const intl = useIntl();
  const frame = frameOf(territories);
  if (!frame) return null;
  const placed = spotsOf(territories, frame);
  const spots = new Map((numbered ? spreadOut(placed) : placed).map((spot) => [spot.code, spot]));
  const { box, narrow } = frame;
  const toDegrees = `scale(${narrow / COAST_STEPS} ${1 / COAST_STEPS})`;
  const gap = box[3] / 56;
  return (
    // Maps are not mirrored: east stays at the right.
    <div className={css.map} dir="ltr" aria-hidden="true">
      <svg viewBox={box.join(' ')} className={css.land} focusable="false">
        <defs>
          <pattern id="areas-dots" width={gap} height={gap} patternUnits="userSpaceOnUse">
            <circle cx={gap / 2} cy={gap / 2} r={gap / 5} className={css.dot} />
          </pattern>
          <clipPath id="areas-land">
            <path d={COASTS} transform={toDegrees} />
          </clipPath>
        </defs>
        <path d={COASTS} transform={toDegrees} className={css.ground} />
        <rect x={box[0]} y={box[1]} width={box[2]} height={box[3]} fill="url(#areas-dots)" clipPath="url(#areas-land)" />
      </svg>
      {territories.map((territory, index) => {
        const { code, name, state } = territory;
        const spot = spots.get(code);
        if (!spot) return null;
        const shown = {
          title: `${name}: ${intl.formatMessage({ id: 'join-us.areas.state' }, { state })}`,
          className: `${css.spot} ${LOOK[state]} ${numbered && state === 'OPEN' ? css.numbered : ''}`,
          style: { insetInlineStart: `${spot.x}%`, insetBlockStart: `${spot.y}%` },
          children: numbered ? (state === 'OPEN' ? <span className={css.number}>{index + 1}</span> : null) : spot.crowded ? null : <bdi className={css.label}>{name}</bdi>,
        };
        return state === 'OPEN' ? <Link key={code} to={applyPath(territory)} tabIndex={-1} {...shown} /> : <span key={code} {...shown} />;
      })}
    </div>
  );
}
