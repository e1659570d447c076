/** The goods helper: codes and verdicts for what a customer is about to declare. */
import type { FastifyInstance } from 'fastify';
import { suggestGoodsCodes } from '@amberlane/contract/calls/goods-codes';
import type { ApiContext } from '../context.ts';
import { serveCall, type CallExample } from '../plugins/call-route.ts';
import { pageCountry } from '../plugins/page-country.ts';
import { EDITION, loadEntries } from './goods-data.ts';
import { indexGoods, type GoodsIndex } from './goods-search.ts';
import { suggestGoods } from './suggest-goods.ts';

const EXAMPLE: CallExample = {
  request: { text: 'Cotton T-shirt', destination: 'GH', limit: 1 },
  reply: {
    edition: EDITION, source: 'Codes: HS 2022, World Customs Organization. We chose the entries and wrote the descriptions. Customs at the destination decide which code applies.', destination: 'GH', broad: false, hint: null,
    suggestions: [{ code: '610910', name: 'T-shirts and vests, knitted cotton', nameEn: 'T-shirts and vests, knitted cotton', nameCn: '棉针织T恤及背心', goodsType: 'CLOTHES', verdict: 'ALLOWED', conditions: [] }],
    special: [],
  },
};

let indexing: Promise<GoodsIndex> | null = null;

/** Made once per process, with the first question. */
function goodsIndex(): Promise<GoodsIndex> {
  indexing ??= loadEntries().then(indexGoods);
  return indexing;
}

export function goodsHelperRoutes(app: FastifyInstance, { now }: ApiContext): void {
  serveCall(app, suggestGoodsCodes, {
    tag: 'Orders',
    example: EXAMPLE,
    handle: async ({ text, destination, limit }, { locale, request }) =>
      suggestGoods(await goodsIndex(), { text, limit, locale, destination: destination ?? pageCountry(request.headers), now: now() }),
  });
}
