/**
 * What a sender's decisions about a parcel cost, on the order behind it: one line of the price for each rule, and its sums.
 * A recipient pays at the door. A decision that another one replaced before it was carried out costs nothing.
 */
import { sql, type Transaction } from 'kysely';
import { redeliveryRule, type PriceLine } from '@amberlane/contract/domain';
import type { Money } from '@amberlane/contract/domain/money';
import type { Database } from '../database/tables.ts';
import type { KeptPrice } from '../database/tables/orders.ts';
import { localDay } from '../tracking/wall-clock.ts';
import type { DecisionRow } from './repository.ts';

export interface OrderSums {
  readonly referencePrice: Money;
  /** null for orders that are older than the keeping of lines. */
  readonly price: KeptPrice | null;
}

type Charged = Pick<DecisionRow, 'decided_by' | 'state' | 'fee_fen' | 'created_at' | 'time_zone'>;

/** What the sender owes for these decisions, fen. */
export const owedFen = (decisions: readonly Charged[]): number => chargedOf(decisions).reduce((sum, { fee_fen }) => sum + (fee_fen ?? 0), 0);

const chargedOf = (decisions: readonly Charged[]): readonly Charged[] =>
  decisions.filter(({ decided_by, state, fee_fen }) => decided_by === 'sender' && state !== 'replaced' && (fee_fen ?? 0) > 0);

/** The sums of an order with what its decisions cost now in place of what they cost before, fen. Pure. */
export function withFees({ referencePrice, price }: OrderSums, decisions: readonly Charged[], beforeFen: number): OrderSums {
  const change = owedFen(decisions) - beforeFen;
  const more = (sum: Money): Money => ({ ...sum, amount: sum.amount + change });
  const lines = price && [...price.lines.filter(({ code }) => code !== 'REDELIVERY'), ...feeLines(decisions)];
  return { referencePrice: more(referencePrice), price: price && lines && { ...price, lines, total: more(price.total) } };
}

function feeLines(decisions: readonly Charged[]): PriceLine[] {
  const ruleOf = ({ created_at, time_zone }: Charged) => redeliveryRule(localDay(created_at, time_zone));
  const byRule = Map.groupBy(chargedOf(decisions), (decision) => `${ruleOf(decision).id} ${decision.fee_fen}`);
  return [...byRule.values()].flatMap((alike) => {
    const [first] = alike;
    if (!first) return [];
    const rate = first.fee_fen ?? 0;
    return [{
      code: 'REDELIVERY' as const, ruleId: ruleOf(first).id, basis: 'waybill' as const, quantity: alike.length, unit: 'waybill' as const, unitSize: 1, rate, amount: rate * alike.length,
      currency: 'CNY' as const, original: null, params: { attempts: alike.length },
    }];
  });
}

/**
 * Writes them on the order of a waybill that the caller holds. Without an order there is nobody to charge, and an order
 * without a price is told its whole price by customer service.
 */
export async function chargeOrder(tx: Transaction<Database>, waybillNo: string, decisions: readonly Charged[], beforeFen: number, at: Date): Promise<void> {
  if (owedFen(decisions) === beforeFen) return;
  const order = await tx.selectFrom('customer_order').select(['id', 'reference_price', 'price']).where('waybill_no', '=', waybillNo).forUpdate().executeTakeFirst();
  if (!order?.reference_price) return;
  const { referencePrice, price } = withFees({ referencePrice: order.reference_price, price: order.price }, decisions, beforeFen);
  await tx
    .updateTable('customer_order')
    .set({ reference_price: JSON.stringify(referencePrice), price: price && JSON.stringify(price), version: sql`version + 1`, updated_at: at })
    .where('id', '=', order.id)
    .execute();
}
