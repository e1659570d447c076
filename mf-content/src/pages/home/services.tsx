/** What the company carries, each service's days drawn on one scale (spec §1 services, §9 "Transit"). */
import { FormattedMessage, useSelector } from '@amberlane/core';
import { transitDays, type Product } from '@amberlane/contract';
import { Icon, icons } from '@amberlane/ui';
import { selectAsOf } from '../../content-slice.ts';
import { durationBar, SCALE_DAYS } from './duration-scale.ts';
import { Section } from '../../section/section.tsx';
import css from './services.module.css';

const SERVICES = [
  { product: 'smallParcel', icon: icons.parcel },
  { product: 'specialLine', icon: icons.plane },
  { product: 'warehouseInbound', icon: icons.ship },
  { product: 'warehouseFulfilment', icon: icons.warehouse },
  { product: 'localDelivery', icon: icons.rider },
] as const satisfies readonly { product: Product; icon: unknown }[];

const SCALE = Array.from({ length: SCALE_DAYS }, (_, index) => index + 1);

export function Services() {
  const asOf = useSelector(selectAsOf);
  return (
    <Section id="services" ground="soft" title={<FormattedMessage id="home.services.title" />} lead={<FormattedMessage id="home.services.lead" />}>
      <div className={css.axis} aria-hidden="true">
        <ol className={css.scale}>
          {SCALE.map((day) => (
            <li key={day}>{day}</li>
          ))}
        </ol>
      </div>
      <ul className={css.services} role="list">
        {SERVICES.map(({ product, icon }) => (
          <li key={product} className={css.service}>
            <Icon of={icon} className={css.icon} />
            <div>
              <h3>
                <FormattedMessage id={`home.services.${product}.name`} />
              </h3>
              <p className={css.text}>
                <FormattedMessage id={`home.services.${product}.text`} />
              </p>
            </div>
            <Duration product={product} asOf={asOf} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Duration({ product, asOf }: { product: Product; asOf: string }) {
  const { from, to } = transitDays(product, asOf);
  const { bar, label, labelSide } = durationBar({ from, to });
  return (
    <div className={css.days}>
      <span className={css.bar} style={{ gridColumn: bar }} />
      <b className={labelSide === 'before' ? css.labelBefore : css.labelAfter} style={{ gridColumn: label }}>
        <FormattedMessage id="home.services.days" values={{ from, to }} />
      </b>
    </div>
  );
}
