/**
 * Tells our offices once a day which cases wait longer than we promised: one email for each mailbox, however many cases
 * there are. A day is one of the office, and its email leaves from eight o'clock on the office's own clock.
 */
import type { FastifyInstance } from 'fastify';
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import { COUNTRIES, COUNTRY_TIME_ZONE, type Country } from '@amberlane/contract/site';
import type { CaseKind } from '@amberlane/contract/calls/cases';
import type { Database } from '../database/tables.ts';
import { dayOf, leftToRight } from '../leads/email-words.ts';
import { deskOf, type Desk } from '../leads/office-mail.ts';
import { countryOffice, mailboxOf } from '../leads/office.ts';
import { emailTemplate } from '../mail/email-template.ts';
import type { Message } from '../mail/messenger.ts';
import { queueEmails } from '../mail/outbox.ts';
import { repeat } from '../plugins/periodic-task.ts';
import { textOf } from '../texts.ts';
import { localDay, localHour } from '../tracking/wall-clock.ts';

const ROUND_MS = 10 * 60_000;
/** Hour of the office from which its email leaves. */
const FROM_HOUR = 8;
/** Cases that the email names; the others are counted. */
const NAMED = 20;

/** Cases of one mailbox whose time limit has passed. */
export interface OverdueMailbox {
  readonly country: Country;
  readonly desk: Desk;
  readonly cases: number;
}

/** Owes each office that has overdue cases its email of the day. Gives the mailboxes that had none yet today. */
export async function queueOverdueDigests(db: Kysely<Database>, now: Date): Promise<readonly OverdueMailbox[]> {
  const told: OverdueMailbox[] = [];
  for (const mailbox of await overdueMailboxes(db, now)) {
    const { country, desk } = mailbox;
    if (localHour(now, COUNTRY_TIME_ZONE[country]) < FROM_HOUR) continue;
    const regarding = `${country} ${desk} ${localDay(now, COUNTRY_TIME_ZONE[country])}`;
    const isNew = await db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`overdue ${regarding}`}, 0))`.execute(tx);
      const known = await tx.selectFrom('mail_outbox').select('id').where('regarding', '=', regarding).where('kind', '=', overdueDigest.kind).executeTakeFirst();
      if (!known) await queueEmails(tx, [overdueDigest.about(regarding, { country, desk })], now);
      return !known;
    });
    if (isNew) told.push(mailbox);
  }
  return told;
}

/** In the order of the countries, the office before customer support. */
async function overdueMailboxes(db: Kysely<Database>, now: Date): Promise<readonly OverdueMailbox[]> {
  const rows = await db
    .selectFrom('lead')
    .select(['country', 'kind', sql<number>`count(*)::int`.as('cases')])
    .where('suspect', '=', false)
    .where('answer_by', '<', now)
    .groupBy(['country', 'kind'])
    .execute();
  return COUNTRIES.flatMap((country) =>
    (['office', 'support'] as const).flatMap((desk) => {
      const cases = rows.filter((row) => row.country === country && deskOf(row.kind) === desk).reduce((sum, row) => sum + row.cases, 0);
      return cases === 0 ? [] : [{ country, desk, cases }];
    }),
  );
}

/** What is overdue when it is sent, the oldest limit first; null when everything was answered meanwhile. */
export const overdueDigest = emailTemplate({
  kind: 'case.overdue',
  params: z.object({ country: z.enum(COUNTRIES), desk: z.enum(['office', 'support']) }),
  write: async ({ params: { country, desk } }, { db, now }): Promise<Message | null> => {
    const all = await overdueCases(db, { country, desk }, now());
    if (all.length === 0) return null;
    const office = await countryOffice(db, country);
    const { locale } = office;
    const subject = textOf('office-emails.subject.overdue', locale);
    const more = all.length - NAMED;
    const parts = [
      textOf('lead-emails.line', locale, { label: subject, value: all.length }),
      all
        .slice(0, NAMED)
        .map(({ reference, kind, answerBy }) => textOf('office-emails.overdueCase', locale, { reference: leftToRight(reference), kind, day: dayOf(answerBy, locale, office.timeZone) }))
        .join('\n'),
      ...(more > 0 ? [textOf('office-emails.overdueMore', locale, { count: more })] : []),
      textOf('office-emails.overdueHint', locale),
    ];
    return { channel: 'mail', to: mailboxOf(office, desk), subject: `${subject} (${all.length})`, text: `${parts.join('\n\n')}\n` };
  },
});

interface OverdueCase {
  readonly reference: string;
  readonly kind: CaseKind;
  readonly answerBy: Date;
}

async function overdueCases(db: Kysely<Database>, { country, desk }: Pick<OverdueMailbox, 'country' | 'desk'>, now: Date): Promise<readonly OverdueCase[]> {
  const rows = await db
    .selectFrom('lead')
    .select(['reference', 'kind', 'answer_by'])
    .where('country', '=', country)
    .where('suspect', '=', false)
    .where('answer_by', '<', now)
    .orderBy('answer_by')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ reference, kind, answer_by: answerBy }) => (answerBy !== null && deskOf(kind) === desk ? [{ reference, kind, answerBy }] : []));
}

/** A round every ten minutes until the app closes. */
export function remindOfOverdueCases(app: FastifyInstance, { db, now }: { readonly db: Kysely<Database>; readonly now: () => Date }): void {
  repeat(app, ROUND_MS, async () => {
    try {
      for (const overdue of await queueOverdueDigests(db, now())) app.log.warn(overdue, 'cases overdue');
    } catch (error) {
      app.log.error({ err: error }, 'overdue cases not reported');
    }
  });
}
