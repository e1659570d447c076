/** The month of a small shop, worked out with the rules of a day. The shop is assumed; the rules are those that bill. */
import { cashOnDeliveryRule, redeliveryRule, transitDays } from '@amberlane/contract/domain';
import { cashFee } from '../../warehouse/cash-fee.ts';

/** Assumptions of the example, named as such on the page. Amounts in fen. */
export const SAMPLE_SHOP = { ordersPerDay: 5, workingDays: 20, orderFen: 30_000, failedOrders: 4 } as const;

export interface SampleMonth {
  readonly orders: number;
  /** Fees for the collected amounts. */
  readonly cashFen: number;
  /** One attempt more than the free ones, for each failed order. */
  readonly attemptsFen: number;
  readonly totalFen: number;
  /** Pieces that are left when new stock has to be booked: what sells until it can be sold. */
  readonly reorderAt: number;
}

export function sampleMonth(day: string): SampleMonth {
  const { ordersPerDay, workingDays, orderFen, failedOrders } = SAMPLE_SHOP;
  const orders = ordersPerDay * workingDays;
  const cashFen = orders * cashFee(orderFen, cashOnDeliveryRule(day)).fee;
  const attemptsFen = failedOrders * redeliveryRule(day).feeCnyFen;
  return { orders, cashFen, attemptsFen, totalFen: cashFen + attemptsFen, reorderAt: ordersPerDay * transitDays('warehouseInbound', day).to };
}
