import { parcelLimits, PRICED_PRODUCTS } from '@amberlane/contract/domain';
import { FormattedMessage } from '@amberlane/core';
import type { ServiceRemarks } from '../../rates/rate-rows.ts';
import css from './price-rules.module.css';

/** Its remark names the limit. */
const LIMIT = 'WAYBILL_LIMIT';

/** What holds for all listed rates of a service on a day (ISO date), once for each, in the order of the table. */
export function ServiceConditions({ services, day }: { services: readonly ServiceRemarks[]; day: string }) {
  const told = PRICED_PRODUCTS.flatMap((product) => services.filter((service) => service.product === product && service.remarks.length > 0));
  if (told.length === 0) return null;
  return (
    <section className={css.rules} aria-labelledby="rate-conditions">
      <h2 id="rate-conditions" className={css.title}>
        <FormattedMessage id="rates.conditions" />
      </h2>
      <dl className={css.conditions}>
        {told.map(({ product, remarks }) => (
          <div key={product}>
            <dt>
              <FormattedMessage id={`rates.product.${product}`} />
            </dt>
            {remarks.some(({ code }) => code === LIMIT) ? null : (
              <dd>
                <FormattedMessage id="rates.conditions.limit" values={{ max: parcelLimits(product, day).maxWaybillGrams / 1_000 }} />
              </dd>
            )}
            {remarks.map(({ code, text }) => (
              <dd key={code}>{text}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
