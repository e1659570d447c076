import { parcelLimits } from '@amberlane/contract/domain';
import { useSelector } from '@amberlane/core';
import { selectAsOf } from '../../content-slice.ts';
import { Say } from '../../content/say.tsx';
import { useFacts } from '../../facts/facts.ts';
import { weightColumns, type WeightSpan } from './weight-scale.ts';
import css from './line-weights.module.css';

const GRAMS = 1_000;

interface LineWeights {
  readonly id: 'small' | 'special';
  readonly spans: readonly WeightSpan[];
}

/** Kilograms at which the scale has a stop, and where each line lies on it (spec §1, §9). */
function useLineWeights(): { readonly stops: readonly number[]; readonly lines: readonly LineWeights[] } {
  const day = useSelector(selectAsOf);
  const facts = useFacts();
  const small = parcelLimits('smallParcel', day).maxWaybillGrams / GRAMS;
  const { maxWaybillGrams, confirmAboveGrams } = parcelLimits('specialLine', day);
  const most = maxWaybillGrams / GRAMS;
  const confirmed = (confirmAboveGrams ?? maxWaybillGrams) / GRAMS;
  const light = Number(facts.usualSmallKg);
  const heavy = Number(facts.usualLineFromKg);
  return {
    stops: [light, heavy, small, confirmed, most].sort((a, b) => a - b),
    lines: [
      { id: 'small', spans: [{ from: 0, to: light, kind: 'usual' }, { from: light, to: small, kind: 'taken' }] },
      { id: 'special', spans: [{ from: 0, to: heavy, kind: 'taken' }, { from: heavy, to: confirmed, kind: 'usual' }, { from: confirmed, to: most, kind: 'confirmed' }] },
    ],
  };
}

/** Both lines on one scale of weights. The line of text below each name says the same as its bars. */
export function LineWeightScale() {
  const { stops, lines } = useLineWeights();
  return (
    <div className={css.scale}>
      <div className={css.axis} aria-hidden="true">
        <Say id="intl-straight.scale.unit" />
        <ol className={css.stops}>
          {stops.map((kg) => (
            <li key={kg}>
              <Say id="intl-straight.scale.stop" values={{ kg }} />
            </li>
          ))}
        </ol>
      </div>
      <ul role="list" className={css.lines}>
        {lines.map(({ id, spans }) => (
          <li key={id} className={css.line}>
            <h3 className={css.name}>
              <Say id={`intl-straight.line.${id}`} />
            </h3>
            <p className={css.text}>
              <Say id={`intl-straight.scale.${id}Text`} />
            </p>
            <div className={css.bars} aria-hidden="true">
              {spans.map((span) => (
                <span key={span.from} className={css[span.kind]} style={{ gridColumn: weightColumns(stops, span) }} />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
