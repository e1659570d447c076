/** When a delivery that failed is tried again: ten attempts over about a day, farther and farther apart (`RULES.webhooks`). */
import { RULES } from '@amberlane/contract/domain';

const MINUTE_MS = 60_000;

/** Each wait is shortened or lengthened by up to this part of it, so that a receiver that comes back is not met by all at once. */
const JITTER = 0.2;
/** A worker that died between claim and result blocks its delivery for this long; an attempt takes ten seconds at most. */
const LEASE_MS = MINUTE_MS;

/** Until when a delivery belongs to the worker that claimed it. */
export const leaseUntil = (now: Date): Date => new Date(now.getTime() + LEASE_MS);

/** The next attempt after so many failed ones; null when none is left. `chance` is from 0 to 1. */
export function nextAttempt(attempts: number, now: Date, chance: number): Date | null {
  const minutes = RULES.webhooks.retryMinutes[attempts - 1];
  return minutes === undefined ? null : new Date(now.getTime() + minutes * MINUTE_MS * (1 - JITTER + 2 * JITTER * chance));
}
