import { useMemo } from 'react';
import { useIntl, useSelector } from '@amberlane/core';
import { pointsApi, type PointList } from '../../api/points-api.ts';
import { stillMarks, STILL_SIZE, type MapWindow } from '../../map/still-window.ts';
import { focusOf } from './map-focus.ts';
import css from './still-map.module.css';

/** The map as a drawing that the server makes, until the live one runs: same land, same marks. */
export function StillMap({ list, window }: { list: PointList; window: MapWindow }) {
  const intl = useIntl();
  const select = useMemo(() => pointsApi.endpoints.stillLand.select(window), [window]);
  const { data: land } = useSelector(select);
  return (
    <svg viewBox={`0 0 ${STILL_SIZE} ${STILL_SIZE}`} preserveAspectRatio="xMidYMid slice" className={css.map} role="img" aria-label={intl.formatMessage({ id: 'points-map.label' })}>
      {land === undefined ? null : <path className={css.land} d={land} />}
      {stillMarks(focusOf(list), window).map(({ x, y, count }) => (
        <g key={`${x} ${y}`}>
          <circle className={css.mark} cx={x} cy={y} r={count === 1 ? 8 : 17} />
          {count === 1 ? null : (
            <text className={css.count} x={x} y={y} textAnchor="middle" dominantBaseline="central">
              {count}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
