import { useEffect, useState } from 'react';
import { minutesLeft } from '../price-change.ts';

const TICK_MS = 15_000;

/** Whole minutes for which a price holds; null without one. */
export function useMinutesLeft(validUntil: string | null): number | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (validUntil === null) return undefined;
    const tick = (): void => setNow(Date.now());
    // A quote may be newer than the last look at the clock.
    const first = setTimeout(tick, 0);
    const timer = setInterval(tick, TICK_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [validUntil]);
  return validUntil === null ? null : minutesLeft(validUntil, now);
}
