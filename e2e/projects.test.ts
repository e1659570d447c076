import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { neededServers, PROJECTS, readChosen, titlesOf, type Extent } from './projects.ts';

const SPECS = ['e2e/site/seo.spec.ts', 'e2e/site/html-validity.spec.ts', 'e2e/faults/gate.spec.ts', 'e2e/languages/pseudo-locale.spec.ts', 'mf-tracking/e2e/rates.spec.ts', 'mf-content/e2e/news.spec.ts', 'mf-gallery/e2e/gallery.spec.ts'].map(
  (file) => `/work/amberlane/${file}`,
);
const NOTHING = { site: false, unsteady: false, isolated: [], readerBuilds: false, java: false };
const ALL = { projects: [], patterns: [] };

describe('servers that a run of browser tests needs', () => {
  it('are all of them when nothing is chosen', () => {
    expect(neededServers(SPECS, ALL)).toEqual({ site: true, unsteady: true, isolated: ['mf-content', 'mf-gallery', 'mf-tracking'], readerBuilds: true, java: true });
  });

  it('are one shell for a remote alone', () => {
    expect(neededServers(SPECS, { projects: ['isolation'], patterns: ['mf-tracking/e2e/'] })).toEqual({ ...NOTHING, isolated: ['mf-tracking'] });
    expect(neededServers(SPECS, { projects: ['isolation'], patterns: ['rates.spec.ts:12'] })).toEqual({ ...NOTHING, isolated: ['mf-tracking'] });
  });

  it('are the site without one that can be broken for a remote on the whole site', () => {
    expect(neededServers(SPECS, { projects: ['site'], patterns: ['mf-tracking'] })).toEqual({ ...NOTHING, site: true, readerBuilds: true });
  });

  it('have a Java where documents are judged', () => {
    expect(neededServers(SPECS, { projects: ['site'], patterns: ['html-validity'] }).java).toBe(true);
    expect(neededServers(SPECS, { projects: ['site'], patterns: ['site/seo'] }).java).toBe(false);
  });

  it('are none for tests that start their own', () => {
    expect(neededServers(SPECS, { projects: ['faults'], patterns: ['gate'] })).toEqual(NOTHING);
    expect(neededServers(SPECS, { projects: ['faults'], patterns: [] })).toEqual(NOTHING);
    expect(neededServers(SPECS, { projects: ['languages'], patterns: [] })).toEqual({ ...NOTHING, readerBuilds: true });
  });

  it('leave no spec without a project, and keep the gallery off the whole site', () => {
    const projectsOf = (file: string): string[] => PROJECTS.filter(({ specs }) => specs.test(file)).map(({ name }) => name);
    expect(SPECS.map(projectsOf)).toEqual([['site'], ['site'], ['faults'], ['languages'], ['site', 'isolation'], ['site', 'isolation'], ['isolation']]);
  });
});

describe('tests of a remote', () => {
  const TITLES = [
    'mf-tracking/e2e/rates.spec.ts in en shows rates @alone',
    'mf-tracking/e2e/rates.spec.ts in ar shows rates @alone',
    'mf-tracking/e2e/rates.spec.ts in tr shows rates @alone',
    'mf-tracking/e2e/rates.spec.ts in en sorts rates',
    'mf-tracking/e2e/rates.spec.ts in ar sorts rates',
    'mf-content/e2e/pages.spec.ts alone in en home @alone',
    'mf-gallery/e2e/gallery.spec.ts in en components',
    'mf-gallery/e2e/gallery.spec.ts in ar components',
    'e2e/site/documents.spec.ts in tr each document',
    'e2e/site/documents.spec.ts in tr each link @night',
  ];
  const run = (project: 'site' | 'isolation', extent: Extent): boolean[] => {
    const { grep = /^/, grepInvert = /$^/ } = titlesOf(project, extent);
    return TITLES.map((title) => grep.test(title) && !grepInvert.test(title));
  };

  it('are in English on the whole site; in all languages when they are chosen and at night', () => {
    expect(run('site', 'whole')).toEqual([true, false, false, true, false, true, true, false, true, false]);
    expect(run('site', 'chosen')).toEqual(TITLES.map(() => true));
    expect(run('site', 'full')).toEqual(TITLES.map(() => true));
  });

  it('are in one language of each direction for a remote alone', () => {
    expect(run('isolation', 'chosen')).toEqual([true, true, false, true, true, true, true, true, false, false]);
  });

  it('are those tagged, from right to left, for a remote alone where the whole site is tested as well; the gallery is not on it', () => {
    expect(run('isolation', 'whole')).toEqual([false, true, false, false, false, true, true, false, false, false]);
  });

  it('are tagged for a run alone in every remote that is on the site', () => {
    const root = path.resolve(import.meta.dirname, '..');
    const remotes = readdirSync(root).filter((name) => /^mf-(?!gallery$)/.test(name));
    const isTagged = (remote: string): boolean => readdirSync(path.join(root, remote, 'e2e')).some((file) => readFileSync(path.join(root, remote, 'e2e', file), 'utf8').includes("tag: '@alone'"));
    expect(remotes.filter((remote) => !isTagged(remote))).toEqual([]);
  });
});

describe("Playwright's command line", () => {
  it('names projects and patterns among other options', () => {
    const argv = ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json', 'mf-tracking/e2e/', '--project=site', '--project', 'faults', '-g', 'in ar', '--headed', '--workers=1'];
    expect(readChosen(argv)).toEqual({ projects: ['site', 'faults'], patterns: ['mf-tracking/e2e/'] });
    expect(readChosen(['test', '-c', 'e2e/playwright.config.ts'])).toEqual({ projects: [], patterns: [] });
  });
});
