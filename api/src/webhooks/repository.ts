/** Webhook endpoints and their log in the database. Every query names the account: a stranger's endpoint is one that does not exist. */
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { ERROR } from '@amberlane/contract/calls';
import { TEST_EVENT, WEBHOOK_EVENTS, type DeliveryState, type WebhookDelivery, type WebhookEndpoint } from '@amberlane/contract/calls/webhooks';
import { ApiError } from '../api-error.ts';
import type { Database } from '../database/tables.ts';
import type { WebhookDeliveryTable, WebhookEndpointTable } from '../database/tables/webhooks.ts';

type Db = Kysely<Database> | Transaction<Database>;
type EndpointRow = Selectable<WebhookEndpointTable>;

const counted = (db: Db, accountId: string) =>
  db
    .selectFrom('webhook_endpoint')
    .selectAll('webhook_endpoint')
    .select(({ selectFrom }) => [
      selectFrom('webhook_delivery').select(({ fn }) => fn.countAll<string>().as('count')).whereRef('webhook_delivery.endpoint_id', '=', 'webhook_endpoint.id').where('state', '=', 'dead').where('type', '!=', TEST_EVENT).as('dead'),
      selectFrom('webhook_delivery').select(({ fn }) => fn.countAll<string>().as('count')).whereRef('webhook_delivery.endpoint_id', '=', 'webhook_endpoint.id').where('state', 'in', ['pending', 'held']).where('type', '!=', TEST_EVENT).as('waiting'),
    ])
    .where('webhook_endpoint.account_id', '=', accountId);

/** Newest first. */
export async function endpointsOf(db: Db, accountId: string, now: Date): Promise<WebhookEndpoint[]> {
  const rows = await counted(db, accountId).orderBy('webhook_endpoint.created_at', 'desc').orderBy('webhook_endpoint.id').execute();
  return rows.map((row) => toEndpoint(row, now));
}

/** Throws NOT_FOUND. */
export async function endpointOf(db: Db, accountId: string, id: string, now: Date): Promise<WebhookEndpoint> {
  const row = await counted(db, accountId).where('webhook_endpoint.id', '=', id).executeTakeFirst();
  if (!row) throw new ApiError(ERROR.NOT_FOUND);
  return toEndpoint(row, now);
}

/** The same, held against changes by others until the transaction ends. */
export async function holdEndpoint(tx: Transaction<Database>, accountId: string, id: string): Promise<EndpointRow> {
  const row = await tx.selectFrom('webhook_endpoint').selectAll().where('account_id', '=', accountId).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  if (!row) throw new ApiError(ERROR.NOT_FOUND);
  return row;
}

export async function countEndpoints(db: Db, accountId: string): Promise<number> {
  const { count } = await db.selectFrom('webhook_endpoint').select(({ fn }) => fn.countAll<string>().as('count')).where('account_id', '=', accountId).executeTakeFirstOrThrow();
  return Number(count);
}

/** Throws NOT_FOUND. */
export async function changeEndpoint(db: Db, accountId: string, id: string, change: Partial<Omit<EndpointRow, 'id' | 'account_id'>>): Promise<void> {
  const { numUpdatedRows } = await db.updateTable('webhook_endpoint').set(change).where('account_id', '=', accountId).where('id', '=', id).executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ApiError(ERROR.NOT_FOUND);
}

/** Its deliveries go with it. Throws NOT_FOUND. */
export async function deleteEndpoint(db: Db, accountId: string, id: string): Promise<void> {
  const { numDeletedRows } = await db.deleteFrom('webhook_endpoint').where('account_id', '=', accountId).where('id', '=', id).executeTakeFirst();
  if (numDeletedRows === 0n) throw new ApiError(ERROR.NOT_FOUND);
}

const toEndpoint = (row: EndpointRow & { readonly dead: string | null; readonly waiting: string | null }, now: Date): WebhookEndpoint => ({
  id: row.id,
  url: row.url,
  description: row.description,
  events: WEBHOOK_EVENTS.filter((event) => row.events.includes(event)),
  state: row.state,
  createdAt: row.created_at.toISOString(),
  formerSecretUntil: row.former_until && row.former_until > now ? row.former_until.toISOString() : null,
  lastDeliveredAt: row.last_delivered_at?.toISOString() ?? null,
  failingSince: row.failing_since?.toISOString() ?? null,
  dead: Number(row.dead),
  waiting: Number(row.waiting),
});

export interface DeliverySearch {
  readonly endpointId: string;
  readonly state?: DeliveryState | undefined;
  readonly type?: WebhookDelivery['type'] | undefined;
  readonly cursor: string;
  readonly pageSize: number;
}

const log = (db: Db, accountId: string) =>
  db
    .selectFrom('webhook_delivery')
    .innerJoin('webhook_event', 'webhook_event.id', 'webhook_delivery.event_id')
    .selectAll('webhook_delivery')
    .select('webhook_event.body')
    .where('webhook_delivery.account_id', '=', accountId);

/** One page, newest first; the cursor is the place of its last row. */
export async function searchDeliveries(db: Db, accountId: string, { endpointId, state, type, cursor, pageSize }: DeliverySearch): Promise<{ list: WebhookDelivery[]; nextCursor: string }> {
  let query = log(db, accountId);
  if (endpointId !== '') query = query.where('webhook_delivery.endpoint_id', '=', endpointId);
  if (state !== undefined) query = query.where('webhook_delivery.state', '=', state);
  if (type !== undefined) query = query.where('webhook_delivery.type', '=', type);
  if (/^\d{1,18}$/.test(cursor)) query = query.where('webhook_delivery.seq', '<', cursor);
  const rows = await query.orderBy('webhook_delivery.seq', 'desc').limit(pageSize + 1).execute();
  const shown = rows.slice(0, pageSize);
  return { list: shown.map(toDelivery), nextCursor: rows.length > pageSize ? (shown.at(-1)?.seq ?? '') : '' };
}

/** Throws NOT_FOUND. */
export async function deliveryOf(db: Db, accountId: string, id: string): Promise<WebhookDelivery> {
  const row = await log(db, accountId).where('webhook_delivery.id', '=', id).executeTakeFirst();
  if (!row) throw new ApiError(ERROR.NOT_FOUND);
  return toDelivery(row);
}

/** Makes a delivery due with a new series of attempts. */
export async function replay(db: Db, accountId: string, id: string, now: Date): Promise<void> {
  await db.updateTable('webhook_delivery').set({ state: 'pending', attempts: 0, next_at: now, claim: null }).where('account_id', '=', accountId).where('id', '=', id).execute();
}

/** The same for all that were given up; the oldest are due first. Gives their count. */
export async function replayDeadOf(db: Db, accountId: string, endpointId: string, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('webhook_delivery')
    .set({ state: 'pending', attempts: 0, next_at: now, claim: null })
    .where('account_id', '=', accountId)
    .where('endpoint_id', '=', endpointId)
    .where('state', '=', 'dead')
    .where('type', '!=', TEST_EVENT)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

function toDelivery(row: Selectable<WebhookDeliveryTable> & { readonly body: string }): WebhookDelivery {
  return {
    id: row.id, endpointId: row.endpoint_id, eventId: row.event_id, type: row.type, state: row.state, createdAt: row.created_at.toISOString(),
    attempts: row.attempts, nextAttemptAt: row.next_at?.toISOString() ?? null,
    last: row.last_at && { at: row.last_at.toISOString(), fault: row.last_fault, status: row.last_status, milliseconds: row.last_ms ?? 0, answer: row.last_answer ?? '' },
    body: row.body,
  };
}

/** Sealed secrets of endpoints that an older key encrypted, for `second-factor/reseal.ts`. */
export const sealedBefore = (db: Db, mark: string, after: string, limit: number): Promise<Pick<EndpointRow, 'id' | 'secret' | 'former_secret'>[]> =>
  db
    .selectFrom('webhook_endpoint')
    .select(['id', 'secret', 'former_secret'])
    .where(sql<boolean>`(not starts_with(secret, ${mark}) or not starts_with(coalesce(former_secret, ${mark}), ${mark}))`)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
