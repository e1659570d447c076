/** What every server process tells of itself: metrics of the process, and traces for who collects them. */
export { collectProcess } from './process-metrics.ts';
export { STATUS_CLASSES, statusClass, type StatusClass } from './status-class.ts';
export { traceRequests, type TracedRequests } from './request-spans.ts';
export { inSpan, noteSpan, type SpanFacts } from './spans.ts';
export { startTracing, type Tracing, type TracingParts } from './tracing.ts';
