/**
 * Forms of pages for browsers without JavaScript: each address passes its fields to one call and goes back to the page,
 * which says what came of it: `sent=1` in its query, or `fault` with the code. Nothing typed is put into an address.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ERROR } from '@amberlane/contract/calls';
import { marketSegment, type Market } from '@amberlane/contract/site';
import { readSiteAddress } from '@amberlane/contract/site/site-address';
import { answeringFetch } from './enveloped-fetch.ts';
import { callHeaders } from './call-headers.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { isSameOrigin } from './same-origin.ts';
import { createUpstreamFetch } from './upstream-fetch.ts';

interface PlainForm {
  readonly call: string;
  /** Names of the fields, which are those of the call's request. */
  readonly fields: readonly string[];
}

/** By the address that the form names as its action. */
const FORMS: Readonly<Record<string, PlainForm>> = {
  '/-/follow/start': { call: '/v1/api/track/follow/start', fields: ['waybillNo', 'email', 'homepage'] },
  '/-/follow/confirm': { call: '/v1/api/track/follow/confirm', fields: ['token'] },
  '/-/follow/stop': { call: '/v1/api/track/follow/stop', fields: ['token'] },
};

export interface PlainFormsParts {
  readonly apiBaseUrl: string;
  readonly breaker: CircuitBreaker;
  /** Place of a reader whose form does not say. */
  readonly marketOf: (request: FastifyRequest) => Market;
}

/** A reader waits for this longer than for a page. */
const CALL_MS = 10_000;
const MAX_FORM_BYTES = 8_192;

export function registerPlainForms(parent: FastifyInstance, { apiBaseUrl, breaker, marketOf }: PlainFormsParts): void {
  const upstream = createUpstreamFetch({ deadlineMs: CALL_MS, breaker });
  parent.addHook('onClose', () => upstream.close());
  const ask = answeringFetch(upstream.fetch);

  async function send({ call, fields }: PlainForm, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const market = marketOf(request);
    const page = readSiteAddress(form.get('returnTo')) ?? { market, path: '', search: '', href: `/${marketSegment(market)}` };
    const response = await ask(apiBaseUrl + call, {
      method: 'POST',
      headers: { ...callHeaders(request, page.market), 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(fields.map((field) => [field, form.get(field) ?? '']))),
    });
    const fault = faultIn(response.status, await response.text());
    const search = new URLSearchParams(page.search);
    search.delete('sent');
    search.delete('fault');
    search.set(fault === null ? 'sent' : 'fault', String(fault ?? 1));
    return reply.code(303).header('location', `/${marketSegment(page.market)}${page.path && `/${page.path}`}?${search}`).send();
  }

  void parent.register((app, _options, done) => {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: MAX_FORM_BYTES }, (_request, body, parsed) =>
      parsed(null, new URLSearchParams(String(body))));
    app.addHook('onRequest', (request, reply, next) => {
      reply.header('cache-control', 'no-store');
      if (isSameOrigin(request.headers)) next();
      else reply.code(403).send();
    });
    for (const [address, form] of Object.entries(FORMS)) app.post(address, (request, reply) => send(form, request, reply));
    done();
  });

  // Some mail programs open the address of the one click as a link: a link must change nothing.
  parent.get<{ Params: { token: string } }>('/v1/api/track/follow/unsubscribe/:token', (request, reply) =>
    reply
      .code(303)
      .headers({ location: `/${marketSegment(marketOf(request))}/track/follow?${new URLSearchParams({ token: request.params.token })}`, 'cache-control': 'no-store' })
      .send());
}

/** Code of what was refused; null when all went well. */
function faultIn(status: number, body: string): number | null {
  if (status === 200) return null;
  try {
    const { error } = JSON.parse(body) as { error?: { code?: unknown } };
    return Number(error?.code) || ERROR.SERVICE;
  } catch {
    return ERROR.SERVICE;
  }
}
