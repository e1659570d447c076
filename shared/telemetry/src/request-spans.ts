/** One span for each request that a Fastify server answers, where the process sends traces; what the answer needs becomes its children. */
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isTracing } from './tracing.ts';

export interface TracedRequests {
  /** Goes on with the trace that the caller names. False for readers: strangers choose none of our trace ids. */
  readonly trustsCaller: boolean;
}

/** Call it before other hooks are added, so that their work is in the span. Attributes name the route, never the address. */
export function traceRequests(app: FastifyInstance, { trustsCaller }: TracedRequests): void {
  if (!isTracing()) return;
  const contexts = new WeakMap<FastifyRequest, Context>();
  app.addHook('onRequest', (request, _reply, done) => {
    const parent = trustsCaller ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT;
    const route = request.routeOptions.url ?? 'none';
    const attributes = { 'http.request.method': request.method, 'http.route': route };
    const span = trace.getTracer('amberlane').startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
    const here = trace.setSpan(parent, span);
    contexts.set(request, here);
    context.with(here, done);
  });
  // A body that was read in between arrives in events of the socket, which know nothing of the request.
  app.addHook('preValidation', (request, _reply, done) => {
    context.with(contexts.get(request) ?? context.active(), done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = trace.getSpan(contexts.get(request) ?? ROOT_CONTEXT);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}
