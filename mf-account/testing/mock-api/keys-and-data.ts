/** API keys, the customer's data as a file, and closing the account in the stand-in. */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { ERROR } from '@amberlane/contract/calls';
import { closeAccount, queryClosing, sendClosingCode } from '@amberlane/contract/calls/account-closing';
import { createApiKey, queryApiKeys, revokeApiKey, type KeyFacts } from '@amberlane/contract/calls/api-keys';
import { downloadMyData } from '@amberlane/contract/calls/data-export';
import { unwrapPassword } from '@amberlane/contract/calls/password-wrap';
import { customerOf, STAND_IN_CODE, STAND_IN_PASSWORD } from './accounts.ts';
import { perCustomer, Refusal, serve, serveFile } from './serve.ts';

const DAY_MS = 86_400_000;

export function serveKeysAndData(app: FastifyInstance, now: () => Date): void {
  const keysOf = perCustomer<{ keys: KeyFacts[] }>(() => ({ keys: [] }));
  serve(app, queryApiKeys, (_input, { token }) => ({ platform: true, keys: keysOf(token).keys, asOf: now().toISOString() }));
  serve(app, createApiKey, async ({ name, scopes, expiresDays, password }, { token }) => {
    await judgePassword(password);
    const at = now();
    const prefix = randomUUID().replace(/-/g, '').slice(0, 10);
    const expiresAt = expiresDays === null ? null : new Date(at.getTime() + expiresDays * DAY_MS).toISOString();
    const facts: KeyFacts = { prefix, name, scopes, createdAt: at.toISOString(), expiresAt, lastUsedAt: null, revokedAt: null };
    const state = keysOf(token);
    state.keys = [facts, ...state.keys];
    return { key: `amk_${prefix}_${'s'.repeat(43)}`, facts };
  });
  serve(app, revokeApiKey, ({ prefix }, { token }) => {
    const state = keysOf(token);
    const found = state.keys.find((key) => key.prefix === prefix);
    if (!found) throw new Refusal(ERROR.NOT_FOUND, { status: 404 });
    const revoked = { ...found, revokedAt: now().toISOString() };
    state.keys = state.keys.map((key) => (key === found ? revoked : key));
    return revoked;
  });
  serve(app, queryClosing, (_input, { token }) => ({ passwordSet: customerOf(token).passwordSet, open: 1, underWay: 2, kept: 12, drafts: 1, addresses: 4, keys: keysOf(token).keys.length }));
  serve(app, sendClosingCode, () => ({ resendSeconds: 60, expiresSeconds: 600 }));
  serve(app, closeAccount, async ({ password, verifyCode }, { token }) => {
    if (customerOf(token).passwordSet) await judgePassword(password);
    else if (verifyCode !== STAND_IN_CODE) throw new Refusal(ERROR.CODE_WRONG);
    return { cancelled: 1 };
  });
  serveFile(app, downloadMyData, (_input, { token }) => ({ text: JSON.stringify({ account: customerOf(token) }, null, 2), name: 'amberlane-my-data.json' }));
}

async function judgePassword(sent: string): Promise<void> {
  if (((await unwrapPassword(sent)) ?? sent) !== STAND_IN_PASSWORD) throw new Refusal(ERROR.VALIDATION, { fields: [{ field: 'password', code: 'passwordWrong', params: {} }] });
}
