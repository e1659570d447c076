/** The customer for whom a program asks with a key: only in the key's scopes, and only so often. */
import type { FastifyRequest } from 'fastify';
import { ERROR } from '@amberlane/contract/calls';
import { RULES } from '@amberlane/contract/domain';
import type { ApiContext } from '../context.ts';
import { ApiError } from '../api-error.ts';
import type { Limit } from '../limits/limits.ts';
import type { Customer } from '../plugins/call-route.ts';
import { readHolder, requireScope } from './authenticate.ts';
import { PartnerKey } from './partner-key.ts';

export const CALLS_PER_KEY: Limit = { name: 'key.calls', capacity: RULES.apiKeys.callsPerMinute, periodMs: 60_000 };
/** What a wrong key costs its address: as much as a full query of waybills. */
const WRONG_KEY = 20;

/** Throws {@link ApiError} API_KEY_… when the key does not open the call, {@link PartnerKey}, TOO_MANY_REQUESTS when it asks too often. */
export async function customerOfKey({ db, limits, now }: Pick<ApiContext, 'db' | 'limits' | 'now'>, request: FastifyRequest): Promise<Customer> {
  const holder = await readHolder(db, request.headers['x-api-key'], now()).catch(async (error: unknown) => {
    if (error instanceof ApiError && error.code === ERROR.API_KEY_WRONG) await request.spend(WRONG_KEY);
    throw error;
  });
  if (holder.accountId === null) throw new PartnerKey();
  request.keyUse = { accountId: holder.accountId, prefix: holder.prefix, left: null };
  requireScope(holder, request.routeOptions.config.scope ?? null);
  try {
    await limits.take(CALLS_PER_KEY, holder.keyId);
  } finally {
    request.keyUse = { ...request.keyUse, left: await limits.left(CALLS_PER_KEY, holder.keyId) };
  }
  return { accountId: holder.accountId, sessionId: '' };
}
