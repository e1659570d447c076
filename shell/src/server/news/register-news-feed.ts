/** `/ng-en/news.xml`: the news of a place for feed readers. */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readMarketSegment } from '@amberlane/contract/site';
import { hostOfCountry, originOf, type HostKind, type Origins } from '../hosts.ts';
import { namesTag } from '../http-negotiation.ts';
import type { RendererSource } from '../pages.ts';
import { DATA_HEADERS } from '../security-headers.ts';
import { NEWS_FEED, NEWS_PATH, newsFeed } from './news-feed.ts';
import type { NewsSource } from './news-source.ts';

export interface NewsFeedSite {
  readonly news: NewsSource;
  readonly renderers: RendererSource;
  readonly origins: Origins;
  readonly hostOf: (host: string | undefined) => HostKind | null;
}

const KEPT_SECONDS = 600;
const RETRY_SECONDS = 30;

export function registerNewsFeed(app: FastifyInstance, { news, renderers, origins, hostOf }: NewsFeedSite): void {
  app.get<{ Params: { segment: string } }>(`/:segment/${NEWS_FEED}`, async (request, reply) => {
    const reading = readMarketSegment(request.params.segment);
    const isHere = reading.kind === 'market' && hostOfCountry(reading.market.country) === hostOf(request.headers.host);
    const hasNews = renderers.current()?.pages.some(({ path }) => path === NEWS_PATH) ?? false;
    if (!isHere || !hasNews) return plain(reply.code(404), 'Not found\n');
    const { market } = reading;
    let xml: string;
    try {
      xml = newsFeed({ market, origin: originOf(hostOfCountry(market.country), origins), articles: await news.articles(market) });
    } catch (error) {
      request.log.warn({ cause: String(error) }, 'no articles for the feed');
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
