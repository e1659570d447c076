import { useId } from 'react';
import { useIntl } from '@amberlane/core';
import { FigureLabel } from './figure-label.tsx';
import { shortWeight, yuan } from './figure-text.ts';
import { priceOf, type PricedWay } from '@amberlane/contract/domain';
import { DESK_NAMED, pricePlot, type PlotFrame, type PricePlot } from './price-plot.ts';
import css from './price-curve.module.css';

interface PriceCurveProps {
  readonly own: PricedWay;
  readonly other: PricedWay | null;
  /** The higher of the parcel's two weights, before rounding. */
  readonly exactGrams: number;
  readonly chargedGrams: number;
  readonly frame: PlotFrame;
  /** The sentence above the chart. */
  readonly finding: string;
  /** The weight that it names, or 0. */
  readonly toldGrams: number;
}

/** One size of the chart of prices. It never mirrors, as charts do; its words are the reader's (VISUAL §8, §9). */
export function PriceCurve({ own, other, exactGrams, chargedGrams, frame, finding, toldGrams }: PriceCurveProps) {
  const intl = useIntl();
  const id = useId();
  const plot = pricePlot(other ? [own, other] : [own], exactGrams, frame, toldGrams);
  const price = priceOf(own, chargedGrams);
  const title = intl.formatMessage({ id: 'quote-figures.price.chart' }, { weight: shortWeight(intl, chargedGrams), price: yuan(intl, price) });
  return (
    <svg viewBox={`0 0 ${frame.width} ${frame.height}`} className={css.chart} role="img" aria-labelledby={`${id}-title`} aria-describedby={`${id}-finding`}>
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-finding`}>{finding}</desc>
      <path className={css.drop} d={`M${plot.x(chargedGrams)} ${plot.y(price)}V${frame.height - frame.bottom}`} />
      <Axes plot={plot} frame={frame} />
      {other ? <path className={css.other} d={plot.line(other)} /> : null}
      <path className={css.own} d={plot.line(own)} />
      {other && frame === DESK_NAMED ? <Names own={own} other={other} plot={plot} /> : null}
      <OwnParcel plot={plot} frame={frame} ways={other ? [own, other] : [own]} grams={chargedGrams} fen={price} />
    </svg>
  );
}

function Axes({ plot: { x, y, weightTicks, priceTicks }, frame: { width, height, left, right, bottom } }: { plot: PricePlot; frame: PlotFrame }) {
  const intl = useIntl();
  const base = height - bottom;
  const word = (id: string): string => intl.formatMessage({ id });
  return (
    <>
      {priceTicks.map((fen) => (
        <g key={fen}>
          <path className={fen === 0 ? css.base : css.grid} d={`M${left} ${y(fen)}H${width - right}`} />
          <text x={left - 8} y={y(fen)} className={css.tick} textAnchor="end" dominantBaseline="middle">
            {intl.formatNumber(fen / 100)}
          </text>
        </g>
      ))}
      {weightTicks.map((grams) => (
        <text key={grams} x={x(grams)} y={base + 20} className={css.tick} textAnchor={grams === weightTicks.at(-1) ? 'end' : 'middle'}>
          {intl.formatNumber(grams / 1_000)}
        </text>
      ))}
      <FigureLabel x={0} y={14} className={css.tick}>
        {word('quote-figures.price.amountAxis')}
      </FigureLabel>
      <FigureLabel x={width - right} y={height - 14} className={css.tick} anchor="end">
        {word('quote-figures.price.weightAxis')}
      </FigureLabel>
    </>
  );
}

/** Between the lines of two names. */
const NAME_GAP = 22;

/** Each line is named after its end, level with it; the upper name makes way where both end close to each other, and stands above its line where the other one goes on. */
function Names({ own, other, plot: { x, y, weightTicks } }: { own: PricedWay; other: PricedWay; plot: PricePlot }) {
  const intl = useIntl();
  const end = weightTicks.at(-1) ?? 0;
  const endOf = (way: PricedWay) => {
    const grams = Math.min(end, way.limitGrams);
    return { x: x(grams), y: y(priceOf(way, grams)), isShort: grams < end };
  };
  return [own, other].map((way) => {
    const [at, rival] = [endOf(way), endOf(way === own ? other : own)];
    const isAbove = at.isShort && priceOf(way, way.limitGrams) > priceOf(way === own ? other : own, way.limitGrams);
    const place = isAbove ? ({ x: at.x, y: at.y - 14, anchor: 'end' } as const) : { x: at.x + 12, y: at.y < rival.y || (at.y === rival.y && way === own) ? Math.min(at.y, rival.y - NAME_GAP) : at.y };
    return (
      <FigureLabel key={way.product} {...place} className={way === own ? css.ownName : css.otherName} dominantBaseline="middle">
        {intl.formatMessage({ id: `quote-figures.product.${way.product}` })}
      </FigureLabel>
    );
  });
}

/** Room that the two figures beside the point need. */
const LABEL_WIDTH = 104;

/** Above the point, and above every line that runs below the label. */
function OwnParcel({ plot: { x, y, weightTicks }, frame: { left, right, width }, ways, grams, fen }: { plot: PricePlot; frame: PlotFrame; ways: readonly PricedWay[]; grams: number; fen: number }) {
  const intl = useIntl();
  const [atX, atY] = [x(grams), y(fen)];
  const before = atX - left > LABEL_WIDTH;
  const label = { x: before ? atX - 14 : Math.max(atX - 8, left + 6), anchor: before ? 'end' : 'start' } as const;
  const gramsPerUnit = (weightTicks.at(-1) ?? 0) / (width - left - right);
  const highest = Math.max(...ways.map((way) => priceOf(way, Math.min(grams + LABEL_WIDTH * gramsPerUnit, way.limitGrams))));
  const lift = before ? 10 : Math.max(20, atY - y(highest) + 12);
  return (
    <>
      {before ? null : <path className={css.drop} d={`M${atX} ${atY}V${atY - lift + 4}`} />}
      <circle className={css.point} cx={atX} cy={atY} r={7} />
      <FigureLabel {...label} y={atY - lift - 18} className={css.mine}>
        {yuan(intl, fen)}
      </FigureLabel>
      <FigureLabel {...label} y={atY - lift} className={css.mine}>
        {shortWeight(intl, grams)}
      </FigureLabel>
    </>
  );
}
