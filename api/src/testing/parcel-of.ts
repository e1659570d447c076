/** Parcels for tests: a list of codes with hours between them becomes a parcel of the domain. */
import type { EventCode } from '@amberlane/contract/calls/tracking';
import { demoPlace } from '../demo/journey.ts';
import type { Parcel, ParcelEvent } from '../tracking/parcel.ts';

export type ToldEvent = readonly [at: string, place: string, code: EventCode, carries?: Partial<Omit<ParcelEvent, 'towards'>> & { towards?: string }];

/** `at` is an ISO instant; the first event is the oldest. */
export function parcelOf(facts: { product?: Parcel['product']; destination?: string; shipWay?: Parcel['shipWay'] }, events: readonly [ToldEvent, ...ToldEvent[]]): Parcel {
  const read = ([at, place, code, { towards, ...carries } = {}]: ToldEvent, index: number): ParcelEvent => ({
    id: `event-${index}`,
    code,
    reason: null,
    handover: null,
    disposal: null,
    attempt: null,
    place: demoPlace(place),
    occurredAt: new Date(at),
    ...carries,
    towards: towards === undefined ? null : demoPlace(towards),
  });
  const [first, ...rest] = events;
  return {
    waybillNo: 'GH520938177409',
    product: facts.product ?? 'smallParcel',
    origin: demoPlace('CN-CAN'),
    destination: demoPlace(facts.destination ?? 'GH-ACC'),
    weightGrams: 1400,
    pieces: 1,
    createdAt: new Date(first[0]),
    shipWay: facts.shipWay ?? null,
    events: [read(first, 0), ...rest.map((event, index) => read(event, index + 1))],
  };
}
