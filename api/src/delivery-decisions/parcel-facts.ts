/** A parcel with everything that a decision about it is judged by. */
import type { Kysely } from 'kysely';
import { RULES } from '@amberlane/contract/domain';
import type { OrderDraft } from '@amberlane/contract/calls/orders';
import type { Country } from '@amberlane/contract/site';
import type { Database } from '../database/tables.ts';
import type { SiteRecord } from '../sites/repository.ts';
import type { Parcel } from '../tracking/parcel.ts';
import { placeBook, type PlaceRow } from '../tracking/place-repository.ts';
import { offeredDays, standingOf, type Closed, type OfferedDay, type Standing } from './decision-period.ts';
import { pointsOfCity } from './points-of-city.ts';
import { decisionsOf, findOrderForm, findParcel, type DecisionRow } from './repository.ts';

export interface ParcelFacts {
  readonly parcel: Parcel;
  readonly standing: Standing;
  /** Newest first. */
  readonly decisions: readonly DecisionRow[];
  /** The decision that holds: the newest one, unless a scan has carried it out. */
  readonly open: DecisionRow | null;
  readonly form: OrderDraft | null;
  readonly destination: PlaceRow;
  readonly points: readonly SiteRecord[];
  readonly daysOn: (now: Date) => readonly OfferedDay[];
}

/** null for a parcel that is not ours, or has no history. `standing.closed` leaves the deadline to the caller's clock. */
export async function parcelFacts(db: Kysely<Database>, waybillNo: string): Promise<ParcelFacts | null> {
  const parcel = await findParcel(db, waybillNo);
  if (!parcel) return null;
  const destination = (await placeBook(db).find([parcel.destination.code])).get(parcel.destination.code);
  if (!destination) return null;
  const standing = standingOf(parcel, new Date(0));
  const decisions = await decisionsOf(db, waybillNo);
  const form = await findOrderForm(db, waybillNo);
  const facts = { parcel, standing, decisions, open: openOf(decisions, standing), form, destination };
  return { ...facts, points: await pointsOfCity(db, destination, cityOf(facts).city), daysOn: (now) => offeredDays(standing, now, RULES.redelivery.offeredDays) };
}

export function openOf([newest]: readonly DecisionRow[], { latest }: Standing): DecisionRow | null {
  return newest?.state === 'open' && newest.created_at >= latest.occurredAt ? newest : null;
}

/** Why nothing can be decided now; null when something can. A parcel that goes back as the sender decided is decided about no more. */
export function closedOf(parcel: Parcel, decisions: readonly DecisionRow[], now: Date): Closed | null {
  const standing = standingOf(parcel, now);
  const [newest] = decisions;
  const goesBack = newest?.option === 'RETURN' && newest.created_at < standing.latest.occurredAt;
  return goesBack && standing.closed !== 'OVER' ? 'RETURNING' : standing.closed;
}

/** Where the recipient lives, as the order says it; the city of the lane for a parcel without an order. */
export function cityOf({ form, destination }: Pick<ParcelFacts, 'form' | 'destination'>): { readonly country: Country; readonly province: string; readonly city: string } {
  const address = form?.receiverAddress;
  if (address && address.countryCode === destination.country && address.city !== '') return { country: address.countryCode, province: address.province, city: address.city };
  return { country: destination.country, province: '', city: destination.names.en };
}
