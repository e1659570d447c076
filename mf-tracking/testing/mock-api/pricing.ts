/** Rates and quotes in the mock API. */
import { ERROR } from '@amberlane/contract/calls';
import { querySpecialItemList } from '@amberlane/contract/calls/presend';
import { deleteSavedQuote, querySavedQuotes, quoteCalc, saveQuote, type SavedQuote } from '@amberlane/contract/calls/quotes';
import { getReceiverList, queryRate, queryReceiver, queryRemark } from '@amberlane/contract/calls/rates';
import type { MockApiContext } from '@amberlane/testing/mock-api/mock-api-part';
import { Refusal, serve, type MockRoutes } from '@amberlane/testing/mock-api/serve';
import { prices, specialGoods } from './quotes.ts';
import { rateCities, rateTable, remarkList } from './rates.ts';

export function servePricing(routes: MockRoutes, { isEmpty, now }: MockApiContext): void {
  serve(routes, queryRate, (question, { locale }) => {
    const table = rateTable(question, locale, now());
    return isEmpty() ? { ...table, list: [], total: 0 } : table;
  });
  serve(routes, querySpecialItemList, ({ country = 'NG' }, { locale }) => specialGoods(country, locale));
  serve(routes, quoteCalc, (question, { locale }) => {
    const answer = isEmpty() ? null : prices(question, locale, now());
    if (answer === null) throw new Refusal(ERROR.NO_RATE, { status: 404 });
    return answer;
  });
  serveSavedQuotes(routes, now);
  for (const call of [queryReceiver, getReceiverList]) serve(routes, call, (_filter, { locale }) => rateCities(locale, now()));
  serve(routes, queryRemark, (_input, { locale }) => (isEmpty() ? [] : remarkList(locale)));
}

function serveSavedQuotes(routes: MockRoutes, now: MockApiContext['now']): void {
  let kept: readonly SavedQuote[] = [];
  const answer = () => ({ list: [...kept], asOf: now().toISOString() });
  serve(routes, saveQuote, ({ quoteId, query, ...question }, { locale }) => {
    const quote = prices(question, locale, now())?.quotes.find((each) => each.quoteId === quoteId && each.product === question.product);
    if (!quote) throw new Refusal(ERROR.QUOTE_UNKNOWN);
    const { product, origin, destination, total, validUntil } = quote;
    const saved = { id: `${product} ${query}`, product, origin, destination, weightGrams: question.weightGrams, pacNumber: question.pacNumber, total, validUntil, savedAt: now().toISOString(), query };
    kept = [saved, ...kept.filter(({ id }) => id !== saved.id)];
    return answer();
  });
  serve(routes, querySavedQuotes, answer);
  serve(routes, deleteSavedQuote, ({ id }) => {
    if (!kept.some((quote) => quote.id === id)) throw new Refusal(ERROR.NOT_FOUND, { status: 404 });
    kept = kept.filter((quote) => quote.id !== id);
    return answer();
  });
}
