import { openingState } from '@amberlane/contract/domain/opening-state';
import { FormattedMessage, useMarket } from '@amberlane/core';
import { clockTime, Ltr, zonedDay } from '@amberlane/ui';
import { useCurrentMinute } from '../clock/current-minute.ts';
import type { SupportContact } from './support-contact.ts';
import css from './contacts.module.css';

/** Whether customer support is open now and until when, in its own zone; nothing before React runs, since a cached page knows no now. */
export function OpeningNote({ plan: { hours, timeZone } }: Pick<SupportContact, 'plan'>) {
  const { formatting } = useMarket();
  const minute = useCurrentMinute();
  if (minute === null || hours.length === 0) return null;
  const { isOpen, changesAt } = openingState({ hours, timeZone, ramadanHours: null, closures: [], closedForGood: false }, new Date(minute));
  if (!changesAt) return isOpen ? <p className={css.open}><FormattedMessage id="desks.alwaysOpen" /></p> : null;
  const change = changesAt.toISOString();
  const isAnotherDay = !isOpen && zonedDay(change, timeZone) !== zonedDay(minute, timeZone);
  const weekday = isAnotherDay ? `${new Intl.DateTimeFormat(formatting, { weekday: 'long', timeZone }).format(changesAt)} ` : null;
  const time = (
    <span key="time">
      {weekday}
      <Ltr>{clockTime(change, timeZone)}</Ltr>
    </span>
  );
  return (
    <p className={isOpen ? css.open : css.closed}>
      <FormattedMessage id={isOpen ? 'desks.closesAt' : 'desks.opensAt'} values={{ time }} />
    </p>
  );
}
