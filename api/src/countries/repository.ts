/** Countries in the database. */
import { sql, type Kysely, type Selectable, type SqlBool } from 'kysely';
import { LOCALES, type Locale } from '@amberlane/contract/site';
import type { PhoneRule } from '@amberlane/contract/domain/phone-rule';
import type { CountryTable, Database, LocaleNames } from '../database/tables.ts';
import { STARTING_COUNTRIES } from './country-data.ts';
import { openingHoursText } from './opening-hours-text.ts';

export type CountryRow = Selectable<CountryTable>;

/** All countries in the order in which the site lists them. */
export function allCountries(db: Kysely<Database>): Promise<CountryRow[]> {
  return db.selectFrom('country').selectAll().orderBy('sort').execute();
}

/** Adds the countries that are missing and renews the words of the others: of opening hours where the hours are those of the installation. */
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
    contact_regex: country.contactRegex,
    is_default: country.isDefault,
    sort,
  }));
  await db
    .insertInto('country')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('code')
        .doUpdateSet(({ ref }) => ({ names: ref('excluded.names'), open_time: OPEN_TIME }))
        .where('country.edited', '=', false)
        .where(sql<SqlBool>`(country.names <> excluded.names or country.open_time <> ${OPEN_TIME})`),
    )
    .execute();
  await fillPhoneRules(db);
}

/** A country that has no rule for contact numbers yet gets both rules, its own of mobiles too unless an operator wrote it. */
async function fillPhoneRules(db: Kysely<Database>): Promise<void> {
  const lacking = await db.selectFrom('country').select(['code', 'edited']).where('contact_regex', '=', '').execute();
  for (const { code, edited } of lacking) {
    const rules = STARTING_COUNTRIES.find((country) => country.code === code);
    if (!rules) continue;
    await db.updateTable('country').set({ contact_regex: rules.contactRegex, ...(!edited && { phone_regex: rules.phoneRegex }) }).where('code', '=', code).execute();
  }
}

/** Which numbers each country takes: what the page is sent, and what the API judges by. */
export async function phoneRules(db: Kysely<Database>): Promise<PhoneRule[]> {
  const rows = await db.selectFrom('country').select(['code', 'phone_regex', 'contact_regex']).orderBy('sort').execute();
  return rows.map(({ code, phone_regex: phoneRegex, contact_regex: contactRegex }) => ({ code, phoneRegex, contactRegex }));
}

const OPEN_TIME = sql<string>`case when country.hours = excluded.hours then excluded.open_time else country.open_time end`;

function perLocale(text: (locale: Locale) => string): LocaleNames {
  const [en, zh, fr, ar, ur, tr] = LOCALES;
  return { [en]: text(en), [zh]: text(zh), [fr]: text(fr), [ar]: text(ar), [ur]: text(ur), [tr]: text(tr) };
}
