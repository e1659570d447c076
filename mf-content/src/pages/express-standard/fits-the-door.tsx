import type { ReactNode } from 'react';
import { parcelLimits } from '@amberlane/contract/domain';
import { useIntl, useSelector } from '@amberlane/core';
import { selectAsOf } from '../../content-slice.ts';
import { Say } from '../../content/say.tsx';
import { Length } from '../../picture/length.tsx';
import css from './fits-the-door.module.css';

const MILLIMETRES = 10;
const MEASURES = ['longest', 'label', 'heavy', 'least'] as const;
/** Centimetres, as everything in the drawing: a house door, and where the largest parcel stands beside it. */
const DOOR = { width: 90, height: 205 };
const PARCELS_FROM = 176;
const BETWEEN_PARCELS = 18;
/** Between an edge and the measure above it. */
const MEASURE_GAP = 8;

/** The largest and the smallest parcel of the rules beside a door, drawn to scale, and the same in figures (spec §5, §9); `children`: text below the figures. */
export function FitsTheDoor({ children }: { children: ReactNode }) {
  return (
    <div className={css.fit}>
      <Scene />
      <div className={css.told}>
        <dl className={css.measures}>
          {MEASURES.map((measure) => (
            <div key={measure} className={css.measure}>
              <dt>
                <Say id={`express-standard.size.${measure}`} />
              </dt>
              <dd className={css.value}>
                <Say id={`express-standard.size.${measure}Value`} />
              </dd>
            </div>
          ))}
        </dl>
        {children}
      </div>
    </div>
  );
}

function Scene() {
  const picture = useIntl().formatMessage({ id: 'express-standard.size.picture' });
  const { belowSideMm, minSideMm } = parcelLimits('localDelivery', useSelector(selectAsOf));
  const largest = belowSideMm / MILLIMETRES;
  const smallest = minSideMm / MILLIMETRES;
  const smallFrom = PARCELS_FROM + largest + BETWEEN_PARCELS;
  return (
    <svg viewBox="-14 -226 358 240" className={css.scene} role="img" aria-label={picture} focusable="false">
      <circle className={css.sun} cx="166" cy="-96" r="108" />
      <path className={css.frame} d={`M-6 0v-${DOOR.height + 8}h${DOOR.width + 12}V0z`} />
      <path className={css.door} d={`M0 0v-${DOOR.height}h${DOOR.width}V0z`} />
      <path className={css.pane} d="M14-190h62v62H14z" />
      <path className={css.knob} d="M76-98a5 5 0 1 1-.1 0z" />
      {/* Person and parcel are turned to each other. */}
      <path className={css.legs} d="M128 0v-84M148 0v-84" />
      <path className={css.coat} d="M118-76c-2-42 2-66 20-68 18 2 22 26 20 68zM146-126l30 26-6 8-30-20z" />
      <path className={css.head} d="M138-170a13 13 0 1 1-.1 0z" />
      <path className={css.cap} d="M125-158a13 13 0 0 1 26 0h9v5h-35z" />
      <g transform={`translate(${PARCELS_FROM} 0)`}>
        <path className={css.box} d={`M0 0v-${largest}h${largest}V0z`} />
        <path className={css.tape} d={`M${largest / 2 - 7}-${largest}h14v26h-14z`} />
        <path className={css.label} d={`M12-34h34v22H12z`} />
      </g>
      <path className={css.small} d={`M${smallFrom} 0v-${smallest}h${smallest}V0z`} />
      <path className={css.measured} d={`M${PARCELS_FROM} -${largest + MEASURE_GAP}h${largest}m0-4v8m-${largest}-8v8`} />
      <text className={css.length} x={PARCELS_FROM + largest / 2} y={-largest - 2 * MEASURE_GAP} textAnchor="middle">
        <Say id="express-standard.size.longestValue" />
      </text>
      <text className={css.length} x={smallFrom + smallest / 2} y={-smallest - MEASURE_GAP} textAnchor="middle">
        <Length centimetres={smallest} />
      </text>
      <path className={css.ground} d="M-14 2h358" />
      <circle className={css.stop} cx="322" cy="2" r="7" />
    </svg>
  );
}
