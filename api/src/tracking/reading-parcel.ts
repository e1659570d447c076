/** Rows of one waybill become a parcel of the domain: places looked up, events in the order of life. */
import { inLifeOrder } from './lifecycle.ts';
import type { Parcel, ParcelEvent, Place } from './parcel.ts';
import type { PlaceRow } from './place-repository.ts';
import type { TrackEventRow, WaybillRow } from './repository.ts';

/** null when the waybill has no event yet, or when a place is not in the place table. */
export function readParcel(
  row: WaybillRow,
  eventRows: readonly TrackEventRow[],
  places: ReadonlyMap<string, PlaceRow>,
): Parcel | null {
  const placeOf = (code: string): Place | null => {
    const place = places.get(code);
    return place ? { code, country: place.country, timeZone: place.time_zone } : null;
  };
  const origin = placeOf(row.origin);
  const destination = placeOf(row.destination);
  const events = eventRows.flatMap((event) => {
    const place = placeOf(event.place);
    return place ? [readEvent(event, place, event.towards === null ? null : placeOf(event.towards))] : [];
  });
  const [first, ...rest] = inLifeOrder(events);
  if (!origin || !destination || !first) return null;
  return {
    waybillNo: row.waybill_no,
    product: row.product,
    origin,
    destination,
    weightGrams: row.weight_grams,
    pieces: row.pieces,
    createdAt: row.created_at,
    shipWay: row.ship_way,
    events: [first, ...rest],
  };
}

function readEvent(row: TrackEventRow, place: Place, towards: Place | null): ParcelEvent {
  const { event_id: id, code, reason, handover, disposal, attempt, occurred_at: occurredAt } = row;
  return { id, code, reason, handover, disposal, attempt, place, towards, occurredAt };
}
