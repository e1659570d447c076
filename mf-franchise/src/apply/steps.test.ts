import { describe, expect, it } from '@jest/globals';
import { saveFranchiseApplication } from '@amberlane/contract/calls/leads';
import { isStep, NO_VALUES, requestAt, stepAfter, stepBefore, stepOfField, STEPS, type ApplyValues } from './steps.ts';

const YOU: ApplyValues = { ...NO_VALUES, name: 'Chukwuemeka Eze', country: 'NG', contactNumber: '01 280 0142', email: 'c.eze@example.com' };
const faultsOf = (values: object) => saveFranchiseApplication.request.safeParse(values).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('the steps of an application', () => {
  it('judge what was asked so far, and nothing that comes later', () => {
    expect(faultsOf(requestAt('you', NO_VALUES)).sort()).toEqual(['contactNumber', 'country', 'email', 'name']);
    expect(faultsOf(requestAt('you', YOU))).toEqual([]);
    expect(faultsOf(requestAt('territory', YOU)).sort()).toEqual(['city', 'state']);
    expect(faultsOf(requestAt('review', YOU)).sort()).toEqual(['city', 'state']);
  });

  it('send what was typed, whole', () => {
    const file = { id: 'a'.repeat(43), name: 'lease.pdf', bytes: 2_000, expiresAt: '2099-01-01T00:00:00Z' };
    const request = requestAt('review', { ...YOU, state: 'Enugu', city: 'Nsukka', logisticsExperience: 'false', attachments: JSON.stringify([file]) });
    expect(saveFranchiseApplication.request.parse(request)).toMatchObject({ state: 'Enugu', city: 'Nsukka', logisticsExperience: false, attachments: [file.id] });
    expect(requestAt('review', YOU).logisticsExperience).toBeNull();
  });

  it('follow each other, and hold every field', () => {
    expect(STEPS.map(stepAfter)).toEqual(['territory', 'experience', 'papers', 'review', 'review']);
    expect(stepBefore('you')).toBeNull();
    expect(stepBefore('review')).toBe('papers');
    expect(isStep('papers') && !isStep('sent') && !isStep(null)).toBe(true);
    expect([stepOfField('attachments.2'), stepOfField('city'), stepOfField('homepage')]).toEqual(['papers', 'territory', 'review']);
  });
});
