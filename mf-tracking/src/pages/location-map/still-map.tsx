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
  const points = focusOf(list);
  return (
    <svg viewBox={`0 0 ${STILL_SIZE} ${STILL_SIZE}`} preserveAspectRatio="xMidYMid slice" className={css.map} role="img" aria-label={intl.formatMessage({ id: 'points-map.label' })}>
      {land === undefined ? null : <path className={css.land} d={land} />}
      {stillMarks(points, window).map(({ x, y, of }) => (
        <g key={`${x} ${y}`}>
          <circle className={css.mark} cx={x} cy={y} r={of.length === 1 ? 8 : 17} />
          {of.length === 1 ? null : (
            <text className={css.count} x={x} y={y} textAnchor="middle" dominantBaseline="central">
              {of.length}
            </text>
          )}
          <text className={css.name} x={x} y={y + 44} textAnchor="middle">
            {usual(of.map((index) => points[index]?.cityName ?? ''))}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** The name that stands there most often. */
const usual = (names: readonly string[]): string | undefined => {
  const often = (name: string): number => names.filter((one) => one === name).length;
  return names.toSorted((one, other) => often(other) - often(one))[0];
};
