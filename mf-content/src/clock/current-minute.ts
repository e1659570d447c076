/** The present, minute by minute, for clocks that run once React does. */
import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/** Calls back at each full minute. */
function onMinute(tick: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(() => {
      tick();
      wait();
    }, MINUTE_MS - (Date.now() % MINUTE_MS));
  };
  wait();
  return () => clearTimeout(timer);
}

const currentMinute = (): string => new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS).toISOString();

/**
 * Start of the current minute (ISO instant), or null on the server and in the first render of the browser: a cached
 * page must not say what time it is.
 */
export const useCurrentMinute = (): string | null => useSyncExternalStore(onMinute, currentMinute, () => null);
