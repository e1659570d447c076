/** The newest event of a waybill, from which its state is read. Pure. */
import { EVENT_CODES, type EventCode } from '@amberlane/contract/calls/tracking';

export interface Head {
  readonly waybillNo: string;
  readonly code: EventCode;
  readonly at: Date;
}

/** Place of a code in a parcel's life: of two events of one instant the later in life is the newer. */
const lifeOrder = (code: EventCode): number => EVENT_CODES.indexOf(code);

const isNewer = (a: Head, b: Head): boolean => a.at.getTime() - b.at.getTime() > 0 || (a.at.getTime() === b.at.getTime() && lifeOrder(a.code) > lifeOrder(b.code));

/** The newest of each waybill, sorted by number, in whatever order the events arrived. */
export function headsOf(events: readonly Head[]): readonly Head[] {
  const heads = new Map<string, Head>();
  for (const event of events) {
    const known = heads.get(event.waybillNo);
    if (!known || isNewer(event, known)) heads.set(event.waybillNo, event);
  }
  return [...heads.values()].sort((a, b) => (a.waybillNo < b.waybillNo ? -1 : 1));
}
