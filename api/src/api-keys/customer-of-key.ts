/** The customer for whom a program asks with a key: only in the key's scopes, and only so often. */
import type { FastifyRequest } from 'fastify';
import { ERROR, RULES } from '@amberlane/contract';
import type { ApiParts } from '../api-parts.ts';
import { ApiFault } from '../fault.ts';
import type { Limit } from '../limits/limits.ts';
import type { Customer } from '../plugins/call-route.ts';
import { readHolder, requireScope } from '../push/key-gate.ts';
import { PartnerKey } from './partner-key.ts';

const CALLS_PER_KEY: Limit = { name: 'key.calls', capacity: RULES.apiKeys.callsPerMinute, periodMs: 60_000 };
/** What a wrong key costs its address: as much as a full query of waybills. */
const WRONG_KEY = 20;

/** Throws {@link ApiFault} API_KEY_… when the key does not open the call, {@link PartnerKey}, TOO_MANY_REQUESTS when it asks too often. */
export async function customerOfKey({ db, limits, now }: Pick<ApiParts, 'db' | 'limits' | 'now'>, request: FastifyRequest): Promise<Customer> {
  const holder = await readHolder(db, request.headers['x-api-key'], now()).catch(async (error: unknown) => {
    if (error instanceof ApiFault && error.code === ERROR.API_KEY_WRONG) await request.spend(WRONG_KEY);
    throw error;
  });
  if (holder.accountId === null) throw new PartnerKey();
  requireScope(holder, request.routeOptions.config.scope ?? null);
  await limits.take(CALLS_PER_KEY, holder.keyId);
  return { accountId: holder.accountId, sessionId: '' };
}
