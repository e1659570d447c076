/** What can be said of pushed events before the database is asked: read one by one, so that a bad one spoils no other. Pure. */
import { RULES } from '@amberlane/contract/domain';
import { EVENT_CODES } from '@amberlane/contract/calls/tracking';
import { pushedEvent, type PushedEvent, type PushResult, type Rejection } from '@amberlane/contract/calls/push';

/** An event that may be written, with its position in the request. */
export interface ReadEvent {
  readonly index: number;
  readonly event: PushedEvent;
  readonly occurredAt: Date;
}

export interface ReadBatch {
  readonly events: readonly ReadEvent[];
  /** Results that are already certain: rejections, and repetitions within the batch. */
  readonly settled: readonly PushResult[];
}

export interface Judges {
  readonly now: Date;
  readonly isMarket: (code: string) => boolean;
  /** The key may make waybills. */
  readonly mayCreate: boolean;
}

export const rejected = (index: number, reason: Rejection, field: string | null = null): PushResult => ({ index, result: 'rejected', reason, field });
export const duplicate = (index: number): PushResult => ({ index, result: 'duplicate', reason: null, field: null });
export const accepted = (index: number): PushResult => ({ index, result: 'accepted', reason: null, field: null });

export const eventKey = ({ waybillNo, eventId }: { readonly waybillNo: string; readonly eventId: string }): string => `${waybillNo} ${eventId}`;

/** Reads a batch. The first of two events with one key counts, the second repeats it. */
export function readEvents(sent: readonly unknown[], judges: Judges): ReadBatch {
  const events: ReadEvent[] = [];
  const settled: PushResult[] = [];
  const seen = new Set<string>();
  sent.forEach((item, index) => {
    const read = readEvent(item, index, judges);
    if ('result' in read) settled.push(read);
    else if (seen.has(eventKey(read.event))) settled.push(duplicate(index));
    else {
      seen.add(eventKey(read.event));
      events.push(read);
    }
  });
  return { events, settled };
}

function readEvent(item: unknown, index: number, { now, isMarket, mayCreate }: Judges): ReadEvent | PushResult {
  const parsed = pushedEvent.safeParse(item);
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path.join('.') ?? '';
    return field === 'code' && isUnknownCode(item) ? rejected(index, 'unknownCode', field) : rejected(index, 'malformed', field);
  }
  const event = parsed.data;
  const occurredAt = new Date(event.occurredAt);
  if (occurredAt.getTime() - now.getTime() > RULES.push.aheadMinutes * 60_000) return rejected(index, 'inFuture', 'occurredAt');
  if (!isMarket(event.place)) return rejected(index, 'unknownPlace', 'place');
  if (event.towards !== null && !isMarket(event.towards)) return rejected(index, 'unknownPlace', 'towards');
  if (event.waybill) {
    if (!mayCreate) return rejected(index, 'scope', 'waybill');
    if (!isMarket(event.waybill.origin)) return rejected(index, 'unknownPlace', 'waybill.origin');
    if (!isMarket(event.waybill.destination)) return rejected(index, 'unknownPlace', 'waybill.destination');
  }
  return { index, event, occurredAt };
}

/** A code that is well written but none of ours, which a partner has to map. */
function isUnknownCode(item: unknown): boolean {
  if (typeof item !== 'object' || item === null || !('code' in item)) return false;
  const { code } = item;
  return typeof code === 'string' && /^\w{1,40}$/.test(code) && !(EVENT_CODES as readonly string[]).includes(code);
}
