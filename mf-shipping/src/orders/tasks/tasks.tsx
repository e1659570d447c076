import { FormattedMessage } from '@amberlane/core';
import { orderCalls } from '../order-calls.ts';
import { taskOf } from '../order-status.tsx';
import { TaskCard } from './task-card.tsx';
import css from './tasks.module.css';

/** Orders that changed last, among which tasks are looked for: one of a page of the list. */
const LOOKED_AT = 50;
const SHOWN = 5;

const UNDER_WAY = ['PICKED_UP', 'IN_TRANSIT', 'RETURNED'] as const;

/** Orders that wait for the customer; nothing when none does, or when they can't be had: the list below says why. */
export function Tasks() {
  const { data } = orderCalls.useOrderListQuery({ statuses: [...UNDER_WAY], sort: 'updated', cursor: '', pageSize: LOOKED_AT }, { refetchOnMountOrArgChange: true });
  // Whoever has chosen already has no day left to choose by.
  const tasks = data?.list.filter((order) => taskOf(order) === 'customs' || (taskOf(order) === 'choose' && order.decideBy !== null)) ?? [];
  if (tasks.length === 0) return null;
  return (
    <section aria-labelledby="order-tasks" className={css.section}>
      <h2 id="order-tasks" className={css.title}>
        <FormattedMessage id="order-tasks.title" />
      </h2>
      <ul role="list" className={css.tasks}>
        {tasks.slice(0, SHOWN).map((order) => (
          <TaskCard key={order.id} order={order} />
        ))}
      </ul>
    </section>
  );
}
