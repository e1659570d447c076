/**
 * The ledger of cash on delivery. Entries follow from delivered orders that were to be paid at the door; a repeated run
 * writes nothing twice. Amounts are minor units of the currency in which the courier collected.
 */
import { sql, type Kysely } from 'kysely';
import { cashOnDeliveryFee, cashOnDeliveryRule, convertMinor, exchangeRates } from '@amberlane/contract/domain';
import { money, type Money } from '@amberlane/contract/domain/money';
import type { Database } from '../database/tables.ts';
import { rateDay } from '../rates/rate-day.ts';

const BATCH = 500;

/** The fee of an amount in its own currency, with the rule that set it: floor and ceiling are those of the rule in yuan, at the rate of the day. */
export function codFee({ amount, currency }: Money, deliveredAt: Date): { readonly fee: number; readonly ruleId: string } {
  const day = rateDay(deliveredAt);
  const rule = cashOnDeliveryRule(day);
  const own = (fen: number): number => convertMinor(fen, 'CNY', currency, exchangeRates(day));
  return { fee: cashOnDeliveryFee(amount, { ...rule, minFen: own(rule.minFen), maxFen: own(rule.maxFen) }), ruleId: rule.id };
}

/** Writes the entries that are missing: of one customer, or of all with null. Gives their count. */
export async function fillEntries(db: Kysely<Database>, accountId: string | null): Promise<number> {
  let count = 0;
  for (;;) {
    const rows = await missingEntries(db, accountId);
    if (rows.length > 0) await db.insertInto('cod_entry').values(rows).onConflict((conflict) => conflict.column('waybill_no').doNothing()).execute();
    count += rows.length;
    if (rows.length < BATCH) return count;
  }
}

async function missingEntries(db: Kysely<Database>, accountId: string | null) {
  let query = db
    .selectFrom('customer_order')
    .innerJoin('waybill', 'waybill.waybill_no', 'customer_order.waybill_no')
    .innerJoin('place', 'place.code', 'waybill.destination')
    .leftJoin('cod_entry', 'cod_entry.waybill_no', 'waybill.waybill_no')
    .select(['customer_order.id', 'customer_order.account_id', 'customer_order.order_no', 'customer_order.form', 'waybill.waybill_no', 'waybill.latest_at', 'place.time_zone'])
    .where('customer_order.stage', '=', 'SUBMITTED')
    .where(sql<boolean>`jsonb_typeof(customer_order.form -> 'cod') = 'object'`)
    .where('waybill.latest_code', '=', 'DELIVERED')
    .where('cod_entry.waybill_no', 'is', null)
    .limit(BATCH);
  if (accountId !== null) query = query.where('customer_order.account_id', '=', accountId);
  const rows = await query.execute();
  return rows.map(({ id, account_id, order_no, form, waybill_no, latest_at, time_zone }) => {
    const collected = money.parse(form.cod);
    const { fee, ruleId } = codFee(collected, latest_at);
    return {
      waybill_no, account_id, order_id: id, order_no, recipient: form.acceptName, currency: collected.currency, collected: collected.amount, fee, rule_id: ruleId,
      delivered_at: latest_at, time_zone, remittance_id: null,
    };
  });
}
