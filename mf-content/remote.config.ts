/** What the content squad gives to the site. */
import { COUNTRIES } from '@amberlane/contract';
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
      budgetKb: 15,
    },
    {
      path: 'business/about-us',
      aliases: ['about-us'],
      page: 'about-us',
      title: 'about.title',
      header: 'transparent',
      messages: ['content', 'about'],
      budgetKb: 12,
    },
    {
      path: 'service/access',
      aliases: ['access'],
      page: 'access',
      title: 'access.title',
      header: 'transparent',
      messages: ['content', 'access'],
      budgetKb: 12,
    },
    {
      path: 'service/contact-us',
      aliases: ['contact-us'],
      page: 'contact-us',
      title: 'contact.title',
      header: 'transparent',
      messages: ['content', 'desks', 'contact'],
      budgetKb: 14,
    },
    {
      path: 'product/intl-straight',
      // `/gh-en/intlStraight` of spec §2: the server reads page names in lower case.
      aliases: ['intlstraight'],
      page: 'intl-straight',
      title: 'intl-straight.title',
      header: 'transparent',
      messages: ['content', 'neighbours', 'intl-straight'],
      budgetKb: 16,
    },
    { path: 'service/support', page: 'support', title: 'support.title', messages: ['content', 'desks', 'support'], budgetKb: 14 },
    { path: 'terms-of-use', page: 'terms-of-use', title: 'terms.title', messages: ['content', 'legal', 'terms'], budgetKb: 12 },
    { path: 'privacy-policy', page: 'privacy-policy', title: 'privacy.title', messages: ['content', 'legal', 'privacy'], budgetKb: 11 },
    {
      path: 'service-rule',
      page: 'service-rule',
      title: 'rules.title',
      countries: COUNTRIES.filter((country) => country !== 'CN'),
      messages: ['content', 'legal', 'rules'],
      budgetKb: 13,
    },
    { path: 'cookie', page: 'cookie', title: 'cookie.title', countries: ['TR'], messages: ['content', 'legal', 'cookie'], budgetKb: 12 },
    { path: 'franchise-policy', page: 'franchise-policy', title: 'franchise-policy.title', messages: ['content', 'legal', 'franchise-policy'], budgetKb: 12 },
  ],
});
