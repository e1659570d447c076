/**
 * Events are queued in the transaction of the change that they tell of: what is stored is owed to every endpoint that chose
 * it, what is not is not, whenever the process dies. Endpoints that are paused get theirs when they are resumed.
 */
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { OrderStatus } from '@amberlane/contract/domain/order-states';
import type { WebhookEvent } from '@amberlane/contract/calls/webhooks';
import { arrayLiteral } from '../database/array-literal.ts';
import type { Database } from '../database/tables.ts';
import type { OrderStage } from '../orders/order-status.ts';
import type { WaybillEvent } from '../tracking-subscriptions/update-codes.ts';

type Tx = Transaction<Database>;

/** What a change of an order is called; null for one that nobody is told of, as while it is a draft. */
export function orderEventOf(before: OrderStage | null, after: OrderStage): WebhookEvent | null {
  if (after === 'DRAFT' || before === 'CANCELLED') return null;
  if (after === 'CANCELLED') return before === 'SUBMITTED' ? 'order.cancelled' : null;
  return before === 'SUBMITTED' ? 'order.updated' : 'order.created';
}

interface OrderChange {
  readonly id: string;
  /** Stage before the change; null for a new order. */
  readonly before: OrderStage | null;
  readonly after: OrderStage;
}

/** Queues the event of a change that was just written. */
export async function queueOrderEvent(tx: Tx, { id, before, after }: OrderChange, now: Date): Promise<void> {
  const type = orderEventOf(before, after);
  if (type === null) return;
  const status: OrderStatus = after;
  await queue(
    tx,
    sql`
      select customer_order.account_id, ${type}::text as type, json_build_object('order', json_build_object(
        'id', customer_order.id, 'orderNo', customer_order.order_no, 'tradeNo', customer_order.trade_no, 'waybillNo', customer_order.waybill_no,
        'mallNo', coalesce(customer_order.form ->> 'mallNo', ''), 'status', ${status}::text, 'version', customer_order.version)) as data, 0::bigint as turn
      from customer_order where customer_order.id = ${id}`,
    now,
  );
}

/** Queues tracking events that were just written, for the customers whose parcels they are about. */
export async function queueTrackingEvents(tx: Tx, events: readonly Pick<WaybillEvent, 'waybillNo' | 'eventId'>[], now: Date): Promise<void> {
  if (events.length === 0 || !(await hasEndpoints(tx))) return;
  await queue(
    tx,
    sql`
      select waybill_parties.account_id, kind.type, json_build_object('tracking', json_build_object(
        'waybillNo', track_event.waybill_no, 'mallNo', coalesce(waybill.mall_no, ''), 'event', json_build_object(
          'id', track_event.event_id, 'code', track_event.code, 'reason', track_event.reason, 'attempt', track_event.attempt, 'place', track_event.place,
          'occurredAt', ${isoText(sql`track_event.occurred_at`)}))) as data, row_number() over (order by track_event.occurred_at) as turn
      from unnest(${arrayLiteral(events.map(({ waybillNo }) => waybillNo))}::text[], ${arrayLiteral(events.map(({ eventId }) => eventId))}::text[]) as named (waybill_no, event_id)
      join track_event on track_event.waybill_no = named.waybill_no and track_event.event_id = named.event_id
      join waybill on waybill.waybill_no = named.waybill_no
      join waybill_parties on waybill_parties.waybill_no = named.waybill_no and waybill_parties.account_id is not null
      cross join lateral (values ('tracking.event'),
        (case track_event.code when 'ATTEMPT_FAILED' then 'delivery.failed' when 'DELIVERED' then 'delivery.completed' end)) as kind (type)
      where kind.type is not null`,
    now,
  );
}

/** Most batches of a push meet no endpoint at all. */
async function hasEndpoints(tx: Tx): Promise<boolean> {
  return (await tx.selectFrom('webhook_endpoint').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** ISO 8601 in UTC with milliseconds, as everywhere on the wire. */
const isoText = (instant: RawBuilder<unknown>) => sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** One event for each row of `happened` (account_id, type, data, turn) that some endpoint chose, and a delivery for each of those. */
async function queue(tx: Tx, happened: RawBuilder<unknown>, now: Date): Promise<void> {
  await sql`
    with happened as (${happened}),
    owed as materialized (
      select 'evt_' || replace(gen_random_uuid()::text, '-', '') as id, happened.*
      from happened
      where exists (select from webhook_endpoint where webhook_endpoint.account_id = happened.account_id and happened.type = any(webhook_endpoint.events))
    ),
    event as (
      insert into webhook_event (id, account_id, type, body, created_at)
      select id, account_id, type, json_build_object('id', id, 'type', type, 'createdAt', ${now.toISOString()}::text, 'data', data)::text, ${now}::timestamptz from owed
      returning id
    )
    insert into webhook_delivery (id, account_id, endpoint_id, event_id, type, state, attempts, next_at, created_at)
    select 'dlv_' || replace(gen_random_uuid()::text, '-', ''), owed.account_id, webhook_endpoint.id, event.id, owed.type,
      case webhook_endpoint.state when 'active' then 'pending' else 'held' end, 0, case webhook_endpoint.state when 'active' then ${now}::timestamptz end, ${now}::timestamptz
    from owed
    join event on event.id = owed.id
    join webhook_endpoint on webhook_endpoint.account_id = owed.account_id and owed.type = any(webhook_endpoint.events)
    order by owed.turn, owed.type desc`.execute(tx);
}
