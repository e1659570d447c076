/** The price of an order as its receipt tells it. Pure. */
import type { KeptPrice } from '../database/tables/orders.ts';
import type { Money } from '@amberlane/contract/domain/money';
import type { PaperOrder } from '../files/repository.ts';

export interface ReceiptPrice {
  readonly total: Money;
  /** Lines and weight as they were when the order was sent; null for orders that are older than the keeping of lines. */
  readonly detail: Pick<KeptPrice, 'lines' | 'chargeableGrams'> | null;
}

/** null while the price is not known. */
export function receiptPrice({ reference_price: total, price: kept }: Pick<PaperOrder, 'reference_price' | 'price'>): ReceiptPrice | null {
  if (total === null) return null;
  // A price that differs from what the customer agreed to would show lines of another sum.
  const fits = kept?.total.amount === total.amount && kept.total.currency === total.currency;
  return { total, detail: fits ? kept : null };
}
