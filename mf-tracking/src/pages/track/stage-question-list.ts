/** Which questions belong to which state of a parcel. Pure. */
import type { EventCode, TrackedWaybill } from '@amberlane/contract/calls/tracking';

/** Anchors of the whole answers in the help, by question. */
const ANCHORS = {
  silent: 'no-information',
  quiet: 'no-scan',
  duties: 'who-pays',
  customs: 'customs-held',
  documents: 'papers',
  hour: 'which-hour',
  change: 'new-time',
  collect: 'collect',
  missing: 'not-received',
  damaged: 'claim',
  returned: 'ten-days',
} as const;

type QuestionId = keyof typeof ANCHORS;

export interface Question {
  readonly id: QuestionId;
  readonly anchor: string;
}

const BEFORE_PICKUP: readonly QuestionId[] = ['silent', 'duties', 'change'];
const ON_ITS_WAY: readonly QuestionId[] = ['quiet', 'duties', 'change'];
const AT_CUSTOMS: readonly QuestionId[] = ['customs', 'documents', 'duties'];
const AT_THE_DOOR: readonly QuestionId[] = ['hour', 'change'];

const BY_CODE: Readonly<Partial<Record<EventCode, readonly QuestionId[]>>> = {
  ORDER_CREATED: BEFORE_PICKUP,
  PICKUP_SCHEDULED: BEFORE_PICKUP,
  EXPORT_CUSTOMS: ['quiet', 'documents', 'change'],
  IMPORT_CUSTOMS: AT_CUSTOMS,
  CUSTOMS_HELD: AT_CUSTOMS,
  AT_DELIVERY_SITE: AT_THE_DOOR,
  OUT_FOR_DELIVERY: AT_THE_DOOR,
  ATTEMPT_FAILED: ['change', 'hour'],
  DELIVERY_DECIDED: AT_THE_DOOR,
  READY_AT_POINT: ['collect', 'change'],
  DELIVERED: ['missing', 'damaged'],
  RETURN_STARTED: ['returned'],
  RETURNED_TO_WAREHOUSE: ['returned'],
  DISPOSED: ['returned', 'damaged'],
};

/** Two or three, the likeliest first. A parcel within a country meets no customs. */
export function questionsOf({ expressStatus, origin, destination }: Pick<TrackedWaybill, 'expressStatus' | 'origin' | 'destination'>): readonly Question[] {
  const abroad = origin.country !== destination.country;
  const asked = BY_CODE[expressStatus] ?? ON_ITS_WAY;
  return asked.filter((id) => abroad || (id !== 'duties' && id !== 'documents')).map((id) => ({ id, anchor: ANCHORS[id] }));
}
