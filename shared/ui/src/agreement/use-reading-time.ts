import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { secondsLeft, untilNextSecond } from './reading-time.ts';

interface ReadingTime {
  /** Seconds that are left; null before React runs and while the text is not shown. */
  readonly left: number | null;
  /** Whether the time is over at this moment: a press that was kept until React ran is judged by the clock. */
  readonly isOver: () => boolean;
}

const never = (): (() => void) => () => undefined;

/** When the page that the server sent was first seen, on the clock of `performance.now`. */
const firstPaint = (): number => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? performance.now();

/**
 * How long a text of `seconds` is still to be read. It counts from when the text is `shown`, for a page of the server
 * from its first paint, and by the clock, whether or not the window has the focus. What was read to the end once is not
 * counted again.
 */
export function useReadingTime(seconds: number, shown = true): ReadingTime {
  const isHydrating = useSyncExternalStore(never, () => false, () => true);
  const cameWithPage = useRef(isHydrating && shown);
  const [left, setLeft] = useState<number | null>(null);
  const began = useRef<number | null>(null);
  const isRead = useRef(false);
  useEffect(() => {
    if (!shown || isRead.current) return;
    const start = cameWithPage.current ? firstPaint() : performance.now();
    cameWithPage.current = false;
    began.current = start;
    let timer: ReturnType<typeof setTimeout>;
    const tick = (): void => {
      const now = performance.now();
      const next = secondsLeft(start, now, seconds);
      isRead.current = next === 0;
      setLeft(next);
      if (next > 0) timer = setTimeout(tick, untilNextSecond(start, now));
    };
    tick();
    return () => {
      clearTimeout(timer);
      began.current = null;
    };
  }, [seconds, shown]);
  const isOver = (): boolean => isRead.current || (began.current !== null && secondsLeft(began.current, performance.now(), seconds) === 0);
  return { left, isOver };
}
