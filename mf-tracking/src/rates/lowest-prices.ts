/** Which service costs least to a city for each weight, and from which weight on one always does. Pure. */
import { cheaperSpans, pricedWay, type CheaperSpan, type PricedProduct } from '@amberlane/contract/domain';
import type { ListedRate } from '../api/rates-api.ts';
import { bandPrice } from './weight-bands.ts';

/** What the asked weight costs, else the least that is charged. */
export const shownPrice = ({ forWeight, minimum }: ListedRate): { readonly amount: number; readonly grams: number } =>
  forWeight ? { amount: forWeight.amount, grams: forWeight.chargeableGrams } : minimum;

export interface LowestPrices {
  /** Fen, of the asked weight; null where there is nothing to compare. */
  readonly asked: number | null;
  /** Fen, by the weight in grams. */
  readonly bands: ReadonlyMap<number, number>;
  /** In whole kilograms. */
  readonly spans: ReadonlyMap<PricedProduct, CheaperSpan>;
  /** Kilograms between the two spans, where rounding decides; null where there are none. */
  readonly between: { readonly from: number; readonly to: number } | null;
}

/** `rates`: the services of one city. A price is the lowest where another is higher. */
export function lowestPrices(rates: readonly ListedRate[], bands: readonly number[], day: string): LowestPrices {
  const [one, other] = rates;
  const spans: LowestPrices['spans'] = one && other && rates.length === 2 && one.origin.code === other.origin.code ? wholeKilograms(cheaperSpans(pricedWay(one, day), pricedWay(other, day))) : new Map();
  return {
    asked: lowest(rates.map((rate) => shownPrice(rate).amount)),
    bands: new Map(bands.flatMap((grams) => {
      const amount = lowest(rates.flatMap((rate) => bandPrice(rate, grams, day) ?? []));
      return amount === null ? [] : [[grams, amount] as const];
    })),
    spans,
    between: betweenSpans([...spans.values()]),
  };
}

const KILOGRAM = 1_000;

/** Each span no longer than it is: its end is rounded down, its beginning up. */
const wholeKilograms = (spans: LowestPrices['spans']): LowestPrices['spans'] =>
  new Map([...spans].map(([product, { kind, grams }]) => [product, { kind, grams: (kind === 'under' ? Math.floor : Math.ceil)(grams / KILOGRAM) * KILOGRAM }]));

function betweenSpans(spans: readonly CheaperSpan[]): LowestPrices['between'] {
  const gramsOf = (kind: CheaperSpan['kind']): number | undefined => spans.find((span) => span.kind === kind)?.grams;
  const [from, to] = [gramsOf('under'), gramsOf('from')];
  return from !== undefined && to !== undefined && from < to ? { from: from / KILOGRAM, to: to / KILOGRAM } : null;
}

function lowest(amounts: readonly number[]): number | null {
  const least = Math.min(...amounts);
  return amounts.some((amount) => amount > least) ? least : null;
}
