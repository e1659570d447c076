/**
 * Sessions of customers. A session ends by sign-out, by idling, at its absolute limit, or because the account ended
 * it elsewhere; each reason has its code (spec §4): 1200003 none or signed out, 1200004 expired, 1200006 replaced.
 */
import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import { ERROR } from '@amberlane/contract/calls';
import type { Database } from '../database/tables.ts';
import { ApiError } from '../api-error.ts';
import type { Customer } from '../plugins/call-route.ts';
import { NOWHERE, type SessionOrigin } from './session-origin.ts';
import { hashToken, newToken } from './session-token.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

/**
 * How long a session lives unused, and at most (ASVS 7.3.1, 7.3.2). Remembered ones are for a reader's own device; the
 * others end with the browser. None is so short that people would have to be warned of its end (WCAG 2.2.1: 20 hours).
 */
export const SESSION_LIFE = {
  usual: { idleMs: DAY_MS, mostMs: 7 * DAY_MS },
  remembered: { idleMs: 30 * DAY_MS, mostMs: 90 * DAY_MS },
} as const;

/** A use is written down once in this time, not at every call. */
const TOUCH_MS = 5 * MINUTE_MS;

type Db = Kysely<Database> | Transaction<Database>;

interface NewSession {
  readonly life?: keyof typeof SESSION_LIFE;
  readonly origin?: SessionOrigin;
  /** By a code to the account's own address. */
  readonly isProven?: boolean;
}

/** Opens a session and gives its token, which is stored nowhere. */
export async function openSession(db: Db, accountId: string, now: Date, { life = 'usual', origin = NOWHERE, isProven = false }: NewSession = {}): Promise<string> {
  const token = newToken();
  await db
    .insertInto('session')
    .values({
      id: randomUUID(),
      token_hash: hashToken(token),
      account_id: accountId,
      remembered: life === 'remembered',
      created_at: now,
      last_seen_at: now,
      ended: null,
      proven_at: isProven ? now : null,
      user_agent: origin.userAgent,
      network: origin.network,
    })
    .execute();
  return token;
}

/** It idled too long, or lived as long as it may. */
export function isOver({ remembered, created_at, last_seen_at }: { readonly remembered: boolean; readonly created_at: Date; readonly last_seen_at: Date }, now: Date): boolean {
  const { idleMs, mostMs } = SESSION_LIFE[remembered ? 'remembered' : 'usual'];
  return now.getTime() - last_seen_at.getTime() > idleMs || now.getTime() - created_at.getTime() > mostMs;
}

/** The customer of a token. Throws {@link ApiError} with the code that says why there is none. */
export async function readSession(db: Db, token: string, now: Date): Promise<Customer> {
  if (token === '') throw new ApiError(ERROR.NOT_SIGNED_IN);
  const row = await db
    .selectFrom('session')
    .select(['id', 'account_id', 'remembered', 'created_at', 'last_seen_at', 'ended'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (!row || row.ended === 'signedOut') throw new ApiError(ERROR.NOT_SIGNED_IN);
  if (row.ended === 'replaced') throw new ApiError(ERROR.SESSION_REPLACED);
  if (isOver(row, now)) throw new ApiError(ERROR.SESSION_EXPIRED);
  if (now.getTime() - row.last_seen_at.getTime() > TOUCH_MS) await db.updateTable('session').set({ last_seen_at: now }).where('id', '=', row.id).execute();
  return { accountId: row.account_id, sessionId: row.id };
}

/** When a session was last proven by a code; null for never, and for none. */
export async function provenAt(db: Db, sessionId: string): Promise<Date | null> {
  return (await db.selectFrom('session').select('proven_at').where('id', '=', sessionId).executeTakeFirst())?.proven_at ?? null;
}

export async function markProven(db: Db, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('session').set({ proven_at: now }).where('id', '=', sessionId).execute();
}

/** Ends one session. */
export async function endSession(db: Db, sessionId: string): Promise<void> {
  await db.updateTable('session').set({ ended: 'signedOut', ended_at: sql`now()` }).where('id', '=', sessionId).execute();
}

/** Ends all sessions of an account but one (null: all of them), and gives how many were open: its password was changed or reset. */
export async function endOtherSessions(db: Db, accountId: string, spared: string | null): Promise<number> {
  let query = db.updateTable('session').set({ ended: 'replaced', ended_at: sql`now()` }).where('account_id', '=', accountId).where('ended', 'is', null);
  if (spared !== null) query = query.where('id', '!=', spared);
  return Number((await query.executeTakeFirst()).numUpdatedRows);
}
