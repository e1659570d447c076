/** API keys of platform customers (spec §1 access plan): made, listed and ended by the customer; shown once. */
import { z } from 'zod';
import { RULES } from '../domain/business-rules.ts';
import { defineCall } from './call.ts';
import { KEY_SCOPES } from './key-scopes.ts';
import { line } from '../domain/text.ts';

/** A key as its owner sees it: never the key itself. */
const keyFacts = z.object({
  /** Beginning of the key, by which it is known. */
  prefix: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(KEY_SCOPES)),
  createdAt: z.iso.datetime(),
  /** null: until it is revoked. */
  expiresAt: z.iso.datetime().nullable(),
  /** To the minute. */
  lastUsedAt: z.iso.datetime().nullable(),
  revokedAt: z.iso.datetime().nullable(),
});
export type KeyFacts = z.output<typeof keyFacts>;

export const queryApiKeys = defineCall({
  method: 'GET',
  path: '/v1/api/user/queryApiKeys',
  summary: "The customer's API keys, newest first, and whether the customer's plan has keys.",
  access: 'customer',
  request: () => z.object({}),
  reply: () => z.object({ platform: z.boolean(), keys: z.array(keyFacts), asOf: z.iso.datetime() }),
});

export const createApiKey = defineCall({
  method: 'POST',
  path: '/v1/api/user/createApiKey',
  summary: 'Makes an API key and shows it this once; needs the password again. The owner gets a letter.',
  access: 'customer',
  request: () => z.object({
    name: line(60),
    scopes: z.array(z.enum(KEY_SCOPES)).min(1).max(KEY_SCOPES.length),
    /** Days until it ends; null: until it is revoked. */
    expiresDays: z.union(RULES.apiKeys.lifeDays.map((days) => z.literal(days))).nullable(),
    password: z.string().min(1).max(1024),
  }),
  reply: () => z.object({ key: z.string(), facts: keyFacts }),
});

export const revokeApiKey = defineCall({
  method: 'POST',
  path: '/v1/api/user/revokeApiKey',
  summary: 'Ends one of the API keys of the customer at once.',
  access: 'customer',
  request: () => z.object({ prefix: line(32) }),
  reply: () => keyFacts,
});
