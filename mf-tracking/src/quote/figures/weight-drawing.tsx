import { chargeableWeight, parcelLimits, weighingRule, type ChargeableWeight, type PieceSize, type PricedProduct } from '@amberlane/contract/domain';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { DrawingShapes, Icon, icons, Ltr, Weight } from '@amberlane/ui';
import { FigureLabel } from './figure-label.tsx';
import { centimetres, shortWeight } from './figure-text.ts';
import { parcelDrawing, type SidesInCm } from './parcel-drawing.ts';
import { weightAdvice, type WeightAdvice } from './weight-advice.ts';
import css from './weight-drawing.module.css';

export interface WeightDrawingProps {
  readonly product: PricedProduct;
  /** Day whose rules hold, ISO date: that of the quote. */
  readonly day: string;
  /** All pieces together. */
  readonly weightGrams: number;
  /** Of each piece; null while not all three sides are known. */
  readonly size: PieceSize | null;
  readonly pieces?: number;
  /** Id of the heading, for the section that is named by it. */
  readonly headingId?: string;
}

/** Why a parcel is charged as it is: drawn to scale, its three weights, the formula and what would change it (VISUAL §9 "Weight"). */
export function WeightDrawing({ product, day, weightGrams, size, pieces = 1, headingId }: WeightDrawingProps) {
  const rule = weighingRule(product, day);
  const weighed = chargeableWeight(weightGrams, size, pieces, rule);
  const isDrawn = weighed.measuredCm !== null && weighed.wonBy !== 'actual';
  const values = { actual: <Weight grams={weighed.actualGrams} />, charged: <Weight grams={weighed.chargeableGrams} />, minimum: <Weight grams={weighed.minimumGrams} />, volume: <Weight grams={weighed.volumeGrams ?? 0} />, measured: weighed.volumeGrams === null ? 'no' : 'yes' };
  return (
    <div className={`${css.weight} ${isDrawn ? css.measured : ''}`}>
      {weighed.measuredCm && isDrawn ? <Parcel sides={weighed.measuredCm} /> : null}
      {/* The reader may have opened it before React runs. */}
      <details className={css.words} open={weighed.wonBy !== 'actual'} suppressHydrationWarning>
        <summary className={css.summary}>
          <h3 className={css.title} id={headingId}>
            <FormattedMessage id={`quote-figures.weight.title.${weighed.wonBy}`} values={values} />
          </h3>
          <Icon of={icons.down} className={css.chevron} />
        </summary>
        <p>
          <FormattedMessage id={`quote-figures.weight.why.${weighed.measuredCm ? weighed.wonBy : 'unmeasured'}`} values={values} />
        </p>
        <Bars weighed={weighed} />
        <Formula weighed={weighed} />
        <p className={css.hint}>
          <Rounding weighed={weighed} /> <Advice advice={weightAdvice({ weightGrams, size, pieces }, rule, parcelLimits(product, day))} />
        </p>
      </details>
    </div>
  );
}

function Parcel({ sides }: { sides: SidesInCm }) {
  const intl = useIntl();
  const drawing = parcelDrawing(sides);
  const [length, width, height] = sides.map((cm) => centimetres(intl, cm));
  const figures = { length, width, height };
  return (
    <svg viewBox={drawing.box.join(' ')} className={css.parcel} role="img" aria-label={intl.formatMessage({ id: 'quote-figures.weight.drawing' }, figures)}>
      <DrawingShapes of={drawing} />
      <path className={css.measures} d={drawing.measures} />
      {drawing.labels.map(({ side, at: [x, y], anchor }) => (
        <FigureLabel key={side} className={css.size} x={x} y={y} anchor={anchor} dominantBaseline="middle">
          {figures[side] ?? ''}
        </FigureLabel>
      ))}
    </svg>
  );
}

function Bars({ weighed: { actualGrams, volumeGrams, chargeableGrams, wonBy } }: { weighed: ChargeableWeight }) {
  const weights = [
    { id: 'actual', grams: actualGrams, decides: wonBy === 'actual' },
    { id: 'volume', grams: volumeGrams, decides: wonBy === 'volume' },
    { id: 'charged', grams: chargeableGrams, decides: true },
  ];
  return (
    <dl className={css.bars}>
      {weights.map(({ id, grams, decides }) => (
        <div key={id} className={css.measure}>
          <dt>
            <FormattedMessage id={`quote-figures.weight.${id}`} />
          </dt>
          <dd className={css.amount}>{grams === null ? <FormattedMessage id="quote-figures.weight.unknown" /> : <Weight grams={grams} />}</dd>
          {grams === null ? null : (
            <dd className={`${css.bar} ${decides ? css.decides : ''}`} style={{ inlineSize: `${Math.round((grams / chargeableGrams) * 1000) / 10}%` }} aria-hidden="true" />
          )}
        </div>
      ))}
    </dl>
  );
}

/** `46 × 34 × 30 ÷ 6000 = 7.82 → 8`: as one types it into a calculator, so that it can be checked. */
function Formula({ weighed: { measuredCm, pieces, volumeDivisor, volumeGrams, chargeableGrams, wonBy } }: { weighed: ChargeableWeight }) {
  const intl = useIntl();
  if (!measuredCm || volumeGrams === null) return null;
  const kilograms = (grams: number): string => intl.formatNumber(grams / 1000, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const factors = [...measuredCm, ...(pieces > 1 ? [pieces] : [])].join(' × ');
  const results = [kilograms(volumeGrams), ...(wonBy === 'volume' ? [kilograms(chargeableGrams)] : [])].join(' → ');
  const formula = `${factors} ÷ ${volumeDivisor} = ${results}`;
  return (
    <p className={css.formula}>
      <Ltr code>{formula}</Ltr>
    </p>
  );
}

function Rounding({ weighed: { stepGrams, minimumGrams } }: { weighed: ChargeableWeight }) {
  const intl = useIntl();
  return <FormattedMessage id="quote-figures.weight.rounding" values={{ step: <bdi>{shortWeight(intl, stepGrams)}</bdi>, minimum: <bdi>{shortWeight(intl, minimumGrams)}</bdi> }} />;
}

function Advice({ advice }: { advice: WeightAdvice }) {
  const intl = useIntl();
  switch (advice.kind) {
    case 'smaller':
      return <FormattedMessage id={`quote-figures.weight.smaller.${advice.side}`} values={{ less: <bdi>{centimetres(intl, advice.lessCm)}</bdi>, charged: <Weight grams={advice.chargeableGrams} /> }} />;
    case 'lighter':
      return <FormattedMessage id="quote-figures.weight.lighter" values={{ less: <bdi>{shortWeight(intl, advice.lessGrams)}</bdi>, charged: <Weight grams={advice.chargeableGrams} /> }} />;
    case 'both':
      return <FormattedMessage id="quote-figures.weight.both" />;
    case 'least':
      return <FormattedMessage id="quote-figures.weight.least" values={{ charged: <bdi>{shortWeight(intl, advice.chargeableGrams)}</bdi> }} />;
  }
}
