/** Opens a session of a staff member by login and password. */
import { createHash } from 'node:crypto';
import { verifyPassword } from '../accounts/password-hash.ts';
import type { Limit } from '../limits/limits.ts';
import { networkOf } from '../plugins/rate-limit.ts';
import type { DeskContext } from './desk-context.ts';
import { DEMO_MEMBER, findMember } from './members.ts';
import { note } from './staff-log.ts';
import { openStaffSession } from './staff-sessions.ts';

const QUARTER_MS = 15 * 60_000;
/** Counted whoever guesses: the desk is on an inner port, where a guesser is somebody of ours. */
const PER_LOGIN: Limit = { name: 'staff.login', capacity: 5, periodMs: QUARTER_MS };
const PER_NETWORK: Limit = { name: 'staff.network', capacity: 30, periodMs: QUARTER_MS };

export interface StaffSignIn {
  readonly login: string;
  readonly password: string;
  /** Address of whoever signs in. */
  readonly address: string;
}

/** As it is stored. */
export const plainLogin = (typed: string): string => typed.trim().toLowerCase();

/**
 * The token of a new session; null for a login that there is none of, one that is disabled, and a wrong password, which all
 * take one hash. Throws TOO_MANY_REQUESTS with the seconds to wait.
 */
export async function signInStaff({ db, limits, now, settings }: DeskContext, { login: typed, password, address }: StaffSignIn): Promise<string | null> {
  const network = networkOf(address);
  await limits.take(PER_NETWORK, network);
  const login = plainLogin(typed);
  const key = createHash('sha256').update(login).digest('base64url');
  await limits.take(PER_LOGIN, key);
  const member = await findMember(db, login);
  const isRight = await verifyPassword(password, member?.password_hash ?? null);
  if (!member || !isRight || (member.id === DEMO_MEMBER.id && !settings.demo)) {
    // What was typed may be a password in the wrong field: only a login that there is, is written down.
    await note(db, { staffId: null, action: 'sign-in.refused', subject: member?.login ?? '', detail: `from ${network}` }, now());
    return null;
  }
  await limits.forget(PER_LOGIN, key);
  return db.transaction().execute(async (tx) => {
    await note(tx, { staffId: member.id, action: 'sign-in', subject: member.login, detail: `from ${network}` }, now());
    return openStaffSession(tx, member.id, now());
  });
}
