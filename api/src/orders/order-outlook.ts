/** What lists of orders tell of parcels under way: until when to choose, when they are expected, where they were seen last, and why they were not delivered. */
import type { Kysely } from 'kysely';
import type { OrderSummary } from '@amberlane/contract/calls/orders';
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

/** By tracking number; orders whose parcel is not under way are left out. */
export async function outlooks(
  { db, book }: { readonly db: Kysely<Database>; readonly book: PlaceBook }, rows: readonly OrderRow[], locale: Locale, now: Date,
): Promise<ReadonlyMap<string, OrderOutlook>> {
  const underWay = rows.flatMap(({ waybill_no: waybillNo, stage, latest_code: code }) => (waybillNo !== null && UNDER_WAY.includes(orderStatus(stage, code)) ? [waybillNo] : []));
  if (underWay.length === 0) return new Map();
  const parcels = await ownParcels(db, underWay, book);
  const [due, places] = await Promise.all([dueDecisions(db, parcels, now), book.find([...parcels.values()].map((parcel) => latestOf(parcel).place.code))]);
  const outlookOf = (parcel: Parcel): OrderOutlook => {
    const decision = due.get(parcel.waybillNo);
    const window = deliveryWindow(parcel, now);
    return {
      decideBy: decision ? { at: decision.at.toISOString(), timeZone: decision.timeZone } : null,
      // Who has to choose first gets no day: it depends on the choice.
      expected: window && !decision ? { from: window.from.toISOString(), to: window.to.toISOString(), timeZone: parcel.destination.timeZone } : null,
      lastPlace: places.get(latestOf(parcel).place.code)?.names[locale] ?? '',
      failedAttempts: failedAttempts(standingOf(parcel, now)),
    };
  };
  return new Map([...parcels].map(([waybillNo, parcel]) => [waybillNo, outlookOf(parcel)]));
}

const UNDER_WAY = ['PICKED_UP', 'IN_TRANSIT', 'RETURNED'] as readonly string[];
