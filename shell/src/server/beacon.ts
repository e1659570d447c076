/** `/-/beacon`: what pages tell about their remotes. Counted and logged, never with anything about the reader. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { TelemetryEvent } from '@amberlane/core';
import { isSameOrigin } from './same-origin.ts';
import { withoutIdentifiers } from './log-text.ts';

const MAX_BYTES = 4096;
/** Beyond it events are counted only: a page that loops must not fill the log. */
const LOGGED_A_SECOND = 20;

export const telemetryEvent = z.strictObject({
  kind: z.enum(['remote', 'error', 'message']),
  name: z.string().regex(/^[a-z][a-z0-9-]{0,63}$/),
  build: z.string().regex(/^[0-9a-f]{0,64}$/),
  outcome: z.enum(['ready', 'retried', 'lastGood', 'failed', 'thrown', 'missing']),
  detail: z.string().max(500).optional(),
  ms: z.number().nonnegative().max(3_600_000).optional(),
});

/** How often each kind of event came for each build. */
export interface BeaconCounts {
  count(event: TelemetryEvent): void;
  entries(): readonly (readonly [string, number])[];
}

/** `maxKeys` bounds what strangers can make us remember; later keys share one entry. */
export function createBeaconCounts(maxKeys = 1000): BeaconCounts {
  const counts = new Map<string, number>();
  return {
    count({ kind, name, build, outcome }) {
      const key = `${kind} ${name} ${build} ${outcome}`;
      const kept = counts.has(key) || counts.size < maxKeys ? key : 'other';
      counts.set(kept, (counts.get(kept) ?? 0) + 1);
    },
    entries: () => [...counts],
  };
}

export function registerBeacon(app: FastifyInstance, counts: BeaconCounts): void {
  let second = 0;
  let logged = 0;
  const mayLog = (now: number): boolean => {
    if (now !== second) [second, logged] = [now, 0];
    logged += 1;
    return logged <= LOGGED_A_SECOND;
  };
  app.post('/-/beacon', { bodyLimit: MAX_BYTES }, (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isSameOrigin(request.headers)) return reply.code(403).send();
    const parsed = telemetryEvent.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send();
    const { detail, ms, ...facts } = parsed.data;
    const event: TelemetryEvent = { ...facts, ...(detail !== undefined && { detail: withoutIdentifiers(detail) }), ...(ms !== undefined && { ms }) };
    counts.count(event);
    if (mayLog(Math.floor(Date.now() / 1000))) request.log.info({ event }, 'page event');
    return reply.code(204).send();
  });
}
