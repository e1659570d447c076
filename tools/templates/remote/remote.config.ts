/** What this remote gives to the site. */
import { defineRemote } from '@amberlane/contract/federation/remote-config';

export default defineRemote({
  name: 'mf-sample',
  core: '^2.0.0',
  routes: [
    {
      path: 'sample',
      page: 'sample',
      title: 'sample.title',
      failure: 'regular',
      messages: ['sample'],
      budgetKb: 10,
    },
  ],
});
