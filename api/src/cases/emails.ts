/**
 * Emails about a case: to its sender, who reads there what we wrote and never what the form held, and to our office. They
 * are written as they are sent, so nothing about a withdrawn case leaves that was owed before.
 */
import { z } from 'zod';
import { emailTemplate, type EmailContext } from '../mail/email-template.ts';
import type { Message } from '../mail/messenger.ts';
import { EMAIL_TEXTS } from '../leads/email-texts.ts';
import { dayOf, leftToRight } from '../leads/email-words.ts';
import { officeLabel } from '../leads/office-email-texts.ts';
import { countryOffice, mailboxOf } from '../leads/office.ts';
import { filesOf } from '../uploads/claim-uploads.ts';
import { caseLink } from './case-link.ts';
import { CASE_TEXTS } from './email-texts.ts';
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
    const texts = CASE_TEXTS[lead.locale];
    const { answerBy } = EMAIL_TEXTS[lead.locale];
    const until = lead.answer_by && lead.status === step.status ? await officeDay(context, lead, lead.answer_by) : null;
    return emailTo(context, lead, {
      news: texts.statuses[step.status],
      opening: isWithdrawn ? texts.withdrawn : texts.moved,
      facts: [[texts.status, texts.statuses[step.status]], ...(until === null ? [] : ([[answerBy, until]] as const))],
      // What the sender gave as a reason is not sent back.
      parts: [...(step.note !== null && step.staff !== null ? [`${texts.note}\n${step.note}`] : []), ...(step.status === 'ANSWERED' ? [texts.settled] : [])],
      page: texts.page,
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
    const texts = CASE_TEXTS[lead.locale];
    return emailTo(context, lead, { news: texts.question, opening: texts.asked, facts: [], parts: [message.text], page: texts.answerHere });
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
  const { greeting, reference, colon, kinds } = EMAIL_TEXTS[lead.locale];
  const lines = [[reference, leftToRight(lead.reference)] as const, ...facts].map(([label, value]) => `${label}${colon}${value}`);
  const text = [`${greeting}\n${opening}`, lines.join('\n'), ...parts, `${page}\n${caseLink(lead, settings)}`, 'Amberlane'].join('\n\n');
  return { channel: 'mail', to: lead.email, subject: `${kinds[lead.kind].subject} ${leftToRight(lead.reference)}${colon}${news}`, text: `${text}\n` };
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
    const { reference, colon } = EMAIL_TEXTS[locale];
    const label = (word: string): string => officeLabel(word, locale) ?? word;
    const rows = [
      [reference, leftToRight(lead.reference)],
      ...(lead.answer_by === null ? [] : [[label('answerBy'), dayOf(lead.answer_by, locale, office.timeZone)]]),
      ...(files.length === 0 ? [] : [[label('files'), String(files.length)]]),
      ...(message ? [[label('text'), message.text]] : []),
    ];
    return {
      channel: 'mail',
      to: mailboxOf(office, lead.kind === 'feedback' ? 'support' : 'office'),
      subject: `${label(what)} ${leftToRight(lead.reference)}`,
      text: `${rows.map(([name, value]) => `${name}${colon}${value}`).join('\n')}\n`,
    };
  },
});

export const CASE_EMAILS = [caseStep, caseQuestion, caseNotice];
