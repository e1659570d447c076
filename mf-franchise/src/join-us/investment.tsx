import { FormattedMessage } from '@amberlane/core';
import css from './investment.module.css';

const COSTS = ['application', 'deposit', 'premises', 'months'] as const;

/** What a partner pays for before and while the area grows; the amounts depend on the area. */
export function Investment() {
  return (
    <div className={css.investment}>
      <h3>
        <FormattedMessage id="join-us.invest.title" />
      </h3>
      <dl className={css.costs}>
        {COSTS.map((cost) => (
          <div key={cost} className={css.cost}>
            <dt className={css.name}>
              <FormattedMessage id={`join-us.invest.${cost}.name`} />
            </dt>
            <dd className={css.text}>
              <FormattedMessage id={`join-us.invest.${cost}.text`} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={css.note}>
        <FormattedMessage id="join-us.invest.note" />
      </p>
    </div>
  );
}
