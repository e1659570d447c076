/** Deliveries in the database: claimed before they are sent, so that several processes send each once, and marked afterwards. */
import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import { RULES } from '@amberlane/contract/domain';
import { TEST_EVENT } from '@amberlane/contract/calls/webhooks';
import type { Database } from '../database/tables.ts';
import { leaseUntil, nextAttempt } from './retry-schedule.ts';
import type { Attempt } from './send-webhook.ts';

/** A delivery that this process may attempt now. */
export interface ClaimedDelivery {
  readonly id: string;
  readonly claim: string;
  readonly attempts: number;
  readonly account_id: string;
  readonly endpoint_id: string;
  readonly event_id: string;
  readonly type: string;
  readonly body: string;
  readonly url: string;
  /** Encrypted. */
  readonly secret: string;
  readonly former_secret: string | null;
  readonly former_until: Date | null;
}

/** Claims the delivery that has waited longest, of an endpoint that is active and not among `busy`; null when none is due. */
export async function claimDelivery(db: Kysely<Database>, now: Date, busy: readonly string[] = []): Promise<ClaimedDelivery | null> {
  const { rows } = await sql<ClaimedDelivery>`
    with due as (
      select webhook_delivery.id from webhook_delivery join webhook_endpoint on webhook_endpoint.id = webhook_delivery.endpoint_id
      where webhook_delivery.state = 'pending' and webhook_delivery.next_at <= ${now}::timestamptz and webhook_endpoint.state = 'active'
        and not (webhook_delivery.endpoint_id = any(${[...busy]}::text[]))
      order by webhook_delivery.next_at, webhook_delivery.seq limit 1
      for update of webhook_delivery skip locked
    )
    update webhook_delivery set attempts = attempts + 1, next_at = ${leaseUntil(now)}::timestamptz, claim = ${randomUUID()}
    from due, webhook_endpoint, webhook_event
    where webhook_delivery.id = due.id and webhook_endpoint.id = webhook_delivery.endpoint_id and webhook_event.id = webhook_delivery.event_id
    returning webhook_delivery.id, webhook_delivery.claim, webhook_delivery.attempts, webhook_delivery.account_id, webhook_delivery.endpoint_id, webhook_delivery.event_id,
      webhook_delivery.type, webhook_event.body, webhook_endpoint.url, webhook_endpoint.secret, webhook_endpoint.former_secret, webhook_endpoint.former_until`.execute(db);
  return rows[0] ?? null;
}

/** Makes a delivery of the test event that the caller holds: no worker sends it. */
export async function insertTest(tx: Transaction<Database>, { accountId, endpointId }: { readonly accountId: string; readonly endpointId: string }, now: Date): Promise<ClaimedDelivery> {
  const event_id = `evt_${randomUUID().replaceAll('-', '')}`;
  const body = JSON.stringify({ id: event_id, type: TEST_EVENT, createdAt: now.toISOString(), data: { test: true } });
  await tx.insertInto('webhook_event').values({ id: event_id, account_id: accountId, type: TEST_EVENT, body, created_at: now }).execute();
  const delivery = { id: `dlv_${randomUUID().replaceAll('-', '')}`, claim: randomUUID(), attempts: 1, account_id: accountId, endpoint_id: endpointId, event_id, type: TEST_EVENT };
  await tx.insertInto('webhook_delivery').values({ ...delivery, type: TEST_EVENT, state: 'pending', next_at: leaseUntil(now), last_at: null, last_fault: null, last_status: null, last_ms: null, last_answer: null, created_at: now }).execute();
  const { url, secret, former_secret, former_until } = await tx.selectFrom('webhook_endpoint').select(['url', 'secret', 'former_secret', 'former_until']).where('id', '=', endpointId).executeTakeFirstOrThrow();
  return { ...delivery, body, url, secret, former_secret, former_until };
}

export interface Outcome extends Pick<Attempt, 'fault' | 'status' | 'milliseconds'> {
  readonly answer: string;
}

const DAY_MS = 86_400_000;
/** An endpoint that is seldom asked is not paused for its few failures. */
const PAUSE_AFTER_FAILURES = 10;
const GONE = 410;

/**
 * Writes down what came of an attempt and sets the next one, unless the delivery was replayed or claimed by another worker
 * meanwhile. Tests have one attempt and say nothing of the endpoint's health. Gives what became of the delivery, and
 * whether the endpoint is paused from now on for its failures.
 */
export async function markAttempt(tx: Transaction<Database>, delivery: ClaimedDelivery, outcome: Outcome, now: Date, chance: number): Promise<{ state: 'delivered' | 'retried' | 'dead' | 'lost'; paused: boolean }> {
  // Before its delivery, as whoever pauses the endpoint does: neither waits for the other crosswise.
  await tx.selectFrom('webhook_endpoint').select('id').where('id', '=', delivery.endpoint_id).forNoKeyUpdate().execute();
  const isTest = delivery.type === TEST_EVENT;
  const isTaken = outcome.fault === null;
  const retryAt = isTaken || isTest ? null : nextAttempt(delivery.attempts, now, chance);
  const state = isTaken ? 'delivered' : retryAt === null ? 'dead' : 'pending';
  const { numUpdatedRows } = await tx
    .updateTable('webhook_delivery')
    .set({ state, next_at: retryAt, claim: null, last_at: now, last_fault: outcome.fault, last_status: outcome.status, last_ms: outcome.milliseconds, last_answer: outcome.answer })
    .where('id', '=', delivery.id)
    .where('claim', '=', delivery.claim)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return { state: 'lost', paused: false };
  const paused = !isTest && (await noteHealth(tx, delivery.endpoint_id, outcome, now));
  return { state: state === 'pending' ? 'retried' : state, paused };
}

/** True when the endpoint has failed for too long and is paused by this. */
async function noteHealth(tx: Transaction<Database>, endpointId: string, { fault, status }: Outcome, now: Date): Promise<boolean> {
  if (fault === null) {
    await tx.updateTable('webhook_endpoint').set({ failures: 0, failing_since: null, last_delivered_at: now }).where('id', '=', endpointId).execute();
    return false;
  }
  const endpoint = await tx
    .updateTable('webhook_endpoint')
    .set({ failures: sql`failures + 1`, failing_since: sql`coalesce(failing_since, ${now}::timestamptz)` })
    .where('id', '=', endpointId)
    .where('state', '=', 'active')
    .returning(['failures', 'failing_since'])
    .executeTakeFirst();
  if (!endpoint?.failing_since) return false;
  const isOld = now.getTime() - endpoint.failing_since.getTime() >= RULES.webhooks.pauseAfterDays * DAY_MS;
  if (status !== GONE && !(isOld && endpoint.failures >= PAUSE_AFTER_FAILURES)) return false;
  await tx.updateTable('webhook_endpoint').set({ state: 'failing' }).where('id', '=', endpointId).execute();
  await holdDeliveries(tx, endpointId);
  return true;
}

/** What is under way waits for the end of the pause. */
export async function holdDeliveries(tx: Transaction<Database>, endpointId: string): Promise<void> {
  await tx.updateTable('webhook_delivery').set({ state: 'held', next_at: null, claim: null }).where('endpoint_id', '=', endpointId).where('state', '=', 'pending').where('type', '!=', TEST_EVENT).execute();
}

/** What waited is due, with a new series of attempts. */
export async function releaseDeliveries(tx: Transaction<Database>, endpointId: string, now: Date): Promise<void> {
  await tx.updateTable('webhook_delivery').set({ state: 'pending', next_at: now, attempts: 0 }).where('endpoint_id', '=', endpointId).where('state', '=', 'held').execute();
}
