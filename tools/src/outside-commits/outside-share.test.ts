import { expect, it } from '@jest/globals';
import { isOwn, outsideShare, type Commit } from './outside-share.ts';

const commit = (hash: string, ...files: string[]): Commit => ({ hash, subject: hash, files, added: [] });
const users = new Map([
  ['rates', new Set(['mf-rates'])],
  ['countries', new Set(['mf-rates', 'mf-track'])],
]);

/** Newest first, as git tells it. */
const HISTORY = [
  commit('shares', 'mf-rates/src/a.ts', 'shared/ui/src/button.tsx', 'shared/ui/src/card.tsx', 'shell/src/main.ts'),
  commit('foreign', 'mf-track/src/a.ts', 'shared/ui/src/button.tsx'),
  commit('call', 'mf-rates/src/b.ts', 'api/src/rates.ts', 'shared/contract/src/calls/rates.ts', 'shared/contract/src/calls/rates.test.ts', 'shared/contract/src/call-index/rates.ts', 'shared/contract/api-report.calls.md'),
  commit('shared-call', 'mf-rates/src/b.ts', 'shared/contract/src/calls/countries.ts'),
  commit('lockfile', 'mf-rates/package.json', 'package-lock.json'),
  commit('alone', 'mf-rates/src/pages/rates/page.tsx', 'mf-rates/README.md'),
  { ...commit('makes it', 'mf-rates/package.json', 'package-lock.json', 'README.md'), added: ['mf-rates/package.json'] },
];

it('counts the commits of a remote that touch something of others, aside from the one that made it', () => {
  const { commits, outside, where } = outsideShare('mf-rates', HISTORY, users);
  expect(commits).toBe(5);
  expect(outside.map(({ hash }) => hash)).toEqual(['shares', 'shared-call', 'lockfile']);
  expect(where).toEqual([
    ['package-lock.json', 1],
    ['shared/contract', 1],
    ['shared/ui', 1],
    ['shell', 1],
  ]);
});

it('knows what is the own of a squad', () => {
  expect(isOwn('mf-rates/src/a.ts', 'mf-rates', users)).toBe(true);
  expect(isOwn('mf-rates-old/src/a.ts', 'mf-rates', users)).toBe(false);
  expect(isOwn('shared/contract/src/calls/unused.ts', 'mf-rates', users)).toBe(false);
  expect(isOwn('shared/contract/src/calls/rates.ts', 'mf-track', users)).toBe(false);
});

it('leaves out no other commit where the range begins later', () => {
  expect(outsideShare('mf-rates', HISTORY.slice(0, -1), users).commits).toBe(5);
});

it('has nothing to say of a remote that was only made', () => {
  const made = [{ ...commit('makes it', 'mf-track/package.json'), added: ['mf-track/package.json'] }];
  expect(outsideShare('mf-track', made, users)).toEqual({ remote: 'mf-track', commits: 0, outside: [], where: [] });
});
