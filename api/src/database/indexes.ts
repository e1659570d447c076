/**
 * Indexes of tables that may be large by the time they are added. A server builds them beside the work of other processes,
 * which a transaction can't do: they are no migrations but are made whenever they are missing.
 */
import { sql, type Kysely } from 'kysely';
import type { Database } from './tables.ts';

const INDEXES: Readonly<Record<string, string>> = {
  /** Closing an account, a customer's own data and a new email address look for the subscriptions of an address. */
  follower_email: 'follower (email)',
  /** Closing an account deletes orders; the index of the list leaves deleted ones out. */
  customer_order_account: 'customer_order (account_id)',
  /** Lists of orders, their counts and keywords are read from it alone. */
  customer_order_find:
    'customer_order (account_id, status, created_at desc, id desc) include (kind, presend, updated_at, price_minor, search) where deleted_at is null',
  /** How many there are of each status: few bytes for very many orders, as equal rows of it stand together. */
  customer_order_counts: 'customer_order (account_id, status, kind, presend) where deleted_at is null',
  /** Quotas count the answers of a questionnaire; its results are read newest first. */
  survey_result_newest: 'survey_result (survey_code, created_at desc, id desc)',
  session_created: 'session (created_at)',
  idempotency_key_created: 'idempotency_key (created_at)',
  reset_ticket_expiry: 'reset_ticket (expires_at)',
  registration_expiry: 'registration (expires_at)',
  /** Deadlines of failed deliveries look for parcels at the warehouse; the ledger looks for orders that are paid at the door. */
  waybill_returned: "waybill (latest_at) where latest_code = 'RETURNED_TO_WAREHOUSE'",
  customer_order_cod: "customer_order (account_id, waybill_no) where stage = 'SUBMITTED' and jsonb_typeof(form -> 'cod') = 'object'",
};

/** Makes those that are missing, and those whose making was interrupted. */
export async function buildIndexes(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ name: string; whole: boolean }>`
    select relname as name, indisvalid as whole from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace = current_schema()::regnamespace`.execute(db);
  const known = new Map(rows.map(({ name, whole }) => [name, whole]));
  for (const [name, columns] of Object.entries(INDEXES)) {
    if (known.get(name) === true) continue;
    if (known.has(name)) await sql`drop index ${sql.ref(name)}`.execute(db);
    await sql`create index concurrently ${sql.ref(name)} on ${sql.raw(columns)}`.execute(db);
  }
}
