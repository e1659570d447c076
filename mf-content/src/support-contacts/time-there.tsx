import { CLOCK_ATTRIBUTE } from '@amberlane/contract/site/page-clock';
import { FormattedMessage } from '@amberlane/core';
import { clockTime } from '@amberlane/ui';
import { useCurrentMinute } from '../clock/current-minute.ts';
import type { SupportContact } from './support-contact.ts';
import css from './contacts.module.css';

/** The time of day where opening hours hold, below them, before React runs too; without JavaScript there is no such line. */
export function TimeThere({ plan: { timeZone } }: Pick<SupportContact, 'plan'>) {
  const minute = useCurrentMinute();
  const clock = (
    <bdi key="clock" dir="ltr" {...{ [CLOCK_ATTRIBUTE]: timeZone }} suppressHydrationWarning>
      {minute === null ? '' : clockTime(minute, timeZone)}
    </bdi>
  );
  return (
    <p className={css.time}>
      <FormattedMessage id="desks.localTime" values={{ clock }} />
    </p>
  );
}
