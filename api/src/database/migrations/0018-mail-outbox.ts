/**
 * One outbox for all emails. What the queues of leads and of tracking subscriptions still owed moves into it; their
 * tables stay, empty, for a process of the version before that is still running. A later migration drops them.
 */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mail_outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('regarding', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text')
    .addColumn('params', 'jsonb', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('pending', 'sent', 'withdrawn', 'dead')`))
    .addColumn('attempts', 'smallint', (column) => column.notNull())
    .addColumn('next_at', 'timestamptz')
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('done_at', 'timestamptz')
    .addCheckConstraint('mail_outbox_pending', sql`(state = 'pending') = (next_at is not null) and (state = 'pending') = (done_at is null)`)
    .execute();
  await sql`create index mail_outbox_due on mail_outbox (next_at) where state = 'pending'`.execute(db);
  await db.schema.createIndex('mail_outbox_regarding').on('mail_outbox').column('regarding').execute();
  await db.schema.createIndex('mail_outbox_done').on('mail_outbox').column('done_at').execute();

  // Emails of leads that were given up after eight attempts stay visible as dead ones.
  await sql`
    with moved as (delete from lead_mail returning *)
    insert into mail_outbox (id, kind, regarding, params, state, attempts, next_at, created_at, done_at)
    select gen_random_uuid()::text, case addressee when 'sender' then 'lead.confirmation' else 'lead.notice' end, lead_id, '{}',
      case when sent_at is not null then 'sent' when next_at is null then 'dead' else 'pending' end,
      moved.attempts, case when sent_at is null then next_at end, lead.created_at,
      case when sent_at is not null or next_at is null then coalesce(sent_at, now()) end
    from moved join lead on lead.id = moved.lead_id`.execute(db);
  await sql`
    with moved as (delete from follow_letter returning *)
    insert into mail_outbox (id, kind, regarding, params, state, attempts, next_at, created_at)
    select id, case kind when 'confirm' then 'tracking.confirm' when 'already' then 'tracking.already' else 'tracking.update' end, follower_id,
      case when event_id is null then '{}'::jsonb else jsonb_build_object('eventId', event_id) end, 'pending', attempts, next_at, now()
    from moved where next_at is not null and sent_at is null`.execute(db);
}
