/** What the company carries, each service's days drawn on one scale (spec §1 services, §9 "Transit"), and its page. */
import { FormattedMessage, Link, useSelector } from '@amberlane/core';
import { transitDays, type Product } from '@amberlane/contract/domain';
import { Icon, icons, TextLink } from '@amberlane/ui';
import { selectAsOf } from '../../content-slice.ts';
import { DurationScale } from '../../duration/duration-scale.tsx';
import { Section } from '../../section/section.tsx';
import { storedDays } from '../../warehouse/stored-days.ts';
import css from './services.module.css';

const SERVICES = [
  { product: 'smallParcel', icon: icons.parcel, to: 'product/intl-straight-small' },
  { product: 'specialLine', icon: icons.plane, to: 'product/intl-straight-special' },
  { product: 'warehouseInbound', icon: icons.warehouse, to: 'product/warehouse-head' },
  { product: 'warehouseFulfilment', icon: icons.shop, to: 'product/warehouse-delivery' },
  { product: 'localDelivery', icon: icons.rider, to: 'product/express' },
] as const satisfies readonly { product: Product; icon: unknown; to: string }[];

export function Services() {
  const asOf = useSelector(selectAsOf);
  return (
    <Section id="services" ground="soft" title={<FormattedMessage id="home.services.title" />} lead={<FormattedMessage id="home.services.lead" />}>
      <DurationScale
        compact
        daysMessage="home.services.days"
        unitMessage="home.services.unit"
        rows={SERVICES.map(({ product, icon, to }) => ({
          id: product,
          icon,
          // As its page counts it: to the buyer's door.
          ...(product === 'warehouseFulfilment' ? storedDays(asOf) : transitDays(product, asOf)),
          name: (
            <h3>
              <Link to={to} className={css.name}>
                <FormattedMessage id={`home.services.${product}.name`} />
                <Icon of={icons.arrow} className={css.arrow} />
              </Link>
            </h3>
          ),
          text: <FormattedMessage id={`home.services.${product}.text`} />,
        }))}
      />
      <div className={css.more}>
        <TextLink kind="more" to="services">
          <FormattedMessage id="home.services.compare" />
        </TextLink>
        <TextLink kind="more" to="send-parcel">
          <FormattedMessage id="home.services.sending" />
        </TextLink>
      </div>
    </Section>
  );
}
