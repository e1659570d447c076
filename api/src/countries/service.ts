/** Rows of countries as the wire wants them. */
import { LOCALE_FACTS, localesOf, type Locale } from '@amberlane/contract/site';
import { countryIconPath } from '@amberlane/contract/site/country-icon';
import type { CountryEntry } from '@amberlane/contract/calls/countries';
import type { CountryRow } from './repository.ts';

export function toCountryEntry(row: CountryRow, locale: Locale): CountryEntry {
  const { names } = row;
  return {
    code: row.code,
    nameEN: names.en,
    nameCN: names['zh-CN'],
    nameAR: names.ar,
    nameFR: names.fr,
    nameUR: names.ur,
    nameTR: names.tr,
    countryName: names[locale],
    iconWeb: countryIconPath(row.code),
    defaultMark: row.is_default ? 1 : 0,
    contact: row.contact,
    email: row.email,
    openTime: row.open_time,
    hours: row.hours,
    timeZone: row.time_zone,
    langList: localesOf(row.code).map((langKey) => ({ name: LOCALE_FACTS[langKey].name, langKey })),
  };
}
