/**
 * What accounts write to their owners, in six languages: codes, and notices about changes. An email has a greeting and
 * the site's address, a text message only its sentences. No names, nothing from a request but the code and the known
 * names of a browser and a system.
 */
import { RULES } from '@amberlane/contract/domain';
import type { Locale } from '@amberlane/contract/site';
import { textOf, type TextId } from '../texts.ts';
import type { Message } from './messenger.ts';

/** Emails about what was done in an account. They hold no code and wait in the outbox; all others are sent at once (`verification/send-code.ts`). */
export const OWNER_NOTICES = ['passwordChanged', 'newDevice', 'secondFactorOn', 'secondFactorOff', 'contactChanged', 'contactAdded', 'apiKeyMade', 'webhookAdded', 'webhookPaused', 'payoutAccountAdded', 'payoutAccountChanged', 'accountClosed', 'passwordGuesses'] as const;
export type OwnerNotice = (typeof OWNER_NOTICES)[number];

const PASSWORD_EMAILS = ['signInCode', 'registerCode', 'resetCode', 'alreadyRegistered', 'noAccount', 'passwordChanged', 'passwordGuesses', 'newDevice', 'secondFactorOn', 'secondFactorOff'] as const;
/** `proofCode` goes to the account's own address; `contactTaken` goes to the owner of an address that another account asked for. */
const CONTACT_EMAILS = ['proofCode', 'contactCode', 'contactTaken', 'contactChanged', 'contactAdded'] as const;
const KEY_EMAILS = ['apiKeyMade', 'closingCode', 'accountClosed'] as const;
const WEBHOOK_EMAILS = ['webhookAdded', 'webhookPaused'] as const;
const PAYOUT_EMAILS = ['payoutAccountAdded', 'payoutAccountChanged'] as const;
/** All emails of an account. */
export const ACCOUNT_EMAILS = [...PASSWORD_EMAILS, ...CONTACT_EMAILS, ...KEY_EMAILS, ...WEBHOOK_EMAILS, ...PAYOUT_EMAILS] as const;
export type AccountEmail = (typeof ACCOUNT_EMAILS)[number];

const isAmong = <Kind extends string>(kinds: readonly Kind[], kind: string): kind is Kind => (kinds as readonly string[]).includes(kind);

function textIdOf(kind: AccountEmail, part: 'subject' | 'text'): TextId {
  if (isAmong(CONTACT_EMAILS, kind)) return `contact-emails.${kind}.${part}`;
  if (isAmong(KEY_EMAILS, kind)) return `key-emails.${kind}.${part}`;
  if (isAmong(WEBHOOK_EMAILS, kind)) return `webhook-emails.${kind}.${part}`;
  if (isAmong(PAYOUT_EMAILS, kind)) return `payout-emails.${kind}.${part}`;
  return `account-emails.${kind}.${part}`;
}

/** Names of pages and links of the site that emails quote. */
const quotedLabels = (locale: Locale) => ({
  securityPage: textOf('account-emails.securityPage', locale),
  apiKeysPage: textOf('account-emails.apiKeysPage', locale),
  webhooksPage: textOf('account-emails.webhooksPage', locale),
  codPage: textOf('account-emails.codPage', locale),
  forgotPassword: textOf('account-emails.forgotPassword', locale),
});

interface EmailParams {
  /** Six digits; kinds without a code leave it out. */
  readonly code?: string;
  /** `Chrome, Android`; '' when it is not known. */
  readonly device?: string;
  /** `2026-11-20 10:30 UTC`. */
  readonly time?: string;
  /** Of a payout account: its currency, and the end of its number. */
  readonly currency?: string;
  readonly lastFour?: string;
  /** Address of the page that undoes what the email tells of; '' for none. */
  readonly undo?: string;
  /** Origin of the site, from the settings. */
  readonly site: string;
}

export interface WrittenEmail {
  readonly subject: string;
  /** Body of the mail. */
  readonly text: string;
  /** The same as a text message. */
  readonly short: string;
}

/** Writes an email. */
export function accountEmail(kind: AccountEmail, locale: Locale, { code = '', device = '', time = '', currency = '', lastFour = '', undo = '', site }: EmailParams): WrittenEmail {
  const sentences = textOf(textIdOf(kind, 'text'), locale, {
    ...quotedLabels(locale), code, device: device || textOf('account-emails.unknownDevice', locale), time, currency, lastFour, pauseHours: RULES.payoutPause.hours,
    keepSecret: textOf('account-emails.keepSecret', locale),
  });
  const undoing = undo === '' ? '' : `${textOf('account-emails.undo', locale)}\n${undo}`;
  const closing = `${textOf('account-emails.closing', locale)}\n${site}`;
  return {
    subject: textOf(textIdOf(kind, 'subject'), locale),
    short: [sentences, undoing].filter(Boolean).join('\n'),
    text: `${[textOf('account-emails.greeting', locale), sentences, undoing, closing].filter(Boolean).join('\n\n')}\n`,
  };
}

/** The same as an email or as a text message. */
export const addressed = ({ subject, text, short }: WrittenEmail, to: { readonly kind: 'email' | 'mobile'; readonly address: string }): Message =>
  to.kind === 'email' ? { channel: 'mail', to: to.address, subject, text } : { channel: 'sms', to: to.address, subject: '', text: short };
