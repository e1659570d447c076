import type { Locale } from '../places.ts';

/** One sentence in every language. */
export type Sentences = Readonly<Record<Locale, string>>;
