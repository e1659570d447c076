import { describe, expect, it } from '@jest/globals';
import type { ApiKeyFacts } from '@amberlane/contract/calls/push';
import { carryOut, readOrder, USAGE, UsageError } from './command.ts';

const NOW = new Date('2026-11-20T10:30:00Z');
const read = (...args: string[]) => readOrder(args, NOW);

describe('npm run api-keys', () => {
  it('reads what to make', () => {
    expect(read('create', '--name', ' Lagos hub ')).toEqual({ verb: 'create', name: 'Lagos hub', scopes: ['events:write'], expiresAt: null });
    expect(read('create', '--name', 'x', '--scopes', 'waybills:write, events:write', '--expires', '2026-11-20')).toEqual({
      verb: 'create', name: 'x', scopes: ['events:write', 'waybills:write'], expiresAt: new Date('2026-11-20T23:59:59.999Z'),
    });
    expect([read('list'), read('revoke', 'abc')]).toEqual([{ verb: 'list' }, { verb: 'revoke', prefix: 'abc' }]);
  });

  it.each([
    [[], USAGE],
    [['make'], 'There is no verb "make"; there are create, list, revoke and platform.'],
    [['create'], 'Who is the key for? Give --name.'],
    [['create', '--name', 'x'.repeat(81)], 'The name may have 80 characters.'],
    [['create', '--name', 'x', '--scopes', 'all'], 'There is no scope "all"; there are events:write, waybills:write.'],
    [['create', '--name', 'x', '--scopes', ','], 'There is no scope ""; there are events:write, waybills:write.'],
    [['create', '--name', 'x', '--expires', 'soon'], '"soon" is no day; write it like 2027-06-30.'],
    [['create', '--name', 'x', '--expires', '2027-02-30'], '"2027-02-30" is no day; write it like 2027-06-30.'],
    [['create', '--name', 'x', '--expires', '2026-11-19'], '2026-11-19 has passed: the key would never work.'],
    [['platform'], 'Whose account? Give its mail address, or its phone like +233231234567.'],
    [['platform', '0231234567', 'on'], 'Whose account? Give its mail address, or its phone like +233231234567.'],
    [['platform', 'ama@example.com'], 'Say on or off after the account.'],
    [['revoke'], 'Which key? Give its prefix, as the list shows it.'],
  ])('refuses %j in a sentence', (args, sentence) => {
    expect(() => readOrder(args, NOW)).toThrow(new UsageError(sentence));
  });

  it('gives an account the plan that has keys', async () => {
    const order = read('platform', ' Ama@Example.com', 'on');
    expect([order, read('platform', '+233231234567', 'off')]).toEqual([
      { verb: 'platform', account: 'ama@example.com', on: true },
      { verb: 'platform', account: '+233231234567', on: false },
    ]);
    const answer = (found: boolean) => async () => ({ key: null, keys: [], found });
    expect(await carryOut(order, answer(true), NOW)).toEqual(['ama@example.com may now make API keys in the personal centre.']);
    await expect(carryOut(order, answer(false), NOW)).rejects.toThrow(new UsageError('There is no account ama@example.com.'));
  });

  it('refuses an option that there is none of', () => {
    expect(() => read('create', '--nme', 'x')).toThrow(UsageError);
  });

  it('shows a key once, when it is made', async () => {
    const [line] = await carryOut(read('create', '--name', 'x'), async () => ({ key: 'amk_a_b', keys: [], found: true }), NOW);
    expect(line).toBe('amk_a_b');
  });

  it('lists what is known of each key, one a line', async () => {
    const facts: ApiKeyFacts = {
      prefix: 'abcdefghjk', accountId: null, name: 'Lagos hub', scopes: ['events:write'], createdAt: '2026-10-01T08:00:00.000Z', expiresAt: null, lastUsedAt: null, revokedAt: null,
    };
    const keys: ApiKeyFacts[] = [
      facts,
      { ...facts, expiresAt: '2027-01-31T23:59:59.999Z', lastUsedAt: '2026-11-20T09:15:30.000Z' },
      { ...facts, expiresAt: '2026-11-01T23:59:59.999Z' },
      { ...facts, expiresAt: '2026-11-01T23:59:59.999Z', revokedAt: '2026-10-09T08:00:00.000Z' },
      { ...facts, accountId: 'account-1', scopes: ['tracking:read', 'orders:write'] },
    ];
    expect(await carryOut({ verb: 'list' }, async () => ({ key: null, keys, found: true }), NOW)).toEqual([
      'abcdefghjk  Lagos hub  events:write  made 2026-10-01  no expiry  never used',
      'abcdefghjk  Lagos hub  events:write  made 2026-10-01  expires 2027-01-31  last used 2026-11-20 09:15',
      'abcdefghjk  Lagos hub  events:write  made 2026-10-01  expired 2026-11-01  never used',
      'abcdefghjk  Lagos hub  events:write  made 2026-10-01  revoked 2026-10-09  never used',
      'abcdefghjk  Lagos hub  account account-1  tracking:read,orders:write  made 2026-10-01  no expiry  never used',
    ]);
    expect(await carryOut({ verb: 'list' }, async () => ({ key: null, keys: [], found: true }), NOW)).toEqual(['There is no key yet.']);
  });

  it('says when there is no key to revoke', async () => {
    await expect(carryOut({ verb: 'revoke', prefix: 'x' }, async () => ({ key: null, keys: [], found: false }), NOW)).rejects.toThrow('There is no key with the prefix "x".');
  });
});
