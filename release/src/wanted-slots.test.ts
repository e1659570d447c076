import { expect, it } from '@jest/globals';
import { remote, route, shell, slot } from './testing/manifests.ts';
import { emptySlots, newlyEmptySlots } from './wanted-slots.ts';

const wanted = (name: string) => ({ slot: name, many: true });
const asking = remote('mf-a', { routes: [route('book', { page: 'book', slots: [wanted('adress-picker')] }), route('quote', { page: 'quote', slots: [wanted('adress-picker'), wanted('quick-track')] })] });
const filling = remote('mf-b', { slots: [slot('quick-track'), slot('address-picker')] });

it('finds the slot whose name was misspelt, and the pages that ask for it', () => {
  expect(emptySlots([shell('1.0.0'), asking, filling])).toEqual(['slot adress-picker is filled by no build; 2 pages of mf-a would show nothing in its place: book, quote']);
});

it('finds a late slot that nobody fills like any other', () => {
  const late = remote('mf-a', { routes: [route('book', { page: 'book', slots: [{ slot: 'point-map', many: false, late: true }] })] });
  expect(emptySlots([late, filling])).toEqual(['slot point-map is filled by no build; one page of mf-a would show nothing in its place: book']);
  expect(emptySlots([late, remote('mf-b', { slots: [slot('point-map')] })])).toEqual([]);
});

it('has nothing against slots that are filled, and against slots that nobody asks for', () => {
  expect(emptySlots([remote('mf-a', { routes: [route('book', { slots: [wanted('quick-track')] })] }), filling])).toEqual([]);
});

it('blames a change only for what it leaves empty', () => {
  expect(newlyEmptySlots([asking, filling], [asking, filling, remote('mf-c')])).toEqual([]);
  expect(newlyEmptySlots([asking, filling], [asking, remote('mf-b')])).toEqual(['slot quick-track is filled by no build; one page of mf-a would show nothing in its place: quote']);
});
