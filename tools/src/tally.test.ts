import { describe, expect, it } from '@jest/globals';
import { afterSecondTry, failedCheck, failedFiles, fromJest, fromPlaywright, lastLine, PASSED, total, withExitCode } from './tally.ts';

const own = (file: string): string => file.replace('/repository/', '');

describe('counting checks', () => {
  it('adds parts up to the last line', () => {
    expect(lastLine(total([PASSED, PASSED, failedCheck('types'), { passed: 10, failed: 2, tests: [] }]))).toBe('12 passed, 3 failed');
  });

  it('counts a test file that does not load as a failure', () => {
    expect(fromJest({ numPassedTests: 3, numFailedTests: 1, numRuntimeErrorTestSuites: 1, testResults: [] }, own)).toMatchObject({ passed: 3, failed: 2 });
  });

  it('counts a flaky browser test as passed and a broken configuration as failed', () => {
    expect(fromPlaywright({ stats: { expected: 4, flaky: 1, unexpected: 0 }, errors: [{ message: 'no server' }], suites: [] })).toMatchObject({ passed: 5, failed: 1 });
  });

  it('never lets a runner pass that ended with an error', () => {
    expect(withExitCode({ passed: 7, failed: 0, tests: [] }, 1)).toMatchObject({ passed: 7, failed: 1 });
    expect(withExitCode({ passed: 7, failed: 2, tests: [] }, 1)).toMatchObject({ passed: 7, failed: 2 });
    expect(withExitCode({ passed: 7, failed: 0, tests: [] }, 0)).toMatchObject({ passed: 7, failed: 0 });
  });
});

describe('a second try of failed files', () => {
  const file = (name: string, ...statuses: string[]) => ({
    name: `/repository/${name}`,
    status: statuses.includes('passed') && !statuses.includes('failed') ? 'passed' : 'failed',
    assertionResults: statuses.map((status, index) => ({ ancestorTitles: [], fullName: `test ${index + 1}`, status, duration: 1_000 })),
  });
  const run = (...testResults: ReturnType<typeof file>[]) => ({
    numPassedTests: testResults.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === 'passed').length,
    numFailedTests: testResults.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === 'failed').length,
    numRuntimeErrorTestSuites: testResults.filter(({ assertionResults }) => assertionResults.length === 0).length,
    testResults,
  });
  const first = run(file('good.test.ts', 'passed', 'passed'), file('shaky.test.ts', 'passed', 'failed'), file('broken.test.ts', 'failed'), file('unread.test.ts'));

  it('runs what failed or did not load', () => {
    expect(failedFiles(first)).toEqual(['/repository/shaky.test.ts', '/repository/broken.test.ts', '/repository/unread.test.ts']);
  });

  it('counts what fails again, and names what passed the second time', () => {
    const second = run(file('shaky.test.ts', 'passed', 'passed'), file('broken.test.ts', 'failed'), file('unread.test.ts', 'passed'));
    const tally = afterSecondTry(first, second, own);
    expect(tally).toMatchObject({ passed: 5, failed: 1 });
    expect(tally.tests.filter(({ outcome }) => outcome === 'second try').map(({ name }) => name)).toEqual(['shaky.test.ts  test 2']);
  });
});

describe('times of tests', () => {
  it('come from Jest with the file', () => {
    const assertionResults = [
      { ancestorTitles: ['orders'], fullName: 'orders are kept', status: 'passed', duration: 1_500 },
      { ancestorTitles: [], fullName: 'skipped', status: 'pending' },
    ];
    const testResults = [{ name: '/repository/api/src/a.test.ts', status: 'passed', assertionResults }];
    expect(fromJest({ numPassedTests: 1, numFailedTests: 0, numRuntimeErrorTestSuites: 0, testResults }, own).tests).toEqual([
      { name: 'api/src/a.test.ts  orders are kept', seconds: 1.5, outcome: 'passed' },
      { name: 'api/src/a.test.ts  skipped', seconds: 0, outcome: 'passed' },
    ]);
  });

  it('come from Playwright with project and groups; a second try is told', () => {
    const flaky = { projectName: 'site', status: 'flaky', results: [{ duration: 9_000 }, { duration: 2_000 }] } as const;
    const steady = { projectName: 'isolation', status: 'expected', results: [{ duration: 500 }] } as const;
    const suites = [{ title: 'e2e/site/a.spec.ts', specs: [], suites: [{ title: 'in ar', specs: [{ title: 'opens', tests: [flaky, steady] }] }] }];
    expect(fromPlaywright({ stats: { expected: 1, flaky: 1, unexpected: 0 }, errors: [], suites }).tests).toEqual([
      { name: '[site] e2e/site/a.spec.ts  in ar  opens', seconds: 9, outcome: 'second try' },
      { name: '[isolation] e2e/site/a.spec.ts  in ar  opens', seconds: 0.5, outcome: 'passed' },
    ]);
  });
});
