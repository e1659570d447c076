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
import { answerBy, type Lead, type LeadContent } from './lead.ts';
import { EMAIL_TEXTS } from './email-texts.ts';
import { officeLabel } from './office-email-texts.ts';
import { countryOffice, type Office } from './office.ts';
import { findLead } from './repository.ts';

export const leadConfirmation = emailTemplate({
  kind: 'lead.confirmation',
  params: z.object({}),
  write: async ({ regarding }, { db }): Promise<Message | null> => {
    const lead = await findLead(db, regarding);
    return lead ? confirmationEmail(lead, await countryOffice(db, lead.country)) : null;
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

export const LEAD_EMAILS = [leadConfirmation, leadNotice];

/** Confirms the arrival, in the language of the form, and says what happens next and when. */
function confirmationEmail({ kind, reference, country: _country, email, locale, createdAt }: Lead, office: Office): Message {
  const texts = EMAIL_TEXTS[locale];
  const { subject, thanks, next } = texts.kinds[kind];
  const until = answerBy(kind, createdAt);
  const facts = [
    [texts.reference, leftToRight(reference)],
    [texts.country, office.names[locale]],
    ...(until ? [[texts.answerBy, dayOf(until, locale, office.timeZone)]] : []),
  ];
  const contact = [
    `Amberlane – ${office.names[locale]}`,
    `${texts.phone}${texts.colon}${leftToRight(office.phone)}`,
    `${texts.hours}${texts.colon}${office.openTime[locale]}`,
  ];
  const parts = [
    `${texts.greeting}\n${thanks}`,
    facts.map(([label, value]) => `${label}${texts.colon}${value}`).join('\n'),
    next,
    ...(kind === 'franchise' ? [texts.lookUp] : []),
    contact.join('\n'),
    texts.notYou,
  ];
  return { channel: 'mail', to: email, subject: `${subject} ${reference}`, text: `${parts.join('\n\n')}\n` };
}

/** Shows the office what was filled in, in the language of its country. */
async function noticeEmail(db: Kysely<Database>, lead: Lead, office: Office): Promise<Message> {
  const { kind, reference, content, createdAt } = lead;
  const { locale } = office;
  const { colon } = EMAIL_TEXTS[locale];
  const names = await dictionaryNames(db, locale);
  const until = answerBy(kind, createdAt);
  const rows: readonly (readonly [string, string])[] = [
    [EMAIL_TEXTS[locale].reference, leftToRight(reference)],
    ...fieldRows(content, locale, { names, office }),
    [officeLabel('language', locale) ?? '', LOCALE_FACTS[lead.locale].name],
    ...(until ? ([[officeLabel('answerBy', locale) ?? '', dayOf(until, locale, office.timeZone)]] as const) : []),
  ];
  return {
    channel: 'mail',
    to: kind === 'feedback' ? office.supportMail : office.mail,
    subject: `${officeLabel(kind, locale) ?? kind} ${reference}`,
    text: `${rows.map(([label, value]) => `${label}${colon}${value}`).join('\n')}\n`,
  };
}

const FIELD_ORDER = [
  'name', 'title', 'lastName', 'firstName', 'company', 'companyAddress', 'country', 'contactNumber', 'email', 'contactWay',
  'logisticsExperience', 'state', 'city', 'customerType', 'customerStatus', 'scope', 'transportMode', 'cycle', 'volumePerCycle',
  'serviceTypes', 'localWay', 'questions', 'remark', 'otherInfo',
] as const;

const DICTIONARY_OF: Readonly<Record<string, DictionaryType>> = { title: 'APPELLATION', contactWay: 'CONTACT_WAY', cycle: 'CYCLE', serviceTypes: 'SHIP_REQUIRE' };
const LEFT_TO_RIGHT: ReadonlySet<string> = new Set(['contactNumber', 'email']);

interface Naming {
  readonly names: ReadonlyMap<string, string>;
  readonly office: Office;
}

function fieldRows(content: LeadContent, locale: Locale, { names, office }: Naming): (readonly [string, string])[] {
  const told = (field: string, value: string | number | boolean): string => {
    if (typeof value === 'boolean') return officeLabel(value ? 'yes' : 'no', locale) ?? '';
    if (field === 'country') return office.names[locale];
    if (LEFT_TO_RIGHT.has(field)) return leftToRight(String(value));
    const dictionary = DICTIONARY_OF[field];
    if (dictionary) return names.get(`${dictionary} ${value}`) ?? String(value);
    return CODED.has(field) ? (officeLabel(String(value), locale) ?? String(value)) : String(value);
  };
  return FIELD_ORDER.flatMap((field) => {
    const value = content[field];
    if (value === undefined || value === null) return [];
    const list = typeof value === 'object' ? value : [value];
    return [[officeLabel(field, locale) ?? field, list.map((one) => told(field, one)).join(', ')] as const];
  });
}

/** Fields whose values are codes of ours: free text that happens to read like a code is left alone. */
const CODED: ReadonlySet<string> = new Set(['customerType', 'customerStatus', 'scope', 'transportMode', 'localWay']);

async function dictionaryNames(db: Kysely<Database>, locale: Locale): Promise<ReadonlyMap<string, string>> {
  const rows = await entriesOf(db, DICTIONARY_TYPES);
  return new Map(rows.map(({ type, code, names }) => [`${type} ${code}`, names[locale]]));
}

/** The day in the office's own time, Gregorian and in Latin digits in every language. */
const dayOf = (moment: Date, locale: Locale, timeZone: string): string =>
  new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, { dateStyle: 'full', timeZone }).format(moment);

/** Isolated, so that a right-to-left line does not turn it around. */
const leftToRight = (text: string): string => `\u2066${text}\u2069`;
