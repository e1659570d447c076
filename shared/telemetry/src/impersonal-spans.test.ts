import { expect, it } from '@jest/globals';
import { SpanStatusCode } from '@opentelemetry/api';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { withoutPersonalData } from './impersonal-spans.ts';

it('lets out listed attributes alone, and no words of errors', async () => {
  const exporter = new InMemorySpanExporter();
  const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter: withoutPersonalData(exporter) })] });
  const span = provider.getTracer('test').startSpan('GET', { attributes: { 'http.route': '/track', 'url.full': 'https://x.example/?numbers=NG407183529669', 'user_agent.original': 'Ama' } });
  span.recordException(new Error('no waybill NG407183529669'));
  span.setStatus({ code: SpanStatusCode.ERROR, message: 'no waybill NG407183529669' });
  span.end();
  await provider.forceFlush();
  const [sent] = exporter.getFinishedSpans();
  expect(sent?.attributes).toEqual({ 'http.route': '/track' });
  expect([sent?.events, sent?.links, sent?.status]).toEqual([[], [], { code: SpanStatusCode.ERROR }]);
  expect(sent?.spanContext()).toEqual(span.spanContext());
  await provider.shutdown();
});
