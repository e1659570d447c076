import { expect, it } from '@jest/globals';
import type { RouteTable, SiteSlot } from './route-table.ts';
import { fillersOf } from './slot-fillers.ts';

const filling = (module: string, more: Partial<SiteSlot> = {}): SiteSlot => ({ slot: 'aside', module, messages: ['m'], order: 500, ...more });
const remote = (name: string, ...slots: SiteSlot[]): RouteTable['remotes'][number] => ({ name, contentId: name, manifest: '', lastGood: null, slice: null, routes: [], slots });
const site = (...remotes: RouteTable['remotes'][number][]): RouteTable => ({ pinSet: 'p', shell: { name: 'shell', contentId: 's', manifest: '' }, menus: {}, remotes });
const modulesAt = (table: RouteTable, country: 'GH' | 'TR' = 'GH'): string[] => fillersOf(table, 'aside', country).map(({ remote: { name }, module }) => `${name} ${module}`);

it('is nothing where nobody fills the slot', () => {
  expect(modulesAt(site(remote('mf-a', filling('note', { slot: 'other' }))))).toEqual([]);
});

it('comes in the declared order, equal ones by the name of the remote', () => {
  expect(modulesAt(site(remote('mf-c', filling('late', { order: 900 }), filling('early', { order: 1 })), remote('mf-b', filling('note')), remote('mf-a', filling('note'))))).toEqual([
    'mf-c early',
    'mf-a note',
    'mf-b note',
    'mf-c late',
  ]);
});

it('holds only what is for the country', () => {
  const table = site(remote('mf-a', filling('turkey', { countries: ['TR'] }), filling('everywhere')));
  expect(modulesAt(table, 'GH')).toEqual(['mf-a everywhere']);
  expect(modulesAt(table, 'TR')).toEqual(['mf-a turkey', 'mf-a everywhere']);
});
