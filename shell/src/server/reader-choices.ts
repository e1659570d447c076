/**
 * The reader's choices about the page itself, for browsers without JavaScript: `/-/theme?to=dark&back=/gh-en/track`
 * and `POST /-/consent?agree=1&back=…`. Both keep the choice in a cookie and go back to the page.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { consentCookie, themeCookie } from '../site/reader-choices.ts';
import { readMarketChoice } from './market-choice.ts';
import { isSameOrigin } from './same-origin.ts';

interface Choice {
  readonly Querystring: { readonly to?: unknown; readonly agree?: unknown; readonly back?: unknown };
}

/** `secure`: the site is served over https. */
export function registerReaderChoices(app: FastifyInstance, secure: boolean): void {
  app.get<Choice>('/-/theme', (request, reply) => {
    const { to, back } = request.query;
    // A foreign page may lead here, but not choose for the reader.
    if ((to === 'dark' || to === 'light') && request.headers['sec-fetch-site'] !== 'cross-site') reply.header('set-cookie', themeCookie(to, secure));
    return goBack(reply, back);
  });

  // A form's body is never read: what was chosen stands in the address of its button.
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request: FastifyRequest, payload, parsed) => {
      payload.resume();
      parsed(null);
    });
    scope.post<Choice>('/-/consent', (request, reply) => {
      const { agree, back } = request.query;
      if ((agree === '1' || agree === '0') && isSameOrigin(request.headers)) reply.header('set-cookie', consentCookie(agree === '1', secure));
      return goBack(reply, back);
    });
    done();
  });
}

/** To a page of the site that the reader came from, else to the start; never to another site. */
function goBack(reply: FastifyReply, back: unknown): FastifyReply {
  const page = readMarketChoice(typeof back === 'string' ? back : undefined);
  return reply.code(303).headers({ location: page ? page.path + page.query : '/', 'cache-control': 'no-store' }).send();
}
