/** Countries in the database. */
import type { Kysely, Selectable } from 'kysely';
import { LOCALES, type Locale } from '@amberlane/contract/site';
import type { CountryTable, Database, LocaleNames } from '../database/tables.ts';
import { STARTING_COUNTRIES } from './country-data.ts';
import { openingHoursText } from './opening-hours-text.ts';

export type CountryRow = Selectable<CountryTable>;

/** All countries in the order in which the site lists them. */
export function allCountries(db: Kysely<Database>): Promise<CountryRow[]> {
  return db.selectFrom('country').selectAll().orderBy('sort').execute();
}

/** Adds the countries that are missing; rows that an operator changed stay as they are. */
export async function fillCountries(db: Kysely<Database>): Promise<void> {
  const rows = STARTING_COUNTRIES.map((country, sort) => ({
    code: country.code,
    names: JSON.stringify(country.names),
    contact: country.phones.join('/'),
    email: country.mails.join('/'),
    open_time: JSON.stringify(perLocale((locale) => openingHoursText(country.hours, locale))),
    hours: JSON.stringify(country.hours),
    time_zone: country.timeZone,
    phone_regex: country.phoneRegex,
    is_default: country.isDefault,
    sort,
  }));
  await db.insertInto('country').values(rows).onConflict((conflict) => conflict.column('code').doNothing()).execute();
}

function perLocale(text: (locale: Locale) => string): LocaleNames {
  const [en, zh, fr, ar, ur, tr] = LOCALES;
  return { [en]: text(en), [zh]: text(zh), [fr]: text(fr), [ar]: text(ar), [ur]: text(ur), [tr]: text(tr) };
}
