/** Pages that help with what happened: the place to act first, then the answer to read. */
import type { EventCode, EventReason, TrackEvent } from '@amberlane/contract/calls/tracking';

export interface StepLink {
  /** Site-relative path. */
  readonly to: string;
  readonly labelId: string;
}

const DECIDE = 'track.link.decide';
/** After an attempt the choice is one of days, places and addresses; after a return it may end the journey. */
const CHOOSE_DELIVERY = 'track.link.chooseDelivery';
const SUPPORT: StepLink = { to: 'contact-us', labelId: 'track.link.support' };
const answer = (anchor: string, labelId: string): StepLink => ({ to: `help#${anchor}`, labelId });

/** What customs wait for goes to customer service with the form for messages, which knows the parcel and takes files. */
const SENDS: Readonly<Partial<Record<EventReason, string>>> = { DOCUMENTS_MISSING: 'track.link.sendPapers', RECEIVER_ID_MISSING: 'track.link.sendId', DUTY_UNPAID: 'track.link.payDuties' };
const sendPath = (waybillNo: string): string => `service/feedback?waybill=${waybillNo}&topic=customs`;

/** The one thing that is asked of the reader; other links help with it. */
export const isAction = ({ labelId }: StepLink): boolean => [DECIDE, CHOOSE_DELIVERY].includes(labelId) || Object.values(SENDS).includes(labelId);

const LATE = answer('no-scan', 'track.link.noScan');
const PAPERS = answer('papers', 'track.link.papers');
const CHOOSE = answer('new-time', 'track.link.newTime');

const BY_REASON: Readonly<Partial<Record<EventReason, readonly StepLink[]>>> = {
  DOCUMENTS_MISSING: [PAPERS, SUPPORT],
  RECEIVER_ID_MISSING: [PAPERS, SUPPORT],
  DUTY_UNPAID: [answer('who-pays', 'track.link.whoPays'), SUPPORT],
  INSPECTION: [answer('customs-held', 'track.link.held')],
  NOBODY_HOME: [SUPPORT, CHOOSE],
  ADDRESS_INCOMPLETE: [SUPPORT, answer('label', 'track.link.address')],
  RECEIVER_UNREACHABLE: [SUPPORT, CHOOSE],
  RECEIVER_POSTPONED: [CHOOSE],
  REFUSED: [SUPPORT, answer('refuse', 'track.link.refused')],
};

const BY_CODE: Readonly<Partial<Record<EventCode, readonly StepLink[]>>> = {
  ORDER_CREATED: [answer('no-information', 'track.link.noInformation')],
  OUT_FOR_DELIVERY: [answer('which-hour', 'track.link.whichHour')],
  CUSTOMS_HELD: [SUPPORT, answer('customs-held', 'track.link.held')],
  ATTEMPT_FAILED: [SUPPORT, CHOOSE],
  DELIVERED: [SUPPORT],
  RETURNED_TO_WAREHOUSE: [SUPPORT, answer('ten-days', 'track.link.tenDays')],
  DISPOSED: [SUPPORT],
};

/** After these the reader decides what happens next (mf-shipping). */
const DECIDED: readonly EventCode[] = ['ATTEMPT_FAILED', 'RETURNED_TO_WAREHOUSE', 'DELIVERY_DECIDED'];

/** Links for the newest event of a waybill; `late`: the one after it is overdue. */
export function stepLinks({ code, reason, place }: TrackEvent, late: boolean, waybillNo: string): readonly StepLink[] {
  const usual = (reason && BY_REASON[reason]) ?? BY_CODE[code] ?? [];
  // The answer about another day says what the page of the choice offers.
  if (DECIDED.includes(code)) return [{ to: `express/delivery-choice?waybill=${waybillNo}`, labelId: code === 'ATTEMPT_FAILED' ? CHOOSE_DELIVERY : DECIDE }, ...usual.filter((link) => link !== CHOOSE)];
  const sends = reason && SENDS[reason];
  if (sends) return [{ to: sendPath(waybillNo), labelId: sends }, ...usual];
  if (late) return [SUPPORT, LATE];
  if (code === 'READY_AT_POINT') {
    return [{ to: `location-map?q=${encodeURIComponent(place.name)}`, labelId: 'track.link.points' }, answer('collect', 'track.link.collect')];
  }
  return usual;
}
