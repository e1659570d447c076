/** One order of a shop, worked out with the rules of a day. The order is assumed; the rules are those that bill. */
import { cashOnDeliveryRule } from '@amberlane/contract/domain';
import { cashFee } from '../../warehouse/cash-fee.ts';

/** Amount that the courier collects in the example, fen. */
export const SAMPLE_ORDER_FEN = 30_000;

export interface OrderCost {
  /** CNY in fen; null while the rate is not known. */
  readonly localFen: number | null;
  readonly cashFen: number;
  /** null while a line is missing. */
  readonly totalFen: number | null;
}

export function orderCost(localFen: number | null, day: string): OrderCost {
  const cashFen = cashFee(SAMPLE_ORDER_FEN, cashOnDeliveryRule(day)).fee;
  return { localFen, cashFen, totalFen: localFen === null ? null : localFen + cashFen };
}
