import { expect, it } from '@jest/globals';
import { CODE, VALUE, wordings } from './message-text.ts';

it('gives a wording for each form, with marks for values and code', () => {
  expect(wordings('{n, plural, one {# parcel} other {# parcels}} for <b>{name}</b>, <code>a.b</code>')).toEqual([`${VALUE} parcel for ${VALUE}, ${CODE}`, `${VALUE} parcels for ${VALUE}, ${CODE}`]);
});

it('gives one wording for a message without forms, the brand by its name', () => {
  expect(wordings("{brand} '{'x'}'")).toEqual(['Amberlane {x}']);
});
