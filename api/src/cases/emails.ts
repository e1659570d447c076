/**
 * Emails about a case: to its sender, who reads there what we wrote and never what the form held, and to our office. They
 * are written as they are sent, so nothing about a withdrawn case leaves that was owed before.
 */
import { z } from 'zod';
import { emailTemplate, type EmailContext } from '../mail/email-template.ts';
import type { Message } from '../mail/messenger.ts';
import { dayOf, leftToRight } from '../leads/email-words.ts';
import { countryOffice, mailboxOf } from '../leads/office.ts';
import { textOf } from '../texts.ts';
import { filesOf } from '../uploads/claim-uploads.ts';
import { caseLink } from './case-link.ts';
import { findCaseById, type CaseRecord } from './repository.ts';

/** A new status, with our note. */
export const caseStep = emailTemplate({
  kind: 'case.step',
  params: z.object({ step: z.number().int() }),
  write: async ({ regarding, params: { step: number } }, context): Promise<Message | null> => {
    const lead = await findCaseById(context.db, regarding);
    const step = await context.db.selectFrom('case_step').selectAll().where('lead_id', '=', regarding).where('number', '=', number).executeTakeFirst();
    if (!lead || !step) return null;
    const isWithdrawn = step.status === 'WITHDRAWN';
    if (lead.status === 'WITHDRAWN' && !isWithdrawn) return null;
    const { locale, kind } = lead;
    const status = textOf('case-emails.statusName', locale, { status: step.status });
    const until = lead.answer_by && lead.status === step.status ? await officeDay(context, lead, lead.answer_by) : null;
    return emailTo(context, lead, {
      news: status,
      opening: isWithdrawn ? textOf('case-emails.withdrawn', locale, { kind }) : textOf('case-emails.moved', locale, { kind }),
      facts: [[textOf('case-emails.status', locale), status], ...(until === null ? [] : ([[textOf('lead-emails.answerBy', locale), until]] as const))],
      // What the sender gave as a reason is not sent back.
      parts: [
        ...(step.note !== null && step.staff !== null ? [`${textOf('case-emails.note', locale)}\n${step.note}`] : []),
        ...(step.status === 'ANSWERED' ? [textOf('case-emails.settled', locale)] : []),
      ],
      page: textOf('case-emails.page', locale),
    });
  },
});

/** A question of ours; dropped when the case has ended meanwhile. */
export const caseQuestion = emailTemplate({
  kind: 'case.question',
  params: z.object({ message: z.string() }),
  write: async ({ regarding, params: { message: id } }, context): Promise<Message | null> => {
    const lead = await findCaseById(context.db, regarding);
    const message = await context.db.selectFrom('case_message').selectAll().where('id', '=', id).executeTakeFirst();
    if (!lead || !message || lead.status === 'WITHDRAWN') return null;
    const { locale, kind } = lead;
    return emailTo(context, lead, {
      news: textOf('case-emails.question', locale),
      opening: textOf('case-emails.asked', locale, { kind }),
      facts: [],
      parts: [message.text],
      page: textOf('case-emails.answerHere', locale),
    });
  },
});

interface Words {
  /** In the subject. */
  readonly news: string;
  readonly opening: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly parts: readonly string[];
  /** Before the address of the status page. */
  readonly page: string;
}

function emailTo({ settings }: EmailContext, lead: CaseRecord, { news, opening, facts, parts, page }: Words): Message {
  const { locale, kind, email } = lead;
  const reference = leftToRight(lead.reference);
  const lines = [[textOf('lead-emails.reference', locale), reference] as const, ...facts].map(([label, value]) => textOf('lead-emails.line', locale, { label, value }));
  const text = [textOf('lead-emails.greeting', locale), opening, lines.join('\n'), ...parts, `${page}\n${caseLink(lead, settings)}`, 'Amberlane'].join('\n\n');
  const subject = textOf('case-emails.subject', locale, { subject: textOf(`lead-emails.${kind}.subject`, locale), reference, news });
  return { channel: 'mail', to: email, subject, text: `${text}\n` };
}

async function officeDay({ db }: EmailContext, { country, locale }: CaseRecord, at: Date): Promise<string> {
  return dayOf(at, locale, (await countryOffice(db, country)).timeZone);
}

/** Tells our office what the sender did: wrote, opened it again, withdrew it, or was not satisfied. */
export const caseNotice = emailTemplate({
  kind: 'case.notice',
  params: z.object({ what: z.enum(['answered', 'reopened', 'withdrawn', 'unsettled']), message: z.string().nullable() }),
  write: async ({ regarding, params: { what, message: id } }, { db }): Promise<Message | null> => {
    const lead = await findCaseById(db, regarding);
    if (!lead) return null;
    const message = id === null ? undefined : await db.selectFrom('case_message').select('text').where('id', '=', id).executeTakeFirst();
    const files = (await filesOf(db, lead.id)).filter(({ messageId }) => messageId !== null && messageId === id);
    const office = await countryOffice(db, lead.country);
    const { locale } = office;
    const line = (label: string, value: string): string => textOf('lead-emails.line', locale, { label, value });
    const lines = [
      line(textOf('lead-emails.reference', locale), leftToRight(lead.reference)),
      ...(lead.answer_by === null ? [] : [line(textOf('office-emails.answerBy', locale), dayOf(lead.answer_by, locale, office.timeZone))]),
      ...(files.length === 0 ? [] : [line(textOf('office-emails.files', locale), String(files.length))]),
      ...(message ? [line(textOf('office-emails.text', locale), message.text)] : []),
    ];
    return {
      channel: 'mail',
      to: mailboxOf(office, lead.kind === 'feedback' ? 'support' : 'office'),
      subject: `${textOf(`office-emails.subject.${what}`, locale)} ${leftToRight(lead.reference)}`,
      text: `${lines.join('\n')}\n`,
    };
  },
});

export const CASE_EMAILS = [caseStep, caseQuestion, caseNotice];
