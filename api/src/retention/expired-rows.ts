/**
 * Which rows have been kept for long enough. Periods that the privacy policy names come from the rules; the others are the
 * time in which a row can still be used. Tables that are not here keep their rows: docs/operations.md says why.
 */
import { sql, type RawBuilder } from 'kysely';
import { RULES } from '@amberlane/contract/domain';
import { ORDER_IMPORT } from '@amberlane/contract/domain/order-import';
import { UNDO_MS } from '../accounts/undo-repository.ts';
import { SESSION_LIFE } from '../sessions/sessions.ts';
import { STAFF_LOG_DAYS } from '../staff-desk/staff-log.ts';
import { STAFF_SESSION } from '../staff-desk/staff-sessions.ts';
import type { Database } from '../database/tables.ts';

export interface ExpiredRows {
  readonly table: keyof Database;
  /** Which rows may go at this time. */
  readonly when: (now: Date) => RawBuilder<boolean>;
  /** Rows that go in one transaction; fewer where each takes others along. */
  readonly batch?: number;
}

const { retention, signIns, trackShare, secondFactor, closedAccount, deliveryDecision, surveys, webhooks } = RULES;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const ago = (now: Date, ms: number) => sql`${new Date(now.getTime() - ms)}::timestamptz`;
const days = (count: number): number => count * DAY_MS;
const interval = (ms: number) => sql`make_interval(secs => ${ms / 1000}::double precision)`;

/** A session ends when somebody ends it, when it has not been used for too long, or at its last day. */
function endedBefore(cutoff: RawBuilder<unknown>): RawBuilder<boolean> {
  const { usual, remembered } = SESSION_LIFE;
  const life = ({ idleMs, mostMs }: { readonly idleMs: number; readonly mostMs: number }) => sql`least(last_seen_at + ${interval(idleMs)}, created_at + ${interval(mostMs)})`;
  // The first condition finds the rows by their index.
  return sql`created_at < ${cutoff} and least(ended_at, case when remembered then ${life(remembered)} else ${life(usual)} end) < ${cutoff}`;
}

export const EXPIRED: readonly ExpiredRows[] = [
  { table: 'session', when: (now) => endedBefore(ago(now, days(retention.sessionDays))) },
  { table: 'sign_in', when: (now) => sql`at < ${ago(now, days(signIns.keepDays))}` },
  { table: 'captcha', when: (now) => sql`expires_at < ${ago(now, 0)}` },
  { table: 'verification_code', when: (now) => sql`expires_at < ${ago(now, retention.expiredCodeHours * HOUR_MS)}` },
  { table: 'account_undo', when: (now) => sql`changed_at < ${ago(now, UNDO_MS)}` },
  { table: 'reset_ticket', when: (now) => sql`expires_at < ${ago(now, 0)}` },
  { table: 'code_delivery', when: (now) => sql`sent_at < ${ago(now, retention.codeCountHours * HOUR_MS)}` },
  { table: 'registration', when: (now) => sql`expires_at < ${ago(now, 0)}` },
  { table: 'second_factor', when: (now) => sql`confirmed_at is null and started_at < ${ago(now, secondFactor.setupMinutes * MINUTE_MS)}` },
  { table: 'order_export', when: (now) => sql`expires_at < ${ago(now, 0)}` },
  // Keys of rows of a file stay as long as the file's list: a row that waits is created once however late it is.
  {
    table: 'idempotency_key',
    when: (now) => sql`created_at < ${ago(now, days(retention.idempotencyDays))} and (key not like 'import:%' or created_at < ${ago(now, days(2 * ORDER_IMPORT.keepDays))})`,
  },
  // With it go its rows. What is still being created keeps its list.
  {
    table: 'order_import',
    when: (now) => sql`updated_at < ${ago(now, days(ORDER_IMPORT.keepDays))} and not exists (select 1 from order_import_row as waiting where waiting.import_id = order_import.id and waiting.state = 'queued')`,
    batch: 5,
  },
  { table: 'track_share', when: (now) => sql`expires_at < ${ago(now, days(trackShare.rememberedDays))}` },
  { table: 'label_file', when: (now) => sql`expires_at < ${ago(now, 0)}` },
  { table: 'delivery_decision', when: (now) => sql`created_at < ${ago(now, days(deliveryDecision.keepDays))}` },
  { table: 'decision_reminder', when: (now) => sql`reminded_at < ${ago(now, days(deliveryDecision.keepDays))}` },
  { table: 'follower', when: (now) => sql`keep_until < ${ago(now, 0)}` },
  { table: 'survey_progress', when: (now) => sql`saved_at < ${ago(now, days(surveys.progressDays))}` },
  // With a lead go its steps, messages and files.
  { table: 'lead', when: (now) => sql`keep_until < ${ago(now, 0)}`, batch: 20 },
  { table: 'office_mail_hour', when: (now) => sql`hour < ${ago(now, days(retention.sentEmailDays))}` },
  // Those of a form go with their lead.
  { table: 'upload', when: (now) => sql`lead_id is null and expires_at < ${ago(now, 0)}`, batch: 5 },
  {
    table: 'mail_outbox',
    when: (now) => sql`(state in ('sent', 'withdrawn') and done_at < ${ago(now, days(retention.sentEmailDays))}) or (state = 'dead' and done_at < ${ago(now, days(retention.failedEmailDays))})`,
  },
  // With an event go its deliveries; one that waits for the end of a pause goes too.
  { table: 'webhook_event', when: (now) => sql`created_at < ${ago(now, days(webhooks.keepDays))}` },
  { table: 'api_call', when: (now) => sql`at < ${ago(now, days(webhooks.callDays))}` },
  { table: 'outbox_message', when: (now) => sql`sent_at < ${ago(now, days(retention.sentEmailDays))}` },
  { table: 'staff_session', when: (now) => sql`created_at < ${ago(now, STAFF_SESSION.mostMs)}` },
  { table: 'staff_log', when: (now) => sql`at < ${ago(now, days(STAFF_LOG_DAYS))}` },
  // With the account go its orders, by the hundred.
  { table: 'account', when: (now) => sql`closed_at < ${ago(now, 0)} - make_interval(years => ${closedAccount.keepOrderYears}::integer)`, batch: 20 },
];
