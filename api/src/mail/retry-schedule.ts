/** When an email that could not be sent is tried again. */

const MINUTE_MS = 60_000;

/** Waiting time after each failed attempt. When all are used up, the email is dead and a person has to look. */
const RETRY_MS = [1, 5, 30, 120, 480, 1_440, 1_440].map((minutes) => minutes * MINUTE_MS);
/** A worker that died between claim and result blocks its email for this long; sending takes half a minute at most. */
const LEASE_MS = 5 * MINUTE_MS;

/** Until when an email belongs to the worker that claimed it. */
export const leaseUntil = (now: Date): Date => new Date(now.getTime() + LEASE_MS);

/** The next attempt after so many failed ones; null when there is none left. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const wait = RETRY_MS[attempts - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait);
}
