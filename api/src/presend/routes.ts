/** Special goods before they are packed. */
import type { FastifyInstance } from 'fastify';
import { querySpecialItemList } from '@amberlane/contract/calls/presend';
import type { ApiContext } from '../context.ts';
import { pageCountry } from '../plugins/page-country.ts';
import { serveCall } from '../plugins/call-route.ts';
import { specialItems } from './special-items.ts';

const EXAMPLE = {
  request: { country: 'KE', verdict: 'REFUSED' },
  reply: {
    country: 'KE', total: 1,
    list: [{ code: 'BATTERY_LOOSE', goodsType: 'BATTERY_PURE', name: 'Batteries on their own', verdict: 'REFUSED', conditions: ['Batteries on their own are dangerous goods and travel by cargo aircraft only. Contact us for a quote.'], elsewhere: [] }],
  },
};

export function presendRoutes(app: FastifyInstance, { now }: ApiContext): void {
  serveCall(app, querySpecialItemList, {
    tag: 'Orders',
    example: EXAMPLE,
    handle: async ({ country, verdict }, { locale, request }) => {
      const destination = country ?? pageCountry(request.headers);
      const list = specialItems(destination, locale, now()).filter((item) => verdict === undefined || item.verdict === verdict);
      return { country: destination, total: list.length, list };
    },
  });
}
