/** Calls that prove anew who asks, and those of the links that undo a change. */
import type { FastifyInstance } from 'fastify';
import { confirmProof as confirmCall, sendProofCode } from '@amberlane/contract/calls/account-proof';
import { queryUndo, undoChange } from '@amberlane/contract/calls/account-undo';
import type { ApiContext } from '../context.ts';
import { serveCall } from '../plugins/call-route.ts';
import { networkOf } from '../plugins/rate-limit.ts';
import { confirmProof, orderProofCode } from './fresh-proof.ts';
import { readUndo, undo } from './undo.ts';

const tag = 'Accounts';
const LINK = { token: 'dGlja2V0IG9mIDI1NiByYW5kb20gYml0cw' };

export function proofAndUndoRoutes(app: FastifyInstance, parts: ApiContext): void {
  serveCall(app, sendProofCode, {
    tag,
    example: { request: {}, reply: { resendSeconds: 60, expiresSeconds: 600 } },
    handle: (_input, { customer, request, locale }) => orderProofCode(parts, customer, { locale, network: networkOf(request.ip) }),
  });
  serveCall(app, confirmCall, {
    tag,
    example: { request: { verifyCode: '480213' }, reply: { done: true } },
    handle: async ({ verifyCode }, { customer }) => {
      await confirmProof(parts, customer, verifyCode);
      return { done: true as const };
    },
  });
  serveCall(app, queryUndo, {
    tag,
    example: { request: LINK, reply: { change: 'contact', changedAt: '2026-11-20T10:30:00.000Z', until: '2026-11-27T10:30:00.000Z' } },
    handle: async ({ token }, { request }) => {
      await request.spend(1);
      return readUndo(parts, token);
    },
  });
  serveCall(app, undoChange, {
    tag,
    example: { request: LINK, reply: { change: 'contact' } },
    handle: async ({ token }, { request }) => {
      await request.spend(1);
      return undo(parts, token);
    },
  });
}
