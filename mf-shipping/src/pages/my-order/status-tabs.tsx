import { FormattedMessage, useIntl } from '@amberlane/core';
import { ORDER_STATUSES } from '@amberlane/contract/domain/order-states';
import { TabLinks } from '@amberlane/ui';
import type { OrderPage } from '../../orders/order-calls.ts';
import { orderListAddress, WAITING, type OrderFilter } from '../../orders/order-filter.ts';
import { STATUS_WORD } from '../../orders/order-status.tsx';
import css from './status-tabs.module.css';

const UNKNOWN = '–';
const TABS = [WAITING, ...ORDER_STATUSES] as const;

/** A link for each status with how many orders have it under the other filters; what waits for the customer comes first. */
export function StatusTabs({ filter, page }: { filter: OrderFilter; page: OrderPage | undefined }) {
  const intl = useIntl();
  const { counts, waiting } = page ?? {};
  const all = counts && ORDER_STATUSES.reduce((sum, status) => sum + counts[status], 0);
  const count = (of: number | undefined, className = css.count) => (of === 0 ? null : <span className={className}>{of === undefined ? UNKNOWN : intl.formatNumber(of)}</span>);
  const isShown = (status: (typeof TABS)[number]): boolean => filter.status === status || (status === WAITING ? waiting !== 0 : counts?.[status] !== 0);
  return (
    <div className={css.tabs}>
      <TabLinks
        label={intl.formatMessage({ id: 'my-order.tabs' })}
        tabs={[
          {
            to: orderListAddress({ ...filter, status: null, cursor: '' }),
            current: filter.status === null,
            title: (
              <>
                <FormattedMessage id="my-order.tabs.all" /> {count(all)}
              </>
            ),
          },
          ...TABS.filter(isShown).map((status) => ({
            to: orderListAddress({ ...filter, status, cursor: '' }),
            current: filter.status === status,
            title: (
              <>
                <FormattedMessage id={STATUS_WORD[status]} /> {status === WAITING ? count(waiting, `${css.count} ${css.waiting}`) : count(counts?.[status])}
              </>
            ),
          })),
        ]}
      />
    </div>
  );
}
