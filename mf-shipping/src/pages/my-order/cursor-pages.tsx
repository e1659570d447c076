import { FormattedMessage, Link, useIntl } from '@amberlane/core';
import { Icon, icons } from '@amberlane/ui';
import { pageBefore } from '../../orders/cursor-trail.ts';
import type { OrderPage } from '../../orders/order-calls.ts';
import { orderListAddress, type OrderFilter } from '../../orders/order-filter.ts';
import { OrderRange } from './order-range.tsx';
import { PageSizes } from './page-sizes.tsx';
import css from './cursor-pages.module.css';

/** What the page shows of the list, how much a page holds, and the pages before and after. */
export function CursorPages({ filter, page }: { filter: OrderFilter; page: OrderPage }) {
  const intl = useIntl();
  const before = pageBefore(filter);
  const { nextCursor } = page;
  const byTime = filter.sort === 'newest';
  return (
    <div className={css.foot}>
      <p className={css.range}>
        <OrderRange filter={filter} page={page} />
      </p>
      <PageSizes filter={filter} />
      {before === null && nextCursor === '' ? null : (
        <nav aria-label={intl.formatMessage({ id: 'my-order.pages' })} className={css.pages}>
          {before === null ? null : (
            <Link to={before} rel="prev" className={css.step}>
              <Icon of={icons.chevron} className={css.backwards} />
              <FormattedMessage id={byTime ? 'my-order.pages.newer' : 'my-order.pages.previous'} />
            </Link>
          )}
          {nextCursor === '' ? null : (
            <Link to={orderListAddress({ ...filter, cursor: nextCursor })} rel="next" className={css.step}>
              <FormattedMessage id={byTime ? 'my-order.pages.older' : 'my-order.pages.next'} />
              <Icon of={icons.chevron} />
            </Link>
          )}
        </nav>
      )}
    </div>
  );
}
