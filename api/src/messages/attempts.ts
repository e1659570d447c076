/** When a letter that a queue owes is tried again. */

const MINUTE_MS = 60_000;

/** Waiting time after each failed attempt; when they are used up, a person has to look. */
const RETRY_MS = [1, 5, 30, 120, 480, 1_440, 1_440].map((minutes) => minutes * MINUTE_MS);
/** A process that ended between claim and result leaves the letter to the next one after this time. */
const CLAIM_MS = 5 * MINUTE_MS;

/** Until when a letter belongs to the process that claimed it. */
export const claimedUntil = (now: Date): Date => new Date(now.getTime() + CLAIM_MS);

/** The next attempt after so many failed ones; null when there is none left. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const wait = RETRY_MS[attempts - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait);
}
