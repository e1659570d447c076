/** Counts of checks: what every part of `npm test` gives. */
export interface TestTime {
  /** The test, with the file that holds it. */
  readonly name: string;
  /** Of the longest try. */
  readonly seconds: number;
  /** `second try`: it failed first and passed when it was run again. */
  readonly outcome: 'passed' | 'second try' | 'failed';
}

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** Tests whose times are known, and what failed. */
  readonly tests: readonly TestTime[];
}

export const PASSED: Tally = { passed: 1, failed: 0, tests: [] };
/** A check, or a runner as a whole, that failed. */
export const failedCheck = (name: string, seconds = 0): Tally => ({ passed: 0, failed: 1, tests: [{ name, seconds, outcome: 'failed' }] });

export const total = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  tests: tallies.flatMap(({ tests }) => tests),
});

/**
 * A runner that failed without naming a failed test (a crash, a file that does not load, nothing found) counts as one
 * failure, so that no broken run passes.
 */
export const withExitCode = (tally: Tally, code: number): Tally =>
  code !== 0 && tally.failed === 0 ? { ...tally, failed: 1, tests: [...tally.tests, ...failedCheck(`a test runner ended with code ${code}`).tests] } : tally;

/** The last line of `npm test`. */
export const lastLine = ({ passed, failed }: Tally): string => `${passed} passed, ${failed} failed`;

export interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Test files that could not even be run. */
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly {
    /** Absolute path. */
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      /** The describe blocks around it, outermost first. */
      readonly ancestorTitles: readonly string[];
      readonly fullName: string;
      readonly status: string;
      readonly duration?: number | null;
    }[];
  }[];
}

/** Absolute paths of the test files in which something failed. */
export const failedFiles = ({ testResults }: JestReport): string[] => testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);

/**
 * The counts of a run whose failed files were run again: those files count as the second run has them, and what failed
 * first and passed then is named as a second try.
 */
export function afterSecondTry(first: JestReport, second: JestReport, fileName: (file: string) => string): Tally {
  const again = new Set(failedFiles(first));
  const kept = first.testResults.filter(({ name }) => !again.has(name));
  const named = ({ testResults }: JestReport, wanted: string) =>
    testResults.flatMap(({ name, assertionResults }) => assertionResults.filter(({ status }) => status === wanted).map(({ fullName }) => `${fileName(name)}  ${fullName}`));
  const failedAtFirst = new Set(named(first, 'failed'));
  const passedNow = new Set(named(second, 'passed').filter((name) => failedAtFirst.has(name)));
  const before = fromJest({ ...first, numPassedTests: countPassed(kept), numFailedTests: 0, numRuntimeErrorTestSuites: 0, testResults: kept }, fileName);
  const after = fromJest(second, fileName);
  return total([before, { ...after, tests: after.tests.map((test) => (passedNow.has(test.name) ? { ...test, outcome: 'second try' as const } : test)) }]);
}

const countPassed = (files: JestReport['testResults']): number =>
  files.reduce((sum, { assertionResults }) => sum + assertionResults.filter(({ status }) => status === 'passed').length, 0);

/** Reads what `jest --json` writes. */
export const fromJest = (report: JestReport, fileName: (file: string) => string): Tally => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  tests: report.testResults.flatMap(({ name, status: ofFile, assertionResults }): TestTime[] =>
    ofFile === 'failed' && assertionResults.length === 0
      ? [{ name: `${fileName(name)} did not load`, seconds: 0, outcome: 'failed' }]
      : assertionResults.map(({ fullName, status, duration }) => ({
          name: `${fileName(name)}  ${fullName}`,
          seconds: (duration ?? 0) / 1000,
          outcome: status === 'failed' ? 'failed' : 'passed',
        })),
  ),
});

interface PlaywrightTest {
  readonly projectName: string;
  readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  /** One for each try; duration in ms. */
  readonly results: readonly { readonly duration: number }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly specs: readonly { readonly title: string; readonly tests: readonly PlaywrightTest[] }[];
  readonly suites?: readonly PlaywrightSuite[];
}

export interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly flaky: number; readonly unexpected: number };
  /** What went wrong outside of tests: configuration, servers, files that do not load. */
  readonly errors: readonly { readonly message?: string }[];
  /** One for each file. */
  readonly suites: readonly PlaywrightSuite[];
}

const OUTCOMES = { expected: 'passed', skipped: 'passed', flaky: 'second try', unexpected: 'failed' } as const satisfies Record<PlaywrightTest['status'], TestTime['outcome']>;

const timesIn = ({ title, specs, suites = [] }: PlaywrightSuite, above: readonly string[] = []): TestTime[] => {
  const names = [...above, title];
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ projectName, status, results }) => ({
      name: `[${projectName}] ${[...names, spec.title].join('  ')}`,
      seconds: Math.max(0, ...results.map(({ duration }) => duration)) / 1000,
      outcome: OUTCOMES[status],
    })),
  );
  return [...own, ...suites.flatMap((suite) => timesIn(suite, names))];
};

/** Reads what Playwright's JSON reporter writes. A test that passed on its second try counts as passed; `runReport` names it. */
export const fromPlaywright = ({ stats, errors, suites }: PlaywrightReport): Tally => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  tests: [...suites.flatMap((suite) => timesIn(suite)), ...errors.flatMap(({ message = 'without a message' }) => failedCheck(`e2e, outside of tests: ${message.split('\n', 1)[0]}`).tests)],
});
