/** API keys of platform customers. */
import type { FastifyInstance } from 'fastify';
import { ERROR } from '@amberlane/contract/calls';
import { createApiKey, queryApiKeys, revokeApiKey } from '@amberlane/contract/calls/api-keys';
import { accountOf } from '../accounts/repository.ts';
import type { ApiContext } from '../context.ts';
import { ApiError } from '../api-error.ts';
import { serveCall } from '../plugins/call-route.ts';
import { CREATE_EXAMPLE, LIST_EXAMPLE, REVOKE_EXAMPLE } from './examples.ts';
import { keysOf, revokeKeyOf } from './repository.ts';
import { makeKey } from './service.ts';

const tag = 'API keys';

export function apiKeyRoutes(app: FastifyInstance, parts: ApiContext): void {
  const { db, now } = parts;
  serveCall(app, queryApiKeys, {
    tag,
    example: LIST_EXAMPLE,
    handle: async (_input, { customer: { accountId } }) => {
      const { platform } = await accountOf(db, accountId);
      return { platform, keys: await keysOf(db, accountId), asOf: now().toISOString() };
    },
  });
  serveCall(app, createApiKey, {
    tag,
    example: CREATE_EXAMPLE,
    handle: (wish, { customer: { accountId } }) => makeKey(parts, { accountId, wish }),
  });
  serveCall(app, revokeApiKey, {
    tag,
    example: REVOKE_EXAMPLE,
    handle: async ({ prefix }, { customer: { accountId } }) => {
      const facts = await revokeKeyOf(db, accountId, prefix, now());
      if (!facts) throw new ApiError(ERROR.NOT_FOUND);
      return facts;
    },
  });
}
