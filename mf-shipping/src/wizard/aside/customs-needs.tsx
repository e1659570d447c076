import { FormattedMessage, useIntl } from '@amberlane/core';
import { NATIONAL_ID_COUNTRIES } from '@amberlane/contract/domain/national-id';
import type { Country } from '@amberlane/contract/site';
import css from './customs-needs.module.css';

/** What customs of the destination want, said before the steps of the form ask for it. */
export function CustomsNeeds({ to }: { to: Country }) {
  const country = useIntl().formatDisplayName(to, { type: 'region' }) ?? to;
  return (
    <ul className={css.needs}>
      <li>
        <FormattedMessage id="ship.customs.goods" />
      </li>
      {NATIONAL_ID_COUNTRIES.some((code) => code === to) ? (
        <li>
          <FormattedMessage id="ship.customs.id" values={{ country }} />
        </li>
      ) : null}
      <li>
        <FormattedMessage id="ship.customs.invoice" />
      </li>
    </ul>
  );
}
