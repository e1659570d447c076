/**
 * Sharing one parcel: a link that ends by itself and shows what strangers may see, without the whole waybill number.
 * The token is a secret of whoever got the link; it says nothing about the parcel.
 */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { trackResult } from './tracking.ts';

/** 128 random bits in small letters: page addresses have no capitals. */
const token = z.string().max(128);

export const trackShare = z.object({
  token: z.string().regex(/^[0-9a-f]{32}$/),
  expiresAt: z.iso.datetime(),
});
export type TrackShare = z.infer<typeof trackShare>;

export const sharedTrack = z.object({
  /** Waybill number masked: `NG•••••••••669`. */
  result: trackResult,
  expiresAt: z.iso.datetime(),
  /** Instant of the answer on the server's clock. */
  asOf: z.iso.datetime(),
});
export type SharedTrack = z.infer<typeof sharedTrack>;

export const shareTrack = defineCall({
  method: 'POST',
  path: '/v1/api/track/share',
  summary: 'Makes a link to one waybill that ends by itself.',
  request: () => z.object({ waybillNo: z.string().min(1).max(64) }),
  reply: () => trackShare,
});

/** A POST, because a token must not stand in an address that is logged on the way. */
export const querySharedTrack = defineCall({
  method: 'POST',
  path: '/v1/api/track/shared',
  summary: 'The waybill of a shared link, its number masked.',
  request: () => z.object({ token }),
  reply: () => sharedTrack,
});
