/** Sends the deliveries that are due: every few seconds, in several lanes, and at once after a replay. */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { repeat } from '../plugins/periodic-task.ts';
import { workLanes } from '../plugins/work-lanes.ts';
import { attemptDelivery, type AttemptParts } from './attempt-delivery.ts';
import { claimDelivery, type ClaimedDelivery } from './delivery-repository.ts';

const ROUND_MS = 5_000;
/** Deliveries under way at the same time in one process, and of these to one endpoint: who answers slowly keeps nobody else waiting. */
const LANES = 8;
const LANES_OF_ENDPOINT = 2;

export interface WebhookDeliveries {
  /** Sends what is due. Never rejects: what fails stays in the table. */
  deliver(): Promise<void>;
  /** Claims nothing more, and resolves when what is being sent has been sent and noted. */
  close(): Promise<void>;
}

interface WorkerParts extends AttemptParts {
  readonly log: FastifyBaseLogger;
}

export function webhookWorker({ log, ...parts }: WorkerParts): WebhookDeliveries {
  const underWay = new Map<string, number>();
  const count = (endpointId: string, by: number): void => {
    underWay.set(endpointId, (underWay.get(endpointId) ?? 0) + by);
    if (underWay.get(endpointId) === 0) underWay.delete(endpointId);
  };

  async function claim(): Promise<ClaimedDelivery | null> {
    const busy = [...underWay].filter(([, lanes]) => lanes >= LANES_OF_ENDPOINT).map(([endpointId]) => endpointId);
    const delivery = await claimDelivery(parts.db, parts.now(), busy);
    if (delivery) count(delivery.endpoint_id, 1);
    return delivery;
  }

  async function work(delivery: ClaimedDelivery): Promise<void> {
    const { id: deliveryId, attempts } = delivery;
    try {
      const outcome = await attemptDelivery(parts, delivery);
      if (outcome === 'dead') log.warn({ deliveryId, attempts }, 'webhook given up');
    } finally {
      count(delivery.endpoint_id, -1);
    }
  }

  const lanes = workLanes({ work, onFault: (error) => log.error({ err: error }, 'webhook not sent, it will be tried again') });
  return { deliver: () => lanes.run(LANES, claim), close: lanes.close };
}

/** Repeats until the app closes. */
export function deliverWebhooksRegularly(app: FastifyInstance, { deliver, close }: WebhookDeliveries): void {
  app.addHook('onClose', close);
  repeat(app, ROUND_MS, deliver);
}
