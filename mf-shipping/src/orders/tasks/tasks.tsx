import { FormattedMessage } from '@amberlane/core';
import { RuledSection, TextLink } from '@amberlane/ui';
import type { OrderRow } from '../order-calls.ts';
import { EVERY_ORDER, orderListAddress, WAITING } from '../order-filter.ts';
import { taskOf } from '../order-status.tsx';
import { TaskRow } from './task-row.tsx';
import { useWaitingOrders } from './use-waiting-orders.ts';
import css from './tasks.module.css';

/** The others are behind the link. */
const SHOWN = 3;

/** The nearest deadlines, and last one parcel that customs holds: it has no deadline, and stays until its papers are there. */
function shownOf(tasks: readonly OrderRow[]): readonly OrderRow[] {
  const held = tasks.find((order) => taskOf(order) === 'customs');
  if (!held || tasks.indexOf(held) < SHOWN) return tasks.slice(0, SHOWN);
  return [...tasks.slice(0, SHOWN - 1), held];
}

const dayOf = (order: OrderRow | undefined): string | undefined => order?.decideBy?.at.slice(0, 10);

/** Orders that wait for the customer, the earliest deadline first; nothing when none does, or when they can't be had: the list below says why. */
export function Tasks() {
  const waiting = useWaitingOrders();
  // Of a choice whose last day has passed nothing is left to do.
  const tasks = waiting?.orders.filter((order) => taskOf(order) === 'customs' || order.decideBy !== null) ?? [];
  if (!waiting || tasks.length === 0) return null;
  return (
    <RuledSection
      title={<FormattedMessage id="order-tasks.title" />}
      aside={
        waiting.total > SHOWN ? (
          <TextLink kind="more" to={orderListAddress({ ...EVERY_ORDER, status: WAITING })}>
            <FormattedMessage id="order-tasks.all" values={{ count: waiting.total }} />
          </TextLink>
        ) : null
      }
    >
      {waiting.orders.length === waiting.total ? <MadeOf orders={waiting.orders} /> : null}
      <ul role="list" className={css.tasks}>
        {shownOf(tasks).map((order) => (
          <TaskRow key={order.id} order={order} isNearest={dayOf(order) !== undefined && dayOf(order) === dayOf(tasks[0])} />
        ))}
      </ul>
    </RuledSection>
  );
}

const kindOf = (order: OrderRow): 'choose' | 'customs' | 'past' => (taskOf(order) === 'customs' ? 'customs' : order.decideBy === null ? 'past' : 'choose');

/** What the count of the heading is made of; nothing where all are of one kind. */
function MadeOf({ orders }: { orders: readonly OrderRow[] }) {
  const kinds = Map.groupBy(orders, kindOf);
  if (kinds.size < 2) return null;
  return (
    <p className={css.made}>
      {(['choose', 'customs', 'past'] as const).map((kind) => {
        const count = kinds.get(kind)?.length ?? 0;
        return count === 0 ? null : (
          <span key={kind}>
            <FormattedMessage id={`order-tasks.made.${kind}`} values={{ count }} />
          </span>
        );
      })}
    </p>
  );
}
