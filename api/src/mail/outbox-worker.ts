/** Sends what the outbox holds: at once when an email is queued, and again every few seconds until the provider takes it. */
import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { repeat } from '../plugins/periodic-task.ts';
import { workLanes } from '../plugins/work-lanes.ts';
import type { EmailContext, EmailWriter, QueuedEmail } from './email-template.ts';
import { failureReason, type Messenger } from './messenger.ts';
import type { ApiMetrics } from '../metrics/api-metrics.ts';
import { claimEmail, markDone, markFailed } from './outbox.ts';

const ROUND_MS = 15_000;
/** Emails sent at the same time by one process. Each is claimed alone, so a slow provider never outlasts a lease. */
const LANES = 5;
/** A slow provider does not keep the caller waiting: the email goes on leaving by itself. */
const PATIENCE_MS = 3_000;

export interface EmailDelivery {
  /** Sends what is due, or what is due about `regarding`. Never rejects: what fails stays in the outbox. */
  deliver(regarding?: string): Promise<void>;
  /** The same, for the end of a call that queued an email: resolves after three seconds at the latest. */
  deliverNow(regarding: string): Promise<void>;
  /** Claims nothing more, and resolves when what is being sent has been sent and noted. */
  close(): Promise<void>;
}

interface WorkerParts extends EmailContext {
  readonly messenger: Messenger;
  /** One for each kind in the outbox. */
  readonly templates: readonly EmailWriter[];
  readonly log: FastifyBaseLogger;
  readonly metrics?: Pick<ApiMetrics, 'emailDone'>;
}

export function outboxWorker({ messenger, templates, log, metrics, ...context }: WorkerParts): EmailDelivery {
  const { db, now } = context;
  const writers = new Map(templates.map((template) => [template.kind, template]));

  async function send(email: QueuedEmail): Promise<'sent' | 'withdrawn'> {
    const writer = writers.get(email.kind);
    if (!writer) throw new Error(`no template for emails of the kind ${email.kind}`);
    const message = await writer.write(email, context);
    if (!message) return 'withdrawn';
    await messenger.send({ ...message, id: email.id });
    return 'sent';
  }

  async function sendOne(email: QueuedEmail): Promise<void> {
    const { id, kind, attempts } = email;
    let outcome: 'sent' | 'withdrawn';
    try {
      outcome = await send(email);
    } catch (error) {
      const isRetried = await markFailed(db, email, failureReason(error), now());
      metrics?.emailDone(isRetried ? 'retried' : 'dropped');
      if (isRetried) log.warn({ err: error, messageId: id, kind, attempts }, 'email not sent, it will be tried again');
      else log.error({ err: error, messageId: id, kind, attempts }, 'email not sent after the last attempt');
      return;
    }
    metrics?.emailDone(outcome);
    await markDone(db, email, outcome, now());
  }

  const lanes = workLanes({ work: sendOne, onFault: (error) => log.error({ err: error }, 'mail outbox not readable') });
  const deliver = (regarding?: string): Promise<void> => lanes.run(regarding === undefined ? LANES : 1, () => claimEmail(db, now(), regarding));

  return {
    deliver,
    deliverNow: (regarding) => Promise.race([deliver(regarding), setTimeout(PATIENCE_MS, undefined, { ref: false })]),
    close: lanes.close,
  };
}

/** Repeats until the app closes. */
export function deliverRegularly(app: FastifyInstance, { deliver, close }: EmailDelivery): void {
  app.addHook('onClose', close);
  repeat(app, ROUND_MS, () => deliver());
}
