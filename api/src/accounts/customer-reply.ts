/** What customers see of their account. Pure. */
import { createHash } from 'node:crypto';
import { profile, type getCustomer, type loginWithCode } from '@amberlane/contract/calls/accounts';
import type { ReplyOf } from '@amberlane/contract/calls/call';
import { policyOf } from '@amberlane/contract/domain/password-policy';
import type { Account } from './repository.ts';

/** Name of the account: its mail address, else its phone. */
const userNameOf = ({ email, phone }: Pick<Account, 'email' | 'phone'>): string => email ?? phone ?? '';

/** Readable by scripts, so it tells nothing about the person. */
const userPinOf = (accountId: string): string => createHash('sha256').update(accountId).digest('hex').slice(0, 12);

/** What an account without a chosen name is called. */
export const firstNickName = (address: string): string => (address.includes('@') ? (address.split('@', 1)[0] ?? '').slice(0, 60) : `•••${address.slice(-4)}`);

export const toCustomer = (account: Account): ReplyOf<typeof getCustomer> => ({
  userId: account.id,
  userName: userNameOf(account),
  userPin: userPinOf(account.id),
  nickName: account.nick_name,
  email: account.email,
  phone: account.phone,
  countryCode: account.country,
  locale: account.locale,
  passwordSet: account.password_hash !== null,
  passwordPolicy: policyOf(account),
  profile: profile.parse(account.profile),
});

export interface OpenedSession {
  readonly token: string;
  readonly remembered: boolean;
  /** The account was made by this sign-in. */
  readonly created: boolean;
}

export const toSession = (account: Account, { token, remembered, created }: OpenedSession): ReplyOf<typeof loginWithCode> => ({
  accessToken: token,
  userName: userNameOf(account),
  userPin: userPinOf(account.id),
  nickName: account.nick_name,
  remembered,
  passwordSet: account.password_hash !== null,
  created,
});
