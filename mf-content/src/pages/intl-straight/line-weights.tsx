import type { CSSProperties } from 'react';
import { parcelLimits } from '@amberlane/contract/domain';
import { useSelector } from '@amberlane/core';
import { TextLink } from '@amberlane/ui';
import { selectAsOf } from '../../content-slice.ts';
import { Say } from '../../content/say.tsx';
import { useWeightBands } from './weight-bands.ts';
import { weightSpans } from './weight-scale.ts';
import css from './line-weights.module.css';

const GRAMS = 1_000;

const LINES = [
  { id: 'small', page: 'product/intl-straight-small' },
  { id: 'special', page: 'product/intl-straight-special' },
] as const;

/** The stretches of the scale with what each line is there (spec §1, §9). */
function useWeightSpans() {
  const day = useSelector(selectAsOf);
  const bands = useWeightBands();
  const { maxWaybillGrams, confirmAboveGrams } = parcelLimits('specialLine', day);
  return weightSpans(bands, {
    smallKg: parcelLimits('smallParcel', day).maxWaybillGrams / GRAMS,
    confirmKg: (confirmAboveGrams ?? maxWaybillGrams) / GRAMS,
    lineKg: maxWaybillGrams / GRAMS,
  });
}

/** The weights of both lines as stretches that say themselves which line to choose; below them the goods that each line is meant for. */
export function LineWeightScale() {
  const spans = useWeightSpans();
  const { isPriced } = useWeightBands();
  return (
    <>
      <p className={css.unit}>
        <Say id="intl-straight.scale.unit" />
      </p>
      <ol role="list" className={css.spans} style={{ '--spans': spans.length } as CSSProperties}>
        {spans.map(({ from, to, line, kind }) => {
          const label = kind === 'first' ? (isPriced ? 'cheaper' : 'usual') : kind === 'either' && !isPriced ? 'both' : kind;
          return (
            <li key={to} className={`${css.span} ${css[kind]} ${line === 'small' ? css.small : ''}`}>
              <b>
                <Say id={`intl-straight.scale.${from === 0 ? 'under' : kind === 'only' || kind === 'confirmed' ? 'over' : 'between'}`} values={{ kg: to, from, to }} />
              </b>
              <span>
                <Say id={`intl-straight.scale.legend.${label}`} values={{ service: <Say key="service" id={`intl-straight.line.${line}`} /> }} />
              </span>
            </li>
          );
        })}
      </ol>
      <ul role="list" className={css.lines}>
        {LINES.map(({ id, page }) => (
          <li key={id}>
            <h3>
              <TextLink to={page}>
                <Say id={`intl-straight.line.${id}`} />
              </TextLink>
            </h3>
            <p className={css.text}>
              <Say id={`intl-straight.scale.${id}.text`} />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
