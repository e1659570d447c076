/**
 * Emails to our own offices, so many an hour and mailbox: whatever programs send, a mailbox stays readable. What comes
 * beyond is counted, and one email at the end of the hour says how much it was; the staff desk has it all.
 */
import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { COUNTRIES, type Country } from '@amberlane/contract/site';
import { withOwnDay } from '@amberlane/contract/site/date-text';
import type { Database } from '../database/tables.ts';
import { emailTemplate, type NewEmail } from '../mail/email-template.ts';
import type { Message } from '../mail/messenger.ts';
import { queueEmails } from '../mail/outbox.ts';
import { textOf } from '../texts.ts';
import type { LeadKind } from './lead.ts';
import { countryOffice, mailboxOf } from './office.ts';

/** Notices to one mailbox in an hour. */
export const OFFICE_NOTICES_AN_HOUR = 30;
const HOUR_MS = 3_600_000;

export interface OfficeMailbox {
  readonly country: Country;
  readonly kind: LeadKind;
}

/** Whose mailbox in an office: of the office itself, or of customer support. */
export type Desk = 'office' | 'support';

/** Feedback is the business of customer support, everything else of the office. */
export const deskOf = (kind: LeadKind): Desk => (kind === 'feedback' ? 'support' : 'office');

/** Owes an office a notice, or has it counted in the email at the end of the hour. */
export async function queueNotice(tx: Transaction<Database>, { country, kind }: OfficeMailbox, notice: NewEmail, now: Date): Promise<void> {
  const mailbox = `${country} ${deskOf(kind)}`;
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  const { notices } = await tx
    .insertInto('office_mail_hour')
    .values({ mailbox, hour, notices: 1 })
    .onConflict((conflict) => conflict.columns(['mailbox', 'hour']).doUpdateSet({ notices: sql`office_mail_hour.notices + 1` }))
    .returning('notices')
    .executeTakeFirstOrThrow();
  if (notices <= OFFICE_NOTICES_AN_HOUR) await queueEmails(tx, [notice], now);
  if (notices === OFFICE_NOTICES_AN_HOUR + 1) {
    await queueEmails(tx, [officeDigest.about(mailbox, { country, desk: deskOf(kind), hour: hour.toISOString() })], new Date(hour.getTime() + HOUR_MS));
  }
}

/** How many more came in an hour. */
export const officeDigest = emailTemplate({
  kind: 'lead.digest',
  params: z.object({ country: z.enum(COUNTRIES), desk: z.enum(['office', 'support']), hour: z.iso.datetime() }),
  write: async ({ regarding, params: { country, desk, hour } }, { db }): Promise<Message | null> => {
    const from = new Date(hour);
    const counted = await db.selectFrom('office_mail_hour').select('notices').where('mailbox', '=', regarding).where('hour', '=', from).executeTakeFirst();
    if (!counted) return null;
    const office = await countryOffice(db, country);
    const { locale } = office;
    const time = new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23', timeZone: office.timeZone });
    const subject = textOf('office-emails.subject.digest', locale);
    const rows = [
      textOf('lead-emails.line', locale, { label: subject, value: counted.notices - OFFICE_NOTICES_AN_HOUR }),
      withOwnDay(time.formatRange(from, new Date(from.getTime() + HOUR_MS)), locale),
      textOf('office-emails.digestHint', locale),
    ];
    return { channel: 'mail', to: mailboxOf(office, desk), subject, text: `${rows.join('\n')}\n` };
  },
});
