import { remoteConfig } from '@amberlane/contract/federation/remote-config';
import { expect, it } from '@jest/globals';
import { standInFor } from './stand-in.ts';

const lastGood = remoteConfig.parse({
  name: 'mf-shipping',
  core: '^1.0.0',
  routes: [{ path: 'book', aliases: ['order'], page: 'booking', messages: ['booking'], budgetKb: 1 }],
  slots: [{ slot: 'quick-book', module: 'quick', messages: ['quick'], budgetKb: 1 }],
});

it('asks the last good build for the messages that it declares itself, not for those of the live one', () => {
  expect(standInFor(lastGood, { expose: './pages/booking', serves: { route: 'book' } })).toEqual({ expose: './pages/booking', bundles: ['booking'] });
  expect(standInFor(lastGood, { expose: './pages/booking' })).toEqual({ expose: './pages/booking', bundles: ['booking'] });
});

it('finds a page and a slot whose folder a release has renamed', () => {
  expect(standInFor(lastGood, { expose: './pages/book', serves: { route: 'order' } })).toEqual({ expose: './pages/booking', bundles: ['booking'] });
  expect(standInFor(lastGood, { expose: './slots/quick-book', serves: { slot: 'quick-book' } })).toEqual({ expose: './slots/quick', bundles: ['quick'] });
});

it('has nothing for a page that only the live build knows', () => {
  expect(standInFor(lastGood, { expose: './pages/quote', serves: { route: 'quote' } })).toBeNull();
  expect(standInFor(lastGood, { expose: './pages/quote' })).toBeNull();
});
