/** Following a parcel by mail, and the one click of mail programs that stops it. */
import type { FastifyInstance } from 'fastify';
import { confirmFollow, followState, startFollow, stopFollow, unsubscribeFollow } from '@amberlane/contract/calls/tracking-subscriptions';
import type { ApiContext } from '../context.ts';
import { serveCall } from '../plugins/call-route.ts';
import { FOLLOWED_EXAMPLE, START_EXAMPLE, UNSUBSCRIBE_EXAMPLE } from './examples.ts';
import { deliverFollowLetters, followMailing } from './mailing.ts';
import { following } from './service.ts';

const tag = 'Following by mail';

export function followRoutes(app: FastifyInstance, parts: ApiContext): void {
  const mails = followMailing(parts, app.log);
  deliverFollowLetters(app, mails, parts);
  const service = following(parts, mails);

  serveCall(app, startFollow, { tag, example: START_EXAMPLE, handle: (wish, { locale, request }) => service.start(wish, locale, request) });
  serveCall(app, followState, { tag, example: FOLLOWED_EXAMPLE, handle: ({ token }, { request }) => service.state(token, request) });
  serveCall(app, confirmFollow, { tag, example: FOLLOWED_EXAMPLE, handle: ({ token }, { request }) => service.confirm(token, request) });
  serveCall(app, stopFollow, { tag, example: { ...FOLLOWED_EXAMPLE, reply: { ...FOLLOWED_EXAMPLE.reply, state: 'stopped' } }, handle: ({ token }, { request }) => service.stop(token, request) });

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
      handle: async ({ token }, { request }) => {
        await service.stop(token, request);
        return { stopped: true as const };
      },
    });
    done();
  });
}
