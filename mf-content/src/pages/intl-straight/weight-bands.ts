import { useMarket, useSelector } from '@amberlane/core';
import { selectAsOf } from '../../content-slice.ts';
import { USUAL_GOODS } from '../../facts/usual-goods.ts';
import { linePriceBands } from '../../lane-prices/line-price-bands.ts';
import { useOwnTariff } from '../../lane-prices/own-tariff-api.ts';

/** Whole kilograms between which readers choose a line. */
export interface WeightBands {
  readonly underKg: number;
  readonly fromKg: number;
  /** By what each line costs to the reader's country; otherwise by what it is mostly used for (spec §1). */
  readonly isPriced: boolean;
}

const USUAL: WeightBands = { underKg: USUAL_GOODS.usualSmallKg, fromKg: USUAL_GOODS.usualLineFromKg, isPriced: false };

export function useWeightBands(): WeightBands {
  const day = useSelector(selectAsOf);
  const isChina = useMarket().country === 'CN';
  const small = useOwnTariff('smallParcel');
  const line = useOwnTariff('specialLine');
  const bands = !isChina && small && line ? linePriceBands(small, line, day) : null;
  return bands?.underKg ? { underKg: bands.underKg, fromKg: bands.fromKg, isPriced: true } : USUAL;
}
