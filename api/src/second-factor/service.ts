/** Switching the authenticator app on and off, and its recovery codes. */
import { ERROR } from '@amberlane/contract/calls';
import { RULES } from '@amberlane/contract/domain';
import type { SecondFactor } from '@amberlane/contract/calls/account-security';
import type { ApiContext } from '../context.ts';
import { requireFreshProof } from '../accounts/fresh-proof.ts';
import { requirePassword } from '../accounts/known-password.ts';
import { accountOf, type Account } from '../accounts/repository.ts';
import { queueOwnerNotice, queueUndoableNotice } from '../accounts/notify-owner.ts';
import { ApiError } from '../api-error.ts';
import type { Customer } from '../plugins/call-route.ts';
import { appStep, countGuess, proveFactor, wrongCode } from './proof.ts';
import { codesLeft, renewCodes } from './recovery-codes.ts';
import { confirm, factorOf, forget, savePending, type Factor } from './repository.ts';
import { appUri, newSecret } from './totp.ts';

const SETUP_MS = RULES.secondFactor.setupMinutes * 60_000;

export async function readFactor({ db }: ApiContext, accountId: string): Promise<SecondFactor> {
  const since = (await factorOf(db, accountId))?.confirmed_at ?? null;
  if (since === null) return { on: false, since: null, recoveryCodesLeft: 0 };
  return { on: true, since: since.toISOString(), recoveryCodesLeft: await codesLeft(db, accountId) };
}

/** A first password this young proves nothing: the session that set it may be a borrowed one. */
const YOUNG_MS = 24 * 3_600_000;

/** Makes a key that waits for its app. Throws SECOND_FACTOR_STATE while an app is on, PROOF_NEEDED while the first password is young. */
export async function startFactor(parts: ApiContext, customer: Customer, password: string) {
  const { db, secrets, now } = parts;
  const { accountId } = customer;
  const account = await provenAccount(parts, accountId, password);
  if (account.first_password_at && now().getTime() - account.first_password_at.getTime() < YOUNG_MS) await requireFreshProof(parts, customer);
  const secret = newSecret();
  if (!(await savePending(db, accountId, secrets.seal(secret, accountId), now()))) throw new ApiError(ERROR.SECOND_FACTOR_STATE);
  return { secret, uri: appUri(secret, account.email ?? account.phone ?? ''), expiresSeconds: SETUP_MS / 1000 };
}

/** Switches the app on by its first code. Throws SECOND_FACTOR_WRONG, SECOND_FACTOR_STATE when none waits any more. */
export async function confirmFactor(parts: ApiContext, accountId: string, code: string): Promise<string[]> {
  const { db, emails, now } = parts;
  const factor = await factorOf(db, accountId);
  if (!factor || factor.confirmed_at || now().getTime() - factor.started_at.getTime() > SETUP_MS) throw new ApiError(ERROR.SECOND_FACTOR_STATE);
  const forgetGuesses = await countGuess(parts, accountId);
  const step = await appStep(parts, factor, code);
  if (step === null) throw wrongCode();
  const codes = await db.transaction().execute(async (transaction) => {
    if (!(await confirm(transaction, factor, step, now()))) throw new ApiError(ERROR.SECOND_FACTOR_STATE);
    await queueUndoableNotice(transaction, await accountOf(transaction, accountId), { notice: 'secondFactorOn', change: 'secondFactor' }, now());
    return renewCodes(transaction, accountId);
  });
  await forgetGuesses();
  await emails.deliverNow(accountId);
  return codes;
}

interface Reproof {
  readonly password: string;
  readonly totpCode: string;
}

export async function renewRecovery(parts: ApiContext, accountId: string, proof: Reproof): Promise<string[]> {
  await proveBoth(parts, accountId, proof);
  return parts.db.transaction().execute((transaction) => renewCodes(transaction, accountId));
}

export async function endFactor(parts: ApiContext, accountId: string, proof: Reproof): Promise<void> {
  const account = await proveBoth(parts, accountId, proof);
  await parts.db.transaction().execute(async (transaction) => {
    await forget(transaction, accountId);
    await queueOwnerNotice(transaction, account, 'secondFactorOff', parts.now());
  });
  await parts.emails.deliverNow(accountId);
}

/** The password first: a code is used up only by who knows it. */
async function proveBoth(parts: ApiContext, accountId: string, { password, totpCode }: Reproof): Promise<Account> {
  const factor: Factor | null = await factorOf(parts.db, accountId);
  if (!factor?.confirmed_at) throw new ApiError(ERROR.SECOND_FACTOR_STATE);
  const account = await provenAccount(parts, accountId, password);
  await proveFactor(parts, factor, totpCode);
  return account;
}

/** Asks for the password again (OWASP ASVS 7.5.1); guesses are counted with those at the old one. */
async function provenAccount({ db, limits }: ApiContext, accountId: string, sent: string): Promise<Account> {
  const account = await accountOf(db, accountId);
  await requirePassword(limits, account, sent);
  return account;
}
