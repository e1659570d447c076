import { expect, it } from '@jest/globals';
import { WHOLE } from '../../testing/ship-site.ts';
import { valuesOf } from './from-order.ts';
import { contestedFields, entriesOf, isChanged } from './typed-changes.ts';

const values = valuesOf(WHOLE);
const opened = { values, step: 'goods' } as const;

it('a form that was opened is not changed by its price', () => {
  expect(isChanged(opened, { ...opened, values: { ...values, quoteId: 'q-2', seenTotal: '66000', seenFor: 'key', agreementVersion: '2026-11' } })).toBe(false);
  const unpriced = { ...opened, values: { ...values, expressType: '' } };
  expect(isChanged(unpriced, { ...opened, values: { ...values, expressType: 'specialLine', proposedType: 'specialLine' } })).toBe(false);
});

it('a product that was proposed is neither kept nor held against another tab', () => {
  const proposed = { ...values, expressType: 'smallParcel', proposedType: 'smallParcel' };
  expect(entriesOf(proposed)['expressType']).toBeNull();
  expect(contestedFields(proposed, WHOLE)).toEqual([]);
  expect(contestedFields({ ...proposed, acceptName: 'Huda' }, WHOLE)).toEqual(['acceptName']);
  const chosen = { ...proposed, proposedType: '' };
  expect(entriesOf(chosen)['expressType']).toBe('smallParcel');
  expect(contestedFields(chosen, WHOLE)).toEqual(['expressType']);
});

it('a form is changed by what its reader types, chooses and goes on to', () => {
  expect(isChanged(opened, { ...opened, values: { ...values, acceptName: 'Huda' } })).toBe(true);
  expect(isChanged(opened, { ...opened, values: { ...values, expressType: 'smallParcel', proposedType: 'specialLine' } })).toBe(true);
  expect(isChanged(opened, { ...opened, step: 'sender' })).toBe(true);
  expect(isChanged(null, opened)).toBe(true);
});
