import { describe, expect, it } from '@jest/globals';
import { CALLS, FILE_CALLS } from './all-calls.ts';
import { KEY_SCOPES, SCOPE_CALLS, scopeOfCall } from './key-scopes.ts';

const listed = Object.values(SCOPE_CALLS).flat();

describe('scopes of keys', () => {
  it('name calls of the contract, each once', () => {
    const calls = new Set([...CALLS, ...FILE_CALLS].map(({ method, path }) => `${method} ${path}`));
    expect(listed.filter((call) => !calls.has(call))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('are all offered', () => expect([...KEY_SCOPES].sort()).toEqual(Object.keys(SCOPE_CALLS).sort()));

  it('open nothing of the account itself: no session, no password, no other key, no push', () => {
    const closed = /\/user\/|\/customer\/|verifyCode|pushTrackEvents|\/sys\/|unlock|follow/i;
    expect(listed.filter((call) => closed.test(call))).toEqual([]);
  });

  it('let nothing be changed by a scope that reads', () => {
    const changes = CALLS.filter(({ path }) => /^(add|edit|update|cancel|delete)/i.test(path.split('/').at(-1) ?? ''));
    for (const { method, path } of changes) expect(scopeOfCall(method, path) ?? 'none').not.toMatch(/:read$/);
  });
});
