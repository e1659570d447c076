import { describe, expect, it } from '@jest/globals';
import { nextStep, type LoadCircumstances, type LoadFault, type LoadStep } from './failure-order.ts';

/** Steps walked when every one of them fails in the same way. */
function walk(fault: LoadFault, circumstances: LoadCircumstances): LoadStep[] {
  const steps: LoadStep[] = ['try'];
  for (let step: LoadStep = 'try'; step !== 'card' && step !== 'reload'; ) {
    step = nextStep(step, fault, circumstances);
    steps.push(step);
  }
  return steps;
}

const all = { hasLastGood: true, reloaded: false, mayReload: true };

describe('the order in which a remote is brought on screen', () => {
  it('is try, retry, last good build, reload', () => {
    expect(walk('failed', all)).toEqual(['try', 'retry', 'lastGood', 'reload']);
  });

  it('ends with the card when the page was reloaded before', () => {
    expect(walk('failed', { ...all, reloaded: true })).toEqual(['try', 'retry', 'lastGood', 'card']);
  });

  it('ends with the card where the server has rendered the page', () => {
    expect(walk('failed', { ...all, mayReload: false })).toEqual(['try', 'retry', 'lastGood', 'card']);
  });

  it('asks no second time a build that hangs or is refused', () => {
    expect(walk('hung', all)).toEqual(['try', 'lastGood', 'reload']);
    expect(walk('refused', { ...all, mayReload: false })).toEqual(['try', 'lastGood', 'card']);
  });

  it('goes on without a last good build', () => {
    expect(walk('failed', { ...all, hasLastGood: false })).toEqual(['try', 'retry', 'reload']);
  });

  it('comes to an end from every step', () => {
    for (const step of ['try', 'retry', 'lastGood', 'reload', 'card'] as const) {
      expect(nextStep(step, 'failed', { hasLastGood: false, reloaded: true, mayReload: true })).toBe(step === 'try' ? 'retry' : 'card');
    }
  });
});
