/**
 * How often somebody may try to sign in. Counted by account and network together: a stranger who guesses locks out
 * nobody but himself, the owner's own network has its own count (OWASP ASVS 6.3.1).
 */
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isWithin, type Limit, type Limits } from '../limits/limits.ts';
import { networkOf } from '../plugins/rate-limit.ts';

const QUARTER_MS = 15 * 60_000;

/** Guesses at one account from one network. */
const PER_ACCOUNT: Limit = { name: 'sign-in.account', capacity: 10, periodMs: QUARTER_MS };
/** Guesses at any account from one network; many readers may share one address. */
const PER_NETWORK: Limit = { name: 'sign-in.network', capacity: 100, periodMs: QUARTER_MS };
/** Passwords for one account from anywhere. Beyond them a captcha is asked for: nobody is locked out. */
const FROM_ANYWHERE: Limit = { name: 'sign-in.anywhere', capacity: 20, periodMs: 60 * 60_000 };
/** Guesses at the old password with a living session. */
const PER_SESSION: Limit = { name: 'password.session', capacity: 5, periodMs: QUARTER_MS };
/** New registrations, captchas and tickets from one network. */
export const REGISTRATIONS: Limit = { name: 'register.network', capacity: 20, periodMs: 60 * 60_000 };
export const CAPTCHAS: Limit = { name: 'captcha.network', capacity: 60, periodMs: 60_000 };
export const RESETS: Limit = { name: 'reset.network', capacity: 30, periodMs: QUARTER_MS };

const hashOf = (address: string): string => createHash('sha256').update(address).digest('base64url');
const keyOf = (address: string, request: FastifyRequest): string => `${hashOf(address)} ${networkOf(request.ip)}`;

/** Counts a guess. Throws {@link ApiError} TOO_MANY_REQUESTS. Gives how to forget the guesses after a right one. */
export async function countGuess(limits: Limits, request: FastifyRequest, address: string): Promise<() => Promise<void>> {
  await request.spendOf(PER_NETWORK);
  const key = keyOf(address, request);
  await limits.take(PER_ACCOUNT, key);
  return () => limits.forget(PER_ACCOUNT, key);
}

/** Counts a password for an account from wherever it comes, known or not. False when there were so many that a captcha has to be asked for. */
export const countPassword = (limits: Limits, address: string): Promise<boolean> => isWithin(limits.take(FROM_ANYWHERE, hashOf(address)));

/** After the right one. */
export const forgetPasswords = (limits: Limits, address: string): Promise<void> => limits.forget(FROM_ANYWHERE, hashOf(address));

/** Counts a guess at the old password of a signed-in customer. */
export const countOldPassword = (limits: Limits, accountId: string): Promise<void> => limits.take(PER_SESSION, accountId);

/** After a right one: whoever knows it is no guesser. */
export const forgetOldPassword = (limits: Limits, accountId: string): Promise<void> => limits.forget(PER_SESSION, accountId);
