import { remoteConfig } from '@amberlane/contract/federation/remote-config';
import { expect, it } from '@jest/globals';
import { lastGoodPart } from './last-good-part.ts';

const lastGood = remoteConfig.parse({
  name: 'mf-shipping',
  core: '^1.0.0',
  routes: [{ path: 'book', aliases: ['order'], page: 'booking', messages: ['booking'], budgetKb: 1 }],
  slots: [{ slot: 'quick-book', module: 'quick', messages: ['quick'], budgetKb: 1 }],
});

it('asks the last good build for the messages that it declares itself, not for those of the live one', () => {
  expect(lastGoodPart(lastGood, { expose: './pages/booking', serves: { route: 'book' } })).toEqual({ expose: './pages/booking', bundles: ['booking'] });
  expect(lastGoodPart(lastGood, { expose: './pages/booking' })).toEqual({ expose: './pages/booking', bundles: ['booking'] });
});

it('finds a page and a slot whose folder a release has renamed', () => {
  expect(lastGoodPart(lastGood, { expose: './pages/book', serves: { route: 'order' } })).toEqual({ expose: './pages/booking', bundles: ['booking'] });
  expect(lastGoodPart(lastGood, { expose: './slots/quick-book', serves: { slot: 'quick-book', fillings: ['./slots/quick-book'] } })).toEqual({ expose: './slots/quick', bundles: ['quick'] });
});

it('has nothing for a page that only the live build knows', () => {
  expect(lastGoodPart(lastGood, { expose: './pages/quote', serves: { route: 'quote' } })).toBeNull();
  expect(lastGoodPart(lastGood, { expose: './pages/quote' })).toBeNull();
});

it('keeps the fillings apart with which a remote fills one slot', () => {
  const filled = remoteConfig.parse({
    name: 'mf-shipping',
    core: '^1.0.0',
    routes: [],
    slots: ['first', 'second', 'third'].map((module) => ({ slot: 'offers', module, messages: [module], budgetKb: 1 })),
  });
  const fillings = ['./slots/third', './slots/start', './slots/middle', './slots/last'];
  const found = fillings.map((expose) => lastGoodPart(filled, { expose, serves: { slot: 'offers', fillings } })?.expose);
  expect(found).toEqual(['./slots/third', './slots/first', './slots/second', undefined]);
});
