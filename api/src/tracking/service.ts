/** Tracking: what is asked, folded and judged; what is known, read and put into words. */
import type { Kysely } from 'kysely';
import { ERROR } from '@amberlane/contract/calls';
import { errorMessage } from '@amberlane/contract/calls/error-messages';
import { judgeWaybillNo, parseWaybillList, RULES } from '@amberlane/contract/domain';
import { type Locale } from '@amberlane/contract/site';
import type { ReplyOf } from '@amberlane/contract/calls/call';
import { groupOf, type listExpressTrack, type TrackReply, type TrackResult } from '@amberlane/contract/calls/tracking';
import type { Database } from '../database/tables.ts';
import { ApiError } from '../api-error.ts';
import { placeBook, type PlaceBook } from './place-repository.ts';
import { readParcel } from './reading-parcel.ts';
import { findByMallNo, findParcels, type TrackEventRow } from './repository.ts';
import { toTrackedWaybill } from './wire.ts';

/**
 * Distinct folded numbers in the order asked. Throws WAYBILL_REQUIRED for none and TOO_MANY_WAYBILLS, with the
 * count, for more than a query may hold (spec §5).
 */
export function readWaybillNumbers(typed: readonly string[]): readonly string[] {
  const { numbers, count, tooMany } = parseWaybillList(typed.join('\n'));
  if (count === 0) throw new ApiError(ERROR.WAYBILL_REQUIRED);
  if (tooMany) throw new ApiError(ERROR.TOO_MANY_WAYBILLS, { params: { count, max: RULES.tracking.maxNumbers } });
  return numbers;
}

export interface Tracking {
  /** One result a number, in the order asked. Numbers are folded already. */
  track(numbers: readonly string[], locale: Locale): Promise<TrackReply>;
  /** Every waybill under a shop's order number; an unknown one is a single `noInfo`. */
  trackMallNo(mallNo: string, locale: Locale): Promise<TrackReply>;
  /** The newest event of each number. */
  latest(numbers: readonly string[], locale: Locale): Promise<LatestReply>;
}

export function tracking(db: Kysely<Database>, now: () => Date): Tracking {
  const book = placeBook(db);

  async function track(numbers: readonly string[], locale: Locale): Promise<TrackReply> {
    const asOf = now();
    return { results: await results(db, book, numbers, locale, asOf), asOf: asOf.toISOString() };
  }
  return {
    track,
    trackMallNo: async (mallNo, locale) => {
      const known = await findByMallNo(db, mallNo, RULES.tracking.maxNumbers);
      if (known.length > 0) return track(known, locale);
      return { results: [unknown(mallNo, locale)], asOf: now().toISOString() };
    },
    latest: async (numbers, locale) => {
      const { results: all, asOf } = await track(numbers, locale);
      return { results: all.map(toLatest), asOf };
    },
  };
}

const faultOf = <const C extends number>(code: C, locale: Locale) => ({ code, message: errorMessage(code, locale) });

const unknown = (waybillNo: string, locale: Locale): TrackResult => ({
  outcome: 'noInfo', waybillNo, hint: 'unknown', missingDigits: null, suggestion: null, fault: faultOf(ERROR.NO_TRACK_INFO, locale),
});

const unanswered = (waybillNo: string, locale: Locale): TrackResult => ({ outcome: 'failed', waybillNo, fault: faultOf(ERROR.TRACKING_FAILED, locale) });

async function results(db: Kysely<Database>, book: PlaceBook, numbers: readonly string[], locale: Locale, asOf: Date): Promise<TrackResult[]> {
  // A number in a wrong shape or with a wrong check digit is none of ours: it never reaches the database.
  const plausible = numbers.filter((number) => judgeWaybillNo(number).kind === 'ok');
  const { waybills, events } = await findParcels(db, plausible);
  const places = await book.find(placeCodes(waybills, events));
  const rows = new Map(waybills.map((row) => [row.waybill_no, row]));
  const histories = Map.groupBy(events, (event) => event.waybill_no);
  return numbers.map((waybillNo) => {
    const row = rows.get(waybillNo);
    if (!row) return judged(waybillNo, locale);
    if (row.upstream) return row.upstream === 'failing' ? unanswered(waybillNo, locale) : { outcome: 'waiting', waybillNo };
    const parcel = readParcel(row, histories.get(waybillNo) ?? [], places);
    return parcel ? { outcome: 'found', waybillNo, waybill: toTrackedWaybill(parcel, { places, locale }, asOf) } : unknown(waybillNo, locale);
  });
}

/** What can be said of a number that we don't know: its shape tells whether it was mistyped. */
function judged(waybillNo: string, locale: Locale): TrackResult {
  const verdict = judgeWaybillNo(waybillNo);
  if (verdict.kind === 'ok') return unknown(waybillNo, locale);
  const missingDigits = verdict.kind === 'shape' ? verdict.missing : null;
  return { outcome: 'noInfo', waybillNo, hint: verdict.kind, missingDigits, suggestion: verdict.suggestion, fault: faultOf(ERROR.WAYBILL_MALFORMED, locale) };
}

function* placeCodes(waybills: readonly { origin: string; destination: string }[], events: readonly TrackEventRow[]): Iterable<string> {
  for (const { origin, destination } of waybills) yield* [origin, destination];
  for (const { place, towards } of events) {
    yield place;
    if (towards !== null) yield towards;
  }
}

type LatestReply = ReplyOf<typeof listExpressTrack>;

function toLatest(result: TrackResult): LatestReply['results'][number] {
  const latest = result.outcome === 'found' ? (result.waybill.events[0] ?? null) : null;
  return { waybillNo: result.waybillNo, outcome: result.outcome, group: groupOf(result), latest };
}
