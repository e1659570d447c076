/** The sound neighbour: a home page that links to the probe and shows its slot. */
import { defineRemote } from '@amberlane/contract/federation/remote-config';

export default defineRemote({
  name: 'mf-shelf',
  core: '^1.0.0',
  routes: [
    { path: '', page: 'shelf', title: 'shelf.title', messages: ['shelf'], slots: ['probe-note'], budgetKb: 20 },
    { path: 'shelf', page: 'shelf', title: 'shelf.title', messages: ['shelf'], budgetKb: 20 },
  ],
});
