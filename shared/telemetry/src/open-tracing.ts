/** Sends the spans of this process to an OpenTelemetry collector (OTLP over HTTP), for OTEL_EXPORTER_OTLP_* of its specification. */
import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import { withoutPersonalData } from './impersonal-spans.ts';
import type { Tracing } from './tracing.ts';

/** `share`: of the requests that come in without a trace, 0 to 1. */
export function openTracing(service: string, share: number): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.namespace': 'amberlane', 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: withoutPersonalData(new OTLPTraceExporter()) })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  const calls = new UndiciInstrumentation({ requireParentforSpans: true });
  return {
    close: async () => {
      calls.disable();
      await provider.shutdown();
    },
  };
}
