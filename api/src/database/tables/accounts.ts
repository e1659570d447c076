/** Accounts, sessions, messages; captchas and verification codes. */
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Country, Locale } from '@amberlane/contract/site';
import type { NotificationChoices } from '@amberlane/contract/calls/notifications';
import type { CaptchaPurpose, CodePurpose } from '@amberlane/contract/calls/verification';
import type { Instant } from './column-types.ts';

export interface AccountTable {
  id: string;
  /** Lower case; null when the account has only a phone. */
  email: string | null;
  /** E.164; null when the account has only a mail address. */
  phone: string | null;
  /** argon2id in PHC form; null until the customer of a verification code sets one. */
  password_hash: string | null;
  /** When a customer of a code set the first password; null when it came otherwise. */
  first_password_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When its owner was last told of many wrong passwords. */
  guesses_told_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  country: Country;
  /** Language of messages to the customer. */
  locale: Locale;
  nick_name: string;
  profile: JSONColumnType<Readonly<Record<string, string>>>;
  /** What was decided; the rest is as for a newcomer. */
  notifications: ColumnType<Partial<NotificationChoices>, string | undefined, string>;
  /** The customer's plan has API keys. */
  platform: Generated<boolean>;
  /** Closed accounts have neither address nor name; their orders stay for the books. */
  closed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: Instant;
  updated_at: Instant;
}

export interface SessionTable {
  id: string;
  token_hash: string;
  account_id: string;
  remembered: boolean;
  created_at: Instant;
  last_seen_at: Instant;
  ended: 'signedOut' | 'replaced' | null;
  /** When that was; null as long as it is not, and where an older version wrote it. */
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When a code to the account's own address was last given in it; null for never. */
  proven_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** What the browser said of itself, at most 256 characters. */
  user_agent: Generated<string>;
  /** First half of the address. */
  network: Generated<string>;
}

export interface OutboxMessageTable {
  id: Generated<string>;
  channel: 'mail' | 'sms';
  recipient: string;
  subject: string;
  body: string;
  code: string | null;
  /** An email that was sent twice is here once. */
  message_id: string | null;
  unsubscribe: string | null;
  sent_at: Instant;
}

export interface CaptchaTable {
  id: string;
  purpose: CaptchaPurpose;
  answer_hash: string;
  /** How hard the work is that stands for the picture (`captcha-work.ts`). */
  zero_bits: Generated<number>;
  expires_at: Instant;
}

/** The newest code of a target for a purpose. */
export interface VerificationCodeTable {
  purpose: CodePurpose;
  /** Mail address in lower case, or phone in E.164. */
  target: string;
  salt: string;
  code_hash: string;
  /** Wrong and right ones alike. */
  tries: number;
  sent_at: Instant;
  expires_at: Instant;
}

/** Messages with a code, counted for the limits and forgotten after a day. */
export interface CodeDeliveryTable {
  id: Generated<string>;
  /** Hash of the mail address or phone. */
  target: string;
  /** First digits of a phone; '' for a mail. */
  prefix: string;
  /** Address of the asker, or its /64. */
  network: string;
  /** The asker's /24 or /48; '' for a mail. */
  neighbourhood: Generated<string>;
  /** Country of a phone; '' for a mail. */
  country: Generated<string>;
  /** `mobile` or `email`; '' for rows of an older version. */
  kind: Generated<string>;
  sent_at: Instant;
}

export interface ResetTicketTable {
  ticket_hash: string;
  account_id: string;
  expires_at: Instant;
}

/** A mail address that somebody registered and nobody has confirmed. */
export interface RegistrationTable {
  email: string;
  password_hash: string;
  nick_name: string;
  country: Country;
  locale: Locale;
  expires_at: Instant;
}

export interface AccountTables {
  account: AccountTable;
  session: SessionTable;
  outbox_message: OutboxMessageTable;
  captcha: CaptchaTable;
  verification_code: VerificationCodeTable;
  code_delivery: CodeDeliveryTable;
  reset_ticket: ResetTicketTable;
  registration: RegistrationTable;
}
