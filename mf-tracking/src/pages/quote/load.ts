/** Data and head of the price page. */
import type { PageContext, PageHead } from '@amberlane/core';
import { laneOf, quoteApi } from '../../api/quote-api.ts';
import { asksForPrice, readEntry } from '../../quote/quote-entry.ts';
import { endsOf, judgeEntry } from '../../quote/validate-quote.ts';
import { specialKinds } from '../../quote/special-goods.ts';
import { emptyLane } from '../../quote/empty-lane.ts';

/** A price holds for minutes: it is asked for anew on every visit, and "try again" is a link to the same page. */
export async function loadQuote({ search, market: { country, locale }, site }: PageContext): Promise<void> {
  const { data: book } = await site.dispatch(quoteApi.endpoints.quoteCities.initiate({ locale }, { subscribe: false }));
  if (!book) return;
  const entry = readEntry(search);
  if (!asksForPrice(search)) {
    const lane = emptyLane(entry, book, { country, locale });
    if (lane) await site.dispatch(quoteApi.endpoints.laneRates.initiate(lane, { subscribe: false }));
    return;
  }
  const judgement = judgeEntry(entry, book, country);
  const { destination } = endsOf(entry, book, country);
  const rulings = destination && specialKinds(entry).length > 0
    ? site.dispatch(quoteApi.endpoints.specialGoods.initiate({ country: destination.country, locale }, { subscribe: false }))
    : null;
  if (judgement.kind === 'wrong') {
    await rulings;
    return;
  }
  const question = { ...judgement.request, locale };
  await Promise.all([
    rulings,
    site.dispatch(quoteApi.endpoints.price.initiate(question, { forceRefetch: true, subscribe: false })),
    site.dispatch(quoteApi.endpoints.laneRates.initiate(laneOf(question), { subscribe: false })),
  ]);
}

/** A price is one reader's business: it stays out of search engines. */
export function quoteHead({ search, market, site, intl }: PageContext): PageHead {
  const country = intl.formatMessage({ id: `quote.country.${market.country}` });
  const { data: book } = quoteApi.endpoints.quoteCities.select({ locale: market.locale })(site.getState());
  const ends = book && asksForPrice(search) ? endsOf(readEntry(search), book, market.country) : null;
  const title = ends?.origin && ends.destination
    ? intl.formatMessage({ id: 'quote.head.resultTitle' }, { origin: ends.origin.name, destination: ends.destination.name })
    : intl.formatMessage({ id: 'quote.head.title' }, { country });
  return { title, description: intl.formatMessage({ id: 'quote.head.description' }, { country }), ...(search.size > 0 && { noindex: true }) };
}
