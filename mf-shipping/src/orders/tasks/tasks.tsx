import { FormattedMessage } from '@amberlane/core';
import { RuledSection, TextLink } from '@amberlane/ui';
import { orderCalls, type OrderRow } from '../order-calls.ts';
import { EVERY_ORDER, orderListAddress, WAITING } from '../order-filter.ts';
import { taskOf } from '../order-status.tsx';
import { TaskRow } from './task-row.tsx';
import css from './tasks.module.css';

const SHOWN = 5;
/** As many as a page of the list takes: the earliest deadlines are among those that changed last. */
const LOOKED_AT = 50;
/** On phones the others are behind the link. */
const ON_PHONES = 3;

/** What has a last day comes before what has none. */
const deadlineOf = ({ decideBy }: OrderRow): string => decideBy?.at ?? '9999';

/** Orders that wait for the customer, the earliest deadline first; nothing when none does, or when they can't be had: the list below says why. */
export function Tasks() {
  const { data } = orderCalls.useOrderListQuery({ waiting: true, sort: 'updated', cursor: '', pageSize: LOOKED_AT }, { refetchOnMountOrArgChange: true });
  // Of a choice whose last day has passed nothing is left to do.
  const tasks = data?.list.filter((order) => taskOf(order) === 'customs' || order.decideBy !== null) ?? [];
  tasks.sort((one, other) => deadlineOf(one).localeCompare(deadlineOf(other)));
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
        {tasks.slice(0, SHOWN).map((order) => (
          <TaskRow key={order.id} order={order} />
        ))}
      </ul>
    </RuledSection>
  );
}
