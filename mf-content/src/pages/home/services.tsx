/** What the company carries, each service's days drawn on one scale (spec §1 services, §9 "Transit"). */
import { FormattedMessage, useSelector } from '@amberlane/core';
import { transitDays, type Product } from '@amberlane/contract';
import { icons } from '@amberlane/ui';
import { selectAsOf } from '../../content-slice.ts';
import { DurationScale } from '../../duration/duration-scale.tsx';
import { Section } from '../../section/section.tsx';

const SERVICES = [
  { product: 'smallParcel', icon: icons.parcel },
  { product: 'specialLine', icon: icons.plane },
  { product: 'warehouseInbound', icon: icons.ship },
  { product: 'warehouseFulfilment', icon: icons.warehouse },
  { product: 'localDelivery', icon: icons.rider },
] as const satisfies readonly { product: Product; icon: unknown }[];

export function Services() {
  const asOf = useSelector(selectAsOf);
  return (
    <Section id="services" ground="soft" title={<FormattedMessage id="home.services.title" />} lead={<FormattedMessage id="home.services.lead" />}>
      <DurationScale
        daysMessage="home.services.days"
        rows={SERVICES.map(({ product, icon }) => ({
          id: product,
          icon,
          ...transitDays(product, asOf),
          name: (
            <h3>
              <FormattedMessage id={`home.services.${product}.name`} />
            </h3>
          ),
          text: <FormattedMessage id={`home.services.${product}.text`} />,
        }))}
      />
    </Section>
  );
}
