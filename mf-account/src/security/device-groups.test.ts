import { describe, expect, it } from '@jest/globals';
import { signInGroups, type SignIn } from './device-groups.ts';

const signIn = (id: string, at: string, outcome: SignIn['outcome'] = 'ok'): SignIn => ({ id, at, outcome, way: 'password', device: { browser: 'Chrome', system: 'Android' }, network: '' });
const dayOf = (at: string): string => at.slice(0, 10);

describe('sign-ins that differ in their time alone', () => {
  it('are one a day, with the first and the last', () => {
    const groups = signInGroups([signIn('c', '2026-11-20T10:00:00Z'), signIn('b', '2026-11-20T09:00:00Z'), signIn('a', '2026-11-19T09:00:00Z')], dayOf);
    expect(groups.map(({ id, from, count }) => [id, from, count])).toEqual([
      ['c', '2026-11-20T09:00:00Z', 2],
      ['a', '2026-11-19T09:00:00Z', 1],
    ]);
  });

  it('hide no attempt that failed', () => {
    const groups = signInGroups([signIn('b', '2026-11-20T10:00:00Z'), signIn('a', '2026-11-20T09:00:00Z', 'refused')], dayOf);
    expect(groups.map(({ outcome }) => outcome)).toEqual(['ok', 'refused']);
  });
});
