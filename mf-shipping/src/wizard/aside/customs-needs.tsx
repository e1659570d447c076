import { FormattedMessage, useIntl } from '@amberlane/core';
import { NATIONAL_ID_COUNTRIES } from '@amberlane/contract/domain/national-id';
import type { Country } from '@amberlane/contract/site';
import css from './customs-needs.module.css';

/** What customs want of a shipment abroad, said before its steps ask for it. */
export function CustomsNeeds({ from, to }: { from: Country | ''; to: Country | '' }) {
  const intl = useIntl();
  const asking = NATIONAL_ID_COUNTRIES.filter((country) => (to === '' ? country !== from : country === to));
  const countries = intl.formatList(asking.map((code) => intl.formatDisplayName(code, { type: 'region' }) ?? code), { type: 'conjunction' });
  return (
    <ul className={css.needs}>
      <li>
        <FormattedMessage id="ship.customs.goods" />
      </li>
      {asking.length > 0 ? (
        <li>
          <FormattedMessage id="ship.customs.id" values={{ countries }} />
        </li>
      ) : null}
      <li>
        <FormattedMessage id="ship.customs.invoice" />
      </li>
    </ul>
  );
}
