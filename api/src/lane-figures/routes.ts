/** Figures of the home page. */
import type { FastifyInstance } from 'fastify';
import { queryLaneFigures } from '@amberlane/contract/calls/lane-figures';
import type { ApiContext } from '../context.ts';
import { serveCall } from '../plugins/call-route.ts';
import { figuresFor } from './figures-for.ts';
import { countLane } from './lane-count.ts';
import { recentCount } from './recent-count.ts';

const DAYS = 30;

const EXAMPLE = {
  request: { countryCode: 'NG' },
  reply: {
    countedAt: '2026-11-20T10:15:00.000Z', days: DAYS, onTheWay: 12_480, delivered: 41_067,
    doorToDoor: { hours: 148, parcels: 900, countryCode: 'NG' }, servicePoints: 23,
  },
};

export function laneFigureRoutes(app: FastifyInstance, { db, now }: ApiContext): void {
  const recent = recentCount({
    count: (signal) => countLane(db, { now: now(), days: DAYS, signal }),
    now,
    onFault: (err) => app.log.warn({ err }, 'lane figures not counted'),
  });
  app.addHook('onClose', () => recent.stop());
  serveCall(app, queryLaneFigures, {
    tag: 'Site',
    example: EXAMPLE,
    handle: async ({ countryCode }) => figuresFor(countryCode, await recent.get(), DAYS),
  });
}
