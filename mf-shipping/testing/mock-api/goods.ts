/** Suggestions of customs codes in the mock API. Rulings on special goods and prices are answered by tracking's part. */
import { suggestGoodsCodes } from '@amberlane/contract/calls/goods-codes';
import type { MockApiContext } from '@amberlane/testing/mock-api/mock-api-part';
import { serve, type MockRoutes } from '@amberlane/testing/mock-api/serve';
import { suggestions } from '../goods.ts';

export function serveGoods(routes: MockRoutes, { isEmpty }: MockApiContext): void {
  serve(routes, suggestGoodsCodes, (question, { locale }) => ({ ...suggestions(question, locale), ...(isEmpty() && { suggestions: [] }) }));
}
