/** Which country and language a first visit is offered, from what the browser says of itself. Pure. */
import { COUNTRIES, COUNTRY_TIME_ZONE, localesOf, type Market } from '@amberlane/contract/site';

/** The time zone says where somebody is, a region of the languages only where the browser was set up. null: neither is ours. */
export function suggestedMarket(languages: readonly string[], timeZone: string): Market | null {
  const regions = languages.map((language) => language.split('-').at(-1)?.toUpperCase());
  const country = COUNTRIES.find((code) => COUNTRY_TIME_ZONE[code] === timeZone) ?? COUNTRIES.find((code) => regions.includes(code));
  if (!country) return null;
  const locales = localesOf(country);
  const wanted = languages.map((language) => locales.find((locale) => locale.split('-')[0] === language.split('-')[0]?.toLowerCase())).find((locale) => locale !== undefined);
  const [usual] = locales;
  const locale = wanted ?? usual;
  return locale ? { country, locale } : null;
}
