/** Language of a reply: the `lang` header (spec §7), English when it is missing or unknown. */
import type { IncomingHttpHeaders } from 'node:http';
import { LOCALE_FACTS, LOCALES, type Locale } from '@amberlane/contract/site';

const BY_HEADER: ReadonlyMap<string, Locale> = new Map(LOCALES.map((locale) => [LOCALE_FACTS[locale].header, locale]));

export function replyLocale(headers: IncomingHttpHeaders): Locale {
  const { lang } = headers;
  return (typeof lang === 'string' && BY_HEADER.get(lang)) || 'en';
}
