/** Spans of work inside a process; nothing where it sends no traces. */
import { context, SpanKind, SpanStatusCode, trace, type Attributes } from '@opentelemetry/api';
import { isTracing } from './tracing.ts';

export interface SpanFacts {
  readonly name: string;
  readonly attributes?: Attributes;
}

const tracer = () => trace.getTracer('amberlane');

/** Does `work` as a span of its own; calls and queries inside become its children. */
export function inSpan<Result>({ name, attributes = {} }: SpanFacts, work: () => Promise<Result>): Promise<Result> {
  if (!isTracing()) return work();
  const span = tracer().startSpan(name, { attributes });
  return context.with(trace.setSpan(context.active(), span), work).then(
    (result) => {
      span.end();
      return result;
    },
    (error: unknown) => {
      span.setStatus({ code: SpanStatusCode.ERROR }).end();
      throw error;
    },
  );
}

/** Notes a call to another system that has just ended, `ms` after its beginning; only inside of a traced request. */
export function noteSpan({ name, attributes = {} }: SpanFacts, ms: number, failed: boolean): void {
  if (!isTracing() || !trace.getActiveSpan()?.isRecording()) return;
  const end = Date.now();
  const span = tracer().startSpan(name, { kind: SpanKind.CLIENT, attributes, startTime: end - ms });
  if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(end);
}
