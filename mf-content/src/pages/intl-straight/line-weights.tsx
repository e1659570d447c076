import type { CSSProperties } from 'react';
import { parcelLimits } from '@amberlane/contract/domain';
import { useSelector } from '@amberlane/core';
import { TextLink, VisuallyHidden } from '@amberlane/ui';
import { selectAsOf } from '../../content-slice.ts';
import { Say } from '../../content/say.tsx';
import { useWeightBands } from './weight-bands.ts';
import { weightColumns, type WeightSpan } from './weight-scale.ts';
import css from './line-weights.module.css';

const GRAMS = 1_000;

interface LineWeights {
  readonly id: 'small' | 'special';
  readonly page: string;
  /** Weight in which the line costs less, where prices say so. */
  readonly cheaperKg: number | null;
  readonly spans: readonly WeightSpan[];
}

/** Kilograms at which the scale has a stop, and where each line lies on it (spec §1, §9). */
function useLineWeights(): { readonly stops: readonly number[]; readonly lines: readonly LineWeights[] } {
  const day = useSelector(selectAsOf);
  const { underKg, fromKg, isPriced } = useWeightBands();
  const small = parcelLimits('smallParcel', day).maxWaybillGrams / GRAMS;
  const { maxWaybillGrams, confirmAboveGrams } = parcelLimits('specialLine', day);
  const most = maxWaybillGrams / GRAMS;
  const confirmed = (confirmAboveGrams ?? maxWaybillGrams) / GRAMS;
  const either: readonly WeightSpan[] = underKg < fromKg ? [{ from: underKg, to: fromKg, kind: 'either' }] : [];
  return {
    stops: [...new Set([underKg, fromKg, small, confirmed, most])].sort((a, b) => a - b),
    lines: [
      {
        id: 'small', page: 'product/intl-straight-small', cheaperKg: isPriced ? underKg : null,
        spans: [{ from: 0, to: underKg, kind: 'usual' }, ...either, { from: fromKg, to: small, kind: 'taken' }],
      },
      {
        id: 'special', page: 'product/intl-straight-special', cheaperKg: isPriced ? fromKg : null,
        spans: [{ from: 0, to: underKg, kind: 'taken' }, ...either, { from: fromKg, to: confirmed, kind: 'usual' }, { from: confirmed, to: most, kind: 'confirmed' }],
      },
    ],
  };
}

/** As many columns as stops. */
const columnsOf = (stops: readonly number[]): CSSProperties => ({ '--stops': stops.length }) as CSSProperties;

/** Both lines on one scale of weights, whose columns carry the kilograms that they stand for; below each name the same in words, for those who do not see it, and below the bars the goods that the line is meant for. */
export function LineWeightScale() {
  const { stops, lines } = useLineWeights();
  const { isPriced } = useWeightBands();
  const kinds = (['usual', 'either', 'taken', 'confirmed'] as const).filter((kind) => lines.some(({ spans }) => spans.some((span) => span.kind === kind)));
  return (
    <div style={columnsOf(stops)}>
      <ul role="list" className={css.legend} aria-hidden="true">
        {kinds.map((kind) => (
          <li key={kind}>
            <span className={`${css.sample} ${css[kind]}`} />
            <Say id={`intl-straight.scale.legend.${kind === 'usual' && isPriced ? 'cheaper' : kind}`} />
          </li>
        ))}
      </ul>
      <div className={css.axis} aria-hidden="true">
        <Say id="intl-straight.scale.unit" />
        <ol className={css.stops}>
          {stops.map((to, index) => (
            <li key={to}>
              <Say id={`intl-straight.scale.${index === 0 ? 'under' : 'between'}`} values={{ kg: to, from: stops[index - 1] ?? 0, to }} />
            </li>
          ))}
        </ol>
      </div>
      <ul role="list" className={css.lines}>
        {lines.map((line) => (
          <Line key={line.id} line={line} stops={stops} />
        ))}
      </ul>
    </div>
  );
}

const Line = ({ line: { id, page, cheaperKg, spans }, stops }: { line: LineWeights; stops: readonly number[] }) => (
  <li className={css.line}>
    <div>
      <h3>
        <TextLink to={page}>
          <Say id={`intl-straight.line.${id}`} />
        </TextLink>
      </h3>
      {spans
        .filter(({ kind }) => kind !== 'either')
        .map(({ kind }) => (
          <VisuallyHidden key={kind}>
            {kind === 'usual' && cheaperKg !== null ? <Say id={`intl-straight.scale.${id}.cheaper`} values={{ kg: cheaperKg }} /> : <Say id={`intl-straight.scale.${id}.${kind}`} />}
          </VisuallyHidden>
        ))}
    </div>
    <div className={css.bars} aria-hidden="true">
      {spans.map((span) => (
        <span key={span.kind} className={css[span.kind]} style={{ gridColumn: weightColumns(stops, span) }} />
      ))}
    </div>
    <p className={css.text}>
      <Say id={`intl-straight.scale.${id}.text`} />
    </p>
  </li>
);
