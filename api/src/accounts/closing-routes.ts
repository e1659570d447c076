/** Calls that close an account. */
import type { FastifyInstance } from 'fastify';
import { closeAccount as closeCall, queryClosing, sendClosingCode } from '@amberlane/contract/calls/account-closing';
import type { CodOwed } from '@amberlane/contract/calls/cod-owed';
import { owedTo } from '../cod/owed.ts';
import type { ApiContext } from '../context.ts';
import { serveCall, type CallExample } from '../plugins/call-route.ts';
import { networkOf } from '../plugins/rate-limit.ts';
import { closeAccount, orderClosingCode } from './closing.ts';
import { countOwned } from './closing-repository.ts';
import { accountOf } from './repository.ts';

const tag = 'Accounts';

const OWED: CodOwed = { currency: 'SAR', underWay: 1, toCollect: { amount: 50_000, currency: 'SAR' }, open: { amount: 194_000, currency: 'SAR' }, payoutAt: '2026-11-23T00:00:00.000Z' };
const CLOSING_EXAMPLE: CallExample = { request: {}, reply: { passwordSet: true, open: 1, underWay: 2, kept: 31, drafts: 1, addresses: 14, keys: 1, owed: [OWED] } };
const CODE_EXAMPLE: CallExample = { request: {}, reply: { resendSeconds: 60, expiresSeconds: 600 } };
const CLOSE_EXAMPLE: CallExample = { request: { password: 'Amberlane#2026', understood: true }, reply: { cancelled: 1 } };

export function closingRoutes(app: FastifyInstance, parts: ApiContext): void {
  serveCall(app, queryClosing, {
    tag,
    example: CLOSING_EXAMPLE,
    handle: async (_input, { customer: { accountId } }) => {
      const { password_hash } = await accountOf(parts.db, accountId);
      return { passwordSet: password_hash !== null, ...(await countOwned(parts.db, accountId)), owed: await owedTo(parts.db, accountId, parts.now()) };
    },
  });
  serveCall(app, sendClosingCode, {
    tag,
    example: CODE_EXAMPLE,
    handle: (_input, { customer: { accountId }, request, locale }) => orderClosingCode(parts, { accountId, locale, network: networkOf(request.ip) }),
  });
  serveCall(app, closeCall, {
    tag,
    example: CLOSE_EXAMPLE,
    handle: (proof, { customer: { accountId } }) => closeAccount(parts, { accountId, proof }),
  });
}
