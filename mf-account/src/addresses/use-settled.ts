import { useEffect, useState } from 'react';

/** After the last letter, ms. */
export const PAUSE_MS = 350;

/** What is typed, once nothing more has been typed for a moment. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
