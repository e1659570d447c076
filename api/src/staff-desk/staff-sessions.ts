/** Sessions of staff: twelve hours at most, an hour without use. The table holds hashes of the tokens. */
import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';
import { hashToken, newToken } from '../sessions/session-token.ts';
import type { StaffMember } from './members.ts';

type Db = Kysely<Database> | Transaction<Database>;

export const STAFF_SESSION = { idleMs: 60 * 60_000, mostMs: 12 * 60 * 60_000 } as const;
/** A use is written down once in this time. */
const TOUCH_MS = 60_000;

/** Opens a session and gives its token. */
export async function openStaffSession(db: Db, staffId: string, now: Date): Promise<string> {
  const token = newToken();
  await db.insertInto('staff_session').values({ token_hash: hashToken(token), staff_id: staffId, created_at: now, last_seen_at: now }).execute();
  return token;
}

/** The member of a token; null when it is none, is over, or the member was disabled. */
export async function readStaffSession(db: Db, token: string, now: Date): Promise<StaffMember | null> {
  const hash = hashToken(token);
  const row = await db
    .selectFrom('staff_session')
    .innerJoin('staff_member', 'staff_member.id', 'staff_session.staff_id')
    .select(['staff_member.id', 'staff_member.name', 'staff_member.login', 'staff_member.role', 'staff_session.last_seen_at as seenAt'])
    .where('staff_session.token_hash', '=', hash)
    .where('staff_session.created_at', '>', new Date(now.getTime() - STAFF_SESSION.mostMs))
    .where('staff_session.last_seen_at', '>', new Date(now.getTime() - STAFF_SESSION.idleMs))
    .where('staff_member.active', '=', true)
    .executeTakeFirst();
  if (!row) return null;
  const { seenAt, ...member } = row;
  if (now.getTime() - seenAt.getTime() > TOUCH_MS) await db.updateTable('staff_session').set({ last_seen_at: now }).where('token_hash', '=', hash).execute();
  return member;
}

export async function endStaffSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('staff_session').where('token_hash', '=', hashToken(token)).execute();
}

/**
 * The token that every form of a session carries. It follows from the session's own, which no other site can read, and
 * does not give it away.
 */
export const formTokenOf = (token: string): string => createHash('sha256').update(`form of ${token}`).digest('base64url');
