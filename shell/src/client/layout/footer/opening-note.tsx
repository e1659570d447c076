import { useEffect, useState } from 'react';
import type { CountryEntry } from '@amberlane/contract/calls/countries';
import type { OpeningState } from '@amberlane/contract/domain/opening-state';
import { OpeningText } from '@amberlane/ui';
import css from './footer.module.css';

const MINUTE_MS = 60_000;

interface Opening extends OpeningState {
  /** ISO instant that it was read at. */
  readonly at: string;
}

/** Whether customer support is open now, in its own zone. Said once React runs: the page of everybody knows no now. */
export function OpeningNote({ country }: { country: Pick<CountryEntry, 'hours' | 'timeZone'> }) {
  const opening = useOpening(country);
  if (!opening) return null;
  return (
    <dd className={opening.isOpen ? css.open : css.closed}>
      <OpeningText {...opening} timeZone={country.timeZone} />
    </dd>
  );
}

/** Read anew every minute. The rules of opening come when they are needed: they are no part of the first paint. */
function useOpening({ hours, timeZone }: Pick<CountryEntry, 'hours' | 'timeZone'>): Opening | null {
  const [opening, setOpening] = useState<Opening | null>(null);
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
