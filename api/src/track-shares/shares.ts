/**
 * Links to shared parcels: made for a waybill that is known, ended by time, and redacted where they are read. Who has
 * the link sees where the parcel is; the number, which opens more, stays with whoever shared it.
 */
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { ERROR } from '@amberlane/contract/calls';
import { RULES } from '@amberlane/contract/domain';
import { type Locale } from '@amberlane/contract/site';
import type { SharedTrack, TrackShare } from '@amberlane/contract/calls/track-shares';
import type { Database } from '../database/tables.ts';
import { ApiError } from '../api-error.ts';
import { hashToken } from '../sessions/session-token.ts';
import type { Tracking } from '../tracking/service.ts';
import { redacted } from './redacted.ts';

const DAY_MS = 86_400_000;

export interface TrackShares {
  /** A new link to a waybill. Throws {@link ApiError} NO_TRACK_INFO when there is nothing to show. */
  make(waybillNo: string, locale: Locale): Promise<TrackShare>;
  /** What the link of a token shows. Throws {@link ApiError} SHARE_ENDED, SHARE_UNKNOWN. */
  read(token: string, locale: Locale): Promise<SharedTrack>;
}

export interface TrackSharesParts {
  readonly db: Kysely<Database>;
  readonly now: () => Date;
  readonly tracking: Tracking;
}

export function trackShares({ db, now, tracking }: TrackSharesParts): TrackShares {
  return {
    make: async (waybillNo, locale) => {
      const { results } = await tracking.track([waybillNo], locale);
      if (results[0]?.outcome !== 'found') throw new ApiError(ERROR.NO_TRACK_INFO);
      const at = now().getTime();
      const token = randomBytes(16).toString('hex');
      const expiresAt = new Date(at + RULES.trackShare.validDays * DAY_MS);
      await db.insertInto('track_share').values({ token_hash: hashToken(token), waybill_no: waybillNo, expires_at: expiresAt }).execute();
      return { token, expiresAt: expiresAt.toISOString() };
    },

    read: async (token, locale) => {
      const share = await db.selectFrom('track_share').select(['waybill_no', 'expires_at']).where('token_hash', '=', hashToken(token)).executeTakeFirst();
      if (!share) throw new ApiError(ERROR.SHARE_UNKNOWN);
      if (share.expires_at <= now()) throw new ApiError(ERROR.SHARE_ENDED);
      const { results, asOf } = await tracking.track([share.waybill_no], locale);
      const [result] = results;
      if (!result) throw new ApiError(ERROR.SHARE_UNKNOWN);
      return { result: redacted(result), expiresAt: share.expires_at.toISOString(), asOf };
    },
  };
}
