/** Pages that not everybody may enter, and one that stays alive when its reader leaves it. */
import { defineRemote } from '@amberlane/contract/federation/remote-config';

export default defineRemote({
  name: 'mf-gate',
  core: '^1.0.0',
  routes: [
    { path: 'gate/parcels', page: 'parcels', title: 'gate.parcels', auth: 'required', messages: ['gate'], budgetKb: 20 },
    { path: 'gate/odd', page: 'odd', title: 'gate.odd', guards: ['franchisee'], messages: ['gate'], budgetKb: 20 },
    { path: 'gate/nameless', page: 'odd', messages: ['gate'], budgetKb: 20 },
    { path: 'gate/draft', page: 'draft', title: 'gate.draft', keepAlive: true, messages: ['gate'], budgetKb: 20 },
  ],
});
