/** The office of a country, as emails name it. */
import type { Kysely } from 'kysely';
import { localesOf, type Country, type Locale } from '@amberlane/contract/site';
import type { Database, LocaleNames } from '../database/tables.ts';

export interface Office {
  readonly names: LocaleNames;
  readonly openTime: LocaleNames;
  readonly phone: string;
  /** Of the office, for applications and customers to be. */
  readonly mail: string;
  /** Of customer support. */
  readonly supportMail: string;
  readonly timeZone: string;
  /** Language of the country. */
  readonly locale: Locale;
}

/** Throws when the country is not in the table. */
export async function countryOffice(db: Kysely<Database>, country: Country): Promise<Office> {
  const row = await db.selectFrom('country').selectAll().where('code', '=', country).executeTakeFirstOrThrow();
  const mails = row.email.split('/');
  const mail = mails[0] ?? row.email;
  return {
    names: row.names,
    openTime: row.open_time,
    phone: row.contact.split('/')[0] ?? row.contact,
    mail,
    supportMail: mails[1] ?? mail,
    timeZone: row.time_zone,
    locale: localesOf(country)[0] ?? 'en',
  };
}

/** Address of a desk of an office. */
export const mailboxOf = ({ mail, supportMail }: Office, desk: 'office' | 'support'): string => (desk === 'support' ? supportMail : mail);
