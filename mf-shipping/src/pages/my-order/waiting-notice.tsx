import { FormattedMessage } from '@amberlane/core';
import { Notice, SentenceSpace, TextLink, Time } from '@amberlane/ui';
import { EVERY_ORDER, orderListAddress, WAITING } from '../../orders/order-filter.ts';
import { useWaitingOrders } from '../../orders/tasks/use-waiting-orders.ts';
import css from './waiting-notice.module.css';

const BLANK = ' ';

/** How many orders wait for the customer and the first deadline among them, with the way to them. */
export function WaitingNotice({ count }: { count: number }) {
  const first = useWaitingOrders()?.orders[0]?.decideBy;
  return (
    <div className={css.whole}>
      <Notice tone="attention">
        <p className={css.line}>
          <span>
            <FormattedMessage id="my-order.waiting" values={{ count }} />
            {first ? (
              <>
                <SentenceSpace />
                <FormattedMessage
                  id="my-order.waiting.first"
                  values={{
                    day: (
                      <b key="day">
                        <Time at={first.at} zone={first.timeZone} show="day" />
                      </b>
                    ),
                  }}
                />
              </>
            ) : null}
          </span>
          {BLANK}
          <TextLink kind="more" to={orderListAddress({ ...EVERY_ORDER, status: WAITING })}>
            <FormattedMessage id="my-order.waiting.show" />
          </TextLink>
        </p>
      </Notice>
    </div>
  );
}
