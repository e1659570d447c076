/**
 * New passwords: the first one, a changed one, and one chosen after a reset. Each ends the account's other sessions
 * and is told to the owner (OWASP ASVS 6.3.7, 7.4.3).
 */
import { createHash, randomBytes } from 'node:crypto';
import { ERROR } from '@amberlane/contract/calls';
import { normalPassword, policyOf } from '@amberlane/contract/domain/password-policy';
import type { ApiContext } from '../context.ts';
import { ApiError, fieldFault } from '../api-error.ts';
import type { Customer } from '../plugins/call-route.ts';
import { endOtherSessions } from '../sessions/sessions.ts';
import { useCode } from '../verification/codes.ts';
import type { AccountTarget } from '../verification/account-target.ts';
import { requireFreshProof } from './fresh-proof.ts';
import { readNewPassword, readPassword } from './new-password.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { accountAt, accountOf, setPassword, type Account } from './repository.ts';
import { countOldPassword, forgetOldPassword } from './sign-in-limits.ts';
import { queueUndoableNotice } from './notify-owner.ts';

/** Time between proving the code and choosing the password. */
export const TICKET_SECONDS = 900;

interface Entries {
  readonly password: string;
  readonly confirmPassword: string;
}

/** Sets the first password of a customer who came in by code. Throws PASSWORD_ALREADY_SET, PROOF_NEEDED. */
export async function setFirstPassword(parts: ApiContext, customer: Customer, { password: sent, confirmPassword }: Entries): Promise<void> {
  const { db, emails, now } = parts;
  const { accountId, sessionId } = customer;
  const account = await accountOf(db, accountId);
  if (account.password_hash !== null) throw new ApiError(ERROR.PASSWORD_ALREADY_SET);
  const password = await readNewPassword({ field: 'password', sent, confirmation: confirmPassword }, policyOf(account));
  await requireFreshProof(parts, customer);
  const hash = await hashPassword(password);
  await db.transaction().execute(async (transaction) => {
    if (!(await setPassword(transaction, accountId, hash, now(), { onlyFirst: true }))) throw new ApiError(ERROR.PASSWORD_ALREADY_SET);
    await endOtherSessions(transaction, accountId, sessionId);
    await queueUndoableNotice(transaction, account, { notice: 'passwordChanged', change: 'password' }, now());
  });
  await emails.deliverNow(accountId);
}

interface Change {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

/** Changes the password of a signed-in customer, whose own session goes on. Throws OLD_PASSWORD_WRONG. */
export async function changePassword(parts: ApiContext, { accountId, sessionId }: Customer, change: Change): Promise<void> {
  const { db, emails, limits, now } = parts;
  const account = await accountOf(db, accountId);
  const password = await readNewPassword({ field: 'newPassword', sent: change.newPassword, confirmation: change.confirmPassword }, policyOf(account));
  const old = await readPassword(change.oldPassword, 'oldPassword');
  await countOldPassword(limits, accountId);
  if (!(await verifyPassword(old, account.password_hash))) throw new ApiError(ERROR.OLD_PASSWORD_WRONG, { fields: [{ field: 'oldPassword', code: 'passwordWrong', params: {} }] });
  await forgetOldPassword(limits, accountId);
  if (normalPassword(old) === normalPassword(password)) throw fieldFault('newPassword', 'passwordSame');
  const hash = await hashPassword(password);
  await db.transaction().execute(async (transaction) => {
    await setPassword(transaction, accountId, hash, now());
    await endOtherSessions(transaction, accountId, sessionId);
    await queueUndoableNotice(transaction, account, { notice: 'passwordChanged', change: 'password' }, now());
  });
  await emails.deliverNow(accountId);
}

/** Checks the code of a reset and gives the ticket that stands for it. */
export async function openReset({ db, now }: ApiContext, { address }: AccountTarget, code: string) {
  const at = now();
  await useCode(db, { purpose: 'reset', target: address }, code, at);
  const account = await accountAt(db, address);
  // A code that nobody was sent can only be guessed.
  if (!account) throw new ApiError(ERROR.CODE_WRONG);
  const ticket = randomBytes(32).toString('base64url');
  await db.deleteFrom('reset_ticket').where('expires_at', '<', at).execute();
  await db.insertInto('reset_ticket').values({ ticket_hash: hashTicket(ticket), account_id: account.id, expires_at: new Date(at.getTime() + TICKET_SECONDS * 1000) }).execute();
  return { ticket, expiresSeconds: TICKET_SECONDS };
}

/** Sets the password of the ticket's account and ends all its sessions. Throws RESET_TICKET_OVER. */
export async function resetWithTicket(parts: ApiContext, ticket: string, { password: sent, confirmPassword }: Entries): Promise<void> {
  const { db, emails, now } = parts;
  const account = await accountOfTicket(parts, ticket);
  const password = await readNewPassword({ field: 'password', sent, confirmation: confirmPassword }, policyOf(account));
  if (await verifyPassword(password, account.password_hash)) throw fieldFault('password', 'passwordSame');
  const hash = await hashPassword(password);
  await db.transaction().execute(async (transaction) => {
    const used = await transaction.deleteFrom('reset_ticket').where('ticket_hash', '=', hashTicket(ticket)).returning('account_id').executeTakeFirst();
    if (!used) throw new ApiError(ERROR.RESET_TICKET_OVER);
    await transaction.deleteFrom('reset_ticket').where('account_id', '=', account.id).execute();
    await setPassword(transaction, account.id, hash, now());
    await endOtherSessions(transaction, account.id, null);
    await queueUndoableNotice(transaction, account, { notice: 'passwordChanged', change: 'password' }, now());
  });
  await emails.deliverNow(account.id);
}

async function accountOfTicket({ db, now }: ApiContext, ticket: string): Promise<Account> {
  const row = await db.selectFrom('reset_ticket').select('account_id').where('ticket_hash', '=', hashTicket(ticket)).where('expires_at', '>', now()).executeTakeFirst();
  if (!row) throw new ApiError(ERROR.RESET_TICKET_OVER);
  return accountOf(db, row.account_id);
}

const hashTicket = (ticket: string): string => createHash('sha256').update(ticket).digest('base64url');
