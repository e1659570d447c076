/** Opening a session: by password, by code, and by both for an address that is still to be confirmed. */
import type { FastifyRequest } from 'fastify';
import { ERROR } from '@amberlane/contract/calls';
import { type Country, type Locale } from '@amberlane/contract/site';
import type { SignInWay } from '@amberlane/contract/calls/account-security';
import { isRecoveryCode } from '@amberlane/contract/calls/second-factor-code';
import type { ApiContext } from '../context.ts';
import { ApiError, fieldFault } from '../api-error.ts';
import { passSecondFactor } from '../second-factor/proof.ts';
import { originOf } from '../sessions/session-origin.ts';
import { openSession } from '../sessions/sessions.ts';
import { noteSignIn } from '../sign-in-history/record.ts';
import { accountTargetOf, type AccountTarget } from '../verification/account-target.ts';
import { checkCode, useCode } from '../verification/codes.ts';
import { firstNickName, toSession } from './customer-reply.ts';
import { readPassword } from './new-password.ts';
import { admitPassword } from './password-guesses.ts';
import { verifyPassword } from './password-hash.ts';
import { accountAt, createAccount, forgetRegistration, registrationAt, type Account, type Registration } from './repository.ts';
import { countGuess, forgetPasswords } from './sign-in-limits.ts';

export interface Asker {
  readonly request: FastifyRequest;
  readonly country: Country;
  readonly locale: Locale;
}

interface PasswordSignIn {
  readonly userName: string;
  readonly password: string;
  readonly rememberMe: boolean;
  readonly verifyCode?: string | undefined;
  readonly totpCode?: string | undefined;
  readonly captchaId?: string | undefined;
  readonly captchaCode?: string | undefined;
}

/**
 * A wrong password, an unknown account and an account without a password take the same two hashes and get the same
 * answer: SIGN_IN_FAILED. Throws ADDRESS_UNCONFIRMED when the password is that of a registration, taken address or not,
 * what {@link admitPassword} throws before anything is judged, and what {@link passSecondFactor} throws when it is right.
 */
export async function signInWithPassword(parts: ApiContext, { userName, password: sent, rememberMe, verifyCode, totpCode, ...captcha }: PasswordSignIn, asker: Asker) {
  const { db, limits, now } = parts;
  const target = accountTargetOf(userName, asker.country);
  const password = await readPassword(sent, 'password');
  const forgetGuesses = await countGuess(limits, asker.request, target.address);
  const account = await accountAt(db, target.address);
  await admitPassword(parts, { address: target.address, account, captcha }, asker.request);
  if ((await verifyPassword(password, account?.password_hash ?? null)) && account) {
    await forgetGuesses();
    await forgetPasswords(limits, target.address);
    const way = await secondStep(parts, account, { way: 'password', totpCode }, asker);
    return openedFor(parts, account, { way, remembered: rememberMe, created: false, isProven: false }, asker);
  }
  const registration = await registrationAt(db, target.address, now());
  if (!(await verifyPassword(password, registration?.password_hash ?? null)) || !registration) {
    if (account) noteSignIn(parts, { account, way: 'password', outcome: 'refused' }, asker.request);
    throw new ApiError(ERROR.SIGN_IN_FAILED);
  }
  if (verifyCode === undefined) throw new ApiError(ERROR.ADDRESS_UNCONFIRMED);
  const confirmed = await confirmRegistration(parts, registration, verifyCode);
  await forgetGuesses();
  return openedFor(parts, confirmed, { way: 'password', remembered: rememberMe, created: true, isProven: true }, asker);
}

async function confirmRegistration({ db, now }: ApiContext, { email, password_hash, country, locale, nick_name }: Registration, code: string): Promise<Account> {
  await useCode(db, { purpose: 'register', target: email }, code, now());
  return db.transaction().execute(async (transaction) => {
    await forgetRegistration(transaction, email);
    const { account, created } = await createAccount(transaction, { address: email, passwordHash: password_hash, country, locale, nickName: nick_name || firstNickName(email) }, now());
    // Its owner came in by code in the meantime; the password of the form is not the account's.
    if (!created) throw new ApiError(ERROR.SIGN_IN_FAILED);
    return account;
  });
}

interface CodeSignIn {
  readonly userName: string;
  readonly verifyCode: string;
  readonly rememberMe: boolean;
  readonly agreement?: boolean | undefined;
  readonly totpCode?: string | undefined;
}

/**
 * Signs in with a code; the account of an unknown phone or address is made now that it is proven (spec §4). The code is
 * used up last: who is asked for a code of the authenticator app as well, or for the agreement that an account needs, comes
 * back with the same one.
 */
export async function signInWithCode(parts: ApiContext, { userName, verifyCode, rememberMe, agreement, totpCode }: CodeSignIn, asker: Asker) {
  const { db, limits, now } = parts;
  const target = accountTargetOf(userName, asker.country);
  const forgetGuesses = await countGuess(limits, asker.request, target.address);
  const known = await accountAt(db, target.address);
  const useUp = await checkCode(db, { purpose: 'login', target: target.address }, verifyCode, now()).catch((error: unknown) => {
    if (known) noteSignIn(parts, { account: known, way: 'code', outcome: 'refused' }, asker.request);
    throw error;
  });
  await forgetGuesses();
  if (!known && agreement === false) throw fieldFault('agreement', 'agreement');
  const way = known ? await secondStep(parts, known, { way: 'code', totpCode }, asker) : 'code';
  await useUp();
  const { account, created } = await provenAccount(parts, target, asker.locale);
  return openedFor(parts, account, { way, remembered: rememberMe, created, isProven: true }, asker);
}

interface FirstStep {
  readonly way: 'password' | 'code';
  readonly totpCode: string | undefined;
}

/** The authenticator app, where the account has one. Gives how the sign-in came about; a wrong code is written down. */
async function secondStep(parts: ApiContext, account: Account, { way, totpCode }: FirstStep, { request }: Asker): Promise<SignInWay> {
  try {
    return (await passSecondFactor(parts, account.id, totpCode)) ?? way;
  } catch (error) {
    if (totpCode !== undefined) noteSignIn(parts, { account, way: isRecoveryCode(totpCode) ? 'recovery' : 'secondFactor', outcome: 'refused' }, request);
    throw error;
  }
}

const provenAccount = ({ db, now }: ApiContext, { address, country }: AccountTarget, locale: Locale) =>
  db.transaction().execute(async (transaction) => {
    await forgetRegistration(transaction, address);
    return createAccount(transaction, { address, passwordHash: null, country, locale, nickName: firstNickName(address) }, now());
  });

interface Opening {
  readonly way: SignInWay;
  readonly remembered: boolean;
  readonly created: boolean;
  /** By a code that was sent to the account's address. */
  readonly isProven: boolean;
}

async function openedFor(parts: ApiContext, account: Account, { way, remembered, created, isProven }: Opening, { request }: Asker) {
  const { db, now } = parts;
  const token = await openSession(db, account.id, now(), { life: remembered ? 'remembered' : 'usual', origin: originOf(request), isProven });
  noteSignIn(parts, { account, way, outcome: 'ok' }, request);
  return toSession(account, { token, remembered, created });
}
