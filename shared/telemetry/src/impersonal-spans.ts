/**
 * What leaves in a span: names that are listed here, and nothing else. Addresses hold waybill numbers and tokens, errors
 * repeat what was typed, and instrumentation of others adds attributes that nobody here has seen.
 */
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';

const KEPT: ReadonlySet<string> = new Set([
  'http.request.method', 'http.response.status_code', 'http.route', 'server.address', 'server.port', 'error.type',
  'db.system.name', 'db.operation.name', 'db.query.text', 'page.kind', 'page.country', 'page.locale',
]);

const impersonal = (span: ReadableSpan): ReadableSpan =>
  Object.create(span, {
    attributes: { value: Object.fromEntries(Object.entries(span.attributes).filter(([name]) => KEPT.has(name))), enumerable: true },
    events: { value: [], enumerable: true },
    links: { value: [], enumerable: true },
    status: { value: { code: span.status.code }, enumerable: true },
  }) as ReadableSpan;

export const withoutPersonalData = (exporter: SpanExporter): SpanExporter => ({
  export: (spans, done) => exporter.export(spans.map(impersonal), done),
  shutdown: () => exporter.shutdown(),
  ...(exporter.forceFlush && { forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve() }),
});
