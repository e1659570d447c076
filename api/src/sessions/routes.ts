/** Calls about the sessions of the asking customer. */
import type { FastifyInstance } from 'fastify';
import { ERROR } from '@amberlane/contract/calls';
import { endOtherSessions, endSession, querySessions } from '@amberlane/contract/calls/account-security';
import type { ApiContext } from '../context.ts';
import { ApiError } from '../api-error.ts';
import { serveCall } from '../plugins/call-route.ts';
import { SESSION_EXAMPLES } from './examples.ts';
import { listSessions, replaceSession } from './session-list.ts';
import { endOtherSessions as endAllBut } from './sessions.ts';

const tag = 'Account security';

export function sessionRoutes(app: FastifyInstance, { db, now }: ApiContext): void {
  serveCall(app, querySessions, {
    tag,
    example: SESSION_EXAMPLES.querySessions,
    handle: async (_input, { customer }) => {
      const asOf = now();
      return { list: await listSessions(db, customer, asOf), asOf: asOf.toISOString() };
    },
  });
  serveCall(app, endSession, {
    tag,
    example: SESSION_EXAMPLES.endSession,
    handle: async ({ id }, { customer }) => {
      if (!(await replaceSession(db, customer.accountId, id))) throw new ApiError(ERROR.NOT_FOUND);
      return { done: true as const };
    },
  });
  serveCall(app, endOtherSessions, {
    tag,
    example: SESSION_EXAMPLES.endOtherSessions,
    handle: async (_input, { customer }) => ({ ended: await endAllBut(db, customer.accountId, customer.sessionId) }),
  });
}
