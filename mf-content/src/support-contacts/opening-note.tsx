import { openingAt, openingSpans } from '@amberlane/contract/domain/opening-spans';
import { SPAN_ATTRIBUTE } from '@amberlane/contract/site/page-clock';
import { Icon, icons, OpeningText } from '@amberlane/ui';
import { useCurrentMinute } from '../clock/current-minute.ts';
import type { SupportContact } from './support-contact.ts';
import css from './contacts.module.css';

interface OpeningNoteProps extends Pick<SupportContact, 'plan' | 'asOf'> {
  /** Said before React runs too: a cached page knows no now, so it brings what holds in the next days, and its first script shows what holds now. */
  readonly early: boolean;
}

/** Whether customer support is open now and until when, in its own zone. */
export function OpeningNote({ plan, asOf, early }: OpeningNoteProps) {
  const minute = useCurrentMinute();
  if (plan.hours.length === 0) return null;
  const spans = minute !== null ? [openingAt(plan, minute)] : early ? openingSpans(plan, asOf) : [];
  return spans.map(({ at, until, isOpen, changesAt }) => (
    <p key={at} className={isOpen ? css.open : css.closed} hidden={minute === null} suppressHydrationWarning {...{ [SPAN_ATTRIBUTE]: `${at}/${until}` }}>
      {isOpen ? null : <Icon of={icons.clock} className={css.clock} />}
      <OpeningText isOpen={isOpen} changesAt={changesAt} at={at} timeZone={plan.timeZone} />
    </p>
  ));
}
