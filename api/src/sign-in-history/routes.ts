/** The call about the sign-ins of the asking customer. */
import type { FastifyInstance } from 'fastify';
import { querySignIns } from '@amberlane/contract/calls/account-security';
import type { ApiContext } from '../context.ts';
import { serveCall } from '../plugins/call-route.ts';
import { newestSignIns } from './repository.ts';

const EXAMPLE = {
  request: {},
  reply: {
    list: [
      { id: '6f1d6d1e-3a53-4a0e-9a53-5b0c6e0f7a31', at: '2026-11-20T10:25:00.000Z', way: 'password', outcome: 'ok', device: { browser: 'Chrome', system: 'Android' }, network: '102.176.*.*' },
      { id: '6f1d6d1e-3a53-4a0e-9a53-5b0c6e0f7a32', at: '2026-11-19T22:10:00.000Z', way: 'password', outcome: 'refused', device: { browser: null, system: null }, network: '41.66.*.*' },
    ],
    total: 2,
  },
} as const;

export function signInRoutes(app: FastifyInstance, { db, now }: ApiContext): void {
  serveCall(app, querySignIns, { tag: 'Account security', example: EXAMPLE, handle: (_input, { customer }) => newestSignIns(db, customer.accountId, now()) });
}
