/** A parcel of the domain in the shape of the contract: names in the reader's language, instants as ISO text. */
import type { Locale } from '@amberlane/contract/site';
import type { TrackEvent, TrackPlace, TrackedWaybill } from '@amberlane/contract/calls/tracking';
import { deliveryWindow, nextEvent } from './expectation.ts';
import { milestonesOf } from './milestones.ts';
import { latestOf, needsAction, type Parcel, type ParcelEvent, type Place } from './parcel.ts';
import type { PlaceRow } from './place-repository.ts';

export interface Wording {
  readonly places: ReadonlyMap<string, PlaceRow>;
  readonly locale: Locale;
}

export function toTrackedWaybill(parcel: Parcel, wording: Wording, now: Date): TrackedWaybill {
  const latest = latestOf(parcel);
  const window = deliveryWindow(parcel, now);
  const next = nextEvent(parcel, window);
  const place = (at: Place): TrackPlace => toTrackPlace(at, wording);
  return {
    waybillNo: parcel.waybillNo,
    group: latest.code === 'DELIVERED' ? 'signed' : 'inTransit',
    expressStatus: latest.code,
    needsAction: needsAction(latest),
    expressType: parcel.product,
    origin: place(parcel.origin),
    destination: place(parcel.destination),
    weightGrams: parcel.weightGrams,
    pacNumber: parcel.pieces,
    milestones: milestonesOf(parcel, window).map(({ milestone, state, at, place: where }) => ({
      milestone,
      state,
      at: at?.toISOString() ?? null,
      place: where && place(where),
    })),
    expected: window && { from: window.from.toISOString(), to: window.to.toISOString(), missed: window.missed?.toISOString() ?? null },
    nextScan: next && { code: next.code, place: place(next.place), by: next.by.toISOString() },
    events: parcel.events.map((event) => toTrackEvent(event, event === latest, wording)).reverse(),
  };
}

/** Only the newest event can still ask for something: what came after an older one has settled it. */
export function toTrackEvent(event: ParcelEvent, isLatest: boolean, wording: Wording): TrackEvent {
  const { id, code, reason, handover, disposal, attempt, towards } = event;
  return {
    id,
    code,
    reason,
    handover,
    disposal,
    attempt,
    towards: towards && toTrackPlace(towards, wording),
    actionRequired: isLatest && needsAction(event),
    occurredAt: event.occurredAt.toISOString(),
    place: toTrackPlace(event.place, wording),
  };
}

function toTrackPlace({ code, country, timeZone }: Place, { places, locale }: Wording): TrackPlace {
  const row = places.get(code);
  const position = row && positionOf(row);
  return { code, country, timeZone, name: row?.names[locale] ?? code, ...(position && { position }) };
}

function positionOf({ lat_tenths: lat, lng_tenths: lng }: PlaceRow): TrackPlace['position'] {
  return lat === null || lng === null ? undefined : { lat: lat / 10, lng: lng / 10 };
}
