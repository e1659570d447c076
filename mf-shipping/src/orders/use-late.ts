import { useEffect, useState } from 'react';

/** A wait of this length is told to the reader, ms. */
const LATE_MS = 1_000;

/** Whether something has been under way for more than a second. */
export function useLate(underWay: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!underWay) return undefined;
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [underWay]);
  return late;
}
