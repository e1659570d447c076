/** What an account owns in the database, counted and taken away. Every query names the account. */
import type { Kysely, Transaction } from 'kysely';
import { mayDo, ORDER_STATUSES, type OrderStatus } from '@amberlane/contract/domain/order-states';
import type { Database } from '../database/tables.ts';
import { forgetRecipients } from '../mail/outbox.ts';
import { forgetProgress } from '../surveys/progress.ts';
import { boundTo } from '../verification/send-code.ts';

type Db = Kysely<Database> | Transaction<Database>;
type Tx = Transaction<Database>;

/** Orders in these states may be cancelled (`order-states.ts`). */
const NOT_COLLECTED: readonly OrderStatus[] = ORDER_STATUSES.filter((status) => mayDo(status, 'cancel'));

/** Orders of an account that nobody has collected yet. */
export async function openOrders(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('customer_order')
    .select('id')
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where('status', 'in', NOT_COLLECTED)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export interface ClosingCounts {
  readonly open: number;
  readonly underWay: number;
  readonly kept: number;
  readonly drafts: number;
  readonly addresses: number;
  readonly keys: number;
}

export async function countOwned(db: Kysely<Database>, accountId: string): Promise<ClosingCounts> {
  const rows = await db
    .selectFrom('customer_order')
    .select('status')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .groupBy('status')
    .execute();
  const inStates = (...states: readonly OrderStatus[]): number => rows.reduce((sum, { status, count }) => (states.includes(status) ? sum + Number(count) : sum), 0);
  const drafts = inStates('DRAFT');
  return {
    open: inStates(...NOT_COLLECTED),
    underWay: inStates('PICKED_UP', 'IN_TRANSIT'),
    kept: inStates(...ORDER_STATUSES) - drafts,
    drafts,
    addresses: await countOf(db, 'address_entry', accountId),
    keys: await countOf(db, 'api_key', accountId),
  };
}

async function countOf(db: Kysely<Database>, table: 'address_entry' | 'api_key', accountId: string): Promise<number> {
  const { count } = await db.selectFrom(table).select(({ fn }) => fn.countAll<string>().as('count')).where('account_id', '=', accountId).executeTakeFirstOrThrow();
  return Number(count);
}

/** Takes away what is the customer's alone. Orders that were sent stay. */
export async function deleteOwned(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('customer_order').where('account_id', '=', accountId).where('stage', '=', 'DRAFT').execute();
  for (const table of [
    'address_entry', 'label_file', 'order_import', 'idempotency_key', 'order_export', 'api_key', 'webhook_endpoint', 'webhook_event', 'api_call', 'reset_ticket', 'recovery_code', 'second_factor', 'sign_in', 'account_undo',
    'session', 'saved_quote', 'payout_account',
  ] as const) {
    await tx.deleteFrom(table).where('account_id', '=', accountId).execute();
  }
  await forgetProgress(tx, accountId);
}

/** Takes away what hangs on the addresses of the account instead of the account, codes and emails on their way included. */
export async function forgetAddresses(tx: Tx, accountId: string, addresses: readonly string[]): Promise<void> {
  await tx.deleteFrom('verification_code').where('target', 'like', boundTo(accountId, { address: '%' })).execute();
  if (addresses.length === 0) return;
  await tx.deleteFrom('follower').where('email', 'in', addresses).execute();
  await tx.deleteFrom('verification_code').where('target', 'in', addresses).execute();
  await tx.deleteFrom('registration').where('email', 'in', addresses).execute();
  await forgetRecipients(tx, addresses);
}

/** Leaves of the account what holds its orders together, and nothing that says whose it was. */
export async function anonymise(tx: Tx, accountId: string, at: Date): Promise<void> {
  await tx
    .updateTable('account')
    .set({ email: null, phone: null, password_hash: null, nick_name: '', profile: '{}', notifications: '{}', platform: false, closed_at: at, updated_at: at })
    .where('id', '=', accountId)
    .execute();
}
