/** Calls that share a parcel. */
import type { FastifyInstance } from 'fastify';
import { ERROR } from '@amberlane/contract/calls';
import { querySharedTrack, shareTrack } from '@amberlane/contract/calls/track-shares';
import type { ApiContext } from '../context.ts';
import { ApiError } from '../api-error.ts';
import type { Limit } from '../limits/limits.ts';
import { serveCall } from '../plugins/call-route.ts';
import { readWaybillNumbers, tracking } from '../tracking/service.ts';
import { SHARE_EXAMPLE, SHARED_EXAMPLE } from './examples.ts';
import { trackShares } from './shares.ts';

const tag = 'Tracking';

/** Each link is a row: a shop shares some dozens an hour, a program that fills the table is stopped. */
const LINKS: Limit = { name: 'track.share', capacity: 60, periodMs: 3_600_000 };

export function trackShareRoutes(app: FastifyInstance, { db, now }: ApiContext): void {
  const shares = trackShares({ db, now, tracking: tracking(db, now) });

  serveCall(app, shareTrack, {
    tag,
    example: SHARE_EXAMPLE,
    handle: async ({ waybillNo }, { locale, request }) => {
      const [number] = readWaybillNumbers([waybillNo]);
      if (number === undefined) throw new ApiError(ERROR.WAYBILL_REQUIRED);
      await request.spendOf(LINKS);
      return shares.make(number, locale);
    },
  });

  serveCall(app, querySharedTrack, {
    tag,
    example: SHARED_EXAMPLE,
    handle: async ({ token }, { locale }) => shares.read(token, locale),
  });
}
