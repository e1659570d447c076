/**
 * Forms of pages for browsers without JavaScript. The remotes declare them (`forms` in `remote.config.ts`): each address
 * passes its fields to one call and goes back to the page, which says what came of it: `sent=1` in its query, or `fault`
 * with the code. Nothing typed is put into an address.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ERROR } from '@amberlane/contract/calls';
import { FORM_ADDRESSES } from '@amberlane/contract/federation/form-address';
import type { FormDeclaration } from '@amberlane/contract/federation/server-declarations';
import { marketSegment, type Market } from '@amberlane/contract/site';
import { readSiteAddress } from '@amberlane/contract/site/site-address';
import { answeringFetch } from './enveloped-fetch.ts';
import { callHeaders } from './call-headers.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { acceptForms, fieldsOf } from './form-body.ts';
import { isSameOrigin } from './same-origin.ts';
import type { SiteDeclarations } from './site-declarations.ts';
import { createUpstreamFetch } from './upstream-fetch.ts';

export interface NoScriptFormsParts {
  readonly apiBaseUrl: string;
  readonly breaker: CircuitBreaker;
  /** Market of a reader whose form does not say. */
  readonly marketOf: (request: FastifyRequest) => Market;
  /** Of the pins that count now: they change without a restart. */
  readonly declarations: () => SiteDeclarations;
}

/** A reader waits for this longer than for a page. */
const CALL_MS = 10_000;

export function registerNoScriptForms(parent: FastifyInstance, { apiBaseUrl, breaker, marketOf, declarations }: NoScriptFormsParts): void {
  const upstream = createUpstreamFetch({ deadlineMs: CALL_MS, breaker });
  parent.addHook('onClose', () => upstream.close());
  const ask = answeringFetch(upstream.fetch);

  async function send({ call, fields, page }: FormDeclaration, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const form = fieldsOf(request.body);
    const back = readSiteAddress(form.get('returnTo')) ?? { market: marketOf(request), path: page, search: '' };
    const response = await ask(apiBaseUrl + call, {
      method: 'POST',
      headers: { ...callHeaders(request, back.market), 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(fields.map((field) => [field, form.get(field) ?? '']))),
    });
    const fault = faultIn(response.status, await response.text());
    const search = new URLSearchParams(back.search);
    search.delete('sent');
    search.delete('fault');
    search.set(fault === null ? 'sent' : 'fault', String(fault ?? 1));
    return reply.code(303).header('location', `/${marketSegment(back.market)}${back.path && `/${back.path}`}?${search}`).send();
  }

  void parent.register(async (app) => {
    await acceptForms(app);
    app.addHook('onRequest', (request, reply, next) => {
      reply.header('cache-control', 'no-store');
      if (isSameOrigin(request.headers)) next();
      else reply.code(403).send();
    });
    app.post<{ Params: { remote: string; form: string } }>(`${FORM_ADDRESSES}:remote/:form`, (request, reply) => {
      const form = declarations().forms.get(`${FORM_ADDRESSES}${request.params.remote}/${request.params.form}`);
      return form ? send(form, request, reply) : reply.code(404).send();
    });
  });
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
