/**
 * The two mails of a lead. The confirmation repeats nothing that was typed into the form: whoever enters another
 * person's address must not be able to write to that person through us. The notice goes to our own office.
 */
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { LOCALE_FACTS, type Locale } from '@amberlane/contract/site';
import { DICTIONARY_TYPES, type DictionaryType } from '@amberlane/contract/calls/dictionaries';
import type { Database } from '../database/tables.ts';
import { entriesOf } from '../dictionaries/repository.ts';
import { emailTemplate } from '../mail/email-template.ts';
import type { Message } from '../mail/messenger.ts';
import { caseLink } from '../cases/case-link.ts';
import { findJob } from '../jobs/repository.ts';
import { dayOf, leftToRight } from './email-words.ts';
import type { Lead, LeadContent } from './lead.ts';
import { officeDigest } from './office-mail.ts';
import { countryOffice, mailboxOf, type Office } from './office.ts';
import { findLead } from './repository.ts';
import { textOf } from '../texts.ts';
import { filesOf } from '../uploads/claim-uploads.ts';

export const leadConfirmation = emailTemplate({
  kind: 'lead.confirmation',
  params: z.object({}),
  write: async ({ regarding }, { db, settings }): Promise<Message | null> => {
    const lead = await findLead(db, regarding);
    return lead ? confirmationEmail(lead, await countryOffice(db, lead.country), caseLink(lead, settings)) : null;
  },
});

export const leadNotice = emailTemplate({
  kind: 'lead.notice',
  params: z.object({}),
  write: async ({ regarding }, { db }): Promise<Message | null> => {
    const lead = await findLead(db, regarding);
    return lead ? noticeEmail(db, lead, await countryOffice(db, lead.country)) : null;
  },
});

export const LEAD_EMAILS = [leadConfirmation, leadNotice, officeDigest];

/** Confirms the arrival, in the language of the form, and says what happens next and when. */
function confirmationEmail({ kind, reference, email, locale, answerBy: until }: Lead, office: Office, link: string): Message {
  const line = (label: string, value: string): string => textOf('lead-emails.line', locale, { label, value });
  const facts = [
    line(textOf('lead-emails.reference', locale), leftToRight(reference)),
    line(textOf('lead-emails.country', locale), office.names[locale]),
    ...(until ? [line(textOf('lead-emails.answerBy', locale), dayOf(until, locale, office.timeZone))] : []),
  ];
  const contact = [
    `Amberlane – ${office.names[locale]}`,
    line(textOf('lead-emails.phone', locale), leftToRight(office.phone)),
    line(textOf('lead-emails.hours', locale), office.openTime[locale]),
  ];
  const parts = [
    textOf('lead-emails.greeting', locale),
    textOf(`lead-emails.${kind}.thanks`, locale),
    facts.join('\n'),
    textOf(`lead-emails.${kind}.next`, locale),
    `${textOf('lead-emails.lookUp', locale)}\n${link}`,
    contact.join('\n'),
    textOf('lead-emails.notYou', locale),
  ];
  return { channel: 'mail', to: email, subject: `${textOf(`lead-emails.${kind}.subject`, locale)} ${reference}`, text: `${parts.join('\n\n')}\n` };
}

/** Shows the office what was filled in, in the language of its country. */
async function noticeEmail(db: Kysely<Database>, lead: Lead, office: Office): Promise<Message> {
  const { id, kind, reference, content, answerBy: until } = lead;
  const { locale } = office;
  const [names, countries] = [await dictionaryNames(db, locale), await countryNames(db, locale)];
  const [files, position] = [await filesOf(db, id), await positionOf(db, lead, locale)];
  const rows: readonly (readonly [string, string])[] = [
    [textOf('lead-emails.reference', locale), leftToRight(reference)],
    ...(position === null ? [] : ([[textOf('office-emails.position', locale), position]] as const)),
    ...fieldRows(content, locale, { names, countries }),
    ...(files.length === 0 ? [] : ([[textOf('office-emails.files', locale), String(files.length)]] as const)),
    [textOf('office-emails.language', locale), LOCALE_FACTS[lead.locale].name],
    ...(until ? ([[textOf('office-emails.answerBy', locale), dayOf(until, locale, office.timeZone)]] as const) : []),
  ];
  return {
    channel: 'mail',
    to: mailboxOf(office, kind === 'feedback' ? 'support' : 'office'),
    subject: `${textOf(`office-emails.subject.${kind}`, locale)} ${reference}`,
    text: `${rows.map(([label, value]) => textOf('lead-emails.line', locale, { label, value })).join('\n')}\n`,
  };
}

/** Name of the position that an application is for; null for other kinds. */
async function positionOf(db: Kysely<Database>, { content: { jobId } }: Lead, locale: Locale): Promise<string | null> {
  if (typeof jobId !== 'string') return null;
  const job = await findJob(db, jobId);
  return job ? `${(job.texts[locale] ?? job.texts.en).name} (${leftToRight(jobId)})` : leftToRight(jobId);
}

const FIELD_ORDER = [
  'topic', 'waybillNo', 'name', 'title', 'lastName', 'firstName', 'company', 'companyAddress', 'country', 'contactNumber', 'email', 'contactWay',
  'logisticsExperience', 'state', 'city', 'customerType', 'customerStatus', 'scope', 'transportMode', 'cycle', 'volumePerCycle',
  'serviceTypes', 'localWay', 'questions', 'letter', 'remark', 'otherInfo',
] as const;

const DICTIONARY_OF: Readonly<Record<string, DictionaryType>> = { title: 'APPELLATION', contactWay: 'CONTACT_WAY', cycle: 'CYCLE', serviceTypes: 'SHIP_REQUIRE' };
const LEFT_TO_RIGHT: ReadonlySet<string> = new Set(['contactNumber', 'email', 'waybillNo']);

interface Naming {
  readonly names: ReadonlyMap<string, string>;
  readonly countries: ReadonlyMap<string, string>;
}

function fieldRows(content: LeadContent, locale: Locale, { names, countries }: Naming): (readonly [string, string])[] {
  const told = (field: string, value: string | number | boolean): string => {
    if (typeof value === 'boolean') return textOf('office-emails.yesNo', locale, { value: String(value) });
    if (field === 'country') return countries.get(String(value)) ?? String(value);
    if (LEFT_TO_RIGHT.has(field)) return leftToRight(String(value));
    const dictionary = DICTIONARY_OF[field];
    if (dictionary) return names.get(`${dictionary} ${value}`) ?? String(value);
    return isCoded(field) ? textOf(`office-emails.value.${field}`, locale, { value }) : String(value);
  };
  return FIELD_ORDER.flatMap((field) => {
    const value = content[field];
    if (value === undefined || value === null) return [];
    const list = typeof value === 'object' ? value : [value];
    return [[textOf(`office-emails.field.${field}`, locale), list.map((one) => told(field, one)).join(', ')] as const];
  });
}

/** Fields whose values are codes of ours: free text that happens to read like a code is left alone. */
const CODED = ['customerType', 'customerStatus', 'scope', 'transportMode', 'localWay', 'topic'] as const;
const isCoded = (field: string): field is (typeof CODED)[number] => CODED.some((one) => one === field);

async function dictionaryNames(db: Kysely<Database>, locale: Locale): Promise<ReadonlyMap<string, string>> {
  const rows = await entriesOf(db, DICTIONARY_TYPES);
  return new Map(rows.map(({ type, code, names }) => [`${type} ${code}`, names[locale]]));
}

async function countryNames(db: Kysely<Database>, locale: Locale): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('country').select(['code', 'names']).execute();
  return new Map(rows.map(({ code, names }) => [code, names[locale]]));
}
