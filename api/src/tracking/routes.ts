/** Tracking calls (spec §7) over one service. A call costs as many tokens as it asks numbers. */
import type { FastifyInstance } from 'fastify';
import {
  expressTrackDetails, intlQueryTrackByMallNo, listExpressTrack, queryTrack, queryTrackByMallNo, unlockExpressTrack,
} from '@amberlane/contract/calls/tracking';
import { ERROR } from '@amberlane/contract/calls';
import { RULES } from '@amberlane/contract/domain';
import type { ApiContext } from '../context.ts';
import { ApiError } from '../api-error.ts';
import { LIST_BODY_BYTES, serveCall } from '../plugins/call-route.ts';
import { trackingDetails } from './details.ts';
import { networkOf } from '../plugins/rate-limit.ts';
import { DETAILS_EXAMPLE, LATEST_EXAMPLE, MALL_NO_EXAMPLE, TRACK_EXAMPLE, UNLOCK_EXAMPLE } from './examples.ts';
import { readMallNo } from './mall-no.ts';
import { readWaybillNumbers, tracking } from './service.ts';

const tag = 'Tracking';

/** Counted by the handler: as many tokens as it is asked for numbers. */
const BY_NUMBERS = 0;
/** A guess at the digits costs as much as a full query. */
const GUESS = RULES.tracking.maxNumbers;

export function trackingRoutes(app: FastifyInstance, { db, now, limits }: ApiContext): void {
  const service = tracking(db, now);
  const details = trackingDetails({ db, limits, tracking: service });

  serveCall(app, queryTrack, {
    tag,
    example: TRACK_EXAMPLE,
    cost: BY_NUMBERS,
    bodyBytes: LIST_BODY_BYTES,
    handle: async ({ waybillNos }, { locale, request }) => {
      const numbers = readWaybillNumbers(waybillNos);
      await request.spend(numbers.length);
      return service.track(numbers, locale);
    },
  });

  serveCall(app, listExpressTrack, {
    tag,
    example: LATEST_EXAMPLE,
    cost: BY_NUMBERS,
    bodyBytes: LIST_BODY_BYTES,
    handle: async ({ waybillNos }, { locale, request }) => {
      const numbers = readWaybillNumbers(waybillNos);
      await request.spend(numbers.length);
      return service.latest(numbers, locale);
    },
  });

  serveCall(app, expressTrackDetails, {
    tag,
    example: DETAILS_EXAMPLE,
    handle: async ({ waybillNo }, { locale, customer }) => details.of(readOneNumber(waybillNo), customer, locale),
  });

  serveCall(app, unlockExpressTrack, {
    tag,
    example: UNLOCK_EXAMPLE,
    cost: GUESS,
    handle: async ({ waybillNo, phoneLast4 }, { locale, request, customer }) => details.unlock({ waybillNo: readOneNumber(waybillNo), phoneLast4, network: networkOf(request.ip) }, customer, locale),
  });

  for (const call of [queryTrackByMallNo, intlQueryTrackByMallNo]) {
    serveCall(app, call, {
      tag,
      example: MALL_NO_EXAMPLE,
      handle: async ({ mallNo }, { locale }) => service.trackMallNo(readMallNo(mallNo), locale),
    });
  }
}

function readOneNumber(typed: string): string {
  const [number] = readWaybillNumbers([typed]);
  if (number === undefined) throw new ApiError(ERROR.WAYBILL_REQUIRED);
  return number;
}
