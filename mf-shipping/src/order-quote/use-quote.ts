import { useMemo } from 'react';
import { useMarket, usePageAddress, type CallFailure } from '@amberlane/core';
import { quoteCalls, type CityBook, type Quotes } from './quote-calls.ts';
import { asksForQuote, endsOf, judgeEntry, readEntry, type QuoteEntry } from './quote-entry.ts';

export interface QuoteState {
  readonly entry: QuoteEntry;
  readonly book: CityBook | undefined;
  readonly bookFailure: unknown;
  readonly onBookRetry: () => void;
  /** The address asks for a price. */
  readonly asked: boolean;
  /** The answer to the entry of the address, or to the one before while that is awaited. */
  readonly quotes: Quotes | undefined;
  readonly current: boolean;
  readonly busy: boolean;
  readonly failure: CallFailure | undefined;
  readonly onRenew: () => void;
}

/** No call: the query is skipped with it. */
const NOTHING = { origin: { country: 'CN' as const }, destination: { country: 'CN' as const }, weightGrams: 1 };

/** The quote that the address of the page asks for. */
export function useQuote(): QuoteState {
  const { country, locale } = useMarket();
  const { search } = usePageAddress();
  const entry = useMemo(() => readEntry(new URLSearchParams(search)), [search]);
  const asked = asksForQuote(new URLSearchParams(search));
  const cities = quoteCalls.useOrderQuoteCitiesQuery({ locale });
  const judgement = cities.data ? judgeEntry(entry, endsOf(entry, cities.data, country)) : null;
  const request = asked && judgement?.kind === 'right' ? judgement.request : null;
  const answer = quoteCalls.useOrderQuotesQuery({ ...(request ?? NOTHING), locale }, { skip: request === null });
  const isCurrent = request !== null && answer.isSuccess && !answer.isFetching;
  return {
    entry, asked, book: cities.data, bookFailure: cities.error, onBookRetry: () => void cities.refetch(),
    quotes: request === null ? undefined : (answer.currentData ?? answer.data),
    current: isCurrent,
    busy: answer.isFetching,
    failure: request !== null && answer.isError ? (answer.error as CallFailure) : undefined,
    onRenew: () => void answer.refetch(),
  };
}
