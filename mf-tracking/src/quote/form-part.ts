/** What every part of the form of a price is given. */
import type { ReactNode } from 'react';
import type { CityBook } from '../api/quote-api.ts';
import type { QuoteEntry, QuoteField } from './quote-entry.ts';
import type { Ends } from './validate-quote.ts';

export interface FormPart {
  /** What the address says; fields keep by themselves what is typed. */
  readonly addressed: QuoteEntry;
  readonly entry: QuoteEntry;
  readonly book: CityBook;
  readonly ends: Ends;
  readonly idOf: (field: QuoteField) => string;
  /** null for a field that is right so far. */
  readonly errorOf: (field: QuoteField) => ReactNode;
}
