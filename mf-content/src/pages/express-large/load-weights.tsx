import type { ReactNode } from 'react';
import { useSelector } from '@amberlane/core';
import { Weight } from '@amberlane/ui';
import { selectAsOf } from '../../content-slice.ts';
import { Say } from '../../content/say.tsx';
import { LOAD_EXAMPLES, weightOf, type LoadExample } from './load-examples.ts';
import css from './load-weights.module.css';

/** Loads drawn on one scale, each with both of its weights as bars; the one that decides is marked in word and colour. */
export function LoadWeights() {
  const day = useSelector(selectAsOf);
  const loads = LOAD_EXAMPLES.map((load) => ({ load, weight: weightOf(load, day) }));
  const most = Math.max(...loads.map(({ weight }) => weight.chargeableGrams));
  return (
    <ul role="list" className={css.loads}>
      {loads.map(({ load, weight: { actualGrams, volumeGrams, chargeableGrams, wonBy } }) => (
        <li key={load.id} className={css.load}>
          <Pieces of={load} />
          <div className={css.text}>
            <h3>
              <Say id={`express-large.load.${load.id}`} />
            </h3>
            <p className={css.size}>
              <Say id="express-large.load.pieces" values={{ count: load.pieces, length: load.length, width: load.width, height: load.height }} />
            </p>
            <dl className={css.weights}>
              <Bar name={<Say id="express-large.load.scale" />} grams={actualGrams} most={most} decides={wonBy === 'actual'} />
              <Bar name={<Say id="express-large.load.tape" />} grams={volumeGrams ?? 0} most={most} decides={wonBy === 'volume'} />
              <div className={css.charged}>
                <dt>
                  <Say id="express-large.load.charged" />
                </dt>
                <dd>
                  <Weight grams={chargeableGrams} />
                </dd>
              </div>
            </dl>
          </div>
        </li>
      ))}
    </ul>
  );
}

interface BarProps {
  readonly name: ReactNode;
  readonly grams: number;
  /** Weight of the longest bar of all loads. */
  readonly most: number;
  readonly decides: boolean;
}

function Bar({ name, grams, most, decides }: BarProps) {
  return (
    <div className={css.weight}>
      <dt>{name}</dt>
      <dd className={css.measured}>
        <span className={css.room} aria-hidden="true">
          <span className={decides ? css.deciding : css.bar} style={{ inlineSize: `${(grams / most) * 100}%` }} />
        </span>
        <span className={css.figure}>
          <Weight grams={grams} />
        </span>
        {decides ? (
          <b className={css.decides}>
            <Say id="express-large.load.decides" />
          </b>
        ) : null}
      </dd>
    </div>
  );
}

const GAP = 4;

/** The pieces from the side, a unit a centimetre; cable stands on its drum. */
function Pieces({ of: { id, pieces, length, height } }: { of: LoadExample }) {
  const lamps = `M${length / 2 - 9} -${height - 10}h18l9 26h-36z`;
  return (
    <svg viewBox="-6 -78 172 84" className={css.pieces} aria-hidden="true" focusable="false">
      {Array.from({ length: pieces }, (_, index) => (
        <g key={index} transform={`translate(${index * (length + GAP)} 0)`}>
          {id === 'cable' ? (
            <>
              <path className={css.wood} d={`M0-${height}h6V0H0zM${length - 6}-${height}h6V0h-6z`} />
              <path className={css.cable} d={`M6-${height - 5}h${length - 12}V-5H6z`} />
              <path className={css.turns} d={`M12-${height - 5}v${height - 10}M20-${height - 5}v${height - 10}M28-${height - 5}v${height - 10}M36-${height - 5}v${height - 10}`} />
            </>
          ) : (
            <>
              <path className={css.box} d={`M0-${height}h${length}V0H0z`} />
              <path className={id === 'machines' ? css.tape : css.print} d={id === 'machines' ? `M${length / 2 - 5}-${height}h10v18h-10z` : lamps} />
            </>
          )}
        </g>
      ))}
      <path className={css.ground} d="M-6 2h172" />
    </svg>
  );
}
