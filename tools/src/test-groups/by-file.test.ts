import { describe, expect, it } from '@jest/globals';
import type { JestReport } from '../tally.ts';
import { byFile } from './by-file.ts';

const GROUPS = '/repository/.cache/test/groups';

const result = (status: string, ...titles: string[]) => ({ ancestorTitles: titles.slice(0, -1), fullName: titles.join(' '), status });

const report = (...testResults: JestReport['testResults'][number][]): JestReport => ({ numPassedTests: 3, numFailedTests: 1, numRuntimeErrorTestSuites: 0, testResults });

describe('a report of groups', () => {
  it('is read file by file, and a failure is that of its file alone', () => {
    const group = {
      name: `${GROUPS}/mf-x-tests/group-1.test.ts`,
      status: 'failed',
      assertionResults: [result('passed', 'mf-x/a.test.ts', 'orders', 'are kept'), result('failed', 'mf-x/b.test.ts', 'orders', 'are sent'), result('passed', 'mf-x/a.test.ts', 'alone')],
    };
    expect(byFile(report(group), '/repository', GROUPS).testResults).toEqual([
      { name: '/repository/mf-x/a.test.ts', status: 'passed', assertionResults: [result('passed', 'orders', 'are kept'), result('passed', 'alone')] },
      { name: '/repository/mf-x/b.test.ts', status: 'failed', assertionResults: [result('failed', 'orders', 'are sent')] },
    ]);
  });

  it('keeps files that ran alone, and a group that could not run', () => {
    const alone = { name: '/repository/mf-x/c.test.ts', status: 'passed', assertionResults: [result('passed', 'clocks', 'tick')] };
    const broken = { name: `${GROUPS}/mf-x-tests/group-2.test.ts`, status: 'failed', assertionResults: [] };
    expect(byFile(report(alone, broken), '/repository', GROUPS).testResults).toEqual([alone, broken]);
  });
});
