import { FormattedMessage } from '@amberlane/core';
import { RuledSection, TextLink } from '@amberlane/ui';
import { orderCalls } from '../order-calls.ts';
import { EVERY_ORDER, orderListAddress, WAITING } from '../order-filter.ts';
import { taskOf } from '../order-status.tsx';
import { TaskRow } from './task-row.tsx';
import css from './tasks.module.css';

const SHOWN = 5;
/** On phones the others are behind the link. */
const ON_PHONES = 3;

/** Orders that wait for the customer; nothing when none does, or when they can't be had: the list below says why. */
export function Tasks() {
  const { data } = orderCalls.useOrderListQuery({ waiting: true, sort: 'updated', cursor: '', pageSize: SHOWN }, { refetchOnMountOrArgChange: true });
  // Of a choice whose last day has passed nothing is left to do.
  const tasks = data?.list.filter((order) => taskOf(order) === 'customs' || order.decideBy !== null) ?? [];
  if (!data || tasks.length === 0) return null;
  return (
    <RuledSection
      title={<FormattedMessage id="order-tasks.title" />}
      aside={
        data.total > ON_PHONES ? (
          <TextLink kind="more" to={orderListAddress({ ...EVERY_ORDER, status: WAITING })}>
            <FormattedMessage id="order-tasks.all" values={{ count: data.total }} />
          </TextLink>
        ) : null
      }
    >
      <ul role="list" className={css.tasks}>
        {tasks.map((order) => (
          <TaskRow key={order.id} order={order} />
        ))}
      </ul>
    </RuledSection>
  );
}
