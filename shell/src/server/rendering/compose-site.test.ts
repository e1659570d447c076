import { describe, expect, it } from '@jest/globals';
import { remoteManifest, shellManifest } from '@amberlane/contract/federation/remote-manifest';
import { matchRoute } from '../../site/match-route.ts';
import { declaredRoutes, routeTableOf, type PinnedSite } from './compose-site.ts';

const CONTENT_ID = 'a'.repeat(64);
const common = { schema: 1, version: '1.0.0', build: '0123456789ab', contentId: CONTENT_ID, files: {}, messages: [] };
const route = { title: 'a.b', messages: ['a'], budgetKb: 1, page: 'list' };
const PINNED: PinnedSite = {
  shell: {
    manifest: shellManifest.parse({ ...common, kind: 'shell', name: 'shell', provides: {}, loader: 'client/loader.js', main: { js: [], css: [], server: 'server/main.cjs' }, coreServer: 'server/core.cjs' }),
    integrity: '',
    lastGood: null,
  },
  remotes: ['mf-bb', 'mf-aa'].map((name) => ({
    manifest: remoteManifest.parse({
      ...common, kind: 'remote', name, container: 'mf_x', entry: 'client/remoteEntry.js', needs: { core: '^1.0.0' }, builtWith: {}, slots: [], exposes: {},
      routes: [{ ...route, path: `${name}/all` }, { ...route, path: `${name}/mine`, cacheable: false, hydrate: 'idle', slots: ['notes', { slot: 'map', late: true }] }],
    }),
    integrity: '',
    lastGood: null,
  })),
};

describe('a route of the table', () => {
  const table = routeTableOf(PINNED, {});
  const declared = declaredRoutes(table, PINNED);
  const at = (path: string) => {
    const match = matchRoute(table, path, 'GH');
    return match && declared.get(match.route);
  };

  it.each(['mf-aa', 'mf-bb'])('is that of its own declaration where several routes of %s share a page', (name) => {
    expect(at(`${name}/all`)).toMatchObject({ path: `${name}/all`, cacheable: true, hydrate: 'warm' });
    expect(at(`${name}/mine`)).toMatchObject({ path: `${name}/mine`, cacheable: false, hydrate: 'idle' });
  });

  it('tells late slots from those that are filled with the page', () => {
    const routeAt = (path: string) => matchRoute(table, path, 'GH')?.route;
    expect(routeAt('mf-aa/mine')).toMatchObject({ slots: ['notes'], lateSlots: ['map'] });
    expect(routeAt('mf-aa/all')?.lateSlots).toBeUndefined();
  });
});

it('tells the browser where a remote has a list of its files, and says nothing of the others', () => {
  const table = routeTableOf(PINNED, {}, new Map([['mf-aa', { en: 'sha384-list' }]]));
  expect(table.remotes.map(({ name, fileLists }) => [name, fileLists])).toEqual([['mf-aa', { en: 'sha384-list' }], ['mf-bb', undefined]]);
  expect(table.pinSet).not.toBe(routeTableOf(PINNED, {}).pinSet);
});
