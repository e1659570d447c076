import { describe, expect, it } from '@jest/globals';
import { runReport } from './run-report.ts';
import { PASSED, type TestTime } from './tally.ts';

const timed = (name: string, seconds: number, outcome: TestTime['outcome'] = 'passed') => ({ name, seconds, outcome });

describe('report at the end of npm test', () => {
  it('gives the time of each part and of the whole', () => {
    const lines = runReport([{ part: 'lint', seconds: 150.4 }, { part: 'types', seconds: 8.25 }], 151, PASSED).join('\n');
    expect(lines).toMatch(/2 min 30 s {2}lint\n +8\.3 s {2}types\n +2 min 31 s {2}all$/);
  });

  it('names the twenty slowest tests, the slowest first, and none that takes no time', () => {
    const tests = [...Array.from({ length: 25 }, (_, index) => timed(`test ${index}`, index + 2)), timed('fast', 0.1)];
    const named = runReport([], 0, { ...PASSED, tests }).filter((line) => line.includes('test '));
    expect(named).toHaveLength(20);
    expect(named[0]).toContain('26.0 s  test 24');
    expect(runReport([], 0, { ...PASSED, tests: [timed('fast', 0.1)] }).join()).not.toContain('fast');
  });

  it('names tests that passed only at the second try', () => {
    const lines = runReport([], 0, { ...PASSED, tests: [timed('steady', 0.2), timed('shaky', 0.2, 'second try')] });
    expect(lines).toContain('Passed only at the second try');
    expect(lines).toContain('  shaky');
    expect(lines.join()).not.toContain('steady');
  });

  it('names what failed last of all', () => {
    const lines = runReport([], 0, { ...PASSED, tests: [timed('broken', 0.2, 'failed'), timed('steady', 0.2)] });
    expect(lines.slice(-2)).toEqual(['Failed', '  broken']);
  });
});
