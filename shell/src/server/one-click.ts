/** One-click links of emails that are opened instead of clicked: some mail programs do, and a link must change nothing. */
import type { FastifyReply } from 'fastify';
import { marketSegment, type Market } from '@amberlane/contract/site';
import type { OneClick } from './site-declarations.ts';

/** Leads to the page with the button. */
export const leadToPage = (reply: FastifyReply, market: Market, { page, token }: OneClick): FastifyReply =>
  reply
    .code(303)
    .headers({ location: `/${marketSegment(market)}/${page}?${new URLSearchParams({ token })}`, 'cache-control': 'no-store' })
    .send();
