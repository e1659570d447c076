import { FormattedMessage, useIntl } from '@amberlane/core';
import { ORDER_STATUSES } from '@amberlane/contract/domain/order-states';
import { TabLinks } from '@amberlane/ui';
import type { OrderPage } from '../../orders/order-calls.ts';
import { orderListAddress, type OrderFilter } from '../../orders/order-filter.ts';
import { STATUS_WORD } from '../../orders/order-status.tsx';
import css from './status-tabs.module.css';

const UNKNOWN = '–';

/** A link for each status with how many orders have it under the other filters. */
export function StatusTabs({ filter, counts }: { filter: OrderFilter; counts: OrderPage['counts'] | undefined }) {
  const intl = useIntl();
  const all = counts && ORDER_STATUSES.reduce((sum, status) => sum + counts[status], 0);
  const count = (of: number | undefined) => (of === 0 ? null : <span className={css.count}>{of === undefined ? UNKNOWN : intl.formatNumber(of)}</span>);
  return (
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
        ...ORDER_STATUSES.map((status) => ({
          to: orderListAddress({ ...filter, status, cursor: '' }),
          current: filter.status === status,
          title: (
            <>
              <FormattedMessage id={STATUS_WORD[status]} /> {count(counts?.[status])}
            </>
          ),
        })),
      ]}
    />
  );
}
