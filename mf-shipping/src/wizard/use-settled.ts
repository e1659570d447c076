import { useEffect, useState } from 'react';

/** A value once it has not changed for a moment. Give it a text: of objects each is another one. */
export function useSettled(value: string, pauseMs = 500): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
