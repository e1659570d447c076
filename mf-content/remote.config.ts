/** What the content squad gives to the site. */
import { defineRemote } from '@amberlane/contract/remote-config';

export default defineRemote({
  name: 'mf-content',
  core: '^1.0.0',
  slice: 'content',
  routes: [
    {
      path: '',
      page: 'home',
      title: 'home.title',
      header: 'transparent',
      hydrate: 'warm',
      messages: ['home'],
      slots: ['quick-track'],
      budgetKb: 13,
    },
    { path: 'terms-of-use', page: 'terms-of-use', title: 'terms.title', messages: ['content', 'legal', 'terms'], budgetKb: 11 },
    { path: 'privacy-policy', page: 'privacy-policy', title: 'privacy.title', messages: ['content', 'legal', 'privacy'], budgetKb: 11 },
  ],
});
