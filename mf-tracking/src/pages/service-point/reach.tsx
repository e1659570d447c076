import { FormattedMessage } from '@amberlane/core';
import { ButtonLink, Icon, icons, Ltr, TextLink } from '@amberlane/ui';
import type { PointDetails } from '../../api/points-api.ts';
import { AddressLines } from '../../points/address-lines.tsx';
import { directionsTo, geoAddress } from '../../points/directions.ts';
import { ServiceName } from '../../points/service-name.tsx';
import css from './page.module.css';

/** Where it is, how to get there, whom to ask, and what can be done there. */
export function Reach({ point }: { point: PointDetails }) {
  const { phone, email, services, siteCode, closedForGood } = point;
  return (
    <section className={css.part} aria-labelledby="point-reach">
      <h2 id="point-reach" className={css.title}>
        <FormattedMessage id="point.reach.title" />
      </h2>
      <AddressLines {...point} />
      {closedForGood ? (
        <p>
          <FormattedMessage id="point.closedForGood" />
        </p>
      ) : (
        <>
          <p className={css.ways}>
            <ButtonLink kind="primary" href={directionsTo(point)} rel="noopener">
              <Icon of={icons.pin} />
              <FormattedMessage id="points.directions" />
            </ButtonLink>
            <ButtonLink href={geoAddress(point)}>
              <FormattedMessage id="point.reach.app" />
            </ButtonLink>
          </p>
          <ul role="list" className={css.contacts}>
            <li>
              <TextLink href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
                <Ltr>{phone}</Ltr>
              </TextLink>
            </li>
            <li>
              <TextLink href={`mailto:${email}`}>
                <Ltr>{email}</Ltr>
              </TextLink>
            </li>
            <li className={css.note}>
              <FormattedMessage id="point.reach.code" values={{ code: <Ltr figures>{siteCode}</Ltr> }} />
            </li>
          </ul>
          <h3 className={css.small}>
            <FormattedMessage id="points.services" />
          </h3>
          <ul className={css.services}>
            {services.map((service) => (
              <li key={service}>
                <ServiceName service={service} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
