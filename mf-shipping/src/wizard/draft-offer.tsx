import { FormattedMessage, useIntl } from '@amberlane/core';
import { Notice, TextLink } from '@amberlane/ui';
import css from './draft-offer.module.css';
import type { Offer } from './start.ts';
import { placePath } from './wizard-address.ts';

/** A draft from before, to go on with instead of the new form. */
export function DraftOffer({ offer: { id, orderId, kind, country, name, cities, at } }: { offer: Offer }) {
  const intl = useIntl();
  const place = country === null ? '' : (intl.formatDisplayName(country, { type: 'region' }) ?? country);
  const person = <bdi key="name" className={css.name}>{name}</bdi>;
  const to = name && place ? <FormattedMessage key="to" id="ship.to.person" values={{ name: person, place: <bdi key="place">{place}</bdi> }} /> : <bdi key="to">{name || place}</bdi>;
  const values = { day: <span key="day" className={css.day}>{intl.formatDate(at, { day: 'numeric', month: 'short' })}</span>, to };
  const isRoute = place !== '' && cities.from !== '' && cities.to !== '';
  const route = { from: <bdi key="from">{cities.from}</bdi>, to: <bdi key="to">{cities.to}</bdi>, named: name ? 'yes' : 'no', name: person };
  return (
    <Notice>
      <div className={css.offer}>
        <p className={css.text}>
          {isRoute ? <FormattedMessage id="ship.offer.route" values={{ ...values, ...route }} /> : name || place ? <FormattedMessage id="ship.offer" values={values} /> : <FormattedMessage id="ship.offer.plain" values={values} />}
        </p>
        <TextLink kind="more" to={placePath({ kind, orderId, id, step: '' }).replace(/&step=$/, '')}>
          <FormattedMessage id="ship.offer.continue" />
        </TextLink>
      </div>
    </Notice>
  );
}
