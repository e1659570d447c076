import { useEffect, useRef, useState } from 'react';
import { secondsLeft, untilNextSecond } from './reading-time.ts';

/**
 * Seconds until a text of `seconds` may be agreed to; null before React runs and while the text is not `shown`. It
 * counts by the clock, whether or not the window has the focus: a tab that slept has waited too. What was read to the
 * end once is not counted again.
 */
export function useSecondsLeft(seconds: number, shown = true): number | null {
  const [left, setLeft] = useState<number | null>(null);
  const isRead = useRef(false);
  useEffect(() => {
    if (!shown || isRead.current) return;
    const began = performance.now();
    let timer: ReturnType<typeof setTimeout>;
    const tick = (): void => {
      const now = performance.now();
      const next = secondsLeft(began, now, seconds);
      isRead.current = next === 0;
      setLeft(next);
      if (next > 0) timer = setTimeout(tick, untilNextSecond(began, now));
    };
    tick();
    return () => clearTimeout(timer);
  }, [seconds, shown]);
  return left;
}
