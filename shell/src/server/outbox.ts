/** `/-/outbox` and `/-/outbox.json`: the demo's messages, read from the API (design §2). Not there outside the demo. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isLocale, type Locale } from '@amberlane/contract/site';
import { readCookie } from './cookies.ts';
import { OUTBOX_STYLE_HASH, outboxPage } from './outbox-page.ts';
import { DATA_HEADERS, plainPageHeaders } from './security-headers.ts';

const outboxMessage = z.object({
  to: z.string(),
  channel: z.enum(['mail', 'sms']),
  /** '' for a text message. */
  subject: z.string(),
  text: z.string(),
  /** The code inside the text. */
  code: z.string().optional(),
  /** Address of the one click that stops such letters (RFC 8058). */
  unsubscribe: z.string().optional(),
  /** UTC instant, ISO 8601. */
  at: z.string(),
});
export type OutboxMessage = z.infer<typeof outboxMessage>;

const DEADLINE_MS = 2_000;
const PRIVATE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' };

/** Newest first; a number is the status that tells why there are none. */
async function readMessages(apiBaseUrl: string): Promise<readonly OutboxMessage[] | 404 | 502> {
  try {
    const response = await fetch(`${apiBaseUrl}/demo/outbox.json`, { signal: AbortSignal.timeout(DEADLINE_MS), redirect: 'error' });
    if (response.ok) return z.array(outboxMessage).parse(await response.json());
    await response.body?.cancel();
    return response.status === 404 ? 404 : 502;
  } catch {
    return 502;
  }
}

export function registerOutbox(app: FastifyInstance, apiBaseUrl: string): void {
  const answer = (show: (messages: readonly OutboxMessage[], request: FastifyRequest, reply: FastifyReply) => FastifyReply) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      reply.headers(PRIVATE);
      const messages = await readMessages(apiBaseUrl);
      return typeof messages === 'number' ? reply.code(messages).send() : show(messages, request, reply);
    };
  app.get('/-/outbox', answer((messages, request, reply) =>
    reply.headers({ ...plainPageHeaders(OUTBOX_STYLE_HASH), 'content-type': 'text/html; charset=utf-8' }).send(outboxPage(messages, localeOf(request)))));
  app.get('/-/outbox.json', answer((messages, _request, reply) => reply.headers({ ...DATA_HEADERS, 'content-type': 'application/json; charset=utf-8' }).send(JSON.stringify(messages))));
}

/** The language that the reader chose on the site. */
function localeOf(request: FastifyRequest): Locale {
  const chosen = readCookie(request.headers.cookie, 'locale') ?? '';
  return isLocale(chosen) ? chosen : 'en';
}
