/** Counts of checks: what every part of `npm test` gives. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

export const PASSED: Tally = { passed: 1, failed: 0 };
export const FAILED: Tally = { passed: 0, failed: 1 };

export const total = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
});

/**
 * A runner that failed without naming a failed test (a crash, a file that does not load, nothing found) counts as one
 * failure, so that no broken run passes.
 */
export const withExitCode = (tally: Tally, code: number): Tally =>
  code !== 0 && tally.failed === 0 ? { passed: tally.passed, failed: 1 } : tally;

/** The last line of `npm test`. */
export const lastLine = ({ passed, failed }: Tally): string => `${passed} passed, ${failed} failed`;

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Test files that could not even be run. */
  readonly numRuntimeErrorTestSuites: number;
}

/** Reads what `jest --json` writes. */
export const fromJest = (report: JestReport): Tally => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
});

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly flaky: number; readonly unexpected: number };
  /** What went wrong outside of tests: configuration, servers, files that do not load. */
  readonly errors: readonly unknown[];
}

/** Reads what Playwright's JSON reporter writes. A test that passed on its second try counts as passed. */
export const fromPlaywright = ({ stats, errors }: PlaywrightReport): Tally => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
});
