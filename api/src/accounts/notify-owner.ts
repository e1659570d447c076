/** Tells the owner of an account what was done in it: queued in the transaction that does it, by email or else by text message. */
import type { Transaction } from 'kysely';
import { z } from 'zod';
import { LOCALES } from '@amberlane/contract/site';
import type { Database } from '../database/tables.ts';
import { accountEmail, addressed, OWNER_NOTICES, type OwnerNotice } from '../mail/account-emails.ts';
import { emailTemplate } from '../mail/email-template.ts';
import type { Message } from '../mail/messenger.ts';
import { queueEmails } from '../mail/outbox.ts';
import type { Account } from './repository.ts';

/** The address is stored with it: it may be the former one, or that of an account that is closed. */
const ownerNotice = emailTemplate({
  kind: 'account.notice',
  params: z.object({ notice: z.enum(OWNER_NOTICES), locale: z.enum(LOCALES), to: z.enum(['email', 'mobile']), device: z.string().default(''), time: z.string().default('') }),
  write: async ({ recipient, params: { notice, locale, to, ...facts } }, { settings }): Promise<Message | null> =>
    recipient === null ? null : addressed(accountEmail(notice, locale, { ...facts, site: settings.siteOrigin }), { kind: to, address: recipient }),
});

export const ACCOUNT_EMAILS = [ownerNotice];

type Owner = Pick<Account, 'id' | 'email' | 'phone' | 'locale'>;

/** Where and when, for the notices that say so. */
interface NoticeFacts {
  readonly device?: string;
  readonly time?: string;
}

/** Queues a notice; send it with `emails.deliverNow(id)` after the transaction. */
export async function queueOwnerNotice(tx: Transaction<Database>, { id, email, phone, locale }: Owner, notice: OwnerNotice, now: Date, facts: NoticeFacts = {}): Promise<void> {
  const address = email ?? phone;
  if (address === null) return;
  await queueEmails(tx, [ownerNotice.about(id, { notice, locale, to: email === null ? 'mobile' : 'email', ...facts }, address)], now);
}
