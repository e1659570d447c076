/** A remote that lives on the form library: fields, a date, a dialog; a phone field that stands beside one of another remote. */
import { defineRemote } from '@amberlane/contract/federation/remote-config';

export default defineRemote({
  name: 'mf-forms',
  core: '^2.0.0',
  routes: [
    { path: 'form', page: 'form', title: 'forms.title', messages: ['forms'], hydrate: 'idle', budgetKb: 20 },
    { path: 'phones', page: 'phones', title: 'forms.phones', messages: ['forms', 'form'], slots: ['second-phone'], hydrate: 'idle', budgetKb: 20 },
  ],
});
