/** The three ways in which a page request is answered: the page, a redirect, or a plain page where there is none. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Market } from '@amberlane/contract/site';
import { PLAIN_STYLE_HASH, plainPage, type PlainPage } from './fallback-pages.ts';
import { acceptsBrotli, namesTag } from './http-negotiation.ts';
import type { SentPage } from './page-cache.ts';
import type { Destination } from './redirect.ts';
import { plainPageHeaders } from './security-headers.ts';

export function sendRedirect(reply: FastifyReply, { status, location, stable }: Extract<Destination, { kind: 'redirect' }>): FastifyReply {
  // A bare 301 is kept by browsers for good and would hold readers in the country of their first visit (design §8).
  if (!stable) reply.headers({ 'cache-control': 'no-store', vary: 'Cookie' });
  return reply.code(status).header('location', location).send();
}

export function sendPage(request: FastifyRequest, reply: FastifyReply, { status, headers, etag, html, brotli }: SentPage): FastifyReply {
  reply.headers(headers);
  if (etag !== null && namesTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (!acceptsBrotli(request.headers['accept-encoding'])) return reply.code(status).send(html);
  return reply.code(status).header('content-encoding', 'br').send(brotli);
}

export function sendPlain(reply: FastifyReply, status: number, page: PlainPage & { readonly market: Market | null }): FastifyReply {
  return reply
    .code(status)
    .headers({ ...plainPageHeaders(PLAIN_STYLE_HASH), 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .send(plainPage(page));
}
