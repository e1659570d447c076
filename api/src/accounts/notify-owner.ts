/** Tells the owner of an account what was done in it: queued in the transaction that does it, by email or else by text message. */
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { UndoChange } from '@amberlane/contract/calls/account-undo';
import { LOCALES, marketSegment, type Locale } from '@amberlane/contract/site';
import type { Database } from '../database/tables.ts';
import { accountEmail, addressed, OWNER_NOTICES, type OwnerNotice } from '../mail/account-emails.ts';
import { emailTemplate, type EmailContext } from '../mail/email-template.ts';
import type { Message } from '../mail/messenger.ts';
import { queueEmails } from '../mail/outbox.ts';
import { emailMarket } from '../tracking-subscriptions/email-market.ts';
import { accountOf, type Account } from './repository.ts';
import { giveUndoToken, rememberChange } from './undo-repository.ts';

/** The address is stored with it: it may be the former one, or that of an account that is closed. */
const ownerNotice = emailTemplate({
  kind: 'account.notice',
  params: z.object({ notice: z.enum(OWNER_NOTICES), locale: z.enum(LOCALES), to: z.enum(['email', 'mobile']), device: z.string().default(''), time: z.string().default(''), currency: z.string().default(''), lastFour: z.string().default(''), undoId: z.string().default('') }),
  write: async ({ recipient, regarding, params: { notice, locale, to, undoId, ...facts } }, context): Promise<Message | null> => {
    if (recipient === null) return null;
    const undo = await undoLink(context, { accountId: regarding, undoId, recipient, locale });
    return addressed(accountEmail(notice, locale, { ...facts, undo, site: context.settings.siteOrigin }), { kind: to, address: recipient });
  },
});

interface UndoEmail {
  readonly accountId: string;
  /** '' for a notice of what can't be undone. */
  readonly undoId: string;
  readonly recipient: string;
  readonly locale: Locale;
}

/** Address of the page that undoes the change, with a token of its own; '' where there is none. */
async function undoLink({ db, now, settings }: EmailContext, { accountId, undoId, recipient, locale }: UndoEmail): Promise<string> {
  if (undoId === '') return '';
  const token = await giveUndoToken(db, undoId, recipient, now());
  if (token === null) return '';
  const market = emailMarket((await accountOf(db, accountId)).country, locale);
  const origin = market.country === 'TR' ? settings.turkishOrigin : settings.siteOrigin;
  return `${origin}/${marketSegment(market)}/user-opt/undo?token=${token}`;
}

export const ACCOUNT_EMAILS = [ownerNotice];

type Owner = Pick<Account, 'id' | 'email' | 'phone' | 'locale'>;

/** Where and when, or which account for payouts, for the notices that say so, and the change that a notice offers to undo. */
interface NoticeFacts {
  readonly device?: string;
  readonly time?: string;
  readonly currency?: string;
  readonly lastFour?: string;
  readonly undoId?: string;
}

/** Queues a notice; send it with `emails.deliverNow(id)` after the transaction. */
export async function queueOwnerNotice(tx: Transaction<Database>, { id, email, phone, locale }: Owner, notice: OwnerNotice, now: Date, facts: NoticeFacts = {}): Promise<void> {
  const address = email ?? phone;
  if (address === null) return;
  await queueEmails(tx, [ownerNotice.about(id, { notice, locale, to: email === null ? 'mobile' : 'email', ...facts }, address)], now);
}

interface UndoableNotice {
  readonly notice: OwnerNotice;
  readonly change: UndoChange;
  /** With `contact`. */
  readonly address?: { readonly before: string | null; readonly after: string };
}

/** The same for a change to how the account is opened: the notice holds a link that undoes it. */
export async function queueUndoableNotice(tx: Transaction<Database>, owner: Owner, { notice, change, address }: UndoableNotice, now: Date): Promise<void> {
  const undoId = await rememberChange(tx, { accountId: owner.id, change, ...(address && { address }) }, now);
  await queueOwnerNotice(tx, owner, notice, now, { undoId });
}
