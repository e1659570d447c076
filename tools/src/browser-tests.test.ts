import { describe, expect, it } from '@jest/globals';
import { browserTestsForChange, ownBrowserTests } from './browser-tests.ts';

describe('browser tests of a workspace', () => {
  it('are those of a remote alone', () => {
    expect(ownBrowserTests(['mf-tracking'])).toEqual([['/mf-tracking/e2e/', '--project=isolation']]);
    expect(ownBrowserTests(['mf-tracking', 'api', 'mf-content'])).toEqual([['/mf-tracking/e2e/', '/mf-content/e2e/', '--project=isolation']]);
  });

  it('are those of the site for the shell, and none for the API', () => {
    expect(ownBrowserTests(['shell'])).toEqual([['/e2e/(?:site|faults|release|languages)/', '--project=languages', '--project=site', '--project=faults']]);
    expect(ownBrowserTests(['api', 'shared/ui'])).toEqual([]);
  });
});

describe('browser tests for a change', () => {
  it('are those of the remotes that it reaches, alone', () => {
    expect(browserTestsForChange(['mf-tracking'])).toEqual([['/mf-tracking/e2e/', '--project=isolation']]);
  });

  it('meet the real API after a change of it', () => {
    expect(browserTestsForChange(['api', 'tools'])).toEqual([['/mf-[^/]+/e2e/', '/e2e/site/session', '--project=site']]);
  });

  it.each(['shell', 'shared/testing', 'release', 'e2e'])('are all after a change of %s', (folder) => {
    expect(browserTestsForChange(['mf-tracking', folder])).toEqual([[]]);
  });

  it('are none where no page can differ', () => {
    expect(browserTestsForChange(['tools', 'bench'])).toEqual([]);
  });
});
