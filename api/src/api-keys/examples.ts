/** Examples of the key calls for the documentation. */
import type { CallExample } from '../plugins/call-route.ts';

const FACTS = {
  prefix: 'k7mwq2x9ha', name: 'Shop server', scopes: ['tracking:read', 'orders:write'],
  createdAt: '2026-11-20T10:30:00.000Z', expiresAt: '2027-02-18T10:30:00.000Z', lastUsedAt: null, revokedAt: null,
};

export const LIST_EXAMPLE: CallExample = { request: {}, reply: { platform: true, keys: [FACTS], asOf: '2026-11-20T10:31:00.000Z' } };
export const CREATE_EXAMPLE: CallExample = {
  request: { name: 'Shop server', scopes: ['tracking:read', 'orders:write'], expiresDays: 90, password: 'Amberlane#2026' },
  reply: { key: 'amk_k7mwq2x9ha_a-key-is-shown-once-and-then-never-again-00', facts: FACTS },
};
export const REVOKE_EXAMPLE: CallExample = { request: { prefix: FACTS.prefix }, reply: { ...FACTS, revokedAt: '2026-11-20T11:00:00.000Z' } };
