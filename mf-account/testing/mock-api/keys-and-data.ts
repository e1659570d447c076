/** API keys, the customer's data as a file, and closing the account in the mock API. */
import { randomUUID } from 'node:crypto';
import { ERROR } from '@amberlane/contract/calls';
import { closeAccount, queryClosing, sendClosingCode } from '@amberlane/contract/calls/account-closing';
import { createApiKey, queryApiKeys, revokeApiKey, type KeyFacts } from '@amberlane/contract/calls/api-keys';
import { downloadMyData } from '@amberlane/contract/calls/data-export';
import { unwrapPassword } from '@amberlane/contract/calls/password-wrap';
import { MOCK_CODE, MOCK_PASSWORD } from '@amberlane/testing/mock-api/mock-credentials';
import { customerOf } from './accounts.ts';
import { type MockRoutes, perCustomer, Refusal, serve, serveFile } from '@amberlane/testing/mock-api/serve';

const DAY_MS = 86_400_000;

export function serveKeysAndData(routes: MockRoutes, now: () => Date): void {
  const keysOf = perCustomer<{ keys: KeyFacts[] }>(() => ({ keys: [] }));
  serve(routes, queryApiKeys, (_input, { token }) => ({ platform: true, keys: keysOf(token).keys, asOf: now().toISOString() }));
  serve(routes, createApiKey, async ({ name, scopes, expiresDays, password }, { token }) => {
    await judgePassword(password);
    const at = now();
    const prefix = randomUUID().replace(/-/g, '').slice(0, 10);
    const expiresAt = expiresDays === null ? null : new Date(at.getTime() + expiresDays * DAY_MS).toISOString();
    const facts: KeyFacts = { prefix, name, scopes, createdAt: at.toISOString(), expiresAt, lastUsedAt: null, revokedAt: null };
    const state = keysOf(token);
    state.keys = [facts, ...state.keys];
    return { key: `amk_${prefix}_${'s'.repeat(43)}`, facts };
  });
  serve(routes, revokeApiKey, ({ prefix }, { token }) => {
    const state = keysOf(token);
    const found = state.keys.find((key) => key.prefix === prefix);
    if (!found) throw new Refusal(ERROR.NOT_FOUND, { status: 404 });
    const revoked = { ...found, revokedAt: now().toISOString() };
    state.keys = state.keys.map((key) => (key === found ? revoked : key));
    return revoked;
  });
  serve(routes, queryClosing, (_input, { token }) => ({ passwordSet: customerOf(token).passwordSet, open: 1, underWay: 2, kept: 12, drafts: 1, addresses: 4, keys: keysOf(token).keys.length, owed: [] }));
  serve(routes, sendClosingCode, () => ({ resendSeconds: 60, expiresSeconds: 600 }));
  serve(routes, closeAccount, async ({ password, verifyCode }, { token }) => {
    if (customerOf(token).passwordSet) await judgePassword(password);
    else if (verifyCode !== MOCK_CODE) throw new Refusal(ERROR.CODE_WRONG);
    return { cancelled: 1 };
  });
  serveFile(routes, downloadMyData, (_input, { token }) => ({ text: JSON.stringify({ account: customerOf(token) }, null, 2), name: 'amberlane-my-data.json' }));
}

async function judgePassword(sent: string): Promise<void> {
  if (((await unwrapPassword(sent)) ?? sent) !== MOCK_PASSWORD) throw new Refusal(ERROR.VALIDATION, { fields: [{ field: 'password', code: 'passwordWrong', params: {} }] });
}
