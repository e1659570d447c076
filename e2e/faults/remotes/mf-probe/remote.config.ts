/** A remote that holds one of everything that can fail: two pages, a lazy chunk, styles, messages, a slice, a slot. */
import { defineRemote } from '@amberlane/contract/federation/remote-config';

export default defineRemote({
  name: 'mf-probe',
  core: '^2.0.0',
  slice: 'probe',
  routes: [
    { path: 'probe', page: 'probe', title: 'probe.title', query: ['fault', 'word'], messages: ['probe'], budgetKb: 20 },
    { path: 'probe-more', page: 'more', title: 'probe.more', query: ['fault'], messages: ['probe'], budgetKb: 20 },
  ],
  slots: [
    { slot: 'probe-note', module: 'note', messages: ['probe'], budgetKb: 20 },
    { slot: 'shelf-notes', module: 'note', messages: ['probe'], order: 100, budgetKb: 20 },
  ],
});
