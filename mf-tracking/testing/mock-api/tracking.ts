/** Tracking and shared parcels in the mock API. */
import { ERROR } from '@amberlane/contract/calls';
import { querySharedTrack, shareTrack } from '@amberlane/contract/calls/track-shares';
import { expressTrackDetails, groupOf, intlQueryTrackByMallNo, listExpressTrack, queryTrack, queryTrackByMallNo, unlockExpressTrack, type TrackReply } from '@amberlane/contract/calls/tracking';
import { queryOwnFollows, startOwnFollow, stopOwnFollow } from '@amberlane/contract/calls/tracking-subscriptions';
import { parseWaybillList, RULES } from '@amberlane/contract/domain';
import type { Locale } from '@amberlane/contract/site';
import type { MockApiContext } from '@amberlane/testing/mock-api/mock-api-part';
import { Refusal, serve, type MockRoutes } from '@amberlane/testing/mock-api/serve';
import { generatedWaybillNos, NAMED_ORDERS, resultOf, unknownNumber } from './parcels.ts';
import { createShares, detailBehind, maskedResult } from './shares.ts';

/** Orders of the shop with this in front have as many parcels as the number behind it says, at most a query full. */
const SHOP_ORDER = /^SHOP-(\d+)$/;

function numbersOf(typed: readonly string[]): readonly string[] {
  const { numbers, count, tooMany } = parseWaybillList(typed.join('\n'));
  if (count === 0) throw new Refusal(ERROR.WAYBILL_REQUIRED);
  if (tooMany) throw new Refusal(ERROR.TOO_MANY_WAYBILLS, { values: { count, max: RULES.tracking.maxNumbers } });
  return numbers;
}

function numbersOfOrder(mallNo: string): string[] {
  const named = NAMED_ORDERS[mallNo];
  if (named) return [named];
  const parcels = Number(SHOP_ORDER.exec(mallNo)?.[1] ?? 0);
  return parcels > 0 ? generatedWaybillNos(Math.min(parcels, RULES.tracking.maxNumbers)) : [mallNo];
}

type Track = (numbers: readonly string[], locale: Locale) => TrackReply;

export function serveTracking(routes: MockRoutes, { isEmpty, now }: MockApiContext): void {
  const track: Track = (numbers, locale) => {
    const asOf = now();
    const results = numbers.map((waybillNo) =>
      isEmpty() ? unknownNumber(waybillNo, locale) : resultOf(waybillNo, locale, asOf),
    );
    return { results, asOf: asOf.toISOString() };
  };
  serve(routes, queryTrack, ({ waybillNos }, { locale }) => track(numbersOf(waybillNos), locale));
  for (const call of [queryTrackByMallNo, intlQueryTrackByMallNo]) serve(routes, call, ({ mallNo }, { locale }) => track(numbersOfOrder(mallNo), locale));
  serve(routes, listExpressTrack, ({ waybillNos }, { locale }) => {
    const { results, asOf } = track(numbersOf(waybillNos), locale);
    return {
      asOf,
      results: results.map((result) => ({
        waybillNo: result.waybillNo,
        outcome: result.outcome,
        group: groupOf(result),
        latest: result.outcome === 'found' ? (result.waybill.events[0] ?? null) : null,
      })),
    };
  });
  serveDetails(routes, track);
  serveFollows(routes, track);
  serveShares(routes, track, now);
}

/** Two parcels under way, until they are stopped, and those that are added. */
function serveFollows(routes: MockRoutes, track: Track): void {
  let numbers: readonly string[] = ['GH520938177409', 'PK918203744566'];
  const answer = (locale: Locale) => {
    const list = track(numbers, locale).results.flatMap((result) => {
      const newest = result.outcome === 'found' ? result.waybill.events[0] : undefined;
      return newest ? [{ waybillNo: result.waybillNo, latestCode: newest.code, latestReason: newest.reason, latestAt: newest.occurredAt, place: newest.place.name, timeZone: newest.place.timeZone }] : [];
    });
    return { list, total: list.length, address: 'ama@example.com' };
  };
  serve(routes, queryOwnFollows, (_input, { locale }) => answer(locale));
  serve(routes, startOwnFollow, ({ waybillNos: typed }, { locale }) => {
    const started = numbersOf([typed]).filter((number) => track([number], locale).results.some(({ outcome }) => outcome === 'found'));
    if (started.length === 0) throw new Refusal(ERROR.NO_TRACK_INFO);
    numbers = [...new Set([...numbers, ...started])];
    return { waybillNos: started, address: 'ama@example.com' };
  });
  serve(routes, stopOwnFollow, ({ waybillNo }, { locale }) => {
    if (!numbers.includes(waybillNo)) throw new Refusal(ERROR.NOT_FOUND, { status: 404 });
    numbers = numbers.filter((number) => number !== waybillNo);
    return answer(locale);
  });
}

function serveDetails(routes: MockRoutes, track: Track): void {
  serve(routes, expressTrackDetails, ({ waybillNo }, { locale }) => {
    const [result] = track(numbersOf([waybillNo]).slice(0, 1), locale).results;
    if (!result) throw new Refusal(ERROR.NO_TRACK_INFO);
    return result.outcome === 'found' ? { ...result, detail: null } : result;
  });
  serve(routes, unlockExpressTrack, ({ waybillNo, phoneLast4 }, { locale }) => {
    const [number = ''] = numbersOf([waybillNo]);
    const [result] = track([number], locale).results;
    const detail = detailBehind(number, phoneLast4);
    if (result?.outcome !== 'found' || !detail) throw new Refusal(ERROR.DETAILS_CLOSED, { status: 403 });
    return { ...result, detail };
  });
}

function serveShares(routes: MockRoutes, track: Track, now: () => Date): void {
  const shares = createShares(now);
  serve(routes, shareTrack, ({ waybillNo }, { locale }) => {
    const [number = ''] = numbersOf([waybillNo]);
    if (track([number], locale).results[0]?.outcome !== 'found') throw new Refusal(ERROR.NO_TRACK_INFO, { status: 404 });
    return shares.make(number);
  });
  serve(routes, querySharedTrack, ({ token }, { locale }) => {
    const share = shares.find(token);
    const { results, asOf } = track(share ? [share.waybillNo] : [], locale);
    const [result] = results;
    if (!share || !result) throw new Refusal(ERROR.SHARE_UNKNOWN, { status: 404 });
    return { result: maskedResult(result), expiresAt: share.expiresAt, asOf };
  });
}
