/**
 * `/healthz`: the process answers. `/readyz`: it can do its work, that is, the database answers and no end is near.
 * Once the end is near every answer asks its client to come back on another connection.
 */
import type { FastifyInstance } from 'fastify';
import { ERROR } from '@amberlane/contract/calls';
import { ApiError } from '../api-error.ts';

export interface Readiness {
  /** Rejects when the database can't be reached. */
  ping(): Promise<void>;
  isDraining(): boolean;
}

const PING_MS = 1_000;

export function serveHealth(app: FastifyInstance, { ping, isDraining }: Readiness): void {
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining()) reply.header('connection', 'close');
  });
  app.get('/healthz', { schema: { hide: true } }, async () => ({ success: true, data: { status: 'alive' } }));
  app.get('/readyz', { schema: { hide: true } }, async () => {
    if (isDraining() || !(await answersInTime(ping()))) throw new ApiError(ERROR.UNAVAILABLE, { retryAfter: 2 });
    return { success: true, data: { status: 'ready' } };
  });
}

async function answersInTime(ping: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PING_MS);
  });
  const answered = ping.then(() => true, () => false);
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}
