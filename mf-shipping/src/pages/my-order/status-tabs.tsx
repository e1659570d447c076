import { FormattedMessage, useIntl } from '@amberlane/core';
import { ORDER_STATUSES } from '@amberlane/contract/domain/order-states';
import { PopoverMenu, TabLinks } from '@amberlane/ui';
import type { OrderPage } from '../../orders/order-calls.ts';
import { orderListAddress, WAITING, type OrderFilter } from '../../orders/order-filter.ts';
import { STATUS_WORD } from '../../orders/order-status.tsx';
import css from './status-tabs.module.css';

const UNKNOWN = '–';
const TABS = [WAITING, ...ORDER_STATUSES] as const;
/** Statuses that readers ask for less: a menu at the end of the row has them, so that the row stays one line. */
const FOLDED: readonly (typeof TABS)[number][] = ['SUBMITTED', 'ACCEPTED', 'PICKED_UP', 'RETURNED', 'CANCELLED'];

/** A link for each status with how many orders have it under the other filters; what waits for the customer comes first. */
export function StatusTabs({ filter, page }: { filter: OrderFilter; page: OrderPage | undefined }) {
  const intl = useIntl();
  const { counts, waiting } = page ?? {};
  const all = counts && ORDER_STATUSES.reduce((sum, status) => sum + counts[status], 0);
  const count = (of: number | undefined, className = css.count) => (of === 0 ? null : <span className={className}>{of === undefined ? UNKNOWN : intl.formatNumber(of)}</span>);
  const isShown = (status: (typeof TABS)[number]): boolean => filter.status === status || (status === WAITING ? waiting !== 0 : counts?.[status] !== 0);
  const shown = TABS.filter(isShown);
  const folded = shown.filter((status) => FOLDED.includes(status) && filter.status !== status);
  const linkOf = (status: (typeof TABS)[number]) => ({
    to: orderListAddress({ ...filter, status, cursor: '' }),
    title: (
      <>
        <FormattedMessage id={STATUS_WORD[status]} /> {status === WAITING ? count(waiting, `${css.count} ${css.waiting}`) : count(counts?.[status])}
      </>
    ),
  });
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
          ...shown.filter((status) => !folded.includes(status)).map((status) => ({ ...linkOf(status), current: filter.status === status })),
        ]}
        more={
          folded.length > 0 ? (
            <PopoverMenu
              small
              align="end"
              trigger={<FormattedMessage id="my-order.tabs.more" />}
              items={folded.map((status) => {
                const { to, title } = linkOf(status);
                return { to, label: <span className={css.folded}>{title}</span> };
              })}
            />
          ) : null
        }
      />
    </div>
  );
}
