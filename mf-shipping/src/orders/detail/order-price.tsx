import { FormattedMessage } from '@amberlane/core';
import { Money, Weight } from '@amberlane/ui';
import { CalendarDay } from '../dates.tsx';
import type { OrderDetail } from '../order-calls.ts';
import { SideSection } from './side-section.tsx';
import css from './order-price.module.css';

/** The price as it was when the order was sent, line by line. */
export function OrderPrice({ order: { price, referencePrice } }: { order: OrderDetail }) {
  return (
    <SideSection title={<FormattedMessage id="order.price" />}>
      {price ? (
        <>
          <dl className={css.lines}>
            {price.lines.map(({ code, ruleId, label, quantity, rate, amount, currency }) => (
              <div key={`${code} ${ruleId} ${quantity} ${rate}`}>
                <dt>
                  <bdi>{label}</bdi>
                </dt>
                <dd>
                  <Money of={{ amount, currency }} />
                </dd>
              </div>
            ))}
            <div className={css.total}>
              <dt>
                <FormattedMessage id="order.price.total" />
              </dt>
              <dd>
                <Money of={price.total} />
              </dd>
            </div>
          </dl>
          <p className={css.note}>
            <FormattedMessage id="order.price.weight" values={{ weight: <Weight grams={price.chargeableGrams} />, day: <CalendarDay of={price.day} /> }} />
          </p>
        </>
      ) : (
        <p className={css.note}>
          {referencePrice ? <Money of={referencePrice} /> : <FormattedMessage id="order.price.later" />}
        </p>
      )}
    </SideSection>
  );
}
