/**
 * Tells programs how much of their limit is left (draft-ietf-httpapi-ratelimit-headers-10): `RateLimit-Policy: "key";q=300;w=60`
 * and `RateLimit: "key";r=299;t=1`, where `t` is the seconds until the whole limit is there again.
 */
import type { FastifyInstance } from 'fastify';
import { CALLS_PER_KEY } from './customer-of-key.ts';

/** A call that a key of a customer was shown for. */
export interface KeyUse {
  readonly accountId: string;
  /** Beginning of the key. */
  readonly prefix: string;
  /** Calls that are left now; null until the limit was asked. */
  readonly left: number | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** null while no key of a customer was recognised. */
    keyUse: KeyUse | null;
  }
}

const { capacity, periodMs } = CALLS_PER_KEY;

export function tellKeyLimits(app: FastifyInstance): void {
  app.decorateRequest('keyUse', null);
  app.addHook('onSend', async ({ keyUse }, reply) => {
    const left = keyUse?.left ?? null;
    if (left === null) return;
    const untilFull = Math.ceil(((capacity - left) * periodMs) / capacity / 1000);
    reply.header('ratelimit-policy', `"key";q=${capacity};w=${periodMs / 1000}`).header('ratelimit', `"key";r=${left};t=${untilFull}`);
  });
}
