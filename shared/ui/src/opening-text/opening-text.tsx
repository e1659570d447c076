import { FormattedMessage, useMarket } from '@amberlane/core';
import { Ltr } from '../ltr/ltr.tsx';
import { clockTime, zonedDay } from '../zoned-time/zoned-time.ts';

interface OpeningTextProps {
  readonly isOpen: boolean;
  /** When it closes, or opens next; null: open round the clock, or not to be opened (`openingState` of the contract). */
  readonly changesAt: Date | null;
  /** ISO instant at which that was so. */
  readonly at: string;
  /** IANA zone of the place. */
  readonly timeZone: string;
}

/** Whether customer service is open, and when that changes, in the time of its place; the weekday where that is another day. */
export function OpeningText({ isOpen, changesAt, at, timeZone }: OpeningTextProps) {
  const { formatting } = useMarket();
  if (!changesAt) return isOpen ? <FormattedMessage id="shell.desk.alwaysOpen" /> : null;
  const change = changesAt.toISOString();
  const time = <Ltr key="time">{clockTime(change, timeZone)}</Ltr>;
  if (isOpen) return <FormattedMessage id="shell.desk.closesAt" values={{ time }} />;
  if (zonedDay(change, timeZone) === zonedDay(at, timeZone)) return <FormattedMessage id="shell.desk.opensAt" values={{ time }} />;
  const day = new Intl.DateTimeFormat(formatting, { weekday: 'long', timeZone }).format(changesAt);
  return <FormattedMessage id="shell.desk.opensOn" values={{ day, time }} />;
}
