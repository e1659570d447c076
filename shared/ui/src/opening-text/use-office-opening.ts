import { useEffect, useState } from 'react';
import type { OfficePlan, OpeningSpan } from '@amberlane/contract/domain/opening-spans';

const MINUTE_MS = 60_000;

/**
 * Whether an office is open now, read anew every minute; null until React runs, as the page of everybody knows no now:
 * what such a page says before are the spans of the next days.
 * The rules of opening come when they are needed: they are no part of the first paint.
 */
export function useOfficeOpening({ hours, timeZone }: OfficePlan): OpeningSpan | null {
  const [opening, setOpening] = useState<OpeningSpan | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    let left = false;
    void import('@amberlane/contract/domain/opening-spans').then(
      ({ openingAt }) => {
        const look = (): void => {
          setOpening(openingAt({ hours, timeZone }, new Date().toISOString()));
        };
        if (left) return;
        look();
        timer = setInterval(look, MINUTE_MS);
      },
      // The hours stand beside it: without the rules nothing is missed.
      () => undefined,
    );
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, [hours, timeZone]);
  return hours.length > 0 ? opening : null;
}
