/** A second remote on the form library: a table with a menu to each row, and a field in a page of the first one. */
import { defineRemote } from '@amberlane/contract/federation/remote-config';

export default defineRemote({
  name: 'mf-orders',
  core: '^2.0.0',
  routes: [{ path: 'orders', page: 'orders', title: 'orders.title', messages: ['orders'], hydrate: 'idle', budgetKb: 20 }],
  slots: [{ slot: 'second-phone', module: 'phone', messages: ['orders', 'form'], budgetKb: 20 }],
});
