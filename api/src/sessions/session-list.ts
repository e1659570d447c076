/** The living sessions of one account, and ending one of them from elsewhere. */
import { sql, type Kysely } from 'kysely';
import type { AccountSession } from '@amberlane/contract/calls/account-security';
import type { Database } from '../database/tables.ts';
import type { Customer } from '../plugins/call-route.ts';
import { deviceOf } from './device-name.ts';
import { isOver } from './sessions.ts';

/** The asking session first, then the last used. Idle and outlived ones are left out: they open nothing any more. */
export async function listSessions(db: Kysely<Database>, { accountId, sessionId }: Customer, now: Date): Promise<AccountSession[]> {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'user_agent', 'network', 'created_at', 'last_seen_at', 'remembered'])
    .where('account_id', '=', accountId)
    .where('ended', 'is', null)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();
  const list = rows
    .filter((row) => !isOver(row, now))
    .map((row) => ({
      id: row.id,
      device: deviceOf(row.user_agent),
      network: row.network,
      createdAt: row.created_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
      remembered: row.remembered,
      current: row.id === sessionId,
    }));
  return [...list.filter(({ current }) => current), ...list.filter(({ current }) => !current)];
}

/** Ends a session of the account; false for one that is not its own or has ended. */
export async function replaceSession(db: Kysely<Database>, accountId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('session').set({ ended: 'replaced', ended_at: sql`now()` }).where('id', '=', id).where('account_id', '=', accountId).where('ended', 'is', null).executeTakeFirst();
  return numUpdatedRows === 1n;
}
