import { useEffect, useState } from 'react';

/** Milliseconds since `start`, the instant of an answer, was shown: 0 at first, as on the server, then in steps of a minute. */
export function useElapsed(start: string): number {
  const [elapsed, setElapsed] = useState({ start, ms: 0 });
  useEffect(() => {
    const shown = performance.now();
    const timer = setInterval(() => setElapsed({ start, ms: performance.now() - shown }), 60_000);
    return () => clearInterval(timer);
  }, [start]);
  return elapsed.start === start ? elapsed.ms : 0;
}
