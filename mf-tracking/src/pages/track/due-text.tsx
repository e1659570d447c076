import { FormattedMessage } from '@amberlane/core';
import { Time } from '@amberlane/ui';
import { PlaceTime } from '../../clock/place-time.tsx';
import { ShortDate } from '../../clock/short-date.tsx';
import type { Due } from './due.ts';

/** Message of the term above a due day. */
export const dueTermId = ({ kind }: Due): string => (kind === 'delivered' ? 'track.way.delivered' : 'track.way.expected');

/** The day of the delivery, the expected days, or why there is none. */
export function DueText({ due }: { due: Due }) {
  if (due.kind === 'delivered') return <PlaceTime at={due.at} zone={due.zone} show="day" />;
  if (due.kind === 'held') return <FormattedMessage id="track.way.held" />;
  const from = <Time key="from" at={due.from} zone={due.zone} show="day" />;
  return due.oneDay ? from : <FormattedMessage id="track.way.days" values={{ from, to: <Time key="to" at={due.to} zone={due.zone} show="day" /> }} />;
}

/** The same for a narrow column. */
export function ShortDue({ due }: { due: Due }) {
  if (due.kind === 'held') return <FormattedMessage id="track.row.held" />;
  if (due.kind === 'delivered') return <ShortDate at={due.at} zone={due.zone} />;
  return <ShortDate at={due.from} to={due.to} zone={due.zone} />;
}

/** Whose clock the expected days are of, and a promise that was not kept. */
export function DueNotes({ due, place, className }: { due: Due; place: string; className: string | undefined }) {
  if (due.kind !== 'expected') return null;
  return (
    <>
      <span>
        <FormattedMessage id="track.way.zone" values={{ place }} />
      </span>
      {due.missed ? (
        <span className={className}>
          <FormattedMessage id="track.way.missed" values={{ day: <Time key="day" at={due.missed} zone={due.zone} show="day" /> }} />
        </span>
      ) : null}
    </>
  );
}
