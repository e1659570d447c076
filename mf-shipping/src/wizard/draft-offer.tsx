import { FormattedMessage, Link, useIntl } from '@amberlane/core';
import { Notice } from '@amberlane/ui';
import type { Offer } from './start.ts';
import { placePath } from './wizard-address.ts';

/** A draft from before, to go on with instead of the new form. */
export function DraftOffer({ offer: { id, orderId, kind, country, at } }: { offer: Offer }) {
  const intl = useIntl();
  const values = {
    day: intl.formatDate(at, { day: 'numeric', month: 'long' }),
    country: country === null ? '' : (intl.formatDisplayName(country, { type: 'region' }) ?? country),
    link: (words: React.ReactNode) => (
      <Link key="link" to={placePath({ kind, orderId, id, step: '' }).replace(/&step=$/, '')}>
        {words}
      </Link>
    ),
  };
  return (
    <Notice>
      <p>{country === null ? <FormattedMessage id="ship.offer.plain" values={values} /> : <FormattedMessage id="ship.offer" values={values} />}</p>
    </Notice>
  );
}
