import { describe, expect, it } from '@jest/globals';
import type { Answered } from './load.ts';
import { failureKinds, figuresOf, missesOf } from './outcome.ts';

const at = (from: number, to: number, kind: Answered['kind'], outcome: string): Answered => ({ from, to, kind, outcome });
const answered = [at(0, 40, 'page', '200'), at(0, 30, 'page', '302'), at(100, 4_100, 'call', '200'), at(100, 8_100, 'write', '504'), at(200, 260, 'write', '504'), at(300, 310, 'call', 'read ECONNRESET')];
const figures = figuresOf({ answered, since: 100, lost: 0, doubled: 0 });

describe('what a drill has shown', () => {
  it('counts requests and failures, the last failure and the longest good wait', () =>
    expect(figures).toEqual({ requests: 6, failedViews: 0, failedCalls: 3, lost: 0, doubled: 0, recoveryMs: 8_000, slowestMs: 4_000 }));

  it('takes no redirect of a call for an answer', () =>
    expect(figuresOf({ answered: [at(0, 1, 'call', '302'), at(0, 1, 'page', '500')], since: 0, lost: 0, doubled: 0 })).toMatchObject({ failedViews: 1, failedCalls: 1 }));

  it('needs no recovery when failures lie before the end of the cause', () =>
    expect(figuresOf({ answered: [at(0, 50, 'call', '503')], since: 60, lost: 0, doubled: 0 }).recoveryMs).toBe(0));

  it('says how often what failed', () => expect(failureKinds(answered)).toEqual(['write 504 × 2', 'call read ECONNRESET × 1']));
});

describe('what must hold', () => {
  it.each([
    [{ failedViews: 0, failedCalls: 3 }, []],
    [{ failedViews: 0, failedCalls: null, recoveryMs: 8_000 }, []],
    [{ failedViews: 0, failedCalls: 1 }, ['3 calls failed, at most 1 may']],
    [{ failedViews: 0, failedCalls: null, leastFailedCalls: 3 }, []],
    [{ failedViews: 0, failedCalls: null, leastFailedCalls: 4 }, ['the fault was not felt: too few calls failed']],
    [{ failedViews: 0, failedCalls: null, recoveryMs: 5_000 }, ['8000 ms until the last failure, at most 5000 may']],
  ])('%j misses %j', (target, misses) => expect(missesOf(figures, target)).toEqual(misses));

  it('forgives no lost and no doubled order, and no drill without a request', () =>
    expect(missesOf({ ...figures, requests: 0, failedViews: 2, lost: 1, doubled: 4 }, { failedViews: 0, failedCalls: null })).toEqual([
      '2 page views failed, at most 0 may', '1 acknowledged orders are lost, at most 0 may', '4 orders exist twice, at most 0 may', 'nothing was asked',
    ]));
});
