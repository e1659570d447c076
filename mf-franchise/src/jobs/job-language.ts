import { directionOf, LOCALE_FACTS, type Direction, type Locale } from '@amberlane/contract/site';

/** What the element around a position's words says when they are in another language than the page; nothing when they are not. */
export const langOf = (language: Locale, page: Locale): { readonly lang?: string; readonly dir?: Direction } =>
  language === page ? {} : { lang: LOCALE_FACTS[language].tag, dir: directionOf(language) };
