/** Email updates about a parcel, and the one click of mail programs that unsubscribes. */
import type { FastifyInstance } from 'fastify';
import { confirmFollow, followState, queryOwnFollows, startFollow, startFollowList, startOwnFollow, stopAllFollows, stopFollow, stopOwnFollow, unsubscribeFollow } from '@amberlane/contract/calls/tracking-subscriptions';
import type { ApiContext } from '../context.ts';
import { serveCall } from '../plugins/call-route.ts';
import { pageCountry } from '../plugins/page-country.ts';
import { emailMarket } from './email-market.ts';
import { FOLLOWED_EXAMPLE, OWN_FOLLOWS_EXAMPLE, START_EXAMPLE, START_LIST_EXAMPLE, START_OWN_EXAMPLE, STOP_OWN_EXAMPLE, STOPPED_EXAMPLE, UNSUBSCRIBE_EXAMPLE } from './examples.ts';
import { ownFollows } from './own-follows.ts';
import { PER_NETWORK, trackingSubscriptions } from './service.ts';

const tag = 'Email updates';

export function trackingSubscriptionRoutes(app: FastifyInstance, parts: ApiContext): void {
  const service = trackingSubscriptions(parts);

  serveCall(app, startFollow, { tag, example: START_EXAMPLE, handle: (wish, { locale, request }) => service.start(wish, locale, request) });
  serveCall(app, startFollowList, { tag, example: START_LIST_EXAMPLE, handle: (wish, { locale, request }) => service.startList(wish, locale, request) });
  serveCall(app, followState, { tag, example: FOLLOWED_EXAMPLE, handle: ({ token }) => service.state(token) });
  serveCall(app, confirmFollow, { tag, example: FOLLOWED_EXAMPLE, handle: (chosen) => service.confirm(chosen) });
  serveCall(app, stopFollow, { tag, example: STOPPED_EXAMPLE, handle: (chosen) => service.stop(chosen) });
  serveCall(app, stopAllFollows, { tag, example: STOPPED_EXAMPLE, handle: ({ token }) => service.stopAll(token) });

  const own = ownFollows(parts);
  serveCall(app, queryOwnFollows, { tag, example: OWN_FOLLOWS_EXAMPLE, handle: (_input, { locale, customer: { accountId } }) => own.list(accountId, locale) });
  serveCall(app, startOwnFollow, {
    tag,
    example: START_OWN_EXAMPLE,
    handle: async ({ waybillNos }, { locale, request, customer: { accountId } }) => {
      await request.spendOf(PER_NETWORK);
      return own.start(accountId, waybillNos, emailMarket(pageCountry(request.headers), locale));
    },
  });
  serveCall(app, stopOwnFollow, { tag, example: STOP_OWN_EXAMPLE, handle: ({ waybillNo }, { locale, customer: { accountId } }) => own.stop(accountId, waybillNo, locale) });

  // Mail programs send a form whose only field says that it is the one click: the token says all else.
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, parsed) => {
      payload.resume();
      payload.once('end', () => parsed(null, {}));
    });
    scope.addHook('preValidation', async (request) => {
      request.body ??= {};
    });
    serveCall(scope, unsubscribeFollow, {
      tag,
      example: UNSUBSCRIBE_EXAMPLE,
      bodyBytes: 4 * 1024,
      handle: async ({ token }) => {
        await service.stop({ token, waybillNo: '' });
        return { stopped: true as const };
      },
    });
    done();
  });
}
