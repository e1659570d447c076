import { FormattedMessage } from '@amberlane/core';
import { StatusMark } from '@amberlane/ui';
import { DELIVERY_STATUS } from './delivery-row.tsx';
import { DELIVERY_STATES } from './delivery-states.ts';
import css from './platform.module.css';

/** What each state of a sent event means, and what the reader does about it. */
export const StateGuide = () => (
  <section className={css.stack} aria-labelledby="state-guide">
    <h2 id="state-guide" className={css.small}>
      <FormattedMessage id="platform.states" />
    </h2>
    <dl className={css.states}>
      {DELIVERY_STATES.map((state) => (
        <div key={state}>
          <dt>
            <StatusMark status={DELIVERY_STATUS[state]}>
              <FormattedMessage id="platform.deliveryState" values={{ state }} />
            </StatusMark>
          </dt>
          <dd>
            <FormattedMessage id="platform.states.text" values={{ state }} />
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
