import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { defineSlot, Slot, SlotProvider, useIntl, type SlotModule } from '@amberlane/core';
import { artifactUrl } from '@amberlane/contract/federation/artifact-files';
import { partOnSite } from '@amberlane/testing/render-page';
import type { RouteTable, SiteRemote, SiteRoute } from '../../site/route-table.ts';
import { allowFiles } from '../integrity.ts';
import type { ResolvedPage } from './resolved-page.ts';

/** The federation runtime starts with the shell's own entry, which a test has not. */
const loadExpose = jest.fn<(container: string, entry: string, expose: string) => Promise<unknown>>();
jest.mock('../remotes/federation.ts', () => ({ loadExpose }));

const ROUTE: SiteRoute = { path: 'book', aliases: [], page: 'book', auth: 'public', header: 'solid', failure: 'primary', messages: ['book'], slots: [], lateSlots: ['map'] };
const SHELL = { name: 'shell', contentId: 'shell', manifest: '' };
/** Builds of one test are broken for good in the next one: each test has its own. */
let build = 0;
const live = (): string => `live-${build}`;
const good = (): string => `good-${build}`;

interface Filler {
  readonly lastGood?: boolean;
  readonly slot?: string;
}
function tableWith({ lastGood = false, slot = 'map' }: Filler): RouteTable {
  const ref = (contentId: string) => ({ name: 'mf-map', contentId, manifest: `sha384-${contentId}` });
  const filler: SiteRemote = { ...ref(live()), lastGood: lastGood ? ref(good()) : null, slice: null, routes: [], slots: [{ slot, module: 'map', messages: ['map'], order: 500 }] };
  return { pinSet: '', shell: SHELL, remotes: [filler], menus: {} };
}

const adopted: string[] = [];
const asked: string[] = [];
const originalFetch = globalThis.fetch;
beforeEach(() => {
  build += 1;
  for (const list of [adopted, asked]) list.length = 0;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const contentId of [live(), good()]) allowFiles('mf-map', contentId, { 'messages/map.en.json': 'sha384-m' });
  globalThis.fetch = async (input) => {
    const url = input instanceof Request ? input.url : input.toString();
    asked.push(url);
    const isManifest = url.endsWith('remote.manifest.json');
    const contentId = url.split('/')[3] ?? '';
    const body = isManifest
      ? { container: `c_${contentId}`, entry: 'client/remoteEntry.js', needs: {}, files: {}, routes: [], slots: [{ slot: 'map', module: 'map', messages: ['map'] }] }
      : { 'map.name': [{ type: 0, value: `map of ${contentId.split('-')[0]}` }] };
    return { ok: true, status: 200, json: async () => body } as Response;
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = originalFetch;
  jest.restoreAllMocks();
});

const Named = () => <p>{useIntl().formatMessage({ id: 'map.name' })}</p>;
const map = (parts: Partial<SlotModule> = {}): SlotModule => defineSlot({ component: Named, ...parts });

/** A page with the slot; `filler` fills it. */
async function openPage(filler: Filler, routeTable: () => Promise<RouteTable> = async () => tableWith(filler)) {
  const { createLateSlots } = await import('./late-slots.tsx');
  const { LateSlotSource } = await import('./late-slot-source.ts');
  const { PageView } = await import('./page-view.tsx');
  const { site, intl, around } = partOnSite();
  const bring = createLateSlots({ site, routeTable, adopt: ({ name }, contentId) => void adopted.push(`${name} ${contentId}`) });
  const Page = () => <Slot name="map">the list alone</Slot>;
  const page: ResolvedPage = {
    href: '/gh-en/book', market: { country: 'GH', locale: 'en' }, address: { path: 'book', search: '', params: {} }, intl, route: ROUTE, slots: {}, bySession: false,
    links: { paths: new Set(), menu: { entries: [], icons: {} } as unknown as ResolvedPage['links']['menu'] }, head: { title: '', description: '' }, country: null,
    view: { kind: 'page', module: { kind: 'page', component: Page, head: () => ({ title: '', description: '' }) }, source: { remote: 'mf-book', contentId: 'book' } },
  };
  const view = around(
    <LateSlotSource value={bring}>
      <SlotProvider value={{}}>
        <PageView page={page} />
      </SlotProvider>
    </LateSlotSource>,
  );
  render(view);
  return { site };
}

describe('a late slot in the browser', () => {
  it('stands as the page made it until the filling is here, which brings its own words and joins the store', async () => {
    const setup = jest.fn();
    loadExpose.mockResolvedValue(map({ setup }));
    const { site } = await openPage({});
    expect(screen.getByText('the list alone')).toBeVisible();
    expect(await screen.findByText('map of live')).toBeVisible();
    expect(screen.queryByText('the list alone')).toBeNull();
    expect(loadExpose).toHaveBeenCalledWith(`c_${live()}`, artifactUrl({ name: 'mf-map', contentId: live() }, 'client/remoteEntry.js'), './slots/map');
    expect(adopted).toEqual([`mf-map ${live()}`]);
    expect(setup).toHaveBeenCalledWith(site);
  });

  it('stays as the page made it where nobody fills the slot, and where the table of the site can not be had', async () => {
    await act(() => openPage({ slot: 'another' }));
    expect(screen.getByText('the list alone')).toBeVisible();
    cleanup();
    await act(() => openPage({}, () => Promise.reject(new Error('503'))));
    expect(screen.getByText('the list alone')).toBeVisible();
    expect(asked).toEqual([]);
  });

  it('stays as the page made it where the filling can not be had', async () => {
    loadExpose.mockRejectedValue(new Error('503'));
    await openPage({});
    await loaderGivesUp();
    expect(screen.getByText('the list alone')).toBeVisible();
  });

  it.each([
    ['can not be had', () => Promise.reject(new Error('503'))],
    ['throws while it loads its data', async () => map({ load: () => Promise.reject(new Error('no')) })],
    ['throws while it is rendered', async () => map({ component: () => { throw new Error('no'); } })],
  ])('shows the last good build of a filling that %s', async (_what, broken) => {
    loadExpose.mockImplementation((container) => (container === `c_${live()}` ? broken() : Promise.resolve(map())));
    await openPage({ lastGood: true });
    expect(await screen.findByText('map of good', {}, { timeout: 3_000 })).toBeVisible();
    expect(adopted.at(-1)).toBe(`mf-map ${good()}`);
  });

  it('leaves the page as it is when a filling throws and nothing can take its place', async () => {
    loadExpose.mockResolvedValue(map({ component: () => { throw new Error('no'); } }));
    await openPage({});
    await loaderGivesUp();
    expect(screen.getByText('the list alone')).toBeVisible();
  });
});

/** After the first attempt and one more; it says in the console what failed. */
const loaderGivesUp = (): Promise<void> =>
  waitFor(() => expect(jest.mocked(console.warn)).toHaveBeenCalledTimes(2), { timeout: 3_000 });
