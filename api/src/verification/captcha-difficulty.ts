/** How much work a captcha asks for: more while text messages leave faster than the day's budget allows. */
import type { CaptchaPurpose } from '@amberlane/contract/calls/verification';
import type { ApiContext } from '../context.ts';
import { HOUR_MS } from './delivery-limits.ts';
import { countSince } from './delivery-reservation.ts';

/** Zero bits of each of eight parts: 131,000 hashes on average, a million, two million. */
const ZERO_BITS = { usual: 14, raised: 17, most: 18 } as const;

/** The busiest hour of a usual day may use so much of the day's budget. */
const HOUR_SHARE = 1 / 8;
const LOW = 0.8;

/** Zero bits for a new captcha: by the text messages of the last hour where it opens the sending of one. */
export async function captchaZeroBits({ db, settings }: Pick<ApiContext, 'db' | 'settings'>, purpose: CaptchaPurpose, now: Date): Promise<number> {
  if (purpose !== 'code') return ZERO_BITS.usual;
  const sent = await countSince(db, 'kind', 'mobile', new Date(now.getTime() - HOUR_MS));
  return zeroBitsAt(sent / (settings.smsPerDay * HOUR_SHARE));
}

/** By the share of the hour's budget that is used. Pure. */
export const zeroBitsAt = (used: number): number => (used >= 1 ? ZERO_BITS.most : used >= LOW ? ZERO_BITS.raised : ZERO_BITS.usual);
