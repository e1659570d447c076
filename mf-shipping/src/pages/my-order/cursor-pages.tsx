import { FormattedMessage, Link, useIntl } from '@amberlane/core';
import { Icon, icons } from '@amberlane/ui';
import { pageBefore } from '../../orders/cursor-trail.ts';
import { orderListAddress, type OrderFilter } from '../../orders/order-filter.ts';
import css from './cursor-pages.module.css';

/** The page before and the page after; nothing where one page is all. */
export function CursorPages({ filter, nextCursor }: { filter: OrderFilter; nextCursor: string }) {
  const intl = useIntl();
  const before = pageBefore(filter);
  if (before === null && nextCursor === '') return null;
  const byTime = filter.sort === 'newest';
  return (
    <nav aria-label={intl.formatMessage({ id: 'my-order.pages' })} className={css.pages}>
      {before === null ? null : (
        <Link to={before} rel="prev" className={css.step}>
          <Icon of={icons.chevron} className={css.backwards} />
          <FormattedMessage id={byTime ? 'my-order.pages.newer' : 'my-order.pages.previous'} />
        </Link>
      )}
      {nextCursor === '' ? null : (
        <Link to={orderListAddress({ ...filter, cursor: nextCursor })} rel="next" className={css.next}>
          <FormattedMessage id={byTime ? 'my-order.pages.older' : 'my-order.pages.next'} />
          <Icon of={icons.chevron} />
        </Link>
      )}
    </nav>
  );
}
