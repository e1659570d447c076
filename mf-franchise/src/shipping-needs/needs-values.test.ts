import { describe, expect, it } from '@jest/globals';
import { BLANK_NEEDS, checkNeeds, needsRequest } from './needs-values.ts';

describe('shipping needs', () => {
  it('of single transport go without cycle and volume, whatever was typed before', () => {
    const single = { ...BLANK_NEEDS, scope: 'INTERNATIONAL', transportMode: 'SINGLE' };
    expect(needsRequest({ ...single, cycle: 'WEEK', volumePerCycle: '40', serviceTypes: 'DOCUMENT' })).toEqual({ scope: 'INTERNATIONAL', transportMode: 'SINGLE', cycle: '', serviceTypes: ['DOCUMENT'] });
  });

  it('name how parcels are handed over and who sends them once that is chosen', () => {
    expect(needsRequest({ ...BLANK_NEEDS, customerStatus: 'REGULAR', localWay: 'DOOR_PICKUP' })).toMatchObject({ customerStatus: 'REGULAR', localWay: 'DOOR_PICKUP' });
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
    expect(checkNeeds({ ...regular, cycle: 'MONTH' }).map(({ field, code }) => [field, code])).toEqual([['volumePerCycle', 'required']]);
    expect(checkNeeds(regular).map(({ field, code }) => [field, code])).toEqual([['cycle', 'required'], ['volumePerCycle', 'required']]);
    expect(checkNeeds({ ...regular, cycle: 'WEEK', volumePerCycle: '40' })).toEqual([]);
    expect(checkNeeds(BLANK_NEEDS)).toEqual([]);
  });

  it('name several services', () => {
    expect(needsRequest({ ...BLANK_NEEDS, serviceTypes: 'DOCUMENT,PALLET' }).serviceTypes).toEqual(['DOCUMENT', 'PALLET']);
    expect(needsRequest(BLANK_NEEDS).serviceTypes).toEqual([]);
  });
});
