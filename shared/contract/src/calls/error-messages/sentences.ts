import type { Locale } from '../../site/markets.ts';

/** One sentence in every language. */
export type Sentences = Readonly<Record<Locale, string>>;
