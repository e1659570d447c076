/** Pages of the site: by their address, after the choice of a country, offline, and again after a refused sign-in. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readMarketSegment } from '@amberlane/contract/site';
import { OFFLINE_PATH } from '../site/hydration-data.ts';
import { lookOf } from './appearance-attributes.ts';
import { sendOut, wayOut } from './guard-redirect.ts';
import { hostOfCountry, originOf } from './hosts.ts';
import { choiceCookies, readMarketChoice } from './market-choice.ts';
import type { AddressReader } from './page-address.ts';
import type { SentPage } from './page-cache.ts';
import type { Pages, RendererSource } from './pages.ts';
import { NoPlaceError } from './places.ts';
import { splitTarget } from './path-segments.ts';
import type { Destination } from './redirect.ts';
import { sendPage, sendPlain, sendRedirect } from './send-page.ts';
import type { RefusedSignIn } from './session-routes.ts';
import { readSessionToken } from './session-token.ts';
import type { ShellSettings } from './settings.ts';

export interface PageRoutesParts {
  readonly renderers: RendererSource;
  readonly pages: Pages;
  readonly settings: ShellSettings;
  /** Whether cookies travel on https alone. */
  readonly secure: boolean;
  readonly reader: AddressReader;
}

export interface PageRoutes {
  /** The page, or the redirect, of the request's own address. */
  showAt(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  showAgain(request: FastifyRequest, reply: FastifyReply, refused: RefusedSignIn): Promise<FastifyReply>;
}

/** A path that no page has: the renderer answers with the page-not-found screen of the market. */
const NO_PAGE = '-';

export function registerPages(app: FastifyInstance, parts: PageRoutesParts): PageRoutes {
  const { reader, secure } = parts;
  const show = pageSender(parts);
  const showAt: PageRoutes['showAt'] = (request, reply) => show(request, reply, reader.destinationOf(request, request.raw.url ?? '/'));

  app.get<{ Querystring: { to?: unknown } }>('/-/place', (request, reply) => {
    const { to } = request.query;
    const choice = readMarketChoice(typeof to === 'string' ? to : undefined);
    if (!choice) return sendPlain(reply, 400, { reason: 'unreadable', market: null });
    // A foreign page may lead here, but not choose for the reader.
    if (request.headers['sec-fetch-site'] !== 'cross-site') reply.header('set-cookie', choiceCookies(choice.market, secure));
    const destination = reader.destinationOf(request, choice.path + choice.query);
    const location = destination.kind === 'redirect' ? destination.location : choice.path + choice.query;
    return reply.code(303).headers({ location, 'cache-control': 'no-store' }).send();
  });
  app.get<{ Params: { segment: string } }>('/-/offline/:segment', (request, reply) => {
    const reading = readMarketSegment(request.params.segment);
    const here = reading.kind === 'market' && hostOfCountry(reading.market.country) === reader.hostOf(request);
    return show(request, reply, here ? { kind: 'page', market: reading.market, path: OFFLINE_PATH } : reader.nowhere(request));
  });
  app.get('/-/*', (request, reply) => show(request, reply, reader.nowhere(request)));
  app.get('/*', showAt);
  return { showAt, showAgain: (request, reply, refused) => show(request, reply, reader.destinationOf(request, refused.target), refused) };
}

type ShowPage = (request: FastifyRequest, reply: FastifyReply, destination: Destination, refused?: RefusedSignIn | null) => Promise<FastifyReply>;

/** `refused`: the sign-in after which the page is shown again. */
function pageSender({ renderers, pages, settings, secure, reader }: PageRoutesParts): ShowPage {
  return async (request, reply, destination, refused = null) => {
    if (destination.kind === 'redirect') return sendRedirect(reply, destination);
    const { market } = destination;
    if (destination.kind === 'tooLong') return sendPlain(reply, 414, { reason: 'tooLong', market });
    const isPage = destination.kind === 'page';
    const path = isPage ? destination.path : NO_PAGE;
    const search = isPage ? splitTarget(refused?.target ?? request.raw.url ?? '').query : '';
    const signedIn = refused === null && readSessionToken(request.headers.cookie, secure) !== null;
    const asked = { market, path, search, origin: originOf(reader.hostOf(request), settings), clientAddress: request.ip, ...(refused && { signInFault: refused.fault }) };
    const away = wayOut(renderers.current()?.admit(asked, signedIn) ?? { kind: 'enter' }, market, path, search);
    if (away) return sendOut(reply, away, secure);
    let page: SentPage | null;
    try {
      page = await pages.show(asked, lookOf(request.headers.cookie, market.country));
    } catch (error) {
      if (error instanceof NoPlaceError) return sendPlain(reply.header('retry-after', 3), 503, { reason: 'busy', market });
      request.log.error({ err: error }, 'page not rendered');
      return sendPlain(reply, 500, { reason: 'failed', market, requestId: request.id });
    }
    if (!page) return sendPlain(reply.header('retry-after', 5), 503, { reason: 'starting', market });
    return sendPage(request, reply, refused ? { ...page, status: refused.status } : page);
  };
}
