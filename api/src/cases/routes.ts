/** Where an application or a message stands, and what its sender can do with it. */
import type { FastifyInstance } from 'fastify';
import { answerCase, queryCase, rateCase, reopenCase, withdrawCase } from '@amberlane/contract/calls/cases';
import type { ApiContext } from '../context.ts';
import { serveCall } from '../plugins/call-route.ts';
import { ANSWER_EXAMPLE, CASE_EXAMPLE, RATE_EXAMPLE, REOPEN_EXAMPLE, WITHDRAW_EXAMPLE } from './examples.ts';
import { cases } from './service.ts';

const tag = 'Applications and messages';

export function caseRoutes(app: FastifyInstance, parts: ApiContext): void {
  const service = cases(parts);
  serveCall(app, queryCase, { tag, example: CASE_EXAMPLE, handle: service.query });
  serveCall(app, answerCase, { tag, example: ANSWER_EXAMPLE, handle: service.answer });
  serveCall(app, withdrawCase, { tag, example: WITHDRAW_EXAMPLE, handle: service.withdraw });
  serveCall(app, rateCase, { tag, example: RATE_EXAMPLE, handle: service.rate });
  serveCall(app, reopenCase, { tag, example: REOPEN_EXAMPLE, handle: service.reopen });
}
