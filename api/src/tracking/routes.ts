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
import { DETAILS_EXAMPLE, LATEST_EXAMPLE, MALL_NO_EXAMPLE, TRACK_EXAMPLE, UNLOCK_EXAMPLE } from './examples.ts';
import { readMallNo } from './mall-no.ts';
import { readWaybillNumbers, tracking } from './service.ts';

const tag = 'Tracking';

/** A guess at the digits costs as much as a full query. */
const GUESS = RULES.tracking.maxNumbers;

export function trackingRoutes(app: FastifyInstance, { db, now, limits }: ApiContext): void {
  const service = tracking(db, now);
  const details = trackingDetails({ db, limits, tracking: service });

  serveCall(app, queryTrack, {
    tag,
    example: TRACK_EXAMPLE,
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
    handle: async ({ waybillNo }, { locale, request, customer }) => {
      const number = readOneNumber(waybillNo);
      await request.spend(1);
      return details.of(number, customer, locale);
    },
  });

  serveCall(app, unlockExpressTrack, {
    tag,
    example: UNLOCK_EXAMPLE,
    handle: async ({ waybillNo, phoneLast4 }, { locale, request, customer }) => {
      const number = readOneNumber(waybillNo);
      await request.spend(GUESS);
      return details.unlock(number, phoneLast4, customer, locale);
    },
  });

  for (const call of [queryTrackByMallNo, intlQueryTrackByMallNo]) {
    serveCall(app, call, {
      tag,
      example: MALL_NO_EXAMPLE,
      handle: async ({ mallNo }, { locale, request }) => {
        await request.spend(1);
        return service.trackMallNo(readMallNo(mallNo), locale);
      },
    });
  }
}

function readOneNumber(typed: string): string {
  const [number] = readWaybillNumbers([typed]);
  if (number === undefined) throw new ApiError(ERROR.WAYBILL_REQUIRED);
  return number;
}
