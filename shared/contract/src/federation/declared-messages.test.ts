import { expect, it } from '@jest/globals';
import { declaredMessageFaults } from './declared-messages.ts';

const present = new Map([['booking', new Set(['booking.title'])], ['form', new Set(['form.send'])]]);
const faults = (route: { title?: string; messages: string[] }, slots: { slot: string; messages: string[] }[] = []): string[] =>
  declaredMessageFaults({ routes: [{ path: 'book', page: 'book', ...route }], slots, menu: [], feeds: [] }, [...present.keys()], (bundle) => present.get(bundle) ?? null);

it('accepts bundles and titles that exist', () => {
  expect(faults({ title: 'booking.title', messages: ['booking', 'form'] }, [{ slot: 'quick-book', messages: ['booking'] }])).toEqual([]);
  expect(faults({ messages: ['booking'] })).toEqual([]);
});

it('names the route and the bundles that there are when a bundle is misspelt', () => {
  expect(faults({ messages: ['bookings'] })).toEqual(['route "book" asks for the message bundle "bookings", which does not exist; there are "booking", "form"']);
  expect(faults({ messages: ['form'] }, [{ slot: 'quick-book', messages: ['boking'] }])).toEqual([
    'slot "quick-book" asks for the message bundle "boking", which does not exist; there are "booking", "form"',
  ]);
});

it('names a title that is no message, or of a bundle that the route does not load', () => {
  expect(faults({ title: 'booking.titel', messages: ['booking'] })).toEqual(['route "book" has the title "booking.titel", which is no message']);
  expect(faults({ title: 'booking.title', messages: ['form'] })).toEqual(['route "book" has the title "booking.title", but does not ask for the message bundle "booking"']);
});
