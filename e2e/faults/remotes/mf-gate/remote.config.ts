/** Pages that not everybody may enter, one that stays alive when its reader leaves it, and two notes for the shelf. */
import { defineRemote } from '@amberlane/contract/federation/remote-config';

export default defineRemote({
  name: 'mf-gate',
  core: '^2.0.0',
  routes: [
    { path: 'gate/parcels', page: 'parcels', title: 'gate.parcels', query: ['page'], auth: 'required', messages: ['gate'], budgetKb: 20 },
    { path: 'gate/odd', page: 'odd', title: 'gate.odd', guards: ['franchisee'], messages: ['gate'], budgetKb: 20 },
    { path: 'gate/nameless', page: 'odd', messages: ['gate'], budgetKb: 20 },
    { path: 'gate/draft', page: 'draft', title: 'gate.draft', keepAlive: true, messages: ['gate'], budgetKb: 20 },
  ],
  slots: [
    { slot: 'shelf-notes', module: 'reminder', messages: ['gate'], order: 900, budgetKb: 20 },
    { slot: 'shelf-notes', module: 'welcome', messages: ['gate'], order: 50, condition: 'signed-in', budgetKb: 20 },
  ],
});
