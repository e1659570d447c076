import { directionOf, LOCALE_FACTS, type Direction, type Locale } from '@amberlane/contract/site';

/** What the element around an article says when it is in another language than the page; nothing when it is not. */
export const langOf = (language: Locale, page: Locale): { readonly lang?: string; readonly dir?: Direction } =>
  language === page ? {} : { lang: LOCALE_FACTS[language].tag, dir: directionOf(language) };
