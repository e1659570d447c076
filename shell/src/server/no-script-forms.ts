/**
 * Forms of pages for browsers without JavaScript. The remotes declare them (`forms` in `remote.config.ts`): each address
 * passes its fields to one call and goes back to the page, which says what came of it: `sent=1` in its query with what
 * the declaration shows of the reply, or `fault` with the code, `faultAt` with the names of the refused fields and
 * `faultIs` with what is wrong with each (`required`). Nothing typed is put into an address.
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
import { acceptForms, valuesOf } from './form-body.ts';
import { formRequest } from './form-request.ts';
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

  async function send({ call, fields, shows = [], page }: FormDeclaration, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const form = valuesOf(request.body);
    const back = readSiteAddress(form.get('returnTo')?.[0]) ?? { market: marketOf(request), path: page, search: '' };
    const response = await ask(apiBaseUrl + call, {
      method: 'POST',
      headers: { ...callHeaders(request, back.market), 'content-type': 'application/json' },
      body: JSON.stringify(formRequest(fields, form)),
    });
    const search = new URLSearchParams(back.search);
    for (const name of ['sent', 'fault', 'faultAt', 'faultIs', ...shows]) search.delete(name);
    for (const [name, value] of outcomeOf(response.status, await response.text(), shows)) search.set(name, value);
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

const LONGEST_SHOWN = 64;
const MOST_REFUSED_FIELDS = 20;

/** What the page learns: of a refusal its code and fields, else that all went well and what it shows of the reply. */
function outcomeOf(status: number, body: string, shows: readonly string[]): [string, string][] {
  let read: { readonly data?: Readonly<Record<string, unknown>>; readonly error?: { readonly code?: unknown; readonly fields?: unknown } } = {};
  try {
    read = JSON.parse(body) as typeof read;
  } catch {
    // An answer that can't be read names nothing.
  }
  if (status !== 200) {
    const faults = faultsOf(read.error?.fields);
    return [['fault', String(Number(read.error?.code) || ERROR.SERVICE)], ...(faults.length > 0 ? listed(faults) : [])];
  }
  const shown = shows.flatMap((name): [string, string][] => {
    const value = read.data?.[name];
    return typeof value === 'string' && value.length <= LONGEST_SHOWN ? [[name, value]] : [];
  });
  return [['sent', '1'], ...shown];
}

interface NamedFault {
  readonly field: string;
  /** Code of the field fault; '' when it can't be read. */
  readonly code: string;
}

const faultsOf = (fields: unknown): NamedFault[] =>
  Array.isArray(fields)
    ? fields
        .flatMap(({ field, code }: { readonly field?: unknown; readonly code?: unknown }) =>
          typeof field === 'string' && /^[\w.]{1,60}$/.test(field) ? [{ field, code: typeof code === 'string' && /^\w{1,30}$/.test(code) ? code : '' }] : [])
        .slice(0, MOST_REFUSED_FIELDS)
    : [];

const listed = (faults: readonly NamedFault[]): [string, string][] => [
  ['faultAt', faults.map(({ field }) => field).join(',')],
  ['faultIs', faults.map(({ code }) => code).join(',')],
];
