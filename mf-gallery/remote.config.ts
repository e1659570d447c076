/** What the gallery gives to those who build the site; readers never get it. */
import { defineRemote } from '@amberlane/contract/federation/remote-config';

const forBuilders = { indexable: false, cacheable: false, messages: ['gallery'], query: ['width', 'theme', 'state'] };

export default defineRemote({
  name: 'mf-gallery',
  audience: 'builders',
  core: '^2.0.0',
  routes: [
    { ...forBuilders, path: 'gallery', page: 'index', title: 'gallery.title', budgetKb: 60 },
    { ...forBuilders, path: 'gallery/components/:component?', page: 'components', title: 'gallery.components', budgetKb: 60 },
    { ...forBuilders, path: 'gallery/forms/:component?', page: 'forms', title: 'gallery.forms', messages: ['gallery', 'form', 'address'], budgetKb: 60 },
    { ...forBuilders, path: 'gallery/texts', page: 'texts', title: 'gallery.texts', query: ['part', 'bundle'], hydrate: 'idle', budgetKb: 60 },
    { ...forBuilders, path: 'gallery/tokens', page: 'tokens', title: 'gallery.tokens', budgetKb: 60 },
  ],
});
