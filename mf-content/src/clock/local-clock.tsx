import { CLOCK_ATTRIBUTE, COUNTRY_TIME_ZONE, type Country } from '@amberlane/contract/site';
import { clockTime } from '@amberlane/ui';
import { useCurrentMinute } from './current-minute.ts';
import { UTC_OFFSETS, utcLabel } from './utc-offsets.ts';

/** The clock of a country's office: its distance from UTC on the server, its time of day once a script runs. */
export function LocalClock({ country, className }: { country: Country; className?: string | undefined }) {
  const minute = useCurrentMinute();
  return (
    <bdi className={className} dir="ltr" {...{ [CLOCK_ATTRIBUTE]: COUNTRY_TIME_ZONE[country] }} suppressHydrationWarning>
      {minute === null ? utcLabel(UTC_OFFSETS[country]) : clockTime(minute, COUNTRY_TIME_ZONE[country])}
    </bdi>
  );
}
