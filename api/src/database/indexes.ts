/**
 * Indexes of tables that may be large by the time they are added. A server builds them beside the work of other processes,
 * which a transaction can't do: they are no migrations but are made whenever they are missing. An index that needs an
 * extension is left out where the extension can't be had: no query depends on it, some take longer.
 */
import { sql, type Kysely } from 'kysely';
import { codeOf } from '../error-code.ts';
import type { Database } from './tables.ts';

interface IndexOnExtensions {
  readonly on: string;
  /** Extensions of PostgreSQL's own distribution, which the owner of a database may create (PostgreSQL 13 and newer). */
  readonly extensions: readonly string[];
}

const INDEXES: Readonly<Record<string, string | IndexOnExtensions>> = {
  /** Closing an account, a customer's own data and a new email address look for the subscriptions of an address. */
  follower_email: 'follower (email)',
  /** Closing an account deletes orders; the index of the list leaves deleted ones out. */
  customer_order_account: 'customer_order (account_id)',
  /** Lists of orders, their counts and keywords are read from it alone. */
  customer_order_find:
    'customer_order (account_id, status, created_at desc, id desc) include (kind, presend, updated_at, price_minor, search) where deleted_at is null',
  /** Keywords that few orders hold, found by their three-letter parts. Its list of pending entries is short: each search reads it. */
  customer_order_keyword: {
    on: 'customer_order using gin (account_id, search gin_trgm_ops) with (gin_pending_list_limit = 512) where deleted_at is null',
    extensions: ['pg_trgm', 'btree_gin'],
  },
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
  /** The newest updates of the network are read by the time they came in. Rows stand in that order, so a summary of each range of pages is enough: next to nothing to keep up while events are pushed. */
  track_event_received: 'track_event using brin (received_at)',
  customer_order_cod: "customer_order (account_id, waybill_no) where stage = 'SUBMITTED' and jsonb_typeof(form -> 'cod') = 'object'",
};

/** Makes those that are missing, and those whose making was interrupted. `log` takes a line about one that is left out. */
export async function buildIndexes(db: Kysely<Database>, log: (line: string) => void = () => {}): Promise<void> {
  const { rows } = await sql<{ name: string; whole: boolean }>`
    select relname as name, indisvalid as whole from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace = current_schema()::regnamespace`.execute(db);
  const known = new Map(rows.map(({ name, whole }) => [name, whole]));
  for (const [name, index] of Object.entries(INDEXES)) {
    if (known.get(name) === true) continue;
    const { on, extensions } = typeof index === 'string' ? { on: index, extensions: [] } : index;
    if (!(await haveExtensions(db, name, extensions, log))) continue;
    if (known.has(name)) await sql`drop index ${sql.ref(name)}`.execute(db);
    await sql`create index concurrently ${sql.ref(name)} on ${sql.raw(on)}`.execute(db);
  }
}

/** SQLSTATE insufficient_privilege. */
const NO_PRIVILEGE = '42501';

/** Creates those that are missing; false when one of them is not installed on the server, or may not be created by this role. */
async function haveExtensions(db: Kysely<Database>, index: string, extensions: readonly string[], log: (line: string) => void): Promise<boolean> {
  if (extensions.length === 0) return true;
  const { rows } = await sql<{ name: string }>`select name from pg_available_extensions where name = any(${[...extensions]}::text[])`.execute(db);
  // The embedded database has none.
  if (rows.length < extensions.length) return false;
  try {
    for (const extension of extensions) await sql`create extension if not exists ${sql.ref(extension)}`.execute(db);
    return true;
  } catch (error) {
    if (codeOf(error) !== NO_PRIVILEGE) throw error;
    log(`The index ${index} is left out: this role may not create the extensions ${extensions.join(' and ')}. Keyword searches in long lists take longer.`);
    return false;
  }
}
