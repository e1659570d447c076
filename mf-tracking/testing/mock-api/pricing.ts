/** Rates and quotes in the mock API. */
import { ERROR } from '@amberlane/contract/calls';
import { querySpecialItemList } from '@amberlane/contract/calls/presend';
import { quoteCalc } from '@amberlane/contract/calls/quotes';
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
  for (const call of [queryReceiver, getReceiverList]) serve(routes, call, (_filter, { locale }) => rateCities(locale, now()));
  serve(routes, queryRemark, (_input, { locale }) => (isEmpty() ? [] : remarkList(locale)));
}
