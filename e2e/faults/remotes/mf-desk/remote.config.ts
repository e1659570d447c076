/** A second remote on the form library: a table, with a menu to each row. */
import { defineRemote } from '@amberlane/contract/federation/remote-config';

export default defineRemote({
  name: 'mf-desk',
  core: '^2.0.0',
  routes: [{ path: 'desk', page: 'desk', title: 'desk.title', messages: ['desk'], hydrate: 'idle', budgetKb: 20 }],
});
