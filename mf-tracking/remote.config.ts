/** What the tracking squad gives to the site. */
import { defineRemote } from '@amberlane/contract/remote-config';

export default defineRemote({
  name: 'mf-tracking',
  core: '^1.0.0',
  slice: 'tracking',
  routes: [
    {
      path: 'track',
      page: 'track',
      title: 'track.title',
      offline: true,
      hydrate: 'warm',
      messages: ['track', 'track-events', 'track-journey', 'track-numbers', 'track-share', 'track-details'],
      budgetKb: 31,
    },
    {
      path: 'track/follow',
      page: 'follow',
      title: 'track-follow.title',
      indexable: false,
      cacheable: false,
      messages: ['track-follow', 'form'],
      budgetKb: 18,
    },
    {
      path: 'track/shared/:token',
      page: 'shared-track',
      title: 'track-share.page.title',
      indexable: false,
      cacheable: false,
      hydrate: 'touch',
      messages: ['track', 'track-events', 'track-share'],
      budgetKb: 20,
    },
    {
      path: 'location-map',
      page: 'location-map',
      title: 'points.title',
      offline: true,
      messages: ['points'],
      budgetKb: 20,
    },
    {
      path: 'location-map/:code',
      page: 'service-point',
      title: 'point.title',
      offline: true,
      messages: ['points', 'point'],
      budgetKb: 20,
    },
    {
      path: 'quote',
      page: 'quote',
      title: 'quote.title',
      offline: true,
      messages: ['quote', 'quote-figures'],
      budgetKb: 40,
    },
  ],
  slots: [{ slot: 'quick-track', module: 'quick-track', messages: ['quick-track', 'track-numbers'], budgetKb: 10 }],
});
