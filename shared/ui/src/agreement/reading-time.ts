/** The time that a reader is given for a text before agreeing to it (spec §2 "terms agreement dialog"). Pure. */

const SECOND_MS = 1_000;

/** Whole seconds that are left, counted up, `seconds` after it `began`; both instants from a clock that never goes back, ms. */
export const secondsLeft = (began: number, now: number, seconds: number): number => Math.max(0, Math.ceil(seconds - (now - began) / SECOND_MS));

/** Milliseconds until `secondsLeft` says something else. */
export const untilNextSecond = (began: number, now: number): number => SECOND_MS - ((now - began) % SECOND_MS);
