/** All metrics of an API process in one registry. */
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { collectProcess } from '@amberlane/telemetry';
import type { PoolUse, RanQuery } from '../database/database.ts';
import type { Message } from '../mail/messenger.ts';
import { watchBudgets, type BudgetMetrics } from './budget-metrics.ts';
import { watchEmailQueue, type EmailQueue } from './email-queue.ts';
import { watchUploadSpaces, type UploadSpaceMetrics } from './upload-space.ts';

/** `dropped`: the last attempt failed, nobody will try again. */
export const EMAIL_RESULTS = ['sent', 'withdrawn', 'retried', 'dropped'] as const;

export interface ApiMetrics extends BudgetMetrics, UploadSpaceMetrics {
  readonly registry: Registry;
  /** `route`: the pattern that matched; `ms`: time to answer. */
  answered(facts: { readonly method: string; readonly route: string; readonly status: number }, ms: number): void;
  emailDone(result: (typeof EMAIL_RESULTS)[number]): void;
  codeSent(channel: Message['channel'], result: 'sent' | 'failed'): void;
  limitHit(name: string): void;
  /** Whether limits are counted together with other processes; false while Redis does not answer. */
  limitsShared(isShared: boolean): void;
  queried(query: RanQuery): void;
}

export interface ApiMetricsParts {
  readonly readQueue: () => Promise<EmailQueue>;
  readonly pool: () => PoolUse;
  readonly dataDir: string;
}

export function createApiMetrics({ readQueue, pool, dataDir }: ApiMetricsParts): ApiMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectProcess(registry, dataDir);
  watchEmailQueue(registry, readQueue);
  new Gauge({
    name: 'api_database_connections',
    help: 'Connections to the database, those without work, and queries that wait for one.',
    labelNames: ['state'] as const,
    registers,
    collect() {
      const { total, idle, waiting } = pool();
      this.set({ state: 'total' }, total);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  const answered = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  const queries = new Histogram({
    name: 'api_query_duration_seconds',
    help: 'Time of a query on its connection, without the wait for one.',
    labelNames: ['operation', 'result'] as const,
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers,
  });
  const emails = new Counter({ name: 'api_emails_total', help: 'Emails of the queue, by what became of an attempt.', labelNames: ['result'] as const, registers });
  for (const result of EMAIL_RESULTS) emails.inc({ result }, 0);
  const codes = new Counter({ name: 'api_codes_total', help: 'Codes handed to the provider of their channel, and those that it did not take.', labelNames: ['channel', 'result'] as const, registers });
  for (const channel of ['mail', 'sms']) for (const result of ['sent', 'failed']) codes.inc({ channel, result }, 0);
  const hits = new Counter({ name: 'api_limit_hits_total', help: 'Requests refused by a limit, by its name.', labelNames: ['limit'] as const, registers });
  const fallback = new Gauge({ name: 'api_limits_fallback', help: '1 while Redis does not answer and this process counts limits for itself.', registers });

  return {
    registry,
    ...watchBudgets(registry),
    ...watchUploadSpaces(registry),
    answered: (facts, ms) => answered.observe(facts, ms / 1000),
    emailDone: (result) => emails.inc({ result }),
    codeSent: (channel, result) => codes.inc({ channel, result }),
    limitHit: (limit) => hits.inc({ limit }),
    limitsShared: (isShared) => fallback.set(isShared ? 0 : 1),
    queried: ({ operation, failed, ms }) => queries.observe({ operation, result: failed ? 'failed' : 'done' }, ms / 1000),
  };
}
