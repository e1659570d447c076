/** Converted amounts without false precision. Pure. */

/** Figures that are kept. */
const FIGURES = 3;
/** Below it, in whole units, parts of a unit still matter. */
const SMALL = 10;

interface RoundedMajor {
  /** In major units: naira, not kobo. */
  readonly value: number;
  /** Digits after the point. */
  readonly digits: number;
}

/** Minor units as whole major ones of three figures; small amounts keep their parts. `minorDigits` are those of the currency. */
export function roundedMajor(minor: number, minorDigits: number): RoundedMajor {
  const major = minor / 10 ** minorDigits;
  if (Math.abs(major) < SMALL) return { value: major, digits: minorDigits };
  const whole = Math.round(major);
  const step = 10 ** Math.max(0, String(Math.abs(whole)).length - FIGURES);
  return { value: Math.round(whole / step) * step, digits: 0 };
}
