/** What lists of orders tell of parcels that are not delivered yet: until when to choose, when they are expected, where they were seen last, and why they were not delivered. */
import type { Kysely } from 'kysely';
import type { OrderSummary } from '@amberlane/contract/calls/orders';
import { statusOfScan, type OrderStatus } from '@amberlane/contract/domain/order-states';
import type { Locale } from '@amberlane/contract/site';
import type { Database } from '../database/tables.ts';
import { failedAttempts, standingOf } from '../delivery-decisions/decision-period.ts';
import { dueDecisions } from '../delivery-decisions/due-decisions.ts';
import { ownParcels } from '../delivery-decisions/repository.ts';
import { deliveryWindow } from '../tracking/expectation.ts';
import { latestOf, type Parcel } from '../tracking/parcel.ts';
import type { PlaceBook } from '../tracking/place-repository.ts';
import { orderStatus } from './order-status.ts';
import type { OrderRow } from './repository.ts';

export type OrderOutlook = Pick<OrderSummary, 'decideBy' | 'expected' | 'lastPlace' | 'failedAttempts'>;

export const NO_OUTLOOK: OrderOutlook = { decideBy: null, expected: null, lastPlace: '', failedAttempts: null };

/** By tracking number; orders without a parcel, or whose parcel is delivered, are left out. */
export async function outlooks(
  { db, book }: { readonly db: Kysely<Database>; readonly book: PlaceBook }, rows: readonly OrderRow[], locale: Locale, now: Date,
): Promise<ReadonlyMap<string, OrderOutlook>> {
  const told = rows.flatMap(({ waybill_no: waybillNo, stage, latest_code: code }) => (waybillNo !== null && TOLD.includes(orderStatus(stage, code)) ? [waybillNo] : []));
  if (told.length === 0) return new Map();
  const parcels = await ownParcels(db, told, book);
  const [due, places] = await Promise.all([dueDecisions(db, parcels, now), book.find([...parcels.values()].map((parcel) => latestOf(parcel).place.code))]);
  const outlookOf = (parcel: Parcel): OrderOutlook => {
    const decision = due.get(parcel.waybillNo);
    const window = deliveryWindow(parcel, now);
    const latest = latestOf(parcel);
    const failed = failedAttempts(standingOf(parcel, now), now);
    return {
      decideBy: decision ? { at: decision.at.toISOString(), timeZone: decision.timeZone } : null,
      // Who has to choose first gets no day: it depends on the choice.
      expected: window && !decision ? { from: window.from.toISOString(), to: window.to.toISOString(), timeZone: parcel.destination.timeZone } : null,
      // Before it is handed over nobody has seen it.
      lastPlace: EXPECTED_BY_US.includes(statusOfScan(latest.code)) ? '' : (places.get(latest.place.code)?.names[locale] ?? ''),
      failedAttempts: failed && { count: failed.count, reason: failed.reason, freeLeft: failed.freeLeft, freeUntil: failed.freeUntil, feePerAttempt: { amount: failed.feeFen, currency: 'CNY' } },
    };
  };
  return new Map([...parcels].map(([waybillNo, parcel]) => [waybillNo, outlookOf(parcel)]));
}

/** Sent, and not handed over to us. */
const EXPECTED_BY_US: readonly OrderStatus[] = ['SUBMITTED', 'ACCEPTED'];
const TOLD: readonly OrderStatus[] = [...EXPECTED_BY_US, 'PICKED_UP', 'IN_TRANSIT', 'RETURNED'];
