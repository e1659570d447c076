/** `/ng-en/news.xml`: the feeds that the pinned remotes declare, for feed readers. */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readMarketSegment } from '@amberlane/contract/site';
import { hostOfCountry, originOf, type HostKind, type Origins } from '../hosts.ts';
import { namesTag } from '../http-negotiation.ts';
import type { RendererSource } from '../pages.ts';
import { DATA_HEADERS } from '../security-headers.ts';
import { rss } from './rss.ts';

export interface FeedSite {
  readonly renderers: RendererSource;
  readonly origins: Origins;
  readonly hostOf: (host: string | undefined) => HostKind | null;
  /** Answers an address that is no feed. */
  readonly otherwise: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

const KEPT_SECONDS = 600;
const RETRY_SECONDS = 30;

export function registerFeeds(app: FastifyInstance, { renderers, origins, hostOf, otherwise }: FeedSite): void {
  app.get<{ Params: { segment: string; file: string } }>('/:segment/:file(^[a-z][a-z0-9-]*\\.xml$)', async (request, reply) => {
    const feed = renderers.current()?.feed(request.params.file);
    if (!feed) return otherwise(request, reply);
    const reading = readMarketSegment(request.params.segment);
    const isHere = reading.kind === 'market' && hostOfCountry(reading.market.country) === hostOf(request.headers.host);
    if (!isHere || !feed.countries.has(reading.market.country)) return plain(reply.code(404), 'Not found\n');
    const { market } = reading;
    let xml: string;
    try {
      xml = rss({ market, origin: originOf(hostOfCountry(market.country), origins), path: feed.path, page: feed.page, text: await feed.read(market) });
    } catch (error) {
      request.log.warn({ err: error, feed: feed.path }, 'feed not made');
      return plain(reply.code(503).header('retry-after', RETRY_SECONDS), 'Try again later\n');
    }
    const etag = `W/"${createHash('sha256').update(xml).digest('base64url').slice(0, 22)}"`;
    reply.headers({ ...DATA_HEADERS, etag, 'cache-control': `public, max-age=${KEPT_SECONDS}` });
    if (namesTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.header('content-type', 'application/rss+xml; charset=utf-8').send(xml);
  });
}

const plain = (reply: FastifyReply, text: string): FastifyReply =>
  reply.headers({ ...DATA_HEADERS, 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' }).send(text);
