/** The place whose pages a letter links to. Pure. */
import { localesOf, PLACES, type Country, type Locale, type Place } from '@amberlane/contract';

/** Country and language as asked for; a country that has the language for a pair that the site does not have. */
export function letterPlace(country: Country, locale: Locale): Place {
  const offered: readonly Locale[] = localesOf(country);
  return { country: offered.includes(locale) ? country : (PLACES.find((place) => place.locale === locale)?.country ?? country), locale };
}
