import { describe, expect, it } from '@jest/globals';
import type { RouteTable, SiteRemote, SiteRoute, SiteSlot } from '../../site/route-table.ts';
import { exposesOf, partsOf } from './page-parts.ts';

const route: SiteRoute = { path: 'book', aliases: [], page: 'book', auth: 'public', header: 'solid', failure: 'primary', messages: ['book'], slots: ['notes'], lateSlots: ['map'] };
const slot = (name: string, more: Partial<SiteSlot> = {}): SiteSlot => ({ slot: name, module: name, messages: [name], order: 500, ...more });
const remote = (name: string, parts: Partial<SiteRemote>): SiteRemote => ({ name, contentId: name, manifest: '', lastGood: null, slice: null, routes: [], slots: [], ...parts });
const asking = remote('mf-a', { routes: [route] });
const tableWith = (...slots: readonly SiteSlot[]): RouteTable => ({ pinSet: '', shell: { name: 'shell', contentId: 's', manifest: '' }, remotes: [asking, remote('mf-b', { slots })], menus: {} });
const partsWith = (...slots: readonly SiteSlot[]) => partsOf(tableWith(...slots), { remote: asking, route, params: {} }, null, 'GH');

describe('the parts of a page', () => {
  it('are its own code and what fills its slots, and nothing of what fills its late ones', () => {
    const parts = partsWith(slot('notes'), slot('map'));
    expect(exposesOf(parts)).toEqual([
      { remote: 'mf-a', expose: './pages/book', messages: ['book'] },
      { remote: 'mf-b', expose: './slots/notes', messages: ['notes'] },
    ]);
  });

  it('do not wait for a touch because of a late slot that has more for signed-in readers', () => {
    expect(partsWith(slot('map', { condition: 'signed-in' })).moreWhenSignedIn).toBe(false);
    expect(partsWith(slot('notes', { condition: 'signed-in' })).moreWhenSignedIn).toBe(true);
  });
});
