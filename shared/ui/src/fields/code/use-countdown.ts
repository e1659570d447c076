/** Seconds until a moment of this page’s own clock, which no change of the system’s time disturbs. */
import { useEffect, useState } from 'react';

/** Whole seconds left until `end` (a `performance.now()`), 0 when it has passed; null while nothing runs. */
export function useCountdown(end: number | null): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (end === null) return undefined;
    const tick = (): void => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 250);
    const last = setTimeout(() => clearInterval(timer), Math.max(0, end - performance.now()) + 1000);
    return () => {
      clearInterval(timer);
      clearTimeout(last);
    };
  }, [end]);
  return end === null ? null : left;
}
