/** The market whose pages an email links to. Pure. */
import { localesOf, MARKETS, type Country, type Locale, type Market } from '@amberlane/contract/site';

/** Country and language as asked for; a country that has the language for a pair that the site does not have. */
export function emailMarket(country: Country, locale: Locale): Market {
  const offered: readonly Locale[] = localesOf(country);
  return { country: offered.includes(locale) ? country : (MARKETS.find((market) => market.locale === locale)?.country ?? country), locale };
}
