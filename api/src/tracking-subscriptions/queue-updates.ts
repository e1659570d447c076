/**
 * Email updates, and webhooks of platforms, are queued in the transaction that writes their tracking events: an event that
 * is stored has its emails, one that is not has none, whenever the process dies.
 */
import { sql, type Transaction } from 'kysely';
import { followRule } from '@amberlane/contract/domain';
import { arrayLiteral } from '../database/array-literal.ts';
import type { Database } from '../database/tables.ts';
import { queueEmails, withdrawEmails } from '../mail/outbox.ts';
import { isFinal } from '../tracking/lifecycle.ts';
import { queueTrackingEvents } from '../webhooks/queue-events.ts';
import { trackingUpdate } from './templates.ts';
import { updatesOf, type WaybillEvent } from './update-codes.ts';

const DAY_MS = 86_400_000;

/**
 * Queues every event for the webhooks that chose it, and an email about the newest event for every subscriber of these
 * waybills. An event older than what a subscriber knows is no update, and an email that has not been sent yet gives way to
 * the new one.
 */
export async function queueUpdates(db: Transaction<Database>, events: readonly WaybillEvent[], now: Date): Promise<void> {
  await queueTrackingEvents(db, events, now);
  const updates = updatesOf(events);
  if (updates.length === 0) return;
  const due = await subscribersOf(db, updates, now);
  if (due.length === 0) return;
  await withdrawEmails(db, { kinds: [trackingUpdate.kind], regarding: due.map(({ id }) => id) }, now);
  await queueEmails(db, due.map(({ id, event_id }) => trackingUpdate.about(id, { eventId: event_id })), now);
}

/** Subscriptions for which an event is new, marked as told. */
async function subscribersOf(db: Transaction<Database>, updates: readonly WaybillEvent[], now: Date): Promise<readonly { readonly id: string; readonly event_id: string }[]> {
  const { keepDays, silentDays } = followRule(now.toISOString().slice(0, 10));
  const keepUntil = (event: WaybillEvent): string => new Date(now.getTime() + (isFinal(event.code) ? keepDays : silentDays) * DAY_MS).toISOString();
  const { rows } = await sql<{ id: string; event_id: string }>`
    with event as (
      select * from unnest(
        ${arrayLiteral(updates.map(({ waybillNo }) => waybillNo))}::text[], ${arrayLiteral(updates.map(({ eventId }) => eventId))}::text[],
        ${arrayLiteral(updates.map(({ occurredAt }) => occurredAt.toISOString()))}::timestamptz[], ${arrayLiteral(updates.map(keepUntil))}::timestamptz[])
        as event (waybill_no, event_id, at, keep_until)
    )
    update follower set told_at = event.at, keep_until = event.keep_until
    from event
    where follower.waybill_no = event.waybill_no and follower.state = 'following' and follower.told_at < event.at
    returning follower.id, event.event_id`.execute(db);
  return rows;
}
