import { describe, expect, it } from '@jest/globals';
import { reachOf } from './changed-workspaces.ts';

const WORKSPACES = ['shell', 'mf-tracking', 'mf-content', 'shared/core', 'api', 'e2e', 'tools'];

describe('workspaces that a change reaches', () => {
  it('are those that lerna names, dependents included', () => {
    expect(reachOf(['shared/core/src/api.ts'], WORKSPACES, ['shared/core', 'mf-tracking', 'mf-content', 'shell'])).toEqual({
      kind: 'workspaces',
      folders: ['mf-content', 'mf-tracking', 'shared/core', 'shell'],
    });
  });

  it('hold the folder of a file that lerna does not know yet', () => {
    expect(reachOf(['mf-tracking/src/new.ts'], WORKSPACES, [])).toEqual({ kind: 'workspaces', folders: ['mf-tracking'] });
  });

  it('are none when nothing changed', () => {
    expect(reachOf([], WORKSPACES, [])).toEqual({ kind: 'workspaces', folders: [] });
  });

  it('are the tools alone for documents and packaging, which their tests read', () => {
    for (const file of ['README.md', 'docs/adr/0001.md', 'deploy/site.yml', 'Dockerfile']) expect(reachOf([file], WORKSPACES, [])).toEqual({ kind: 'workspaces', folders: ['tools'] });
  });

  it('are the tools as well for a README, whose paths and commands they check', () => {
    expect(reachOf(['mf-tracking/README.md'], WORKSPACES, ['mf-tracking'])).toEqual({ kind: 'workspaces', folders: ['mf-tracking', 'tools'] });
  });

  it.each(['package-lock.json', 'tsconfig.base.json', 'eslint.config.mjs', 'jest.config.cjs', 'tools/src/checks.ts', 'something-new.json', '.npmrc'])('are all of them for %s', (file) => {
    expect(reachOf(['mf-tracking/src/a.ts', file], WORKSPACES, ['mf-tracking'])).toEqual({ kind: 'everything', because: file });
  });

  it('are not taken for those of a folder whose name begins alike', () => {
    expect(reachOf(['mf-tracking-notes/a.md'], WORKSPACES, [])).toMatchObject({ kind: 'everything' });
  });
});
