/** `/-/beacon`: what pages tell about their remotes and their speed. Counted and logged, never with anything about the reader. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { TelemetryEvent } from '@amberlane/core';
import { EVENT_KINDS, OUTCOMES, type PageEventMetrics } from './metrics/page-events.ts';
import { isSameOrigin } from './same-origin.ts';
import { withoutIdentifiers } from './log-text.ts';

const MAX_BYTES = 4096;
/** Beyond it events are counted only: a page that loops must not fill the log. */
const LOGGED_A_SECOND = 20;

const name = z.string().regex(/^[a-z][a-z0-9-]{0,63}$/);
const ms = z.number().nonnegative().max(3_600_000);

const telemetryEvent = z.strictObject({
  kind: z.enum(EVENT_KINDS),
  name,
  build: z.string().regex(/^[0-9a-f]{0,64}$/),
  outcome: z.enum(OUTCOMES),
  detail: z.string().max(500).optional(),
  ms: ms.optional(),
});

const vitalsEvent = z.strictObject({ kind: z.literal('vitals'), name, ttfb: ms.optional(), lcp: ms.optional(), inp: ms.optional(), cls: z.number().nonnegative().max(1000) });

/** All that a page may tell. */
const pageEvent = z.discriminatedUnion('kind', [vitalsEvent, telemetryEvent]);

export function registerBeacon(app: FastifyInstance, metrics: Pick<PageEventMetrics, 'event' | 'vitals'>): void {
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
    const parsed = pageEvent.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send();
    if (parsed.data.kind === 'vitals') {
      metrics.vitals(parsed.data);
      return reply.code(204).send();
    }
    const { detail, ms: duration, ...facts } = parsed.data;
    const event: TelemetryEvent = { ...facts, ...(detail !== undefined && { detail: withoutIdentifiers(detail) }), ...(duration !== undefined && { ms: duration }) };
    metrics.event(event);
    if (mayLog(Math.floor(Date.now() / 1000))) request.log.info({ event }, 'page event');
    return reply.code(204).send();
  });
}
