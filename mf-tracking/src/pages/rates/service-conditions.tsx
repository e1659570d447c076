import { FormattedMessage } from '@amberlane/core';
import type { ServiceRemarks } from '../../rates/rate-rows.ts';
import css from './price-rules.module.css';

/** What holds for all listed rates of a service, once for each. */
export function ServiceConditions({ services }: { services: readonly ServiceRemarks[] }) {
  const told = services.filter(({ remarks }) => remarks.length > 0);
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
            {remarks.map(({ code, text }) => (
              <dd key={code}>{text}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
