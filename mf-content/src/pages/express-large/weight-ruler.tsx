import { parcelLimits } from '@amberlane/contract/domain';
import { useIntl, useSelector } from '@amberlane/core';
import { selectAsOf } from '../../content-slice.ts';
import { Say } from '../../content/say.tsx';
import css from './weight-ruler.module.css';

const PARTS = ['small', 'priced', 'confirmed', 'beyond'] as const;
const TICK_GRAMS = 10_000;
const GRAMS = 1_000;

/** From standard express to freight by weight of a waybill: a ruler to scale, and its parts by name (spec §5, §9). */
export function WeightRuler() {
  const intl = useIntl();
  const picture = intl.formatMessage({ id: 'express-large.ruler.picture' });
  const day = useSelector(selectAsOf);
  const end = parcelLimits('specialLine', day).maxWaybillGrams;
  const ends = [parcelLimits('localDelivery', day).maxWaybillGrams, parcelLimits('specialLine', day).confirmAboveGrams ?? end, end];
  const widths = ends.map((grams, index) => ((grams - (ends[index - 1] ?? 0)) / end) * 100);
  return (
    <div>
      <div className={css.ruler} role="img" aria-label={picture}>
        {widths.map((width, index) => (
          <span key={PARTS[index]} className={partClass(PARTS[index])} style={{ inlineSize: `${width}%` }} />
        ))}
        <span className={css.ticks} style={{ backgroundSize: `${(TICK_GRAMS / end) * 100}% 100%` }} />
      </div>
      <div className={css.marks} aria-hidden="true">
        {ends.map((grams) => (
          <span key={grams} className={css.mark} style={{ insetInlineEnd: `${100 - (grams / end) * 100}%` }}>
            {intl.formatNumber(grams / GRAMS)}
          </span>
        ))}
      </div>
      <ul role="list" className={css.parts}>
        {PARTS.map((part) => (
          <li key={part} className={css.row}>
            <span className={`${css.swatch} ${partClass(part)}`} aria-hidden="true" />
            <span>
              <b className={css.value}>
                <Say id={`express-large.ruler.${part}Value`} />
              </b>
              <span className={css.name}>
                <Say id={`express-large.ruler.${part}`} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const partClass = (part: (typeof PARTS)[number] | undefined): string | undefined => part && css[part];
