import { openingState } from '@amberlane/contract/domain/opening-state';
import { OpeningText } from '@amberlane/ui';
import { useCurrentMinute } from '../clock/current-minute.ts';
import type { SupportContact } from './support-contact.ts';
import css from './contacts.module.css';

/** Whether customer support is open now and until when, in its own zone; nothing before React runs, since a cached page knows no now. */
export function OpeningNote({ plan: { hours, timeZone } }: Pick<SupportContact, 'plan'>) {
  const minute = useCurrentMinute();
  if (minute === null || hours.length === 0) return null;
  const opening = openingState({ hours, timeZone, ramadanHours: null, closures: [], closedForGood: false }, new Date(minute));
  return (
    <p className={opening.isOpen ? css.open : css.closed}>
      <OpeningText {...opening} at={minute} timeZone={timeZone} />
    </p>
  );
}
