/** Judges what is given as second factor, at sign-in and before anything about it is changed. */
import { ERROR } from '@amberlane/contract/calls';
import { isRecoveryCode } from '@amberlane/contract/calls/second-factor-code';
import type { ApiContext } from '../context.ts';
import { ApiError } from '../api-error.ts';
import type { Limit } from '../limits/limits.ts';
import { takeCode } from './recovery-codes.ts';
import { factorOf, takeStep, type Factor } from './repository.ts';
import { stepOf } from './totp.ts';

/** What the account was proven by; null where no app is asked for. */
export type Proof = 'secondFactor' | 'recovery' | null;

/**
 * Guesses at one account, wherever they come from: who guesses here has the password already, and six digits are few
 * (OWASP ASVS 6.5.5).
 */
const GUESSES: Limit = { name: 'second-factor.account', capacity: 5, periodMs: 15 * 60_000 };

export const wrongCode = (): ApiError => new ApiError(ERROR.SECOND_FACTOR_WRONG, { fields: [{ field: 'totpCode', code: 'secondFactor', params: {} }] });

/**
 * Passes a sign-in whose password or code was right. Throws SECOND_FACTOR_NEEDED when the account has an app and no
 * code came, SECOND_FACTOR_WRONG, TOO_MANY_REQUESTS.
 */
export async function passSecondFactor(parts: ApiContext, accountId: string, code: string | undefined): Promise<Proof> {
  const factor = await factorOf(parts.db, accountId);
  if (!factor?.confirmed_at) return null;
  if (code === undefined) throw new ApiError(ERROR.SECOND_FACTOR_NEEDED);
  return proveFactor(parts, factor, code);
}

/** Uses a code of the app or a recovery code up. Throws SECOND_FACTOR_WRONG, TOO_MANY_REQUESTS. */
export async function proveFactor(parts: ApiContext, factor: Factor, code: string): Promise<'secondFactor' | 'recovery'> {
  const { db } = parts;
  const accountId = factor.account_id;
  const forgetGuesses = await countGuess(parts, accountId);
  const proof = isRecoveryCode(code) ? 'recovery' : 'secondFactor';
  const isRight = proof === 'recovery' ? await takeCode(db, accountId, code) : await takeAppCode(parts, factor, code);
  if (!isRight) throw wrongCode();
  await forgetGuesses();
  return proof;
}

async function takeAppCode(parts: ApiContext, factor: Factor, code: string): Promise<boolean> {
  const step = await appStep(parts, factor, code);
  return step !== null && takeStep(parts.db, factor.account_id, step);
}

/** The time step of a code; null for a wrong one, and for a key that another data key sealed: recovery codes still open the account. */
export async function appStep({ secrets, now }: ApiContext, { secret, account_id }: Factor, code: string): Promise<number | null> {
  const key = secrets.open(secret, account_id);
  return key === null ? null : stepOf(key, code, now());
}

/** Counts a guess. Gives how to forget the guesses after a right one. */
export async function countGuess({ limits }: ApiContext, accountId: string): Promise<() => Promise<void>> {
  await limits.take(GUESSES, accountId);
  return () => limits.forget(GUESSES, accountId);
}
