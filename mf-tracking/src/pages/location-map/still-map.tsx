import { useMemo } from 'react';
import { useIntl, useSelector } from '@amberlane/core';
import { pointsApi, type ListedPoint, type PointList } from '../../api/points-api.ts';
import { namesOf, numbersText, type MarkName } from '../../map/mark-words.ts';
import { stillMarks, STILL_SIZE, type MapWindow } from '../../map/still-window.ts';
import { focusOf } from './map-focus.ts';
import css from './still-map.module.css';

interface StillMapProps {
  readonly list: PointList;
  /** Those of the list that are shown, in its order. */
  readonly points: readonly ListedPoint[];
  readonly window: MapWindow;
}

/** The map as a drawing that the server makes, until the live one runs: same land, same marks, same names. */
export function StillMap({ list, points, window }: StillMapProps) {
  const intl = useIntl();
  const select = useMemo(() => pointsApi.endpoints.stillLand.select(window), [window]);
  const { data: land } = useSelector(select);
  const inFocus = focusOf(list);
  const spots = points.map((point, index) => ({ ...point, number: index + 1 })).filter(({ siteCode }) => inFocus.some((point) => point.siteCode === siteCode));
  const marks = stillMarks(spots, window).map(({ x, y, of }) => ({ x, y, spots: of.flatMap((index) => spots[index] ?? []) }));
  const names = namesOf(marks);
  return (
    <svg viewBox={`0 0 ${STILL_SIZE} ${STILL_SIZE}`} className={css.map} role="img" aria-label={intl.formatMessage({ id: 'points-map.label' })}>
      {land === undefined ? null : <path className={css.land} d={land} />}
      {/* Below all marks: no halo of a name covers a part of one. */}
      {marks.map((mark, index) => (
        <Name key={`${mark.x} ${mark.y}`} x={mark.x} y={mark.y} text={numbersText(mark.spots)} name={names[index]} />
      ))}
      {marks.map((mark) => (
        <Mark key={`${mark.x} ${mark.y}`} x={mark.x} y={mark.y} text={numbersText(mark.spots)} />
      ))}
    </svg>
  );
}

const HEIGHT = 28;
const LETTER = 8;

interface MarkProps {
  readonly x: number;
  readonly y: number;
  /** Numbers of its points. */
  readonly text: string;
}

const widthOf = (text: string): number => Math.max(HEIGHT, text.length * LETTER + HEIGHT / 2);

function Name({ x, y, text, name }: MarkProps & { name: MarkName | undefined }) {
  if (!name || name.text === '') return null;
  return (
    <text className={css.name} {...placeOf(name.side, x, y, widthOf(text) / 2 + GAP)} dominantBaseline="central">
      {name.text}
    </text>
  );
}

function Mark({ x, y, text }: MarkProps) {
  const width = widthOf(text);
  return (
    <g>
      <rect className={css.mark} x={x - width / 2} y={y - HEIGHT / 2} width={width} height={HEIGHT} rx={HEIGHT / 2} />
      <text className={css.count} x={x} y={y} textAnchor="middle" dominantBaseline="central">
        {text}
      </text>
    </g>
  );
}

const GAP = 6;

/** Where a name stands; `aside`: units from the middle of its mark. */
function placeOf(side: MarkName['side'], x: number, y: number, aside: number) {
  if (side === 'right') return { x: x + aside, y, textAnchor: 'start' } as const;
  if (side === 'left') return { x: x - aside, y, textAnchor: 'end' } as const;
  return { x, y: side === 'below' ? y + HEIGHT - GAP / 2 : y - HEIGHT + GAP / 2, textAnchor: 'middle' } as const;
}
