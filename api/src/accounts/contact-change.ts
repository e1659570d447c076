/**
 * A new mail address or mobile number for an account (OWASP ASVS 6.3.7, 6.4.4, 7.5.1): the password first, or a fresh
 * proof where there is none, then a code to the new address. Nothing tells the asker whether the address is somebody's: a
 * taken one gets an email without a code.
 */
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { ERROR } from '@amberlane/contract/calls';
import { type Locale } from '@amberlane/contract/site';
import type { ApiContext } from '../context.ts';
import type { Database } from '../database/tables.ts';
import { ApiError, fieldFault } from '../api-error.ts';
import { readdressOwnParcels } from '../tracking-subscriptions/own-parcels.ts';
import type { Customer } from '../plugins/call-route.ts';
import { networkOf } from '../plugins/rate-limit.ts';
import { endOtherSessions } from '../sessions/sessions.ts';
import type { AccountTarget } from '../verification/account-target.ts';
import { useCode } from '../verification/codes.ts';
import { boundTo, sendCode } from '../verification/send-code.ts';
import { requireFreshProof } from './fresh-proof.ts';
import { requirePassword } from './known-password.ts';
import { subscribeWhenChosen } from './notifications.ts';
import { accountOf, forgetRegistration, setAddress, type Account } from './repository.ts';
import { queueUndoableNotice } from './notify-owner.ts';

interface Asker {
  readonly request: FastifyRequest;
  readonly locale: Locale;
}

/** Gives the countdown of the code. Throws PROOF_NEEDED for an account without a password; refuses a wrong password beside its field. */
export async function startContactChange(parts: ApiContext, customer: Customer, target: AccountTarget, sent: string, { request, locale }: Asker) {
  const { accountId } = customer;
  const account = await accountOf(parts.db, accountId);
  if (addressOf(account, target.kind) === target.address) throw fieldFault('userName', 'addressPresent');
  if (account.password_hash === null) await requireFreshProof(parts, customer);
  else await requirePassword(parts.limits, account, sent);
  return sendCode(parts, { purpose: 'contact', holder: accountId, target, locale, network: networkOf(request.ip) });
}

/** Gives the changed account. A taken address is refused like a wrong code: its owner was sent none. */
export async function confirmContactChange(parts: ApiContext, { accountId, sessionId }: Customer, target: AccountTarget, code: string): Promise<Account> {
  const { db, emails, now } = parts;
  await useCode(db, { purpose: 'contact', target: boundTo(accountId, target) }, code, now());
  const after = await db.transaction().execute(async (transaction) => {
    const before = await accountOf(transaction, accountId);
    const after = await setAddress(transaction, accountId, target.address, now());
    if (!after) throw new ApiError(ERROR.CODE_WRONG);
    await afterwards(transaction, { before, after, sessionId, now: now() });
    await notifyFormerAddress(transaction, before, target, now());
    return after;
  });
  await emails.deliverNow(accountId);
  return after;
}

interface Changed {
  readonly before: Account;
  readonly after: Account;
  readonly sessionId: string;
  readonly now: Date;
}

/** What the old address opened is closed, and emails go to the new one. */
async function afterwards(db: Transaction<Database>, { before, after, sessionId, now }: Changed): Promise<void> {
  const { id: accountId, email: to } = after;
  await db.deleteFrom('reset_ticket').where('account_id', '=', accountId).execute();
  await endOtherSessions(db, accountId, sessionId);
  if (to === null || to === before.email) return;
  await forgetRegistration(db, to);
  if (before.email !== null) await readdressOwnParcels(db, { accountId, from: before.email, to });
  await subscribeWhenChosen(db, accountId, now);
}

const addressOf = ({ email, phone }: Account, kind: AccountTarget['kind']): string | null => (kind === 'email' ? email : phone);

/** Where the owner was reached before: under the address that was changed, else under the other one. */
async function notifyFormerAddress(tx: Transaction<Database>, before: Account, { kind, address: after }: AccountTarget, now: Date): Promise<void> {
  const former = addressOf(before, kind);
  const reached = kind === 'mobile' && former !== null ? { ...before, email: null } : before;
  await queueUndoableNotice(tx, reached, { notice: former === null ? 'contactAdded' : 'contactChanged', change: 'contact', address: { before: former, after } }, now);
}
