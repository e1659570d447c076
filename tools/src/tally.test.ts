import { describe, expect, it } from '@jest/globals';
import { FAILED, fromJest, fromPlaywright, lastLine, PASSED, total, withExitCode } from './tally.ts';

describe('counting checks', () => {
  it('adds parts up to the last line', () => {
    expect(lastLine(total([PASSED, PASSED, FAILED, { passed: 10, failed: 2 }]))).toBe('12 passed, 3 failed');
  });

  it('counts a test file that does not load as a failure', () => {
    expect(fromJest({ numPassedTests: 3, numFailedTests: 1, numRuntimeErrorTestSuites: 1 })).toEqual({ passed: 3, failed: 2 });
  });

  it('counts a flaky browser test as passed and a broken configuration as failed', () => {
    expect(fromPlaywright({ stats: { expected: 4, flaky: 1, unexpected: 0 }, errors: ['no server'] })).toEqual({ passed: 5, failed: 1 });
  });

  it('never lets a runner pass that ended with an error', () => {
    expect(withExitCode({ passed: 7, failed: 0 }, 1)).toEqual({ passed: 7, failed: 1 });
    expect(withExitCode({ passed: 7, failed: 2 }, 1)).toEqual({ passed: 7, failed: 2 });
    expect(withExitCode({ passed: 7, failed: 0 }, 0)).toEqual({ passed: 7, failed: 0 });
  });
});
