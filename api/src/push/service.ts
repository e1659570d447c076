/** A push: judged event by event, written in one transaction, answered event by event. */
import type { Kysely } from 'kysely';
import type { ReplyOf } from '@amberlane/contract/calls/call';
import type { pushTrackEvents, PushResult } from '@amberlane/contract/calls/push';
import type { Database } from '../database/tables.ts';
import { codeOf } from '../error-code.ts';
import { placeBook } from '../tracking/place-repository.ts';
import type { PushQueue } from './push-queue.ts';
import { accepted, duplicate, eventKey, readEvents, rejected, type ReadEvent } from './read-events.ts';
import { writeEvents, type Written } from './repository.ts';

export interface PushParts {
  readonly db: Kysely<Database>;
  readonly now: () => Date;
  readonly queue: PushQueue;
}

type PushReply = ReplyOf<typeof pushTrackEvents>;

/** Takes a batch; `mayCreate` says whether the key may make waybills. */
export type Push = (sent: readonly unknown[], mayCreate: boolean) => Promise<PushReply>;

export function pushService({ db, now, queue }: PushParts): Push {
  const book = placeBook(db);
  return async (sent, mayCreate) => {
    const receivedAt = now();
    const places = await book.find(placesOf(sent));
    const { events, settled } = readEvents(sent, { now: receivedAt, isMarket: (code) => places.has(code), mayCreate });
    const written = events.length === 0 ? NOTHING : await queue.run(() => writeAgain(() => writeEvents(db, events, receivedAt)));
    const results = [...settled, ...events.map((read) => resultOf(read, written))].sort((a, b) => a.index - b.index);
    const count = (result: PushResult['result']): number => results.filter((one) => one.result === result).length;
    return { accepted: count('accepted'), duplicates: count('duplicate'), rejected: count('rejected'), results, receivedAt: receivedAt.toISOString() };
  };
}

const NOTHING: Written = { inserted: new Set(), unknownWaybills: new Set() };

function resultOf({ index, event }: ReadEvent, { inserted, unknownWaybills }: Written): PushResult {
  if (inserted.has(eventKey(event))) return accepted(index);
  return unknownWaybills.has(event.waybillNo) ? rejected(index, 'unknownWaybill', 'waybillNo') : duplicate(index);
}

/** Deadlock and serialization failure: nothing was written, and the next try meets another order of things. */
const WORTH_ANOTHER_TRY = ['40P01', '40001'];
const TRIES = 3;

async function writeAgain(write: () => Promise<Written>): Promise<Written> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await write();
    } catch (error) {
      if (tries === TRIES || !WORTH_ANOTHER_TRY.includes(codeOf(error))) throw error;
    }
  }
}

/** Codes named as places, unjudged: the book reads its table again only for one that it does not know. */
function* placesOf(sent: readonly unknown[]): Iterable<string> {
  for (const item of sent) {
    const waybill = valueOf(item, 'waybill');
    for (const code of [valueOf(item, 'place'), valueOf(item, 'towards'), valueOf(waybill, 'origin'), valueOf(waybill, 'destination')]) if (typeof code === 'string') yield code;
  }
}

const valueOf = (object: unknown, name: string): unknown => (typeof object === 'object' && object !== null ? Reflect.get(object, name) : undefined);
