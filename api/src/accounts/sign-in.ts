/** Opening a session: by password, by code, and by both for an address that is still to be confirmed. */
import type { FastifyRequest } from 'fastify';
import { ERROR, type Country, type Locale } from '@amberlane/contract';
import type { ApiParts } from '../api-parts.ts';
import { ApiFault } from '../fault.ts';
import { openSession } from '../sessions/sessions.ts';
import { accountTargetOf, type AccountTarget } from '../verification/account-target.ts';
import { useCode } from '../verification/codes.ts';
import { firstNickName, toSession } from './customer-reply.ts';
import { readPassword } from './new-password.ts';
import { verifyPassword } from './password-hash.ts';
import { accountAt, createAccount, forgetRegistration, registrationAt, type Account, type Registration } from './repository.ts';
import { countGuess } from './sign-in-limits.ts';

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
}

/**
 * A wrong password, an unknown account and an account without a password take the same two hashes and get the same
 * answer: SIGN_IN_FAILED. Throws ADDRESS_UNCONFIRMED when the password is that of a registration, taken address or not.
 */
export async function signInWithPassword(parts: ApiParts, { userName, password: sent, rememberMe, verifyCode }: PasswordSignIn, asker: Asker) {
  const { db, limits, now } = parts;
  const target = accountTargetOf(userName, asker.country);
  const password = await readPassword(sent, 'password');
  const forgetGuesses = await countGuess(limits, asker.request, target.address);
  const account = await accountAt(db, target.address);
  if ((await verifyPassword(password, account?.password_hash ?? null)) && account) {
    await forgetGuesses();
    return openedFor(parts, account, rememberMe, false);
  }
  const registration = await registrationAt(db, target.address, now());
  if (!(await verifyPassword(password, registration?.password_hash ?? null)) || !registration) throw new ApiFault(ERROR.SIGN_IN_FAILED);
  if (verifyCode === undefined) throw new ApiFault(ERROR.ADDRESS_UNCONFIRMED);
  const confirmed = await confirmRegistration(parts, registration, verifyCode);
  await forgetGuesses();
  return openedFor(parts, confirmed, rememberMe, true);
}

async function confirmRegistration({ db, now }: ApiParts, { email, password_hash, country, locale, nick_name }: Registration, code: string): Promise<Account> {
  await useCode(db, { purpose: 'register', target: email }, code, now());
  return db.transaction().execute(async (transaction) => {
    await forgetRegistration(transaction, email);
    const { account, created } = await createAccount(transaction, { address: email, passwordHash: password_hash, country, locale, nickName: nick_name || firstNickName(email) }, now());
    // Its owner came in by code in the meantime; the password of the form is not the account's.
    if (!created) throw new ApiFault(ERROR.SIGN_IN_FAILED);
    return account;
  });
}

interface CodeSignIn {
  readonly userName: string;
  readonly verifyCode: string;
  readonly rememberMe: boolean;
}

/** Signs in with a code; the account of an unknown phone or address is made now that it is proven (spec §4). */
export async function signInWithCode(parts: ApiParts, { userName, verifyCode, rememberMe }: CodeSignIn, asker: Asker) {
  const { db, limits, now } = parts;
  const target = accountTargetOf(userName, asker.country);
  const forgetGuesses = await countGuess(limits, asker.request, target.address);
  await useCode(db, { purpose: 'login', target: target.address }, verifyCode, now());
  await forgetGuesses();
  const { account, created } = await provenAccount(parts, target, asker.locale);
  return openedFor(parts, account, rememberMe, created);
}

const provenAccount = ({ db, now }: ApiParts, { address, country }: AccountTarget, locale: Locale) =>
  db.transaction().execute(async (transaction) => {
    await forgetRegistration(transaction, address);
    return createAccount(transaction, { address, passwordHash: null, country, locale, nickName: firstNickName(address) }, now());
  });

async function openedFor({ db, now }: ApiParts, account: Account, remembered: boolean, created: boolean) {
  const token = await openSession(db, account.id, now(), remembered ? 'remembered' : 'usual');
  return toSession(account, { token, remembered, created });
}
