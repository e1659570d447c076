import { useEffect, useState } from 'react';
import type { HoursRow, OpeningState } from '@amberlane/contract/domain/opening-state';

const MINUTE_MS = 60_000;

interface OfficeHours {
  readonly hours: readonly HoursRow[];
  /** IANA zone in which they are read. */
  readonly timeZone: string;
}

interface OfficeOpening extends OpeningState {
  /** ISO instant that it was read at. */
  readonly at: string;
}

/**
 * Whether an office is open now, read anew every minute; null until React runs, as the page of everybody knows no now.
 * The rules of opening come when they are needed: they are no part of the first paint.
 */
export function useOfficeOpening({ hours, timeZone }: OfficeHours): OfficeOpening | null {
  const [opening, setOpening] = useState<OfficeOpening | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    let left = false;
    void import('@amberlane/contract/domain/opening-state').then(
      ({ officeState }) => {
        const look = (): void => {
          const at = new Date();
          setOpening({ ...officeState({ hours, timeZone }, at), at: at.toISOString() });
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
