import { describe, expect, it } from '@jest/globals';
import { readTestPlan } from './test-plan.ts';

const WORKSPACES = ['shell', 'mf-tracking', 'mf-content', 'shared/ui', 'shared/build', 'api', 'e2e'];
const plan = (...argv: string[]) => readTestPlan(argv, WORKSPACES);

describe('arguments of npm test', () => {
  it('none mean everything', () => {
    expect(plan()).toEqual({ kind: 'everything' });
  });

  it('a part takes its own arguments, and goes before a workspace of its name', () => {
    expect(plan('unit', '--selectProjects', 'api')).toEqual({ kind: 'part', part: 'unit', args: ['--selectProjects', 'api'] });
    expect(plan('e2e', 'mf-tracking', '--project=site')).toEqual({ kind: 'part', part: 'e2e', args: ['mf-tracking', '--project=site'] });
    expect(plan('build')).toEqual({ kind: 'part', part: 'build', args: [] });
  });

  it('workspaces are named by folder, those of shared without it too', () => {
    expect(plan('mf-tracking')).toEqual({ kind: 'workspaces', folders: ['mf-tracking'] });
    expect(plan('mf-tracking/', 'ui', 'shared/build', 'shared/ui')).toEqual({ kind: 'workspaces', folders: ['mf-tracking', 'shared/ui', 'shared/build'] });
  });

  it('an unknown name is refused with those that there are', () => {
    expect(plan('mf-trakcing')).toMatchObject({ kind: 'refused', sentence: expect.stringMatching(/no workspace "mf-trakcing".*mf-tracking[^]*Usage: npm test/) });
    expect(plan('mf-tracking', 'lint')).toMatchObject({ kind: 'refused', sentence: expect.stringContaining('"lint"') });
  });

  it('a change is counted from a commit, or from where the work began', () => {
    expect(plan('--changed')).toEqual({ kind: 'changed', since: null });
    expect(plan('--changed', 'HEAD~3')).toEqual({ kind: 'changed', since: 'HEAD~3' });
    expect(plan('--changed=v1')).toEqual({ kind: 'changed', since: 'v1' });
    expect(plan('--changed', 'a', 'b')).toMatchObject({ kind: 'refused' });
  });
});

describe('npm test -- e2e mf-x --against', () => {
  it('takes an address, what it is, and arguments for Playwright', () => {
    expect(plan('e2e', 'mf-tracking', '--against', 'http://localhost:8080')).toEqual({ kind: 'against', remote: 'mf-tracking', address: new URL('http://localhost:8080'), as: null, args: [] });
    expect(plan('e2e', 'mf-tracking', '-g', 'rates', '--against=https://preview.example', '--as', 'site', '--headed')).toEqual({
      kind: 'against',
      remote: 'mf-tracking',
      address: new URL('https://preview.example'),
      as: 'site',
      args: ['-g', 'rates', '--headed'],
    });
  });

  it.each([
    ['no remote', ['e2e', '--against', 'http://localhost'], 'one remote first'],
    ['a remote that is not there', ['e2e', 'mf-nothing', '--against', 'http://localhost'], 'mf-content'],
    ['no address', ['e2e', 'mf-tracking', '--against'], 'address'],
    ['no web address', ['e2e', 'mf-tracking', '--against', 'localhost:8080'], 'address'],
    ['another kind', ['e2e', 'mf-tracking', '--against', 'http://localhost', '--as', 'preview'], '--as is site or isolated'],
    ['another part', ['unit', 'mf-tracking', '--against', 'http://localhost'], 'browser tests'],
  ])('refuses %s', (_what, argv, words) => {
    expect(plan(...argv)).toMatchObject({ kind: 'refused', sentence: expect.stringContaining(words) });
  });
});
