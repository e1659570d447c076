/** Data and head of the page: a price holds for minutes, so it is asked for anew on every visit. */
import type { PageContext, PageHead } from '@amberlane/core';
import { quoteCalls } from '../../order-quote/quote-calls.ts';
import { asksForQuote, endsOf, judgeEntry, readEntry } from '../../order-quote/quote-entry.ts';

export async function loadOrderQuote({ search, market: { country, locale }, site }: PageContext): Promise<void> {
  const { data: book } = await site.dispatch(quoteCalls.endpoints.orderQuoteCities.initiate({ locale }, { subscribe: false }));
  if (!book || !asksForQuote(search)) return;
  const entry = readEntry(search);
  const judgement = judgeEntry(entry, endsOf(entry, book, country));
  if (judgement.kind === 'right') await site.dispatch(quoteCalls.endpoints.orderQuotes.initiate({ ...judgement.request, locale }, { forceRefetch: true, subscribe: false }));
}

/** A price is one reader's business: it stays out of search engines. */
export const orderQuoteHead = ({ search, intl }: PageContext): PageHead => ({
  title: intl.formatMessage({ id: 'order-quote.title' }),
  description: intl.formatMessage({ id: 'order-quote.lead' }),
  ...(search.size > 0 && { noindex: true }),
});
