/** The sound neighbour: a home page that links to the probe and shows its slot, a page with notes of several remotes, one that shows its slot late, entries in the menus. */
import { defineRemote } from '@amberlane/contract/federation/remote-config';

export default defineRemote({
  name: 'mf-shelf',
  core: '^2.0.0',
  routes: [
    { path: '', page: 'shelf', title: 'shelf.title', query: ['fault'], messages: ['shelf'], slots: ['probe-note'], budgetKb: 20 },
    { path: 'shelf', page: 'shelf', title: 'shelf.title', query: ['fault'], messages: ['shelf'], budgetKb: 20 },
    { path: 'shelf/notes', page: 'notes', title: 'shelf.notes', query: ['fault'], messages: ['shelf'], slots: ['shelf-notes'], budgetKb: 20 },
    { path: 'shelf/drawer', page: 'drawer', title: 'shelf.drawer', query: ['fault'], messages: ['shelf'], slots: [{ slot: 'probe-note', late: true }], budgetKb: 20 },
  ],
  menu: [
    { place: 'header', order: 900, to: 'shelf', title: 'shelf-menu.all' },
    { place: 'footer/company', to: 'shelf', title: 'shelf-menu.all' },
  ],
});
