/** All metrics of a shell process in one registry. */
import { Histogram, Registry } from 'prom-client';
import { collectProcess, statusClass } from '@amberlane/telemetry';
import type { CircuitBreaker } from '../circuit-breaker.ts';
import { measuredBreakers, type ApiCaller } from './measured-breaker.ts';
import { pageEventMetrics, type PageEventMetrics } from './page-events.ts';
import { pageMetrics, type PageMetrics } from './page-metrics.ts';
import { replyKind } from './reply-kind.ts';

export interface ShellMetrics extends PageEventMetrics, PageMetrics {
  readonly registry: Registry;
  readonly breakers: Readonly<Record<ApiCaller, CircuitBreaker>>;
  /** A request was answered. `route`: the pattern that matched, undefined for none; `ms`: time to answer. */
  answered(route: string | undefined, status: number, ms: number): void;
}

export function createShellMetrics({ dataDir }: { readonly dataDir: string }): ShellMetrics {
  const registry = new Registry();
  collectProcess(registry, dataDir);
  const replies = new Histogram({
    name: 'shell_reply_duration_seconds',
    help: 'Time to answer, by the kind of what was asked for and the class of the status.',
    labelNames: ['kind', 'status'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  return {
    registry,
    breakers: measuredBreakers(registry),
    ...pageEventMetrics(registry),
    ...pageMetrics(registry),
    answered: (route, status, ms) => replies.observe({ kind: replyKind(route), status: statusClass(status) }, ms / 1000),
  };
}
