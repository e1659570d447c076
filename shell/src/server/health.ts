/** `/healthz`: the process answers. `/readyz`: it can serve, which takes pins and an API (quality F1). */
import type { FastifyInstance } from 'fastify';

export interface ReadinessParts {
  /** Are pins loaded? */
  readonly pins: () => boolean;
  /** Does the API say that it is ready? Never rejects. */
  readonly api: () => Promise<boolean>;
  /** Is the server on its way out? Balancers then stop sending readers. */
  readonly closing: () => boolean;
}

const NO_STORE = { 'cache-control': 'no-store' };

export function registerHealth(app: FastifyInstance, parts: ReadinessParts): void {
  app.get('/healthz', (_request, reply) => reply.headers(NO_STORE).send({ alive: true }));
  app.get('/readyz', async (_request, reply) => {
    const state = { pins: parts.pins(), api: await parts.api(), open: !parts.closing() };
    const ready = Object.values(state).every(Boolean);
    return reply.code(ready ? 200 : 503).headers(NO_STORE).send({ ready, ...state });
  });
}

/** Asks the API's own `/readyz`, past any circuit breaker: a probe must see what is. */
export async function apiIsReady(apiBaseUrl: string, deadlineMs = 1000): Promise<boolean> {
  try {
    const response = await fetch(`${apiBaseUrl}/readyz`, { signal: AbortSignal.timeout(deadlineMs), redirect: 'error' });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
