import { describe, expect, it } from '@jest/globals';
import { BLANK_NEEDS, checkNeeds, needsRequest } from './needs-values.ts';

describe('shipping needs', () => {
  it('of single transport go without cycle and volume, whatever was typed before', () => {
    expect(needsRequest({ ...BLANK_NEEDS, cycle: 'WEEK', volumePerCycle: '40', serviceTypes: 'DOCUMENT' })).toEqual({
      customerStatus: 'NEW', scope: 'INTERNATIONAL', transportMode: 'SINGLE', cycle: '', serviceTypes: ['DOCUMENT'], localWay: 'DOOR_PICKUP',
    });
  });

  it.each([
    ['40', 40],
    ['1 200', 1_200],
    ['٤٠', 40],
    ['۴۰', 40],
    ['2.5', 2.5],
    ['many', Number.NaN],
  ])('of regular transport: %p parcels', (volumePerCycle, number) => {
    expect(needsRequest({ ...BLANK_NEEDS, transportMode: 'REGULAR', cycle: 'WEEK', volumePerCycle })).toMatchObject({ cycle: 'WEEK', volumePerCycle: number });
  });

  it('of regular transport want both cycle and volume, at once', () => {
    const regular = { ...BLANK_NEEDS, transportMode: 'REGULAR' };
    expect(checkNeeds(regular).map(({ field, code }) => [field, code])).toEqual([['volumePerCycle', 'required']]);
    expect(checkNeeds({ ...regular, cycle: '' }).map(({ field, code }) => [field, code])).toEqual([['cycle', 'required'], ['volumePerCycle', 'required']]);
    expect(checkNeeds({ ...regular, cycle: 'WEEK', volumePerCycle: '40' })).toEqual([]);
    expect(checkNeeds(BLANK_NEEDS)).toEqual([]);
  });

  it('name several services', () => {
    expect(needsRequest({ ...BLANK_NEEDS, serviceTypes: 'DOCUMENT,PALLET' }).serviceTypes).toEqual(['DOCUMENT', 'PALLET']);
    expect(needsRequest(BLANK_NEEDS).serviceTypes).toEqual([]);
  });
});
