import { FormattedMessage, useIntl } from '@amberlane/core';
import css from './legal-date.module.css';

/** The day from which a text holds. `validFrom` is an ISO date. */
export function LegalDate({ validFrom }: { validFrom: string }) {
  const intl = useIntl();
  const day = intl.formatDate(`${validFrom}T00:00:00Z`, { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' });
  return (
    <p className={css.date}>
      <FormattedMessage
        id="legal.validFrom"
        values={{
          // Browsers know other names of months than the server's Intl; both are right.
          date: (
            <time key="date" dateTime={validFrom} suppressHydrationWarning>
              {day}
            </time>
          ),
        }}
      />
    </p>
  );
}
