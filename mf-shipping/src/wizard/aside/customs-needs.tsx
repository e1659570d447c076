import { FormattedMessage, useIntl } from '@amberlane/core';
import { NATIONAL_ID_COUNTRIES } from '@amberlane/contract/domain/national-id';
import type { Country } from '@amberlane/contract/site';
import css from './customs-needs.module.css';

interface CustomsNeedsProps {
  /** '' until it is chosen. */
  readonly to: Country | '';
  /** The form has the recipient's phone number. */
  readonly isReachable: boolean;
}

/** What a shipment abroad needs and customs of the destination want, said before the steps of the form ask for it. */
export function CustomsNeeds({ to, isReachable }: CustomsNeedsProps) {
  const intl = useIntl();
  return (
    <ul className={css.needs}>
      {isReachable ? null : (
        <li>
          <FormattedMessage id="ship.customs.recipient" />
        </li>
      )}
      <li>
        <FormattedMessage id="ship.customs.goods" />
      </li>
      {to !== '' && NATIONAL_ID_COUNTRIES.some((code) => code === to) ? (
        <li>
          <FormattedMessage id="ship.customs.id" values={{ country: intl.formatDisplayName(to, { type: 'region' }) ?? to }} />
        </li>
      ) : null}
      <li>
        <FormattedMessage id="ship.customs.invoice" />
      </li>
    </ul>
  );
}
