import type { ReactNode } from 'react';
import { FormattedMessage, Link, useIntl } from '@amberlane/core';
import { Icon, icons, TextLink, VisuallyHidden } from '@amberlane/ui';
import { CalendarDay } from '../../orders/dates.tsx';
import { EVERY_ORDER, orderListAddress, type OrderFilter } from '../../orders/order-filter.ts';
import { STATUS_WORD } from '../../orders/order-status.tsx';
import css from './active-filters.module.css';

interface Active {
  readonly id: string;
  readonly text: ReactNode;
  /** The filter without it. */
  readonly without: Partial<OrderFilter>;
}

function activeOf({ status, kind, presend, from, to, keyword }: OrderFilter): Active[] {
  const day = (of: string): ReactNode => <CalendarDay of={of} />;
  return [
    ...(status ? [{ id: 'status', text: <FormattedMessage id={STATUS_WORD[status]} />, without: { status: null } }] : []),
    ...(keyword ? [{ id: 'q', text: <bdi>{keyword}</bdi>, without: { keyword: '' } }] : []),
    ...(from ? [{ id: 'from', text: <FormattedMessage id="my-order.active.from" values={{ day: day(from) }} />, without: { from: '' } }] : []),
    ...(to ? [{ id: 'to', text: <FormattedMessage id="my-order.active.to" values={{ day: day(to) }} />, without: { to: '' } }] : []),
    ...(kind ? [{ id: 'kind', text: <FormattedMessage id={kind === 'local' ? 'my-order.kind.local' : 'my-order.kind.international'} />, without: { kind: null } }] : []),
    ...(presend ? [{ id: 'presend', text: <FormattedMessage id="my-order.presend" />, without: { presend: false } }] : []),
  ];
}

/** What narrows the list, each to be taken away alone, and all at once. */
export function ActiveFilters({ filter }: { filter: OrderFilter }) {
  const intl = useIntl();
  return (
    <ul role="list" className={css.row} aria-label={intl.formatMessage({ id: 'my-order.active' })}>
      {activeOf(filter).map(({ id, text, without }) => (
        <li key={id}>
          <Link to={orderListAddress({ ...filter, ...without, cursor: '' })} className={css.token}>
            <VisuallyHidden>
              <FormattedMessage id="my-order.active.remove" />
            </VisuallyHidden>
            <span>{text}</span>
            <Icon of={icons.close} />
          </Link>
        </li>
      ))}
      <li className={css.clear}>
        <TextLink to={orderListAddress({ ...EVERY_ORDER, sort: filter.sort, size: filter.size })}>
          <FormattedMessage id="my-order.clear" />
        </TextLink>
      </li>
    </ul>
  );
}
